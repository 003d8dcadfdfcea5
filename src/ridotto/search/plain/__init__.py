"""The search for a game on cells that brings no more than its points."""
