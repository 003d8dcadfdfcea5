"""A match in progress: the state and the lines that led to it."""

from operator import index
from typing import Any

from ridotto.engine.game import CHANCE, Seat, SomeGame
from ridotto.engine.records.record import Record
from ridotto.engine.records.replay import apply_line
from ridotto.engine.registry import find_game
from ridotto.engine.rng import Rng


class Match:
    """Plays one match and keeps its record. The seed decides what nature does."""

    def __init__(
        self, game: SomeGame, options: Any, *, seed: int | str, seats: tuple[str, ...] | None = None
    ) -> None:
        self.game = game
        self.seed = seed
        self.seats = seats
        self.state: Any = game.start(options)
        self.events: list[str] = []
        self._chances = 0
        self._unfinished: dict[Seat, list[int]] = {}

    @classmethod
    def resume(cls, record: Record, *, seed: int | str) -> "Match":
        """Go on with an unfinished record; the same seed continues with the same cards."""
        game = find_game(record.game)
        seats = None if record.seats is None else tuple(record.seats)
        match = cls(game, game.parse_options(record.options), seed=seed, seats=seats)
        for line in record.events:
            match.play_line(line)
        return match

    def play_chance(self) -> None:
        """Let nature act until a player has to, or the match is over."""
        while self.game.to_act(self.state) == (CHANCE,):
            rng = Rng.of(self.seed, "chance", self._chances)
            outcome = self.game.sample_chance(self.state, rng)
            self.events.append(self.game.write_chance(self.state, outcome))
            self.state = self.game.apply_chance(self.state, outcome)
            self._chances += 1

    def play(self, seat: Seat, action: int) -> None:
        """One action; the line is written when it completes the seat's choice."""
        before = self.state
        self.state = self.game.apply(before, seat, action)
        seat, action = index(seat), index(action)
        run = self._unfinished.setdefault(seat, [])
        run.append(action)
        if self.game.picks_left(before, seat) == 1:
            self.events.append(f"{seat} {self.game.write_move(before, seat, run)}")
            del self._unfinished[seat]

    def play_line(self, line: str) -> None:
        """One event as a record writes it."""
        self.state = apply_line(self.game, self.state, line)
        self.events.append(line)
        self._chances += not line[:1].isdigit()

    def retract(self, seat: Seat) -> None:
        """Take back a secret choice, or the part of it that was made."""
        self.state = self.game.retract(self.state, seat)
        seat = index(seat)
        if self._unfinished.pop(seat, None) is None:
            last = max(at for at, line in enumerate(self.events) if line.startswith(f"{seat} "))
            del self.events[last]

    def record(self, **extra: Any) -> Record:
        outcome = self.game.outcome(self.state)
        return Record(
            game=self.game.id,
            options=self.game.options(self.state).to_json(),
            events=tuple(self.events),
            seats=self.seats,
            result=None if outcome is None else outcome.to_json(),
            extra=extra,
        )
