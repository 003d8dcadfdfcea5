"""What a parent sends its child through a pipe: everybody on the machine can read command lines."""

import json
from dataclasses import asdict, dataclass, fields
from typing import BinaryIO

from ridotto.server.data_place import parse_place
from ridotto.server.options import ServeOptions
from ridotto.server.store.place import Database, Place

READY = b"ready\n"
"""What a child sends once it accepts connections."""

_OPTIONS = frozenset(field.name for field in fields(ServeOptions))


@dataclass(frozen=True, slots=True)
class Order:
    options: ServeOptions
    language: str
    listening: int
    """The file descriptor of the listening socket."""


def dump_order(order: Order) -> bytes:
    """One line. The child may be of a newer version than its parent, or of an older one after a step back."""
    options = asdict(order.options) | {"data": _word(order.options.data)}
    told = {"options": options, "language": order.language, "listening": order.listening}
    return json.dumps(told).encode() + b"\n"


def read_order(source: BinaryIO) -> Order:
    """Only ever read from our own parent. Options that another version misses or has besides do no harm."""
    told = json.loads(source.readline())
    options = {name: value for name, value in told["options"].items() if name in _OPTIONS}
    options["names"] = tuple(options.get("names", ()))
    if options.get("data") is not None:
        options["data"] = parse_place(options["data"])
    return Order(ServeOptions(**options), told["language"], told["listening"])


def _word(place: Place | None) -> str | None:
    if place is None:
        return None
    return place.url if isinstance(place, Database) else str(place)
