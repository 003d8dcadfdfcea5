"""Symbols that repeat what a colour says, for terminals without colour."""

import codecs
from collections.abc import Mapping

ACTING = "▶"

JOINER = "\ue000"
"""A placeholder for a space where no line may break, since rich breaks at no-break spaces too. The screen
turns it into a space."""

PLAIN_SIGNS = "ridotto.plain-signs"
"""An error handler for streams whose encoding lacks the signs."""

_PLAIN = dict(zip("▶−·…×→✓’“”„«»–—\u00a0", '>-|.x>x\'"""""-- ', strict=True))


def add_plain_signs(plain: Mapping[str, str]) -> None:
    """Letters for the signs of a game. A sign keeps the letter that it was given first."""
    _PLAIN.update({sign: letter for sign, letter in plain.items() if sign not in _PLAIN})


def _plain_signs(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letters = error.object[error.start : error.end]
    return "".join(_PLAIN.get(letter, "?") for letter in letters), error.end


codecs.register_error(PLAIN_SIGNS, _plain_signs)


def joined(text: str) -> str:
    """A text that stays on one line."""
    return text.replace(" ", JOINER)
