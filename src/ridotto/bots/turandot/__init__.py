"""The bots for Turandot."""
