"""Ridotto: card games to play and to study.

This module is all that most programs need. Nothing heavy is loaded before it is used.

>>> import ridotto
>>> game = ridotto.games()[0]
>>> match = ridotto.load(game, seed=7)
>>> match.play_bots("normal")
()
>>> ridotto.verify(match.record()) is None
True
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ridotto.api import (
        Bot,
        Disagreement,
        IllegalMove,
        InvalidMove,
        InvalidOptions,
        InvalidRecord,
        Match,
        NamedBot,
        Outcome,
        Record,
        RidottoError,
        bot,
        games,
        load,
        play,
        read_records,
        verify,
    )

__version__ = "0.1.0"

__all__ = [
    "Bot",
    "Disagreement",
    "IllegalMove",
    "InvalidMove",
    "InvalidOptions",
    "InvalidRecord",
    "Match",
    "NamedBot",
    "Outcome",
    "Record",
    "RidottoError",
    "__version__",
    "bot",
    "games",
    "load",
    "play",
    "read_records",
    "verify",
]


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from ridotto import api

    # Importing the package `games` has put it here under this name; it can be called like the function.
    found = globals().get(name) or getattr(api, name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
