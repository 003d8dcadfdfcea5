"""The search that asks a network which cards to try."""
