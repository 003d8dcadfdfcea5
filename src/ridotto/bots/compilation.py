"""Compiled code for the searching bots and for the rules: whether it is loaded, and loading it.

    python -m ridotto.bots.compilation      compile what is missing, at low priority

Compiling takes a quarter of a minute at the first start of a version, loading from the cache a moment.
"""

import os
import sys

from ridotto.bots.registry import searchers
from ridotto.compile.rule import alone_in_cache, is_jit_wanted
from ridotto.engine.bot import Bot
from ridotto.engine.game import View
from ridotto.games.kernels import are_all_kept, warm_all
from ridotto.nets.bot import NetBot
from ridotto.search.bot import SearchBot

NICENESS = 10


def is_compiled(bot: Bot[View]) -> bool:
    """Whether its code is loaded, so that it can move at once."""
    return not isinstance(bot, SearchBot) or bot.is_warm


def needs_compiling(bot: Bot[View]) -> bool:
    """Whether it must be compiled first, which takes so long that the user should be told."""
    return isinstance(bot, SearchBot) and not bot.is_warm and not bot.is_kept and is_jit_wanted()


def compile_bot(bot: Bot[View]) -> None:
    """Compile it, or load it from the cache; of a network, load the weights."""
    if isinstance(bot, SearchBot | NetBot):
        bot.warm_up()


def is_any_missing() -> bool:
    """Whether something must be compiled first before `compile_all` only loads it."""
    return is_jit_wanted() and (any(map(needs_compiling, searchers())) or not are_all_kept())


def compile_all() -> None:
    """The search first: bots wait for it. The rules work without."""
    for bot in searchers():
        bot.warm_up()
    warm_all()


if __name__ == "__main__":
    if sys.platform != "win32":
        os.nice(NICENESS)
    with alone_in_cache():
        compile_all()
