"""A match to play, look at and step back in."""

import copy
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self

from ridotto.api.bots import BotLike, chooser, named
from ridotto.api.notices import tell_compiling
from ridotto.api.position import position_text
from ridotto.api.records import checked_record
from ridotto.compile.kernel import must_compile, warm_up
from ridotto.engine.cells.world_game import WorldGame
from ridotto.engine.errors import IllegalMove, InvalidOptions
from ridotto.engine.game import Options, Seat, View
from ridotto.engine.options import whole_number
from ridotto.engine.play import match as engine
from ridotto.engine.play.driver import play_on
from ridotto.engine.play.streams import Seed
from ridotto.engine.records.record import Record
from ridotto.engine.records.replay import apply_line
from ridotto.engine.rng import Rng

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

MOST_WORLDS = 1_000_000
"""At once: some of them fill a gigabyte."""
MOST_UNDONE = 1_000_000
"""Moves at once; no match has as many."""


class Match(engine.Match[object, View, Options]):
    """One match. `ridotto.load` makes it. Chance events happen automatically: after a move the next player is
    to act.

    >>> import ridotto
    >>> match = ridotto.load(ridotto.games()[0], players=3, seed=7)
    >>> match.to_act
    (0, 1, 2)
    >>> match.is_over
    False
    """

    @classmethod
    def resume(cls, record: Record, *, seed: Seed = 0) -> Self:
        """The match of a record, at its end. The seed decides how an unfinished one continues.

        >>> import ridotto
        >>> record = ridotto.play(ridotto.games()[0], "random", seed=7).record()
        >>> match = ridotto.Match.resume(record)
        >>> match.is_over
        True
        >>> match.undo(3)
        >>> match.is_over
        False
        """
        match = super().resume(checked_record(record), seed=seed)
        match.play_chance()
        return match

    # Looking

    @property
    def players(self) -> int:
        """How many play.

        >>> import ridotto
        >>> ridotto.load(ridotto.games()[0], players=3).players
        3
        """
        return self.options.players

    @property
    def options(self) -> Options:
        """The options of the match.

        >>> import ridotto
        >>> ridotto.load(ridotto.games()[0], players=3).options.to_json()["players"]
        3
        """
        found: Options = self.game.options(self.state)
        return found

    @property
    def is_over(self) -> bool:
        """Whether the match is over.

        >>> import ridotto
        >>> ridotto.load(ridotto.games()[0]).is_over, ridotto.play(ridotto.games()[0], "random").is_over
        (False, True)
        """
        return not self.to_act

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each seat so far.

        >>> import ridotto
        >>> ridotto.load(ridotto.games()[0], players=3).scores
        (0, 0, 0)
        """
        return self.game.scores(self.state)

    # Each game has its own views: people read their fields without a cast.
    def view(self, seat: Seat | None = None) -> Any:
        """All that a seat has been shown; without a seat, what a spectator sees. Each game has its own views.

        >>> import ridotto
        >>> match = ridotto.load(ridotto.games()[0], seed=7)
        >>> match.view(0).legal == match.legal(0)
        True
        >>> match.view().legal
        ()
        """
        return self.game.view(self.state, seat)

    def worlds(self, seat: Seat | None, count: int, *, seed: Seed = 0) -> "NDArray[np.int64]":
        """This many full states that fit what a seat knows, each equally likely, as rows of cells.

        The same seed gives the same rows. `docs/contributors/engine.md` tells what the cells of a state are.

        >>> import ridotto
        >>> match = ridotto.load(ridotto.games()[0], players=3, seed=7)
        >>> rows = match.worlds(0, 100, seed=1)
        >>> len(rows), bool((rows == match.worlds(0, 100, seed=1)).all())
        (100, True)
        """
        game: object = self.game
        if not isinstance(game, WorldGame):
            raise InvalidOptions("no-worlds", game=self.game.id)
        wanted = whole_number("count", count, lowest=1, highest=MOST_WORLDS)
        if must_compile(game.all_kernels):
            tell_compiling("getting-rules-ready")
        warm_up(game.all_kernels)
        rows: NDArray[np.int64] = game.worlds(self.view(seat), wanted, Rng.of(seed, "worlds"))
        return rows

    def legal(self, seat: Seat) -> tuple[int, ...]:
        """What a seat may do now, as numbers; () if it has nothing to choose.

        >>> import ridotto
        >>> match = ridotto.load(ridotto.games()[0], seed=7)
        >>> match.play(0, match.legal(0)[0])
        >>> match.play_bots("random")
        ()
        >>> match.legal(0)
        ()
        """
        return self.game.legal(self.state, seat)

    def moves(self, seat: Seat) -> dict[str, int]:
        """The same in words, as records write them, with their numbers. Some choices take several of them.

        >>> import ridotto
        >>> match = ridotto.load(ridotto.games()[0], seed=7)
        >>> tuple(match.moves(0).values()) == match.legal(0)
        True
        """
        legal = self.legal(seat)
        if not legal:
            return {}
        view = self.view(seat)
        return {self.game.action_name(view, action): action for action in legal}

    # Playing

    def play(self, seat: Seat, move: int | str) -> None:
        """Make a move: a number or words of `moves`, or a whole line of a record without its seat.

        A move that is not allowed raises `IllegalMove`, one that cannot be parsed `InvalidMove`; the match
        stays unchanged.

        >>> import ridotto
        >>> match = ridotto.load(ridotto.games()[0], seed=7)
        >>> seat = match.to_act[0]
        >>> for move in list(match.moves(seat))[:1]:
        ...     match.play(seat, move)
        >>> match.play(seat, "something else")
        Traceback (most recent call last):
        ridotto.engine.errors.InvalidMove: “something else” is not a move. ...
        """
        seat = self.game.check_turn(self.state, seat)
        if isinstance(move, str):
            action = self.moves(seat).get(move)
            if action is None:
                self.take(self.move_step(seat, move))
                self.play_chance()
                return
            move = action
        super().play(seat, move)
        self.play_chance()

    def play_line(self, line: str) -> None:
        """One event as a record writes it: `0 …` is a move of seat 0.

        >>> import ridotto
        >>> match = ridotto.load(ridotto.games()[0], seed=7)
        >>> line = "0 " + ridotto.bot("random").choose(match, 0)
        >>> match.play_line(line)
        >>> match.events[-1] == line
        True
        """
        super().play_line(line)
        self.play_chance()

    def play_bots(self, bots: BotLike | Mapping[Seat, BotLike]) -> tuple[Seat, ...]:
        """Let bots play until another seat has to choose; returns the acting seats, () at the end.

        One bot plays all seats; to leave seats to others, give a bot for each of the rest.

        >>> import ridotto
        >>> match = ridotto.load(ridotto.games()[0], players=3, seed=7)
        >>> match.play_bots({1: "normal", 2: "random"})
        (0,)
        >>> match.play_bots("normal")
        ()
        """
        if not isinstance(bots, Mapping):
            bots = dict.fromkeys(range(self.players), bots)
        return play_on(self, {seat: chooser(named(bot), self) for seat, bot in bots.items()})

    def undo(self, moves: int = 1) -> None:
        """Take back the last moves and the chance outcomes since. Played on, the match gets the same cards.

        A half-made choice counts as a move.

        >>> import ridotto
        >>> match = ridotto.load(ridotto.games()[0], seed=7)
        >>> before = match.view()
        >>> match.play(0, match.legal(0)[0])
        >>> match.undo()
        >>> match.view() == before
        True
        """
        count = whole_number("moves", moves, lowest=0, highest=MOST_UNDONE)
        events, unfinished = list(self.events), dict(self._unfinished)
        for _ in range(count):
            if unfinished:
                unfinished.popitem()
                continue
            while events and engine.seat_of_line(events[-1]) is None:
                events.pop()
            if not events:
                raise IllegalMove("nothing-taken-back")
            events.pop()
        self._replay(events, unfinished)

    def _replay(self, events: list[str], unfinished: Mapping[Seat, list[int]]) -> None:
        s = self.game.start(self.options)
        for line in events:
            s = apply_line(self.game, s, line)
        for seat, actions in unfinished.items():
            for action in actions:
                s = self.game.apply(s, seat, action)
        seats = [engine.seat_of_line(line) for line in events]
        self.state = s
        self.events = events
        self.choices = [seats.count(seat) for seat in range(self.players)]
        self._chances = seats.count(None)
        self._unfinished = {seat: list(actions) for seat, actions in unfinished.items()}

    def copy(self) -> Self:
        """An independent copy of the match as it stands.

        >>> import ridotto
        >>> match = ridotto.load(ridotto.games()[0], seed=7)
        >>> other = match.copy()
        >>> other.play_bots("random")
        ()
        >>> other.is_over, match.is_over
        (True, False)
        """
        other = copy.copy(self)
        other.events = list(self.events)
        other.choices = list(self.choices)
        other._unfinished = {seat: list(actions) for seat, actions in self._unfinished.items()}
        return other

    def __repr__(self) -> str:
        return position_text(self)
