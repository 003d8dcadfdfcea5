"""A bot as a Python object: `module:Class`, or with options of its own `module:Class:depth=3,risk=0.5`.

Like a program it cannot stop a contest: an error or an illegal action is counted as a fault, and a random
legal move is played for it. But it runs in our process: one that never returns cannot be stopped.
"""

import importlib
import re
import sys
from operator import index
from pathlib import Path
from types import ModuleType
from typing import cast

from ridotto.bots.random_bot import RandomBot
from ridotto.engine.bot import Bot, decide_all
from ridotto.engine.choices import Choice
from ridotto.engine.errors import InvalidOptions
from ridotto.engine.game import Seat, SomeGame, View
from ridotto.engine.notation import in_short, quote_short
from ridotto.engine.rng import Rng

_WRITTEN = re.compile(
    r"(?P<module>[^\W\d]\w*(\.[^\W\d]\w*)*):(?P<made_by>[^\W\d]\w*)(:(?P<options>.*))?", re.DOTALL
)
_WORDS = {"true": True, "false": False}
_EXAMPLE = "my_bots:Careful:depth=3,risk=0.5"

Value = str | int | float | bool


def is_python_bot(name: str) -> bool:
    return _WRITTEN.fullmatch(name) is not None


class PythonBot:
    def __init__(self, name: str) -> None:
        written = _WRITTEN.fullmatch(name)
        assert written is not None
        self._bot = _made(written["module"], written["made_by"], _parsed(written["options"]))
        self.faults: list[str] = []

    def compile_bot(self, game: SomeGame, s: object) -> None:
        """Needs no preparation."""

    def choose(self, game: SomeGame, s: object, seat: Seat, rng: Rng) -> Choice[object]:
        try:
            return decide_all(self._bot, game, s, seat, rng)
        except (Exception, SystemExit) as error:
            self.faults.append(in_short(error))
            return decide_all(RandomBot(), game, s, seat, rng)

    def close(self) -> None:
        """There is nothing to close."""


def _made(module_name: str, made_by: str, options: dict[str, Value]) -> Bot[View]:
    """The object that the class or function returns for these options."""
    module = _imported(module_name)
    maker = getattr(module, made_by, None)
    if maker is None:
        raise InvalidOptions("bot-class-missing", module=module_name, name=made_by, known=_known(module))
    if not callable(maker):
        raise InvalidOptions("bot-class-no-bot", bot=f"{module_name}:{made_by}")
    try:
        made: object = maker(**options)
    except (Exception, SystemExit) as error:
        bot = f"{module_name}:{made_by}"
        raise InvalidOptions("bot-not-made", bot=bot, reason=in_short(error)) from None
    if isinstance(made, type) or not callable(getattr(made, "choose", None)):
        raise InvalidOptions("bot-class-no-bot", bot=f"{module_name}:{made_by}")
    return _Checked(cast(Bot[View], made))


class _Checked:
    """A user's bot: `needs_full_view` is optional, and the answer is not trusted."""

    name = "python"

    def __init__(self, bot: Bot[View]) -> None:
        self._bot = bot
        self.needs_full_view = bool(getattr(bot, "needs_full_view", True))

    def choose(self, view: View, rng: Rng) -> int:
        # A whole number of any kind, NumPy's too.
        return index(self._bot.choose(view, rng))


def _imported(name: str) -> ModuleType:
    """Import from Python's path, and from the current folder."""
    here = str(Path.cwd())
    if here not in sys.path:
        # Last, so that a user's file does not shadow a library.
        sys.path.append(here)
        importlib.invalidate_caches()
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{name}.".startswith(f"{error.name}."):
            raise InvalidOptions("bot-module-missing", module=quote_short(name)) from None
        raise InvalidOptions("bot-module-broken", module=name, reason=in_short(error)) from None
    except (Exception, SystemExit) as error:
        raise InvalidOptions("bot-module-broken", module=name, reason=in_short(error)) from None


def _known(module: ModuleType) -> str:
    """Suggestions for a misspelt name."""
    found = [name for name, value in vars(module).items() if isinstance(value, type) and _has_choose(value)]
    return ", ".join(sorted(found)) or "–"


def _has_choose(kind: type) -> bool:
    return callable(getattr(kind, "choose", None))


def _parsed(text: str | None) -> dict[str, Value]:
    if text is None:
        return {}
    found: dict[str, Value] = {}
    for word in text.split(","):
        name, equals, value = word.partition("=")
        if not (equals and name.isidentifier()) or name in found:
            raise InvalidOptions("bot-options-unreadable", text=quote_short(word), example=_EXAMPLE)
        found[name] = _value(value)
    return found


def _value(word: str) -> Value:
    """Parses a number, true or false; anything else is text."""
    if word in _WORDS:
        return _WORDS[word]
    for kind in (int, float):
        try:
            return kind(word)
        except ValueError:
            continue
    return word
