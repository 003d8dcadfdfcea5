"""The words of the command line in the language it speaks."""

from collections.abc import Callable

Say = Callable[..., str]
"""Gives the text of a key, with its facts."""
