"""Programs that paint every picture of Caelum with Pillow and the standard library."""
