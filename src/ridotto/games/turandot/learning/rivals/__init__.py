"""Scripted opponents for training: the heuristic bot's play as rules for many matches at once."""
