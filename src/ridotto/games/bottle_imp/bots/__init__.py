"""The bots for The Bottle Imp."""
