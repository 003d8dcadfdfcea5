"""Who sits where: a pure fold of the log."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal

from ridotto.engine.errors import RidottoError
from ridotto.engine.game import Seat
from ridotto.engine.records.seat_names import BOT_PREFIX
from ridotto.server.tables.state.entries import (
    Absence,
    Changed,
    ChatAllowed,
    Cleared,
    Created,
    Entry,
    Event,
    Filled,
    Hosted,
    PersonId,
    RematchCreated,
    Replaced,
    Returned,
    Sat,
    Started,
    Stood,
    TakenBack,
)

PERSON = "person:"


@dataclass(frozen=True, slots=True)
class Sitter:
    """What is in one seat."""

    kind: Literal["open", "person", "bot"]
    person: PersonId | None = None
    level: str | None = None
    absence: Absence | None = None
    """Why a bot plays for this person, if one does."""

    def to_word(self) -> str | None:
        """As a log writes it."""
        if self.kind == "open":
            return None
        return f"{PERSON}{self.person}" if self.kind == "person" else f"{BOT_PREFIX}{self.level}"


OPEN = Sitter("open")


def sitter_of(word: str | None, absence: Absence | None = None) -> Sitter:
    if word is None:
        return OPEN
    if word.startswith(PERSON):
        return Sitter("person", person=word.removeprefix(PERSON), absence=absence)
    return Sitter("bot", level=word.removeprefix(BOT_PREFIX))


@dataclass(frozen=True)
class Seating:
    """Derived values are computed once: most entries do not change the seating."""

    seats: tuple[Sitter, ...]
    host: PersonId | None
    """None while nobody sits here."""
    starts: bool
    is_started: bool = False
    next_table: str | None = None
    is_chat_on: bool = True

    @cached_property
    def people(self) -> tuple[PersonId, ...]:
        return tuple(sitter.person for sitter in self.seats if sitter.person is not None)

    @cached_property
    def members(self) -> tuple[PersonId, ...]:
        """Everybody who belongs to the table: the people in seats, and a host who only watches."""
        return tuple(person for person in dict.fromkeys((*self.people, self.host)) if person)

    @cached_property
    def engaged(self) -> tuple[PersonId, ...]:
        """For whom the table counts as unfinished until the match is over: they still play, or opened it to
        watch.

        A table that another person opened counts once it has begun: a rematch also seats people who have
        gone.
        """
        return tuple(person for person in self.members if self._is_engaged(person))

    def _is_engaged(self, person: PersonId) -> bool:
        seat = self.seat_of(person)
        if seat is None:
            return True
        return self.is_played_by_person(seat) if self.is_started else person == self.host

    @cached_property
    def words(self) -> tuple[str | None, ...]:
        """As a log writes them."""
        return tuple(sitter.to_word() for sitter in self.seats)

    @cached_property
    def absent(self) -> tuple[Seat, ...]:
        """The seats of people who are replaced by a bot."""
        return tuple(seat for seat, sitter in enumerate(self.seats) if sitter.absence)

    @cached_property
    def open_seats(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, sitter in enumerate(self.seats) if sitter.kind == "open")

    @property
    def allows_hints(self) -> bool:
        """Whether one person plays against bots."""
        return len(self.people) == 1 and not self.open_seats

    def seat_of(self, person: PersonId) -> Seat | None:
        return self._seat_by_person.get(person)

    @cached_property
    def _seat_by_person(self) -> dict[PersonId, Seat]:
        people: dict[PersonId, Seat] = {}
        for seat, sitter in enumerate(self.seats):
            if sitter.person is not None:
                people.setdefault(sitter.person, seat)
        return people

    def is_played_by_person(self, seat: Seat) -> bool:
        """Whether a person decides here: not a bot, nor a person who is replaced by one."""
        sitter = self.seats[seat]
        return sitter.kind == "person" and sitter.absence is None

    @cached_property
    def is_a_show(self) -> bool:
        """Whether only bots play."""
        return self.is_started and not any(map(self.is_played_by_person, range(len(self.seats))))

    def check_seat(self, seat: Seat) -> None:
        if not 0 <= seat < len(self.seats):
            raise RidottoError("no-such-seat", seat=seat, last=len(self.seats) - 1)

    def check_not_started(self) -> None:
        if self.is_started:
            raise RidottoError("already-started")


def first_seating(made: Created) -> Seating:
    sitters = tuple(map(sitter_of, made.seats))
    return Seating(sitters, made.host, made.starts, is_chat_on=not made.is_chat_off)


def seated(seating: Seating, entry: Entry) -> Seating:
    """The seating after an entry; moves do not change it."""
    match entry:
        case Event() | TakenBack():
            return seating  # before the others, since nearly all entries are moves
        case Sat(seat, person):
            now = _put(seating, seat, Sitter("person", person=person))
            return now if seating.host is not None else replace(now, host=person)
        case Stood(seat) | Cleared(seat):
            return _hosted_by_somebody(_put(seating, seat, OPEN), gone=seating.seats[seat].person)
        case Hosted(person):
            return replace(seating, host=person)
        case Filled(seat, level):
            return _put(seating, seat, Sitter("bot", level=level))
        case Replaced(seat, reason):
            return _put(seating, seat, replace(seating.seats[seat], absence=reason))
        case Returned(seat):
            return _put(seating, seat, replace(seating.seats[seat], absence=None))
        case Changed(_, seats):
            return replace(seating, seats=tuple(map(sitter_of, seats)))
        case Started():
            return replace(seating, is_started=True)
        case ChatAllowed(is_on):
            return replace(seating, is_chat_on=is_on)
        case RematchCreated(table):
            return replace(seating, next_table=table)
    return seating


def fitted(seats: tuple[Sitter, ...], players: int) -> tuple[Sitter, ...]:
    """The seats for another number of players. A person who loses theirs takes an open one, or a bot's."""
    kept = [*seats[:players], *(OPEN for _ in range(players - len(seats)))]
    for sitter in seats[players:]:
        if sitter.kind != "person":
            continue
        free = [seat for kind in ("open", "bot") for seat, other in enumerate(kept) if other.kind == kind]
        if not free:
            raise RidottoError("people-do-not-fit", players=players)
        kept[free[0]] = sitter
    return tuple(kept)


def _put(seating: Seating, seat: Seat, sitter: Sitter) -> Seating:
    seating.check_seat(seat)
    return replace(seating, seats=(*seating.seats[:seat], sitter, *seating.seats[seat + 1 :]))


def _hosted_by_somebody(seating: Seating, gone: PersonId | None) -> Seating:
    """When the host stands up, the next person in seat order becomes the host."""
    if gone is None or gone != seating.host:
        return seating
    return replace(seating, host=next(iter(seating.people), None))
