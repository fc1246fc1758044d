"""Figures beside those of other projects, measured in one run on one machine: `python run.py bench`."""
