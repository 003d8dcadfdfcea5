"""The words of options, for menus and help texts.

A game's own words have the keys `option-GAME-NAME` and `option-GAME-NAME-VALUE`, shared ones `option-NAME`.
Explanations have the same keys after `option-hint-`, questions after `option-ask-`. If there are no words,
the names of the record are used.
"""

from collections.abc import Callable

TextOf = Callable[[str], str]
"""Gives the text of a key; the key itself where there is none."""


def option_label(text_of: TextOf, game_id: str, name: str) -> str:
    """What it is: "Mode"."""
    return _first(text_of, f"option-{game_id}-{name}", f"option-{name}") or name


def option_question(text_of: TextOf, game_id: str, name: str) -> str:
    """What a menu asks: "Which mode?" """
    question = _first(text_of, f"option-ask-{game_id}-{name}", f"option-ask-{name}")
    return question or option_label(text_of, game_id, name)


def value_label(text_of: TextOf, game_id: str, name: str, value: str | int) -> str:
    """A value and, where there is one, its explanation."""
    label = _first(text_of, f"option-{game_id}-{name}-{value}", f"option-{name}-{value}") or str(value)
    hint = _first(text_of, f"option-hint-{game_id}-{name}-{value}", f"option-hint-{name}-{value}")
    return f"{label}: {hint}" if hint else label


def _first(text_of: TextOf, *keys: str) -> str | None:
    """The text of the first key that has one."""
    texts = ((key, text_of(key)) for key in keys)
    return next((text for key, text in texts if text != key), None)
