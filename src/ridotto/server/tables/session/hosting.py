"""Settings that the host may change before the start, and who becomes the host when they are away."""

from dataclasses import dataclass, replace

from ridotto.engine.errors import RidottoError
from ridotto.engine.game import Seat
from ridotto.messages.table.requests import ChangeRequest, ClockBody
from ridotto.messages.table.settings import ClockRule
from ridotto.server.tables.session.timing import Presence
from ridotto.server.tables.state.entries import Changed, PersonId
from ridotto.server.tables.state.seating import fitted
from ridotto.server.tables.state.settings import SETTINGS, checked
from ridotto.server.tables.state.table import Planned, Table


@dataclass(frozen=True, slots=True)
class Succession:
    """The next host, and when they take over."""

    heir: PersonId
    due: float


def succession(table: Table, presence: Presence, lobby_s: float) -> Succession | None:
    """None: the host is connected, or no seated person is, or the match has begun.

    At a table by correspondence the host need not be there.
    """
    seating = table.seating
    if (
        seating.is_started
        or table.settings.is_correspondence
        or seating.host is None
        or presence.is_here(seating.host)
    ):
        return None
    heir = next(filter(presence.is_here, seating.people), None)
    return None if heir is None else Succession(heir, presence.away_since(seating.host) + lobby_s)


def check_host(table: Table, person: PersonId) -> None:
    if person != table.seating.host:
        raise RidottoError("not-host")


def change(table: Table, request: ChangeRequest) -> Planned:
    """The settings with these changes, and the seats that they need."""
    wishes = {name: getattr(request, name) for name in request.model_fields_set - {"id", "type", "first"}}
    clock = wishes.get("clock")
    if isinstance(clock, ClockBody):
        wishes["clock"] = ClockRule(clock.move_s, clock.reserve_s)
    if "options" in wishes:
        # A deck is too long to be sent again with every change.
        kept = {
            name: value for name, value in table.settings.options.items() if isinstance(value, dict | list)
        }
        wishes["options"] = kept | request.options
    settings, _, options = checked(replace(table.settings, **wishes))
    seats = fitted(table.seating.seats, options.players)
    words = tuple(sitter.to_word() for sitter in seats)
    first = _first(table, request, options.players)
    return Planned(Changed(SETTINGS.dump_json(settings).decode(), words, first))


def _first(table: Table, request: ChangeRequest, players: int) -> Seat | None:
    if "first" in request.model_fields_set:
        if request.first is not None and request.first >= players:
            raise RidottoError("no-such-seat", seat=request.first, last=players - 1)
        return request.first
    return table.first if table.first is not None and table.first < players else None
