"""Pictures of every screen and of every game's table, and the moments of real games that they are taken of."""
