"""The search that asks a network which cards are worth a try."""
