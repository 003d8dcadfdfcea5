"""Rows for tests of the store, with as little in them as possible."""

from typing import Any

from ridotto.server.store import NewTable, TableIndex


def index(status: str = "gathering", at: str = "2026-01-01T00:00:00Z", **changes: Any) -> TableIndex:
    fields: dict[str, Any] = {
        "status": status,
        "is_public": False,
        "members": (),
        "engaged": (),
        "detail": "{}",
        "updated_at": at,
    }
    return TableIndex(**fields | changes)


def new_table(table_id: str = "t1", **changes: Any) -> NewTable:
    return NewTable(table_id, "seed", "{}", index(**changes), ("made",))


def at(minute: int, second: int = 0) -> str:
    return f"2026-01-01T00:{minute:02}:{second:02}.000Z"
