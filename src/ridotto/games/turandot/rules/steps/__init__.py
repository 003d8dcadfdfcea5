"""The rules as small functions on cells (state.py). Numbers name the rules in docs/players/rules-turandot.md.

The Maestro card is passed when the next audition opens (chance.py): a choice of this implementation.
"""
