"""The eight armies, a file each."""
