"""Choices for rooms with several workers: the driver of the database, and how workers hear of each other."""
