"""The people connected to a table; sends each of them what they may see."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol

from ridotto.engine.errors import RidottoError
from ridotto.engine.game import Seat
from ridotto.messages.http import TableSummary
from ridotto.messages.table.from_server import SeatClock
from ridotto.messages.table.settings import Pace
from ridotto.server.bot_pool import Account
from ridotto.server.http.problems import refused_json
from ridotto.server.network.outbox import NewestOnly
from ridotto.server.store import Person
from ridotto.server.tables.session import messages
from ridotto.server.tables.session.hosting import succession
from ridotto.server.tables.session.timing import Clock, Presence, slowest
from ridotto.server.tables.state.entries import Changed, Entry, Event, Replaced, Returned, Started, TakenBack
from ridotto.server.tables.state.table import Table
from ridotto.server.tables.talk.mutes import Mutes
from ridotto.server.workers.interface import Guests

Leave = Callable[[str], None]
"""Takes the code of the reason."""

PositionKey = tuple[Seat | None, bool]
"""What a listener's positions depend on: their seat, and whether they see danger."""


class Send(Protocol):
    """`kind`: where only the newest of its kind has to arrive."""

    def __call__(self, message: bytes, kind: NewestOnly | None = None, /) -> None: ...


@dataclass(eq=False, frozen=True, slots=True)
class Listener:
    """One socket."""

    person: Person
    send: Send
    leave: Leave
    """Called when it gets no more messages."""
    address: str = ""
    """Its address, as limits count it."""
    browser: str = ""
    """As `browser_of` names it."""


@dataclass(frozen=True, slots=True)
class Preference:
    """A client's preferences."""

    pace: Pace | None = None
    """None: the table's own pace."""
    danger: bool = False


class Audience:
    def __init__(
        self,
        table_id: str,
        table: Table,
        names: Mapping[str, str | None],
        clock: Clock,
        lobby_s: float,
        mutes: Mutes,
    ) -> None:
        self._table_id = table_id
        self._table = table
        self._clock = clock
        self._lobby_s = lobby_s
        self._mutes = mutes
        self._names = dict(names)
        self._listeners: dict[Listener, None] = {}
        self._preferences: dict[str, Preference] = {}
        self._paces_elsewhere: dict[str, Pace] = {}
        self._welcome = messages.welcome(table_id, table)
        self.presence = Presence(clock.now())

    # Coming and going

    def join(self, listener: Listener, now: float) -> Listener:
        """A client has connected; call `tell_all_to` and `tell_table` next."""
        self._listeners[listener] = None
        self._names[listener.person.id] = listener.person.name
        self.presence.came(listener.person.id, now)
        return listener

    @property
    def addresses(self) -> Collection[str]:
        return {listener.address for listener in self._listeners}

    def account(self) -> Account:
        """The person to whom the bots' time is charged: a player, the host first, else the first to come.

        Spectators come last: one may watch many tables, and players must not wait for that. For a table by
        correspondence that nobody looks at it is the host, wherever they are.
        """
        payer = min(self._listeners, key=self._rank, default=None)
        if payer is None:
            return Account("", self._table.seating.host or "", self._table_id)
        return Account(payer.address, payer.person.id, self._table_id)

    def _rank(self, listener: Listener) -> tuple[bool, bool]:
        seating, person = self._table.seating, listener.person.id
        return seating.seat_of(person) is None, person != seating.host

    def leave(self, listener: Listener, now: float) -> bool:
        """Returns whether this socket was still registered."""
        if listener not in self._listeners:
            return False
        del self._listeners[listener]
        self.presence.went(listener.person.id, now)
        if listener.person.id not in self.presence.connected:
            self._preferences.pop(listener.person.id, None)
        return True

    def guests_changed(self, guests: Iterable[Guests], now: float) -> None:
        """The people connected through other workers, and the pace they want."""
        found = tuple(guests)
        self.presence.are_elsewhere((person for each in found for person in each.people), now)
        self._paces_elsewhere = {person: pace for each in found for person, pace in each.paces.items()}

    @property
    def paces(self) -> dict[str, Pace]:
        """The preferences of the people connected here."""
        return {person: wish.pace for person, wish in self._preferences.items() if wish.pace is not None}

    # Preferences

    def prefer(self, person: Person, wish: Preference, clocks: tuple[SeatClock, ...]) -> None:
        """A client that turns danger on gets the present position again."""
        before = self._preferences.get(person.id, Preference())
        if person.id in self.presence.connected:
            self._preferences[person.id] = wish
        if wish.danger and not before.danger and self._table.seating.is_started:
            # One position for all their sockets: making it takes long.
            position = self._position_for(person.id, clocks)
            for listener in self._listeners:
                if listener.person.id == person.id:
                    listener.send(position, "position")

    @property
    def players_here(self) -> tuple[str, ...]:
        """The players who are connected."""
        seats = self._table.seating.seats
        people = (sitter.person for sitter in seats if sitter.absence is None)
        return tuple(person for person in people if person is not None and self.presence.is_here(person))

    @property
    def pace(self) -> Pace:
        usual = self._table.settings.pace
        wished = self._paces_elsewhere | self.paces
        return slowest((wished.get(person, usual) for person in self.players_here), usual)

    def send_away_spectators(self, now: float) -> None:
        goodbye = refused_json(RidottoError("no-spectators"), None)
        for listener in list(self._listeners):
            if self._table.seating.seat_of(listener.person.id) is None:
                listener.send(goodbye)
                listener.leave("no-spectators")
                self.leave(listener, now)

    def send_away(
        self,
        reason: RidottoError,
        now: float,
        who: str | None = None,
        is_out: Callable[[str], bool] = lambda _: True,
    ) -> None:
        """Close the sockets of one person, or of everybody, in these browsers."""
        goodbye = refused_json(reason, None)
        for listener in list(self._listeners):
            if who in (None, listener.person.id) and is_out(listener.browser):
                listener.send(goodbye)
                listener.leave(reason.code)
                self.leave(listener, now)

    # Names

    def remember_name(self, person: Person) -> None:
        """Remember the name of a person who sends a request; later changes come by `rename`."""
        self._names.setdefault(person.id, person.name)

    def unnamed_among(self, people: Iterable[str]) -> tuple[str, ...]:
        return tuple(person for person in people if person not in self._names)

    def learn(self, names: Mapping[str, str | None]) -> None:
        """Load the stored names; later changes come by `rename`."""
        self._names = {**names, **self._names}

    def rename(self, person: Person) -> None:
        """A person has a new name; ignored if they are not known here."""
        if self._names.get(person.id, person.name) == person.name:
            return
        self._names[person.id] = person.name
        self.tell_table()

    def name_of(self, person: Person) -> str | None:
        """The name that the others see now."""
        return self._names.get(person.id, person.name)

    def seat_names(self) -> list[str]:
        return messages.seat_names(self._table.seating, self._names)

    def summary_for(self, person: Person, updated_at: str) -> TableSummary:
        return messages.summary(
            self._table_id, self._table, self._names, self.presence, person.id, updated_at
        )

    # Sending

    def tell_all_to(self, listener: Listener, clocks: tuple[SeatClock, ...]) -> None:
        """Send everything that a new client needs."""
        listener.send(self._welcome)
        listener.send(self._table_info(listener.person.id), "table")
        if self._table.seating.is_started:
            listener.send(self._position_for(listener.person.id, clocks), "position")

    def tell(self, entry: Entry, clocks: tuple[SeatClock, ...], now: float) -> None:
        """Send what an entry has changed."""
        if isinstance(entry, Event | TakenBack):
            self.tell_positions(clocks)
            if self._table.is_over:
                self.tell_table()
            return
        if isinstance(entry, Changed):
            self._welcome = messages.welcome(self._table_id, self._table)
            for listener in self._listeners:
                listener.send(self._welcome)
        if isinstance(entry, Started) and not self._table.settings.allows_spectators:
            self.send_away_spectators(now)
        self.tell_table()
        if isinstance(entry, Replaced | Returned):
            self.tell_positions(clocks)

    def tell_table(self, *, but: Listener | None = None) -> None:
        """Send who is at the table now, to everybody."""
        made: dict[str | None, bytes] = {}
        for listener in self._listeners:
            if listener is but:
                continue
            recipient = self._table_info_recipient(listener.person.id)
            if recipient not in made:
                made[recipient] = self._table_info(listener.person.id)
            listener.send(made[recipient], "table")

    def tell_table_to(self, person: str) -> None:
        """Who is at the table now, to one person."""
        for listener in self._listeners:
            if listener.person.id == person:
                listener.send(self._table_info(person), "table")

    def tell_each(self, message_for: Callable[[str], bytes | None]) -> None:
        """Send a message made for each person; None: nothing for this person."""
        for listener in self._listeners:
            message = message_for(listener.person.id)
            if message is not None:
                listener.send(message)

    def tell_asker(self, person: str, asker: Listener | None, message: bytes) -> None:
        """Send to the socket that has asked; if it is gone, to all others of that person."""
        if asker in self._listeners:
            asker.send(message)
            return
        for listener in self._listeners:
            if listener.person.id == person:
                listener.send(message)

    def tell_positions(self, clocks: tuple[SeatClock, ...]) -> None:
        """Listeners with the same view share the same bytes."""
        positions = messages.Positions(self._table, clocks)
        made: dict[PositionKey, bytes] = {}
        for listener in self._listeners:
            seat, sees_danger = key = self._position_key(listener.person.id)
            if key not in made:
                made[key] = positions.info_for(seat, with_danger=sees_danger)
            listener.send(made[key], "position")

    def _position_for(self, person: str, clocks: tuple[SeatClock, ...]) -> bytes:
        seat, sees_danger = self._position_key(person)
        return messages.Positions(self._table, clocks).info_for(seat, with_danger=sees_danger)

    def _position_key(self, person: str) -> PositionKey:
        wish = self._preferences.get(person)
        return self._table.seating.seat_of(person), wish is not None and wish.danger

    def _table_info_recipient(self, person: str) -> str | None:
        """Whose message a person gets: their own as a player or the host, else that of all spectators."""
        seating = self._table.seating
        return person if person == seating.host or seating.seat_of(person) is not None else None

    def _table_info(self, person: str) -> bytes:
        next_host = succession(self._table, self.presence, self._lobby_s)
        host = messages.host_info(self._table, self._names, self.presence, next_host, self._clock.now())
        # All spectators get the same.
        muted = () if self._table_info_recipient(person) is None else self._mutes.of(person)
        return messages.table_info(self._table, self._names, self.presence, person, host, muted)
