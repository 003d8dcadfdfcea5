"""A record played event by event, with a state stored at intervals to continue from."""

from collections.abc import Iterator, Sequence

from ridotto.engine.errors import InvalidRecord, RidottoError
from ridotto.engine.game import Options, SomeGame
from ridotto.engine.records.replay import apply_line
from ridotto.messages.http import MOST_FRAMES

MOST_EVENTS = 20_000
"""The longest match that can be played at a table has less than half as many."""

MARK_EVERY = MOST_FRAMES
"""Events between stored states. Storing every state would take ten times the memory."""


HIGHLIGHTS = ("trick", "reveal", "round")


class PlayedMatch:
    """Several requests may share one: each step plays the next event for all of them."""

    def __init__(self, game: SomeGame, options: Options, events: tuple[str, ...]) -> None:
        if len(events) > MOST_EVENTS:
            raise InvalidRecord("too-many-events", found=len(events), most=MOST_EVENTS)
        self.game = game
        self.events = events
        self._now = game.start(options)
        self._played = 0
        self._marks = [self._now]
        self._rounds: list[int] = []
        self._highlights: list[int] = []

    @property
    def is_played(self) -> bool:
        return self._played == len(self.events)

    @property
    def is_over(self) -> bool:
        return not self.game.to_act(self._now)

    @property
    def frames(self) -> int:
        """How many positions the match has: one before the first event, and one after each."""
        return len(self.events) + 1

    @property
    def rounds(self) -> Sequence[int]:
        """The frames where rounds begin: all chance events except the choice of the first seat."""
        return self._rounds

    @property
    def highlights(self) -> Sequence[int]:
        """The frames that people jump to: tricks taken, secret choices revealed, rounds finished."""
        return self._highlights

    def play_one(self) -> None:
        """Play the next event. A refused event is refused again by the next call."""
        line = self.events[self._played]
        before = self._now
        try:
            self._now = apply_line(self.game, before, line)
        except RidottoError as error:
            raise InvalidRecord("event-refused", event=self._played + 1, reason=error) from None
        self._played += 1
        if self._played % MARK_EVERY == 0:
            self._marks.append(self._now)
        if self._played > 1 and not line[:1].isdigit():
            self._rounds.append(self._played)
        if self.game.step_kind(before, self._now) in HIGHLIGHTS:
            self._highlights.append(self._played)

    def states_from(self, first: int) -> Iterator[object]:
        """The states of the frames from this one on; the match must be played to its end."""
        mark = first // MARK_EVERY
        state = self._marks[mark]
        for line in self.events[mark * MARK_EVERY : first]:
            state = apply_line(self.game, state, line)
        yield state
        for line in self.events[first:]:
            state = apply_line(self.game, state, line)
            yield state
