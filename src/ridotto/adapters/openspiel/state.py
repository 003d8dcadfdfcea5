"""A state of OpenSpiel: a turn of ours, and the draws of chance so far."""

from collections.abc import Callable

import pyspiel

from ridotto.adapters.matches.turns import Turn, act, seen_by, turn_at
from ridotto.adapters.openspiel.positions import Position, Positions
from ridotto.adapters.openspiel.rules import ObservedGame
from ridotto.adapters.openspiel.trail import Trail
from ridotto.engine.cells.cell_game import AnyState
from ridotto.engine.game import CHANCE, Draw, Seat
from ridotto.engine.rng import Rng


class RidottoState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    def __init__(self, game: pyspiel.Game, first: Position) -> None:
        super().__init__(game)
        self.position = first

    @property
    def positions(self) -> Positions:
        """What our rules make of positions."""
        positions: Positions = self.get_game().positions
        return positions

    @property
    def rules(self) -> ObservedGame:
        return self.positions.rules

    # Whose turn it is

    def current_player(self) -> int:
        seat = self.position.turn.seat
        if seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        return self.position.turn.seat is None

    # What can be done

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.rules.legal(self.position.turn.own, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        draws = self.position.draws
        ways = sum(draw.ways for draw in draws)
        return [(draw.value, draw.ways / ways) for draw in draws]

    def _apply_action(self, action: int) -> None:
        self.position = self.positions.after(self.position, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        rules = self.rules
        return f"{player} {rules.action_name(rules.view(self.position.turn.own, player), action)}"

    # Returns

    def returns(self) -> list[float]:
        """Points, paid at the end: OpenSpiel ignores earlier rewards in a game with terminal rewards."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return [float(points) for points in self.positions.points(self.position.turn.settled)]

    # Information

    def known_to(self, player: Seat) -> AnyState:
        """The settled state with the player's own picks."""
        return seen_by(self.rules, self.position.turn, player)

    def picks_of(self, player: Seat) -> tuple[int, ...]:
        """The player's secret choice that is still held back."""
        return tuple(action for seat, action in self.position.turn.pending if seat == player)

    def told_to(self, player: Seat) -> str:
        """Everything a player has seen and done: the same for every order of the others' choices."""
        picks = " ".join(map(str, self.picks_of(player)))
        return f"{player}\n{self.position.trail.told(self.rules, player)}{picks}"

    def resample_from_infostate(self, player: Seat, sampler: Callable[[], float]) -> "RidottoState":
        """A state in which this player has seen the same, with all hidden facts redrawn.

        The others' observations start with this state. `history()` stays that of the state it was drawn from:
        it tells how long the match has been, and does not lead to these cards.
        """
        positions, rules = self.positions, self.rules
        rng = Rng.of(int(sampler() * (1 << 53)), "resample")
        turn = self.position.turn
        s = rules.complete(rules.view(turn.settled, player), rng)
        trail = Trail(s, twin=(player, self.position.trail))
        found: RidottoState = self.clone()
        found.position = positions.position(_redone(rules, turn_at(rules, s), turn, player, rng), trail)
        for _ in self.position.drawn:
            found.position = positions.after(found.position, _any_of(found.position.draws, rng))
        return found

    def __str__(self) -> str:
        """What seat 0 sees, and the history: unique for each state, which searches rely on."""
        return f"{self.position.trail.view(self.rules, 0)} {self.history()}"


def _any_of(draws: tuple[Draw, ...], rng: Rng) -> int:
    return rng.choice([draw.value for draw in draws for _ in range(draw.ways)])


def _redone(
    rules: ObservedGame, fresh: Turn[AnyState], turn: Turn[AnyState], player: Seat, rng: Rng
) -> Turn[AnyState]:
    """The same turn with other cards: the player's picks stay, those of others are redrawn."""
    own = iter([action for seat, action in turn.pending if seat == player])
    for seat, _ in turn.pending:
        action = next(own) if seat == player else rng.choice(rules.legal(fresh.own, seat))
        fresh = act(rules, fresh, action)
    return fresh
