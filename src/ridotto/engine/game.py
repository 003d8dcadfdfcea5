"""The contract of a game: stateless rules over immutable states."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, Protocol, TypeVar

from ridotto.compile.kernel import Kernel
from ridotto.engine.options import Option
from ridotto.engine.rng import Rng

Seat = int
CHANCE: Seat = -1
"""The actor of chance events."""

Outcomes = tuple[int, ...]
"""A chance outcome: cards or seats as small integers, in the order the game documents."""


class Draw(NamedTuple):
    """One of the single draws that a chance outcome is made of."""

    value: int
    ways: int
    """Its probability is `ways` divided by the sum of all `ways` offered with it."""


StepKind = Literal["sealed", "move", "trick", "reveal", "round"]
"""What an event was: a choice was sealed, something was done openly, cards were gathered, secrets were turned
up, a round ended."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended.

    >>> import ridotto
    >>> outcome = ridotto.play(ridotto.games()[0], "random", seed=7).outcome
    >>> [outcome.scores[seat] == max(outcome.scores) for seat in outcome.winners]
    [True]
    """

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str
    """`points`, `shared`, or a word of the game's own, such as how a tie was broken."""
    dummy: int | None = None
    """What a dummy that can win has scored."""

    def to_json(self) -> dict[str, object]:
        """As a record has it under `result`.

        >>> Outcome((7, 9), winners=(1,), reason="points").to_json()
        {'scores': [7, 9], 'winners': [1]}
        """
        result: dict[str, object] = {"scores": list(self.scores), "winners": list(self.winners)}
        if self.dummy is not None:
            result["dummy"] = self.dummy
        return result


class Options(Protocol):
    """What a table agreed on before the start."""

    @property
    def players(self) -> int: ...

    def to_json(self) -> dict[str, object]:
        """All options written out, as in a record."""
        ...


class View(Protocol):
    """Everything that one seat (None: a spectator) has been shown."""

    @property
    def seat(self) -> Seat | None: ...
    @property
    def to_act(self) -> tuple[Seat, ...]: ...
    @property
    def legal(self) -> tuple[int, ...]:
        """The actions open to this seat now."""
        ...

    @property
    def round(self) -> int:
        """Rounds finished."""
        ...

    @property
    def is_sealed(self) -> bool:
        """Whether this seat has made a secret choice that it can still take back."""
        ...

    @property
    def leader(self) -> Seat | None:
        """The seat that begins the current round, or began the last one; None: none yet."""
        ...

    @property
    def outcome(self) -> Outcome | None: ...


S = TypeVar("S")
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741


class Game(Protocol[S, V, O]):
    """One game. Every method is pure; `apply` always checks.

    Invalid arguments always raise a `RidottoError`: `InvalidMove` for what is not a seat, an action or text
    at all, `IllegalMove` for what is not allowed now.
    """

    id: str

    @property
    def kernels(self) -> tuple[Kernel, ...]:
        """The rules functions that can be made fast, as far as a match needs them."""
        ...

    @property
    def all_kernels(self) -> tuple[Kernel, ...]:
        """The same, and those that draw states which fit a view."""
        ...

    @property
    def option_list(self) -> tuple[Option, ...]:
        """What a table agrees on before the start, in the order in which people are asked."""
        ...

    def parse_options(self, given: Mapping[str, object]) -> O:
        """Options with defaults filled in; `InvalidOptions` names what was wrong."""
        ...

    def configurations(self, rounds: int | None = None) -> Iterator[O]:
        """Every way to set up this game that makes a difference, for `--all` and for tests. `rounds` counts
        in games that let people choose how many there are."""
        ...

    def start(self, options: O) -> S: ...
    def options(self, s: S) -> O: ...

    def to_act(self, s: S) -> tuple[Seat, ...]:
        """() when over, (CHANCE,) when chance acts, else every seat that has a choice to make now."""
        ...

    def legal(self, s: S, seat: Seat) -> tuple[int, ...]:
        """The actions open to this seat, ascending; () when it has none."""
        ...

    def check_turn(self, s: S, seat: Seat) -> Seat:
        """The seat as a plain number; raises `IllegalMove` if it has nothing to decide now."""
        ...

    def apply(self, s: S, seat: Seat, action: int) -> S: ...

    def retract(self, s: S, seat: Seat) -> S:
        """Take back all of a secret choice that is not yet revealed."""
        ...

    def picks_left(self, s: S, seat: Seat) -> int:
        """How many actions are still missing from this seat's present choice; 0 when sealed or not asked."""
        ...

    def first_outcome(self, s: S, seat: Seat) -> Outcomes | None:
        """The first chance outcome of a match that this seat begins; None: this game has no first seat."""
        ...

    def sample_chance(self, s: S, rng: Rng) -> Outcomes: ...
    def apply_chance(self, s: S, outcome: Outcomes) -> S: ...

    def draws(self, s: S, drawn: Outcomes) -> tuple[Draw, ...] | None:
        """What can be drawn next, after these draws of the present chance outcome; () when it is complete.
        `InvalidMove` where it cannot begin with these.

        No two ways lead to the same state. None: this game can only be sampled. `engine/play/chance.py`
        counts and lists whole outcomes.
        """
        ...

    def drawn_outcome(self, s: S, drawn: Outcomes) -> Outcomes:
        """The outcome that complete draws make; `InvalidMove` where they do not make one."""
        ...

    def rounds_finished(self, s: S) -> int: ...

    def step_kind(self, before: S, after: S) -> StepKind:
        """What the event was that led from one state to the other."""
        ...

    def view(self, s: S, seat: Seat | None) -> V: ...
    def complete(self, v: V, rng: Rng) -> S: ...

    def parties(self, s: S) -> tuple[int, ...]:
        """The party of each seat in this round."""
        ...

    def scores(self, s: S) -> tuple[int, ...]:
        """The match score of each seat so far."""
        ...

    def outcome(self, s: S) -> Outcome | None: ...

    def misplaced(self, s: S) -> tuple[str, ...]:
        """The cards that are not in exactly one place: always none."""
        ...

    def longest(self, options: O) -> int:
        """A bound on the number of actions and chance outcomes in a match."""
        ...

    def parse_move(self, s: S, seat: Seat, text: str) -> tuple[int, ...]:
        """The actions of one record line, without its seat number, when it is this seat's turn."""
        ...

    def format_move(self, s: S, seat: Seat, actions: Iterable[int]) -> str:
        """The line of a whole choice, when it is this seat's turn. Whether it is legal is not asked."""
        ...

    def write_move(self, s: S, seat: Seat, actions: Sequence[int]) -> str:
        """The same for what `apply` has taken: without the checks, which take longer than the line."""
        ...

    def action_name(self, v: V, action: int) -> str:
        """One action as a record writes it, without the seat and without the rest of its choice."""
        ...

    def parse_chance(self, s: S, text: str) -> Outcomes: ...
    def format_chance(self, s: S, outcome: Outcomes) -> str: ...

    def write_chance(self, s: S, outcome: Outcomes) -> str:
        """The same for what `sample_chance` has drawn, without the checks."""
        ...


SomeGame = Game[object, View, Options]
"""A game whose own types are not known here: its states are opaque."""
