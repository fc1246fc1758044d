"""Rules and minds. Nothing here draws, opens a file or reads a clock."""
