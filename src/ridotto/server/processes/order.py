"""What a parent sends its child through a pipe: everybody on the machine can read command lines."""

import pickle
from dataclasses import dataclass
from typing import BinaryIO

from ridotto.server.options import ServeOptions

READY = b"ready\n"
"""What a child sends once it accepts connections."""


@dataclass(frozen=True, slots=True)
class Order:
    options: ServeOptions
    language: str
    listening: int
    """The file descriptor of the listening socket."""


def dump_order(order: Order) -> bytes:
    return pickle.dumps(order)


def read_order(source: BinaryIO) -> Order:
    """Only ever read from our own parent."""
    order = pickle.load(source)
    assert isinstance(order, Order)
    return order
