"""Ridotto: card games to play and to study.

Most programs need only this module. Heavy libraries are loaded on first use.

>>> import ridotto
>>> game = ridotto.games()[0]
>>> match = ridotto.load(game, seed=7)
>>> match.play_bots("normal")
()
>>> ridotto.verify(match.record()) is None
True
"""

# Type checkers treat this as true. Importing it from `typing` takes a while, in which an interrupt would
# print a traceback (see __main__.py).
TYPE_CHECKING = False

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


if not TYPE_CHECKING:  # or any misspelt name would be known

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from ridotto import api

        # Importing the package `games` has set this name to the package, which can be called like the
        # function.
        found = globals().get(name) or getattr(api, name)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
