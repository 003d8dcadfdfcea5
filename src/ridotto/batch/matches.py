"""What batches on a processor and on a GPU have in common."""

from collections.abc import Iterable, Sequence

from ridotto.batch.checks import game_on_cells, seeds_of
from ridotto.batch.history import History
from ridotto.engine.batches.rules import RNG_SIZE, SEATS
from ridotto.engine.errors import InvalidOptions
from ridotto.engine.play.match import Match
from ridotto.engine.records.record import Record
from ridotto.engine.rng import Rng
from ridotto.games import find_game

_NUMBERS_OF_A_MATCH = 3 * SEATS + 2 * RNG_SIZE + 4
"""Beside cells and observation: masks, rewards and actions of each seat, two random streams, who acts, who is
asked, what was asked and what became of it."""


class Matches:
    """Matches with the same options, each with a seed of its own."""

    def __init__(
        self, game: str, seeds: Iterable[int | str], *, keeps_records: bool, options: dict[str, object]
    ) -> None:
        self.game = game_on_cells(game)
        self.options = self.game.parse_options(options)
        self._fresh = self.game.start(self.options).cells
        self.seeds: Sequence[int | str] = seeds_of(seeds, self._bytes_each, self._free_bytes())
        self._history = History(len(self.seeds)) if keeps_records else None

    def __len__(self) -> int:
        return len(self.seeds)

    @property
    def _bytes_each(self) -> int:
        """What one match takes."""
        return 8 * (len(self._fresh) + self.game.layout.cells + _NUMBERS_OF_A_MATCH)

    def _free_bytes(self) -> int | None:
        """The memory that is left for matches; None: it cannot be told."""
        raise NotImplementedError

    def record(self, match: int) -> Record:
        """One match so far, as a record that `ridotto verify` accepts."""
        if self._history is None:
            raise InvalidOptions("batch-keeps-nothing")
        if not 0 <= match < len(self):
            raise InvalidOptions("batch-no-match", found=match, last=len(self) - 1)
        luck = Rng(self._history.luck_of(match))
        told = Match(find_game(self.game.id), self.options, seed=self.seeds[match], chance=lambda _: luck)
        told.play_chance()
        for seat, action in self._history.actions_of(match):
            told.play(seat, action)
            told.play_chance()
        return told.record()
