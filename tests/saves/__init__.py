"""Saves: what is written comes back, what is broken is told."""
