"""A person at the keyboard: reads the screen, types lines, and remembers what was shown."""

import io
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from rich.console import Console

from ridotto.engine.game import Seat
from ridotto.engine.rng import Rng
from ridotto.games.bottle_imp.rules.deck.cards import RANKS
from ridotto.games.turandot.rules.actions import bluff_in, money_in, number_in, seat_in, slot_in
from ridotto.screens.words import Words
from ridotto.terminal import play
from ridotto.terminal.display.screen import Screen
from ridotto.terminal.saves import Saves
from tests.walks import AnyMatch


class Terminal:
    """A screen whose lines come from a function that sees what was written since the last one."""

    def __init__(self, type_line: Callable[[str], str], *, width: int = 80, height: int = 24) -> None:
        self._output = io.StringIO()
        self._type_line = type_line
        self._seen = 0
        self.shown: list[str] = []
        """What stood on the screen at each prompt."""
        console = Console(
            file=self._output,
            width=width,
            height=height,
            markup=False,
            highlight=False,
            emoji=False,
            force_terminal=False,
        )
        self.screen = Screen(console, self._read_line)

    @property
    def text(self) -> str:
        return self._output.getvalue()

    def _read_line(self, prompt: str) -> str:
        everything = self._output.getvalue()
        page = everything[self._seen :]
        self._seen = len(everything)
        self.shown.append(page)
        self._output.write(prompt)
        return self._type_line(page)


class Script:
    """Types given lines; when they are used up, the input is at its end."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines = iter(lines)

    def __call__(self, page: str) -> str:  # noqa: ARG002
        try:
            return next(self._lines)
        except StopIteration:
            raise EOFError from None


class RandomPlayer:
    """Types legal moves at random, looking up the position in the file that is kept after every move.

    The same position always gets the same move: an interrupted match goes on like a whole one.
    """

    def __init__(
        self, saves: Saves, language: str, people: tuple[Seat, ...] = (0,), seed: str = "person"
    ) -> None:
        self._saves = saves
        self._words = Words(language)
        self._people = people
        self._seed = seed
        self._confirm = self._words("ask-confirm", choice="\n").split("\n")[1].strip()[:20]

    def __call__(self, page: str) -> str:
        flat = " ".join(page.split())
        is_move = " ".join(self._words("ask-commands").split()) in flat and self._confirm not in flat
        if not is_move:
            return ""
        match = self._saves.load(self._saves.unfinished()[0]).match
        seat = self.next_person(match)
        return self._line(match, seat, Rng.of(self._seed, seat, len(match.events)))

    def next_person(self, match: AnyMatch) -> Seat:
        view = match.game.view(match.state, None)
        first = (view.dealer if match.game.id == "bottle_imp" else view.maestro) + 1
        acting = [seat for seat in match.game.to_act(match.state) if seat in self._people]
        return min(acting, key=lambda seat: (seat - first) % view.options.players)

    def _line(self, match: AnyMatch, seat: Seat, rng: Rng) -> str:
        game, state = match.game, match.state
        if game.id == "bottle_imp":
            picks = []
            for _ in range(game.picks_left(state, seat)):
                picks.append(rng.choice([card for card in game.legal(state, seat) if card not in picks]))
            return " ".join(self._words.rank(RANKS[card]) for card in picks)
        return self._turandot_line(game.view(state, seat), rng)

    def _turandot_line(self, view: Any, rng: Rng) -> str:
        action = rng.choice(view.legal)
        if view.phase == "bid":
            number = f"{number_in(action)} {money_in(action)}" if number_in(action) else "c"
            return f"{number} b" if bluff_in(action) else number
        if view.phase == "give":
            return f"{slot_in(action) + 1} {seat_in(action)}"
        if view.phase == "dismiss":
            return str(view.directors.index(action) + 1)
        return "" if view.phase == "cast" else str(action)


def play_match(
    folder: Path,
    game_id: str,
    options: dict[str, Any],
    *,
    language: str = "en",
    people: tuple[Seat, ...] = (0,),
    first: Seat | None = None,
    seed: str = "1",
    width: int = 80,
    height: int = 24,
) -> tuple[int, Terminal]:
    """A whole match of random people against random bots."""
    saves = Saves(folder)
    terminal = Terminal(RandomPlayer(saves, language, people), width=width, height=height)
    status = play_at(
        terminal, saves, game_id, options, language=language, people=people, first=first, seed=seed
    )
    return status, terminal


def play_at(
    terminal: Terminal,
    saves: Saves,
    game_id: str,
    options: dict[str, Any],
    *,
    language: str = "en",
    people: tuple[Seat, ...] = (0,),
    first: Seat | None = None,
    seed: str = "1",
    from_memory: bool = False,
) -> int:
    """A match of whoever types at a terminal against random bots."""
    return play.run(
        game_id,
        options,
        language=language,
        hot_seats=people,
        bots="random",
        first=first,
        seed=seed,
        fast=True,
        from_memory=from_memory,
        screen=terminal.screen,
        saves=saves,
    )
