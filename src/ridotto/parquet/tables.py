"""The three tables: their columns, types and meanings. The dataset card is made from them."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

import pyarrow as pa

from ridotto.engine.records.record import has_half_letter

VERSION = 1
"""Raised when a column changes its meaning."""
MARK = "ridotto"

TableName = Literal["matches", "rounds", "decisions"]


def _as_json(value: object) -> str | None:
    if value is None:
        return None
    text = json.dumps(value, ensure_ascii=False)
    return json.dumps(value) if has_half_letter(text) else text


def _as_is(value: object) -> object:
    return value


@dataclass(frozen=True, slots=True)
class Column:
    name: str
    type: pa.DataType
    meaning: str
    is_optional: bool = False
    write: Callable[[Any], object] = _as_is  # of whatever the row holds


_seats = pa.list_(pa.int8())
_points = pa.list_(pa.int32())

TABLES: Mapping[TableName, tuple[Column, ...]] = {
    "matches": (
        Column("match", pa.int64(), "The number of the match in this dataset, from 0."),
        Column("game", pa.string(), "The game's name."),
        Column("players", pa.int8(), "How many play."),
        Column("options", pa.string(), "What was agreed on, as JSON.", write=_as_json),
        Column("seats", pa.list_(pa.string()), "Who sat at each seat.", is_optional=True),
        Column("is_finished", pa.bool_(), "Whether the match is over."),
        Column("scores", _points, "By seat: the final score.", is_optional=True),
        Column("winners", _seats, "The seats that won, or share the win.", is_optional=True),
        Column("dummy", pa.int32(), "What a dummy that can win has scored.", is_optional=True),
        Column("reason", pa.string(), "By what it was won: `points`, `shared`, …", is_optional=True),
        Column("rounds", pa.int32(), "Rounds finished."),
        Column("events", pa.int32(), "Lines of the record."),
        Column("decisions", pa.int32(), "Rows in `decisions`."),
        Column("result", pa.string(), "The record's result, as JSON.", is_optional=True, write=_as_json),
        Column("extra", pa.string(), "Other keys of the record, as JSON.", is_optional=True, write=_as_json),
    ),
    "rounds": (
        Column("match", pa.int64(), "The match."),
        Column(
            "round",
            pa.int32(),
            "The round, from 1. What comes after the last finished one, such as a cast at the end, has a row "
            "too.",
        ),
        Column("is_finished", pa.bool_(), "Whether the round was finished."),
        Column("first_event", pa.int32(), "The first of its events, counted from 0 in the match."),
        Column("events", pa.int32(), "How many events it has."),
        Column("chance", pa.list_(pa.string()), "What chance decided, as lines of the record."),
        Column(
            "scores",
            _points,
            "By seat: the match score at its end. A game that counts points at the very end only says here "
            "what the seat would have so far.",
        ),
        Column("gained", _points, "By seat: by how much the score changed."),
    ),
    "decisions": (
        Column("match", pa.int64(), "The match."),
        Column("event", pa.int32(), "The event, counted from 0 in the match."),
        Column("pick", pa.int8(), "The place in a choice of several actions, from 0."),
        Column("round", pa.int32(), "The round, from 1."),
        Column("seat", pa.int8(), "Who decided."),
        Column("action", pa.int8(), "The action, as the engine counts them."),
        Column("legal", pa.int64(), "All actions that were legal, as a set of bits."),
        Column(
            "move",
            pa.string(),
            "The whole choice as a record writes it, with its last pick.",
            is_optional=True,
        ),
    ),
}


def schema(table: TableName) -> pa.Schema:
    fields = [
        pa.field(column.name, column.type, nullable=column.is_optional, metadata={"meaning": column.meaning})
        for column in TABLES[table]
    ]
    return pa.schema(fields, metadata={MARK: mark(table)})


def mark(table: TableName) -> str:
    """The metadata of a file."""
    return f"{table}/{VERSION}"
