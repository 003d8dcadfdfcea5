"""Judges: small networks that say what a position is worth, compiled with the search that asks them."""
