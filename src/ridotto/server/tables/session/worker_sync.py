"""One table at several workers: exchanges what is not in the log."""

from ridotto.server.tables.session.audience import Audience
from ridotto.server.tables.session.timing import Pause
from ridotto.server.tables.state.table import Table
from ridotto.server.tables.talk.conversation import Conversation
from ridotto.server.workers.interface import OtherWorkers
from ridotto.server.workers.messages import Asked, Clocked, Here, Said, Skipped

OFF_S = 0.5
"""Clocks that differ by this much are sent again."""


class WorkerSync:
    def __init__(
        self,
        *,
        table_id: str,
        table: Table,
        audience: Audience,
        conversation: Conversation,
        pause: Pause,
        other_workers: OtherWorkers,
    ) -> None:
        self._table_id = table_id
        self._table = table
        self._audience = audience
        self._conversation = conversation
        self._pause = pause
        self._other_workers = other_workers
        self._told = Here(table_id, ())

    # Sending

    def open(self, now: float) -> None:
        """Others may have been here for long."""
        if not self._other_workers.is_alone:
            self._audience.guests_changed(self._other_workers.guests_at(self._table_id).values(), now)
            self._other_workers.say(Asked(self._table_id))

    def keep_up(self, *, is_needed: bool) -> None:
        """Tell who is here now, and look after the table as long as that is needed."""
        self.announce(is_news=True)
        (self._other_workers.want if is_needed else self._other_workers.let_go)(self._table_id)

    def announce(self, *, is_news: bool = False) -> None:
        """`is_news`: send only if it has changed since the last time."""
        here = Here(self._table_id, tuple(self._audience.presence.connected), self._audience.paces)
        if here != self._told or (here.people and not is_news):
            self._told = here
            self._other_workers.say(here)

    def skipped(self, person: str) -> None:
        self._other_workers.say(Skipped(self._table_id, person, self._table.entries))

    def tell_clocks(self, now: float) -> None:
        """The clocks of the lease holder count."""
        clocks = self._table.clocks
        if clocks is None or self._table.settings.is_correspondence:
            return
        if self._other_workers.leaves_to_us(self._table_id):
            spent = {seat: clocks.spent_s(seat, now) for seat in self._table.people_acting}
            self._other_workers.say(Clocked(self._table_id, self._table.entries, spent))

    # Receiving

    def hear(self, message: Asked | Said | Skipped | Clocked, now: float) -> bool:
        """Returns whether the clocks of this table have changed."""
        if isinstance(message, Asked):
            self._conversation.tell_again()
            self.tell_clocks(now)
        elif isinstance(message, Said):
            self._conversation.hear(message)
        elif message.number == self._table.entries:
            if isinstance(message, Skipped):
                self._pause.skip(message.person)
            else:
                return self._set_clocks(message, now)
        return False

    def _set_clocks(self, message: Clocked, now: float) -> bool:
        clocks = self._table.clocks
        if clocks is None or self._other_workers.leaves_to_us(self._table_id):
            return False
        seats = [seat for seat in message.spent if seat in self._table.people_acting]
        before = [clocks.spent_s(seat, now) for seat in seats]
        for seat in seats:
            clocks.agree(seat, message.spent[seat], now)
        after = [clocks.spent_s(seat, now) for seat in seats]
        return any(abs(one - other) > OFF_S for one, other in zip(before, after, strict=True))
