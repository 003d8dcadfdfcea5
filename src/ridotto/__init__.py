"""Ridotto: Turandot and The Bottle Imp, to play and to study."""

__version__ = "0.1.0"
