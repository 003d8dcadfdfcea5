"""Which seats opponents have while a network learns."""

from collections.abc import Sequence

import torch
from torch import Tensor

from ridotto.engine.batches.numbers import SEATS
from ridotto.learn.playing.match_tensors import MatchTensors

NEIGHBOURS = 32
"""The warp size of a GPU: matches with opponents are grouped by it."""
MANY = 1024


class Seating:
    """Drawn anew for every match; with opponents, each number of them is equally likely."""

    def __init__(
        self, tables: MatchTensors, shares: Sequence[float], luck: torch.Generator, *, is_alone: bool = False
    ) -> None:
        """`shares`: of matches with opponents, by number of players. `is_alone`: opponents then have all
        seats but one.
        """
        self._tables = tables
        self._luck = luck
        self._is_needed = any(shares)
        self._is_alone = is_alone
        matches = torch.arange(tables.count, device=tables.device)
        stretch = matches // max(1, min(NEIGHBOURS, tables.count // MANY))
        share = torch.tensor(shares, dtype=torch.float64, device=tables.device)[tables.players]
        self._has_others = ((stretch + 1) * share).floor() > (stretch * share).floor()
        self.is_other = torch.zeros(tables.count, SEATS, dtype=torch.bool, device=tables.device)
        """By match and seat."""
        self.begin(torch.ones(tables.count, dtype=torch.bool, device=tables.device))

    def begin(self, is_new: Tensor) -> None:
        """Seat opponents in matches that begin."""
        if not self._is_needed:
            return
        tables, luck = self._tables, self._luck
        order = torch.rand(tables.count, SEATS, generator=luck, device=tables.device)
        order = order.masked_fill(~tables.is_player, 2.0).argsort(1).argsort(1)
        others = torch.rand(tables.count, generator=luck, device=tables.device) * (tables.players - 1)
        most = tables.players - 2 if self._is_alone else others.floor()
        seated = (order <= most[:, None]) & self._has_others[:, None] & tables.is_player
        torch.where(is_new[:, None], seated, self.is_other, out=self.is_other)

    @property
    def is_asked(self) -> Tensor:
        """By match: whether it is an opponent's turn."""
        return self.is_other.gather(1, self._tables.seats[:, None])[:, 0]

    def see(self, seen: Tensor) -> None:
        """Write which seats are opponents', counted from the acting one (matches, seats)."""
        seen.copy_(self.is_other.gather(1, self._tables.around) & self._tables.is_player)
