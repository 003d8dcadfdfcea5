"""Checks the parts of a plugin's kit besides its game."""

import inspect
from collections.abc import Callable, Mapping
from typing import get_args, get_type_hints

from ridotto.engine.arguments import shown
from ridotto.engine.errors import RidottoError
from ridotto.engine.game import Options, View
from ridotto.games.failures import lacking, part_broken, wrong_part, wrong_result
from ridotto.games.kit import Figure, GameBots, GameKit

FUNCTIONS = {
    "load_bots": "Callable[[], GameBots]",
    "load_learning": "Callable[[], Learning]",
    "load_messages": "Callable[[], GameMessages]",
    "load_ui": "Callable[[], Callable[[Words], GameUi]]",
    "load_guided": "Callable[[NetBot], SearchAdapter]",
    "from_memory": "Callable[[View], View]",
}
"""Of a kit: what it has functions for, with their types."""

BOT_FUNCTIONS = {
    "beginner_move": "Callable[[View, Rng], int]",
    "sure_points": "Callable[[View, tuple[int, ...]], float | None]",
    "strongest": "Callable[[View], Strongest]",
}

HEURISTIC = "heuristic"
"""The name of the bot behind the level `normal`."""


def check_parts(kit: GameKit[object, View, Options]) -> None:
    """Load the lazy parts too: a server offers all games, and none may fail while tables run."""
    for name, wanted in FUNCTIONS.items():
        value = getattr(kit, name)
        if value is not None and not callable(value):
            raise wrong_part(name, wanted, value)
    _check_figures(kit.figures)
    for name, check in _LOADED.items():
        load = getattr(kit, name)
        if load is not None:
            check(_loaded(name, load))


def _loaded(name: str, load: Callable[[], object]) -> object:
    try:
        return load()
    except (Exception, SystemExit) as error:
        raise part_broken(name, error) from error


def _check_figures(figures: object) -> None:
    if not isinstance(figures, tuple) or not all(isinstance(each, Figure) for each in figures):
        raise wrong_part("figures", "tuple[Figure, ...]", figures)
    kept = get_args(get_type_hints(Figure)["keeps"])
    for each in figures:
        if not isinstance(each.name, str):
            raise wrong_part("Figure.name", "str", each.name)
        if each.keeps not in kept:
            raise wrong_part("Figure.keeps", ", ".join(kept), each.keeps)
        if not callable(each.of):
            raise wrong_part("Figure.of", "Callable[[View, Seat], int]", each.of)


# Whoever returns the right type has imported it already: these imports take time only where a part is wrong.


def _check_bots(bots: object) -> None:
    if not isinstance(bots, GameBots):
        raise wrong_result("load_bots", "GameBots", bots)
    # Another package may return anything as a bot.
    bot: object = bots.heuristic
    is_bot = not inspect.isclass(bot) and hasattr(bot, "needs_full_view") and hasattr(bot, "choose")
    if not is_bot or getattr(bot, "name", None) != HEURISTIC:
        raise RidottoError("plugin-bad-bot", found=shown(bot), name=HEURISTIC)
    for name, wanted in BOT_FUNCTIONS.items():
        if not callable(value := getattr(bots, name)):
            raise wrong_part(f"GameBots.{name}", wanted, value)
    if bots.adapter is not None:
        from ridotto.search.adapter import SearchAdapter

        if lacking(bots.adapter, SearchAdapter):
            raise wrong_part("GameBots.adapter", "SearchAdapter", bots.adapter)


def _check_learning(learning: object) -> None:
    from ridotto.nets.declared import Learning

    if not isinstance(learning, Learning):
        raise wrong_result("load_learning", "Learning", learning)


def _check_messages(messages: object) -> None:
    from ridotto.messages.game import GameMessages

    if not isinstance(messages, GameMessages):
        raise wrong_result("load_messages", "GameMessages", messages)


def _check_ui(ui: object) -> None:
    if not callable(ui):
        raise wrong_result("load_ui", "Callable[[Words], GameUi]", ui)


_LOADED: Mapping[str, Callable[[object], None]] = {
    "load_bots": _check_bots,
    "load_learning": _check_learning,
    "load_messages": _check_messages,
    "load_ui": _check_ui,
}
