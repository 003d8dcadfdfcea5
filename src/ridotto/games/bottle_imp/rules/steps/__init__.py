"""The rules of a round as small functions on cells (state.py).

Their numbers are those of docs/players/rules-bottle-imp.md.
"""
