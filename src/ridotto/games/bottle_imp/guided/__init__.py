"""The search that asks networks: which cards to try, and in the eye what a position is worth."""
