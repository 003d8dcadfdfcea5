"""Time for each move and a reserve: pure arithmetic; callers read the clock."""

from collections.abc import Collection
from dataclasses import dataclass, replace

from ridotto.engine.game import Seat
from ridotto.messages.table.from_server import SeatClock
from ridotto.messages.table.settings import ClockRule


@dataclass(slots=True)
class _Time:
    reserve_s: float
    used_s: float = 0.0
    """Seconds used for the present decision before `since`."""
    since: float | None = None
    """When the clock was started; None: it is stopped."""
    last_spent_s: float = 0.0
    last_reserve_s: float = 0.0
    """The reserve before the last decision, for when it is taken back."""


class Clocks:
    """The clock of every seat. A reserve is touched once the time for a move is over."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self._rule = rule
        self._times = [_Time(float(rule.reserve_s)) for _ in range(seats)]

    # From the log

    def decided(self, seat: Seat, spent_s: float) -> None:
        """A choice was made that took this long in total."""
        time = self._times[seat]
        time.last_spent_s, time.last_reserve_s = spent_s, time.reserve_s
        time.reserve_s = max(0.0, time.reserve_s - max(0.0, spent_s - self._rule.move_s))
        time.used_s, time.since = 0.0, None

    def took_back(self, seat: Seat) -> None:
        """The clock continues where it stopped: taking a choice back brings no new time."""
        time = self._times[seat]
        time.reserve_s, time.used_s, time.since = time.last_reserve_s, time.last_spent_s, None

    def returned(self, seat: Seat) -> None:
        """A person who was replaced by a bot starts the move with full time."""
        time = self._times[seat]
        time.used_s, time.since = 0.0, None

    def copy(self) -> "Clocks":
        copied = Clocks(self._rule, 0)
        copied._times = [replace(time) for time in self._times]
        return copied

    # While time goes by

    def run(self, seats: Collection[Seat], now: float) -> None:
        """Run exactly these clocks from now on."""
        for seat, time in enumerate(self._times):
            if seat in seats:
                time.since = now if time.since is None else time.since
            elif time.since is not None:
                # The system clock may be set back.
                time.used_s += max(0.0, now - time.since)
                time.since = None

    def agree(self, seat: Seat, spent_s: float, now: float) -> None:
        """Take over the time that another worker has counted for the present decision."""
        time = self._times[seat]
        time.used_s = spent_s
        time.since = None if time.since is None else now

    def spent_s(self, seat: Seat, now: float) -> float:
        """Seconds used for the present decision, at most the time available."""
        time = self._times[seat]
        used = time.used_s + (0.0 if time.since is None else max(0.0, now - time.since))
        return min(used, self._rule.move_s + time.reserve_s)

    def runs_out_at(self, seat: Seat) -> float | None:
        """When the time runs out; None: this clock is stopped."""
        time = self._times[seat]
        if time.since is None:
            return None
        return time.since + self._rule.move_s + time.reserve_s - time.used_s

    def shown(self, seats: Collection[Seat], now: float) -> tuple[SeatClock, ...]:
        return tuple(self._shown(seat, now) for seat in seats)

    def _shown(self, seat: Seat, now: float) -> SeatClock:
        time = self._times[seat]
        spent = self.spent_s(seat, now)
        return SeatClock(
            seat=seat,
            move_s=round(max(0.0, self._rule.move_s - spent), 1),
            reserve_s=round(time.reserve_s - max(0.0, spent - self._rule.move_s), 1),
            is_running=time.since is not None,
        )
