"""Games and settings on disk: plain JSON, written so that a kill at any moment loses nothing."""
