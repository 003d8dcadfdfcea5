"""Playing a match in the terminal: people at this keyboard, bots on the other seats."""

import os
from collections.abc import Mapping

from ridotto.bots.registry import find_bot, usual_level
from ridotto.engine.errors import InvalidOptions, RidottoError
from ridotto.engine.game import Seat
from ridotto.engine.play.match import Match
from ridotto.engine.records.seat_names import BOT_PREFIX, unnamed
from ridotto.games import SomeKit, all_kits, find_game
from ridotto.games.failures import report, using
from ridotto.screens.words import Words
from ridotto.terminal.display.prompt import Prompt
from ridotto.terminal.display.screen import Leave, Screen
from ridotto.terminal.match import TerminalMatch
from ridotto.terminal.menu import Menu, NewMatch
from ridotto.terminal.saves import SavedMatch, Saves

BOT_PAUSE_S = 0.7
"""So that people can follow what the bots do."""


def run(
    game_id: str | None = None,
    options: Mapping[str, object] | None = None,
    *,
    language: str,
    hot_seats: tuple[Seat, ...] | None = None,
    bots: str | None = None,
    first: Seat | None = None,
    seed: int | str | None = None,
    resume: bool = False,
    fast: bool = False,
    from_memory: bool = False,
    screen: Screen | None = None,
    saves: Saves | None = None,
) -> int:
    """Play one match and return the exit status.

    Asks for what is missing: the game, its options and, if one of these is missing, who sits where. A single
    person is called "You". `first` is the seat that begins; without it that is drawn. `resume` continues the
    match that was played last, or the last one of a named game. `from_memory` is a setting of new tables.
    """
    words = Words(language)
    screen = Screen() if screen is None else screen
    saves = Saves() if saves is None else saves
    prompt = Prompt(screen, words, all_rules(words, first=game_id), "help-menu")
    try:
        menu = Menu(prompt, saves)
        pause_s = 0.0 if fast else BOT_PAUSE_S
        old = _saved_match(menu, saves, game_id, is_wanted=resume)
        if old is not None:
            with saves.locked(old.path):
                # Read again: another terminal may have played on before we had the lock.
                return TerminalMatch(saves.load(old.path), prompt, saves, pause_s=pause_s).play()
        setup = menu.ask_setup(
            game_id, options, hot_seats, asks_for_level=bots is None, from_memory=from_memory
        )
        level = bots or setup.level or usual_level(setup.game_id)
        new = _new_match(saves, setup, level=level, first=first, seed=seed)
        with saves.locked(new.path):
            return TerminalMatch(new, prompt, saves, pause_s=pause_s).play()
    except Leave:
        return 0


def all_rules(words: Words, *, first: str | None = None) -> tuple[str, ...]:
    """What `r` shows before a match: the rules of all games, those first of the game that was named."""
    kits = sorted(all_kits(), key=lambda kit: kit.game.id != first)
    return tuple(page for kit in kits for page in _rules_of(kit, words, is_needed=kit.game.id == first))


def _rules_of(kit: SomeKit, words: Words, *, is_needed: bool) -> tuple[str, ...]:
    """None of a game whose screens are broken, if another one is played: that one goes on."""
    try:
        with using(kit.game.id, "load_ui"):
            return kit.ui(words).rules(None)
    except RidottoError as error:
        if is_needed:
            raise
        report(error)
        return ()


def _saved_match(menu: Menu, saves: Saves, game_id: str | None, *, is_wanted: bool) -> SavedMatch | None:
    """The unfinished match to continue, if one is asked for or accepted."""
    if is_wanted:
        saved = menu.newest_unfinished(None if game_id is None else find_game(game_id).id)
        if saved is None:
            raise InvalidOptions("nothing-to-resume", folder=str(saves.unfinished_folder))
        return saved
    return menu.offer_unfinished() if game_id is None else None


def _new_match(
    saves: Saves, setup: NewMatch, *, level: str, first: Seat | None, seed: int | str | None
) -> SavedMatch:
    game = find_game(setup.game_id)
    find_bot(game.id, level)
    options = game.parse_options(setup.options)
    for seat in setup.people if first is None else (*setup.people, first):
        if not 0 <= seat < options.players:
            raise InvalidOptions("no-such-seat", seat=seat, last=options.players - 1)
    seats = tuple(
        setup.names.get(seat) or unnamed(seat) if seat in setup.people else f"{BOT_PREFIX}{level}"
        for seat in range(options.players)
    )
    match = Match(game, options, seed=_random_seed() if seed is None else seed, seats=seats)
    if first is not None:
        match.begin_with(first)
    people = tuple(sorted(set(setup.people)))
    return SavedMatch(saves.new_path(game.id), match, people, level, setup.from_memory)


def _random_seed() -> int:
    return int.from_bytes(os.urandom(8), "big")
