"""A running match: the state and the lines that led to it.

The next step can be computed before it is applied: a server stores a line before it sends it.
"""

from collections.abc import Iterator, Sequence
from operator import index
from typing import Generic, NamedTuple, Self, cast

from ridotto.engine.choices import Choice
from ridotto.engine.game import CHANCE, Game, O, Options, Outcome, S, Seat, V, View
from ridotto.engine.play.streams import Chance, Seed, chance_by_event
from ridotto.engine.records.record import Record
from ridotto.engine.records.replay import apply_chance_line, event_of_line
from ridotto.engine.registry import find_game
from ridotto.engine.rng import Rng


class Step(NamedTuple, Generic[S]):
    """A line and the state it leads to."""

    line: str
    state: S
    seat: Seat | None
    """The seat that moves; None: a chance event. Kept beside the line, so that nobody has to parse it."""


class Match(Generic[S, V, O]):
    """Plays one match and keeps its record. The seed decides all chance outcomes."""

    def __init__(
        self,
        game: Game[S, V, O],
        options: O,
        *,
        seed: Seed,
        seats: tuple[str, ...] | None = None,
        chance: Chance | None = None,
    ) -> None:
        """`chance`: the random streams of chance, if they are not those of the seed."""
        self.game = game
        self.seed = seed
        self.seats = seats
        self.state = game.start(options)
        self.events: list[str] = []
        self.choices = [0] * options.players
        """How many lines of the record are each seat's."""
        self._chance = chance
        self._chances = 0
        self._unfinished: dict[Seat, list[int]] = {}

    @classmethod
    def resume(cls, record: Record, *, seed: Seed) -> Self:
        """Continue an unfinished record; the same seed gives the same cards."""
        # A caller that names the types of the match knows the game of the record.
        game = cast(Game[S, V, O], find_game(record.game))
        seats = None if record.seats is None else tuple(record.seats)
        match = cls(game, game.parse_options(record.options), seed=seed, seats=seats)
        for line in record.events:
            match.take(match.step(line))
        return match

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """() when the match is over, (CHANCE,) when chance acts, else every seat that has to choose now.

        >>> import ridotto
        >>> ridotto.load(ridotto.games()[0], players=3, seed=7).to_act
        (0, 1, 2)
        """
        return self.game.to_act(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it lasts.

        >>> import ridotto
        >>> match = ridotto.load(ridotto.games()[0], seed=7)
        >>> match.outcome is None
        True
        >>> match.play_bots("random")
        ()
        >>> match.outcome.scores == match.scores
        True
        """
        return self.game.outcome(self.state)

    # Computing steps

    def step(self, line: str) -> Step[S]:
        """The step of a line; an error says why it is not allowed. The match does not change.

        >>> import ridotto
        >>> match = ridotto.load(ridotto.games()[0], seed=7)
        >>> step = match.step("0 " + ridotto.bot("random").choose(match, 0))
        >>> step.seat, step.line in match.events
        (0, False)
        """
        seat, text = event_of_line(line, len(self.choices))
        if seat is None:
            return Step(line, apply_chance_line(self.game, self.state, text), seat)
        return self.move_step(seat, text)

    def move_step(self, seat: Seat, move: str) -> Step[S]:
        """The same for a move of a seat, written as in a record.

        >>> import ridotto
        >>> match = ridotto.load(ridotto.games()[0], seed=7)
        >>> move = ridotto.bot("random").choose(match, 0)
        >>> match.move_step(0, move) == match.step(f"0 {move}")
        True
        """
        s = self.state
        for action in self.game.parse_move(s, seat, move):
            s = self.game.apply(s, seat, action)
        return Step(f"{seat} {move}", s, seat)

    def first_step(self, seat: Seat) -> Step[S] | None:
        """How the match starts if this seat begins; None: this game has no first seat.

        >>> import ridotto
        >>> game = ridotto.load(ridotto.games()[0]).game
        >>> match = ridotto.Match(game, game.parse_options({}), seed=7)
        >>> match.first_step(1).line == ridotto.load(game.id, first=1).events[0]
        True
        """
        outcome = self.game.first_outcome(self.state, seat)
        if outcome is None:
            return None
        after = self.game.apply_chance(self.state, outcome)
        return Step(self.game.write_chance(self.state, outcome), after, seat=None)

    def chance_steps(self, after: Step[S] | None = None) -> Iterator[Step[S]]:
        """The chance events that come next, or after a step, until a player has to act or the match is over.

        >>> import ridotto
        >>> game = ridotto.load(ridotto.games()[0]).game
        >>> match = ridotto.Match(game, game.parse_options({}), seed=7)
        >>> [step.line for step in match.chance_steps()] == ridotto.load(game.id, seed=7).events
        True
        """
        s, number = self.state, self._chances
        if after is not None:
            s, number = after.state, number + (after.seat is None)
        while self.game.to_act(s) == (CHANCE,):
            outcome = self.game.sample_chance(s, self._stream(number))
            line = self.game.write_chance(s, outcome)
            s = self.game.apply_chance(s, outcome)
            number += 1
            yield Step(line, s, seat=None)

    def _stream(self, number: int) -> Rng:
        return chance_by_event(self.seed, number) if self._chance is None else self._chance(number)

    # Applying steps

    def take(self, step: Step[S]) -> None:
        """Apply a step that was computed from the current state.

        >>> import ridotto
        >>> match = ridotto.load(ridotto.games()[0], seed=7)
        >>> step = match.move_step(0, ridotto.bot("random").choose(match, 0))
        >>> match.take(step)
        >>> match.events[-1] == step.line
        True
        """
        self.state = step.state
        self.events.append(step.line)
        if step.seat is None:
            self._chances += 1
        else:
            self.choices[step.seat] += 1

    def begin_with(self, seat: Seat) -> None:
        """Let this seat begin. Does nothing in games without a first seat.

        >>> import ridotto
        >>> game = ridotto.load(ridotto.games()[0]).game
        >>> match = ridotto.Match(game, game.parse_options({}), seed=7)
        >>> match.begin_with(1)
        >>> match.play_chance()
        >>> match.events == ridotto.load(game.id, seed=7, first=1).events
        True
        """
        step = self.first_step(seat)
        if step is not None:
            self.take(step)

    def play_chance(self) -> None:
        """Draw chance outcomes until a player has to act or the match is over.

        >>> import ridotto
        >>> game = ridotto.load(ridotto.games()[0]).game
        >>> match = ridotto.Match(game, game.parse_options({}), seed=7)
        >>> match.play_chance()
        >>> match.events == ridotto.load(game.id, seed=7).events
        True
        """
        for step in self.chance_steps():
            self.take(step)

    def play(self, seat: Seat, action: int) -> None:
        """One action; the line is written when it completes the seat's choice."""
        before = self.state
        self.state = self.game.apply(before, seat, action)
        seat, action = index(seat), index(action)
        run = self._unfinished.setdefault(seat, [])
        run.append(action)
        if self.game.picks_left(before, seat) == 1:
            del self._unfinished[seat]
            self._write(before, seat, run)

    def play_choice(self, seat: Seat, choice: Choice[S]) -> None:
        """All of a choice, or the rest of one that was begun, made from the current state.

        >>> import ridotto
        >>> from ridotto.engine.choices import Choice
        >>> match = ridotto.load(ridotto.games()[0], seed=7)
        >>> move = ridotto.bot("random").choose(match, 0)
        >>> actions = match.game.parse_move(match.state, 0, move)
        >>> match.play_choice(0, Choice(actions, match.move_step(0, move).state))
        >>> match.events[-1] == f"0 {move}"
        True
        """
        before, self.state = self.state, choice.state
        actions: Sequence[int] = choice.actions
        if self._unfinished:
            actions = (*self._unfinished.pop(seat, ()), *actions)
        self._write(before, seat, actions)

    def play_line(self, line: str) -> None:
        """One event as a record writes it."""
        self.take(self.step(line))

    def retract(self, seat: Seat) -> None:
        """Take back a secret choice, or the part of it that was made.

        >>> import ridotto
        >>> match = ridotto.load(ridotto.games()[0], players=3, seed=7)
        >>> match.play(0, ridotto.bot("random").choose(match, 0))
        >>> match.to_act
        (1, 2)
        >>> match.retract(0)
        >>> match.to_act
        (0, 1, 2)
        """
        self.state = self.game.retract(self.state, seat)
        seat = index(seat)
        if self._unfinished.pop(seat, None) is None:
            last = max(at for at, line in enumerate(self.events) if seat_of_line(line) == seat)
            del self.events[last]
            self.choices[seat] -= 1

    def record(self, **extra: object) -> Record:
        """The match so far, as it is written into files; `extra` is added at the end.

        >>> import ridotto
        >>> record = ridotto.play(ridotto.games()[0], "random", seed=7).record(place="Venice")
        >>> ridotto.verify(record) is None, record.extra
        (True, {'place': 'Venice'})
        """
        outcome = self.outcome
        return Record(
            game=self.game.id,
            options=self.game.options(self.state).to_json(),
            events=tuple(self.events),
            seats=self.seats,
            result=None if outcome is None else outcome.to_json(),
            extra=extra,
        )

    def _write(self, before: S, seat: Seat, actions: Sequence[int]) -> None:
        # Moves that the rules have accepted need no second check.
        self.events.append(f"{seat} {self.game.write_move(before, seat, actions)}")
        self.choices[seat] += 1


SomeMatch = Match[object, View, Options]
"""A match of a game whose own types are not known here."""


def seat_of_line(line: str) -> Seat | None:
    """The seat of a line; None: a chance event."""
    return int(line.partition(" ")[0]) if line[:1].isdigit() else None
