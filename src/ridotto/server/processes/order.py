"""What a parent gives its child on the way, through a pipe: everybody can read command lines."""

import pickle
from dataclasses import dataclass
from typing import BinaryIO

from ridotto.server.options import ServeOptions

READY = b"ready\n"
"""What a child says once it can be reached."""


@dataclass(frozen=True, slots=True)
class Order:
    options: ServeOptions
    language: str
    listening: int
    """The number of the open socket."""


def dump_order(order: Order) -> bytes:
    return pickle.dumps(order)


def read_order(source: BinaryIO) -> Order:
    """Only ever read from our own parent."""
    order = pickle.load(source)
    assert isinstance(order, Order)
    return order
