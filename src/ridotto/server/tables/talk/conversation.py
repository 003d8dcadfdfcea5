"""Quick emotes at any table, and chat where it is allowed."""

from collections import deque
from dataclasses import dataclass

from pydantic import TypeAdapter

from ridotto.engine.errors import RidottoError
from ridotto.engine.records.seat_names import tidy_name
from ridotto.messages.common import Seat
from ridotto.messages.limits import LONGEST_CHAT
from ridotto.messages.table.requests import ChatRequest, EmoteRequest, MuteRequest, TalkRequest
from ridotto.messages.table.talk import TalkInfo, TalkLine
from ridotto.server.store import Person
from ridotto.server.tables.session.audience import Audience
from ridotto.server.tables.state.entries import PersonId
from ridotto.server.tables.state.table import Table
from ridotto.server.tables.talk.mutes import Mutes
from ridotto.server.workers.interface import OtherWorkers
from ridotto.server.workers.messages import Muted, Said

MOST_LINES = 50
"""Lines of chat that are sent to people who come later."""
MARK_BITS = 12
"""The bits of a line's number that say which worker it comes from."""

_TALK = TypeAdapter(TalkInfo)


@dataclass(frozen=True, slots=True)
class _Said:
    person: PersonId
    line: TalkLine


class Conversation:
    """The latest chat of one table. Emotes are sent but not kept."""

    def __init__(
        self, table_id: str, table: Table, audience: Audience, mutes: Mutes, other_workers: OtherWorkers
    ) -> None:
        self._table_id = table_id
        self._table = table
        self._audience = audience
        self._mutes = mutes
        self._other_workers = other_workers
        self._said: deque[_Said] = deque(maxlen=MOST_LINES)
        self._count = 0

    def handle(self, person: Person, request: TalkRequest) -> None:
        """Raises if a person may not chat here, or not in this form."""
        self._check_may_talk(person.id)
        match request:
            case EmoteRequest(emote=emote):
                self._say(_Said(person.id, TalkLine(*self._head(person), emote=emote, text=None)))
            case ChatRequest(text=text):
                self._chat(person, text)
            case MuteRequest(seat=seat, is_muted=is_muted):
                self._mute(person.id, seat, is_muted=is_muted)

    def history_for(self, person: PersonId) -> bytes | None:
        """The chat so far without lines of muted people; None: there is none."""
        return self._all_for(person) if self._said else None

    def forget_if_off(self) -> None:
        """Drop the chat when it is switched off or the table becomes public."""
        if self._said and not self._table.allows_chat:
            self._said.clear()
            self._audience.tell_each(self._all_for)

    def _chat(self, person: Person, text: str) -> None:
        if self._table.settings.is_public:
            raise RidottoError("chat-public")
        if not self._table.allows_chat:
            raise RidottoError("chat-off")
        readable = tidy_name(text, LONGEST_CHAT)
        if not readable:
            raise RidottoError("chat-empty")
        said = _Said(person.id, TalkLine(*self._head(person), emote=None, text=readable))
        self._said.append(said)
        self._say(said)

    # From other workers

    def hear(self, said: Said) -> None:
        """A line from another worker, new or repeated."""
        line = said.line
        if line.emote is None and not self._keep(_Said(said.person, line)):
            return
        self._count = max(self._count, line.number >> MARK_BITS)
        self._tell(_Said(said.person, line))

    def tell_again(self) -> None:
        for said in self._said:
            self._other_workers.say(Said(self._table_id, said.person, said.line))

    def mutes_changed(self, person: PersonId) -> None:
        self._audience.tell_table_to(person)
        self._audience.tell_each(lambda who: self._all_for(who) if who == person else None)

    def _keep(self, said: _Said) -> bool:
        """Returns whether it is new here and allowed."""
        numbers = [each.line.number for each in self._said]
        is_old = len(numbers) == MOST_LINES and said.line.number < numbers[0]
        if is_old or said.line.number in numbers or not self._table.allows_chat:
            return False
        self._said.append(said)
        if numbers and said.line.number < numbers[-1]:
            self._said = deque(sorted(self._said, key=lambda each: each.line.number), MOST_LINES)
        return True

    def _say(self, said: _Said) -> None:
        self._tell(said)
        self._other_workers.say(Said(self._table_id, said.person, said.line))

    def _mute(self, person: PersonId, seat: Seat, *, is_muted: bool) -> None:
        seating = self._table.seating
        seating.check_seat(seat)
        other = seating.seats[seat].person
        if other is None or other == person:
            raise RidottoError("nobody-to-mute")
        (self._mutes.mute if is_muted else self._mutes.unmute)(person, other)
        self._other_workers.say(Muted(person, self._mutes.of(person)))
        self.mutes_changed(person)

    def _check_may_talk(self, person: PersonId) -> None:
        seating = self._table.seating
        if seating.seat_of(person) is None and person != seating.host:
            raise RidottoError("not-your-seat")

    def _head(self, person: Person) -> tuple[int, Seat | None, str | None]:
        self._count += 1
        return self._number(), self._table.seating.seat_of(person.id), self._audience.name_of(person)

    def _number(self) -> int:
        """Lines that are said at once by two workers need two numbers."""
        if self._other_workers.is_alone:
            return self._count
        return (self._count << MARK_BITS) + self._other_workers.mark

    def _tell(self, said: _Said) -> None:
        message = _TALK.dump_json(TalkInfo("talk", is_all=False, lines=(said.line,)))
        self._audience.tell_each(lambda who: None if said.person in self._mutes.of(who) else message)

    def _all_for(self, person: PersonId) -> bytes:
        muted = self._mutes.of(person)
        lines = tuple(said.line for said in self._said if said.person not in muted)
        return _TALK.dump_json(TalkInfo("talk", is_all=True, lines=lines))
