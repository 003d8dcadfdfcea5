"""The cards, from a CSV file beside the code that reads it."""
