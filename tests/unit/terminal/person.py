"""A person at the keyboard: reads the screen, types lines, and remembers what was shown."""

import io
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from rich.console import Console

from ridotto.engine.game import Seat
from ridotto.engine.play.match import Match
from ridotto.engine.rng import Rng
from ridotto.games import find_game
from ridotto.screens.words import Words
from ridotto.terminal import play
from ridotto.terminal.display.screen import Screen
from ridotto.terminal.saves import Saves
from tests.games.bottle_imp.terminal import lines as bottle_imp_lines
from tests.games.turandot.terminal import lines as turandot_lines
from tests.walks import AnyMatch

RANDOM_LINES = {"bottle_imp": bottle_imp_lines.random_line, "turandot": turandot_lines.random_line}
FIRST_SEATS = {"bottle_imp": bottle_imp_lines.first_seat, "turandot": turandot_lines.first_seat}


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
        first = FIRST_SEATS[match.game.id](view)
        acting = [seat for seat in match.game.to_act(match.state) if seat in self._people]
        return min(acting, key=lambda seat: (seat - first) % view.options.players)

    def _line(self, match: AnyMatch, seat: Seat, rng: Rng) -> str:
        return RANDOM_LINES[match.game.id](match, seat, rng, self._words)


def started(game_id: str, options: dict[str, Any]) -> AnyMatch:
    game = find_game(game_id)
    match = Match(game, game.parse_options(options), seed="typing")
    match.play_chance()
    return match


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
