"""Pixels, pointers and keys. Everything about the rules is asked of `game`, everything about files of `saves`."""
