"""The cards of Aniołowie, a file for each sort."""
