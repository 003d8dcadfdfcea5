"""Bots against bots: shared deals, rotated seats, ratings, intervals."""
