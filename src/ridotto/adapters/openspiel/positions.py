"""Our part of OpenSpiel's states: a turn, its past, and the draws of chance so far."""

from ridotto.adapters.matches.turns import Turn, act, turn_at
from ridotto.adapters.openspiel.rules import ObservedGame
from ridotto.adapters.openspiel.trail import Trail
from ridotto.compile.kernel import Vector
from ridotto.engine.arguments import action_number
from ridotto.engine.cells.cell_game import AnyState
from ridotto.engine.game import CHANCE, Draw, Outcomes, Seat
from ridotto.engine.notation import no_such_action
from ridotto.engine.observations.layout import Tensor
from ridotto.engine.observations.tensor import TensorWriter
from ridotto.engine.play.chance import draws_of


class Position:
    """It is immutable, so copies share it."""

    __slots__ = ("drawn", "draws", "trail", "turn")

    def __init__(
        self, turn: Turn[AnyState], trail: Trail, drawn: Outcomes = (), draws: tuple[Draw, ...] = ()
    ) -> None:
        self.turn = turn
        self.trail = trail
        self.drawn = drawn
        """The draws of the present chance outcome so far."""
        self.draws = draws
        """What can be drawn next."""

    def __deepcopy__(self, memo: object) -> "Position":
        return self


class Positions:
    """What the rules of a game make of positions."""

    def __init__(self, rules: ObservedGame, most_states: int) -> None:
        self.rules = rules
        self.most_states = most_states
        """In one match."""
        self._writer = TensorWriter(rules.layout)

    def at(self, s: AnyState) -> Position:
        """The first position of a match that starts with this state."""
        return self.position(turn_at(self.rules, s), Trail(s))

    def after(self, position: Position, action: int) -> Position:
        """The position after a draw of chance, or after an action of the seat whose turn it is."""
        turn, number = position.turn, action_number(action)
        if turn.seat == CHANCE:
            if all(draw.value != number for draw in position.draws):
                raise no_such_action(number)
            drawn = (*position.drawn, number)
            if draws := draws_of(self.rules, turn.settled, drawn):
                return Position(turn, position.trail, drawn, draws)
            outcome = self.rules.drawn_outcome(turn.settled, drawn)
            following = turn_at(self.rules, self.rules.apply_chance(turn.settled, outcome))
        else:
            following = act(self.rules, turn, number)
        if following.settled is turn.settled:
            return Position(following, position.trail)
        return self.position(following, Trail(following.settled, position.trail))

    def position(self, turn: Turn[AnyState], trail: Trail) -> Position:
        """The position before the first draw of a chance outcome."""
        draws = draws_of(self.rules, turn.settled, ()) if turn.seat == CHANCE else ()
        return Position(turn, trail, (), draws)

    def points(self, s: AnyState) -> tuple[int, ...]:
        return self.rules.points_won(s)

    def observe(self, known: AnyState, seat: Seat) -> Vector:
        return self.rules.observation(known, seat)

    def tensor(self, known: AnyState, seat: Seat) -> Tensor:
        return self._writer.tensor(self.observe(known, seat))
