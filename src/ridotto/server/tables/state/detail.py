"""What lists show of a table beside its settings, as the JSON that is kept beside the log."""

from dataclasses import dataclass

from pydantic import TypeAdapter

from ridotto.engine.game import Seat


@dataclass(frozen=True, slots=True)
class Detail:
    seats: tuple[str | None, ...]
    """As a log writes them."""
    absent: tuple[Seat, ...]
    """The seats of people whom a bot plays for."""
    host: str | None
    acting: tuple[Seat, ...]
    round: int
    """Rounds finished."""
    settings: str | None = None
    """JSON; None: as the table was made."""
    deadlines: tuple[tuple[Seat, str], ...] = ()
    """When people's time is up whom a table by correspondence waits for."""
    scores: tuple[int, ...] | None = None
    """By seat, once the match is over; None also where an older program has written this."""
    winners: tuple[Seat, ...] | None = None


_DETAIL = TypeAdapter(Detail)


def dump_detail(detail: Detail) -> str:
    # What few tables have is not written for all of them.
    return _DETAIL.dump_json(detail, exclude_defaults=True).decode()


def load_detail(text: str) -> Detail:
    """A ValueError where it is none."""
    return _DETAIL.validate_json(text, strict=True)
