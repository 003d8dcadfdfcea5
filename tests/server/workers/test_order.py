"""What a parent sends its child: also between two versions."""

import io
import json
from pathlib import Path

import pytest

from ridotto.server.options import ServeOptions
from ridotto.server.processes.order import Order, dump_order, read_order
from ridotto.server.store.place import Database, Place

ALL = ServeOptions(
    host="::1",
    port=8001,
    data=Database("postgresql://ridotto:open%20sesame@localhost/ridotto?sslmode=require"),
    opens_browser=True,
    proxies=2,
    names=("club.example", "köln.example"),
    metrics_token="hidden\udcff\n",
    limits_local=True,
    workers=3,
)


def read_back(sent: bytes) -> Order:
    return read_order(io.BytesIO(sent))


@pytest.mark.parametrize("data", [None, Path("/srv/ridotto/tables \udcff.sqlite"), ALL.data])
def test_everything_arrives(data: Place | None) -> None:
    order = Order(ServeOptions(data=data), "it", 7)
    assert read_back(dump_order(order)) == order
    everything = Order(ALL, "ru", 3)
    assert read_back(dump_order(everything)) == everything
    assert dump_order(everything).count(b"\n") == 1


def test_a_parent_of_another_version() -> None:
    """When a new version is installed, the parent goes on with what it knows."""
    told = json.loads(dump_order(Order(ALL, "de", 3)))
    del told["options"]["limits_local"], told["options"]["names"], told["options"]["data"]
    told["options"]["tomorrow"] = told["later"] = "something new"
    found = read_back(json.dumps(told).encode() + b"\n")
    assert (found.options.limits_local, found.options.names, found.options.data) == (False, (), None)
    assert (found.options.workers, found.options.metrics_token) == (3, ALL.metrics_token)
    assert (found.language, found.listening) == ("de", 3)
