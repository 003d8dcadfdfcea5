"""Clients of protocol version 1 still play, from the first that there were.

`first.schema.json` is what the first server wrote down of its messages, and never changes.
"""

import json
from copy import deepcopy
from pathlib import Path

import pytest

from ridotto.messages import PROTOCOL
from ridotto.messages.common import MOST_SEATS
from ridotto.messages.schema import Schema
from ridotto.server.generators.schema_file import schema
from tests.server.protocol_1.fitting import Fitting

FIRST: Schema = json.loads(Path(__file__).with_name("first.schema.json").read_text("utf-8"))
RENAMED = {"Made": "Created"}
"""Names of definitions, which no message has in it."""
READ = ("FromServer", "Replay", "Catalogue", "Me", "TableList", "Made", "MatchRecord", "Problem")
SENT = ("FromClient", "NameBody")


@pytest.fixture(scope="module")
def today() -> Schema:
    return schema()


def test_these_clients_are_promised_to_play() -> None:
    assert PROTOCOL == 1


@pytest.mark.parametrize("name", READ)
def test_all_that_they_read_is_still_sent(today: Schema, name: str) -> None:
    compared = Fitting(sent=today, read=FIRST, may_have_new_words=True)
    assert compared.misfits(RENAMED.get(name, name), name) == []


@pytest.mark.parametrize("name", SENT)
def test_all_that_they_send_is_still_read(today: Schema, name: str) -> None:
    assert Fitting(sent=FIRST, read=today, may_have_new_words=False).misfits(name, name) == []


def test_a_replay_can_be_asked_for_of_every_seat_that_there_is(today: Schema) -> None:
    """The first server took any number, and refused those that are no seats later."""
    assert Fitting(sent=FIRST, read=today, may_have_new_words=False).misfits("ReplayBody", "ReplayBody") == [
        "ReplayBody.seat: maximum None, not 5",
        "ReplayBody.seat: minimum None, not 0",
    ]


def test_a_table_can_have_every_number_of_seats_that_a_game_can(today: Schema) -> None:
    """The first server read lists of any length, and refused those that no game allows later."""
    assert Fitting(sent=FIRST, read=today, may_have_new_words=False).misfits("TableBody", "TableBody") == [
        f"TableBody.seats: maxItems None, not {MOST_SEATS}"
    ]


def changed(schema: Schema, name: str, field: str, **changes: object) -> Schema:
    """With another field in a definition; without it where nothing is given."""
    schema = deepcopy(schema)
    properties = schema["$defs"][name]["properties"]
    if changes:
        properties[field] = changes
    else:
        del properties[field]
    return schema


def test_what_a_client_would_miss_is_found(today: Schema) -> None:
    def misfits(**changes: object) -> list[str]:
        sent = changed(today, "SeatInfo", "level", **changes)
        return Fitting(sent=sent, read=FIRST, may_have_new_words=True).misfits("FromServer", "FromServer")

    assert misfits() == ["FromServer.seats[].level: gone"]
    assert misfits(type="integer") == ["FromServer.seats[].level: ('integer',)"]


def test_what_a_server_would_refuse_is_found(today: Schema) -> None:
    def misfits(name: str, field: str, **changes: object) -> list[str]:
        read = changed(today, name, field, **changes)
        return Fitting(sent=FIRST, read=read, may_have_new_words=False).misfits("FromClient", "FromClient")

    assert misfits("MoveRequest", "move") == ["FromClient.move: unknown"]
    assert misfits("MoveRequest", "move", type="string", maxLength=7) == [
        "FromClient.move: maxLength 100, not 7"
    ]
    assert misfits("StartRequest", "type", const="begin", type="string") == [
        "FromClient: ('object', 'start')"
    ]
