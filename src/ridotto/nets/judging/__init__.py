"""Judges: small value networks for positions, compiled together with the search that uses them."""
