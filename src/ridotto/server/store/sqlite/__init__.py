"""The data file itself: its names and its lock, its schema, and whether it is still there."""
