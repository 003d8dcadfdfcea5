"""The dataset card: what is in the folder, for people and for the tools that read its head."""

from collections.abc import Mapping

from ridotto import __version__
from ridotto.engine.records.record import FORMAT
from ridotto.parquet.tables import TABLES, VERSION, Column, TableName


def card(rows: Mapping[TableName, int]) -> str:
    return "\n".join(
        [*_head(), *_about(rows), *(line for name in TABLES for line in _table(name, rows[name]))]
    )


def _head() -> list[str]:
    """What dataset hubs read: https://huggingface.co/docs/hub/datasets-cards."""
    configs = [f"- config_name: {name}\n  data_files: {name}.parquet" for name in TABLES]
    return ["---", "configs:", *configs, "---", ""]


def _about(rows: Mapping[TableName, int]) -> list[str]:
    return [
        "# Matches",
        "",
        f"{rows['matches']:,} matches of card games, written by Ridotto {__version__} (tables of version "
        f"{VERSION}). Each comes from a record ({FORMAT}) that was replayed by the rules;",
        "`ridotto export --jsonl FILE DIR` makes records of them again.",
        "The tables are sorted by `match`, which joins them. Seats are counted from 0.",
        "",
    ]


def _table(name: TableName, rows: int) -> list[str]:
    head = [f"## {name}.parquet", "", f"{rows:,} rows.", "", "| column | type | meaning |", "|---|---|---|"]
    return [*head, *column_lines(name), ""]


def column_lines(name: TableName) -> list[str]:
    """The columns as rows of a table in Markdown."""
    return [f"| `{column.name}` | {_type(column)} | {column.meaning} |" for column in TABLES[name]]


def _type(column: Column) -> str:
    return f"{column.type}, or null" if column.is_optional else str(column.type)
