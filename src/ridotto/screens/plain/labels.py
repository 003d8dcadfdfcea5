"""Fields and moves of any game in words, where the game has words for them.

`field-GAME-NAME` names a field. `move-GAME-WHOLE-MOVE` is a move; `move-GAME-WORD` is a move that begins with
this word, with the rest as `$rest`. The browser looks for the same keys.
"""

import re

from ridotto.screens.words import Words

_NO_KEY = re.compile(r"[^A-Za-z0-9_-]+")


def field_label(words: Words, game_id: str, name: str) -> str:
    return words.known(f"field-{game_id}-{name}") or humanised(name)


def move_label(words: Words, game_id: str, move: str) -> str:
    word, _, rest = move.partition(" ")
    whole = f"move-{game_id}-{_NO_KEY.sub('-', move)}"
    if rest and words.has(whole):
        return words(whole)
    known = f"move-{game_id}-{word}"
    return words(known, rest=rest) if words.has(known) else move


def humanised(name: str) -> str:
    """`hand_sizes` as "Hand sizes"."""
    text = name.replace("_", " ").strip()
    return text[:1].upper() + text[1:]
