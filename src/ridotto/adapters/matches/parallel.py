"""A match in which all seats that have a choice are asked at once."""

from collections.abc import Mapping

from ridotto.adapters.matches.match import EnvironmentMatch
from ridotto.adapters.matches.turns import made
from ridotto.engine.cells.cell_game import AnyState
from ridotto.engine.errors import IllegalMove, Seats
from ridotto.engine.game import Seat


class ParallelMatch(EnvironmentMatch):
    acting: tuple[Seat, ...]
    """The seats that have a choice now; () at the end."""
    _settled: AnyState
    _own: dict[Seat, AnyState]
    """By acting seat: the state that it may know."""
    _pending: list[tuple[Seat, int]]

    def start(self, seed: int | str | None = None) -> None:
        self._settle(self.first_state(seed))

    def act(self, actions: Mapping[Seat, int]) -> None:
        """Take one action of each seat that has a choice; if one is refused, none is taken."""
        if not self.acting:
            raise IllegalMove("match-over")
        for seat in actions:
            if seat not in self.acting:
                raise IllegalMove("not-your-turn", seat=str(seat), acting=Seats.of(self.acting))
        for seat in self.acting:
            if seat not in actions:
                raise IllegalMove("action-missing", seat=str(seat))
        own = {seat: self.game.apply(self._own[seat], seat, actions[seat]) for seat in self.acting}
        for seat in self.acting:
            self._pending.append((seat, int(actions[seat])))
        self.taken += self._pending[-len(own) :]
        self._own = {**self._own, **own}
        self.acting = tuple(seat for seat in self.acting if seat in self.game.to_act(own[seat]))
        if len(self._own) == 1:
            self._settle(self.after_chance(*own.values()))
        elif not self.acting:
            self._settle(self.after_chance(made(self.game, self._settled, self._pending)))

    def _settle(self, s: AnyState) -> None:
        self._settled = s
        self._pending = []
        self.acting = self.game.to_act(s)
        self._own = dict.fromkeys(self.acting, s)

    def known_to(self, seat: Seat) -> AnyState:
        """The settled state with the seat's own picks."""
        return self._own.get(seat, self._settled)

    def legal(self, seat: Seat) -> int:
        """What a seat may do now, as a set."""
        return self.game.legal_set(self.known_to(seat), seat) if seat in self.acting else 0
