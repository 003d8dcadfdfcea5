"""A match on states in which seats are asked one after the other."""

from ridotto.adapters.matches.match import EnvironmentMatch
from ridotto.adapters.matches.turns import Turn, act, seen_by, turn_at
from ridotto.engine.cells.cell_game import AnyState
from ridotto.engine.game import CHANCE, Seat


class SequentialMatch(EnvironmentMatch):
    turn: Turn[AnyState]

    def start(self, seed: int | str | None = None) -> None:
        self.turn = turn_at(self.game, self.first_state(seed))

    def act(self, action: int) -> None:
        """Take an action of the acting seat."""
        turn = self.turn
        following = act(self.game, turn, action)
        if turn.seat is not None:
            self.taken.append((turn.seat, int(action)))
        if following.settled is not turn.settled:
            settled = self.after_chance(following.settled)
            if following.seat == CHANCE:
                following = turn_at(self.game, settled)
        self.turn = following

    def known_to(self, seat: Seat) -> AnyState:
        return seen_by(self.game, self.turn, seat)

    def legal(self, seat: Seat) -> int:
        """What a seat may do now, as a set; nothing while others are asked."""
        return self.game.legal_set(self.turn.own, seat) if seat == self.turn.seat else 0
