"""Custom singers: from a CSV or TOML file, or from a record (T17)."""

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path

from ridotto.engine.arguments import shown
from ridotto.engine.errors import InvalidOptions
from ridotto.engine.options.rows_file import RowsFile
from ridotto.games.turandot.rules.deck.cards import (
    CATEGORIES,
    CUSTOM,
    FAVOURITES,
    GENDERS,
    HOUSE,
    MOST_STARS,
    SINGERS,
    Deck,
    Singer,
)

FIELDS = ("id", "category", "gender", "stars", "favourite")
FILE = RowsFile(
    kinds=(".csv", ".toml"),
    fields=FIELDS,
    numbers=("id", "stars"),
    # A deck needs less than a tenth of it, and a TOML file of a megabyte can take minutes to read.
    largest=100_000,
    wrong_kind="singers-file-kind",
    unreadable="singers-file-unreadable",
    too_large="singers-file-too-large",
    not_csv="singers-file-not-csv",
    wrong_header="singers-file-header",
    wrong_length="singer-wrong-length",
)
LONGEST_LINE = 300
"""Characters in a TOML file: a key of 8000 dots takes three seconds to read, and a key is on one line."""


@cache
def house_deck() -> Deck:
    """The reconstruction that is played by default (TR1)."""
    return deck_of(FILE.csv_rows(house_file()), name=HOUSE)


def house_file() -> str:
    """The default singers as a file, as a start for a custom one."""
    return (files(__package__) / "singers.csv").read_text("utf-8")


def load_deck(path: Path) -> Deck:
    return deck_of(load_rows(path))


def load_rows(path: Path) -> Sequence[object]:
    """The rows of a file as they would stand in a record, not checked yet."""
    return read_rows(path.name, FILE.load(path))


def read_rows(name: str, content: bytes) -> Sequence[object]:
    """The rows of a file of this name as they would stand in a record, not checked yet."""
    kind = FILE.kind_of(name)
    FILE.check_size(name, content)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InvalidOptions("singers-file-not-utf8", file=name, at=error.start + 1) from None
    return FILE.csv_rows(text) if kind == ".csv" else _toml_rows(text)


def _toml_rows(text: str) -> Sequence[object]:
    for number, line in enumerate(text.split("\n"), start=1):
        if len(line) > LONGEST_LINE:
            raise InvalidOptions("singers-file-long-line", line=number, most=LONGEST_LINE)
    try:
        document = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        reason = "nested too deeply" if isinstance(error, RecursionError) else str(error)
        raise InvalidOptions("singers-file-not-toml", reason=reason[:200]) from None
    rows = document.get("singer")
    if not isinstance(rows, list):
        raise InvalidOptions("singers-file-no-tables")
    return rows


def deck_of(rows: Sequence[object], *, name: str = CUSTOM, fewest: int = SINGERS) -> Deck:
    """The deck that these rows write out; every row and field is checked (T17.3, T18.3)."""
    row_of: dict[int, int] = {}
    singers = []
    for number, row in enumerate(rows, start=1):
        singer = _singer(number, row)
        if singer.id in row_of:
            raise InvalidOptions("singer-id-twice", row=number, id=singer.id, first=row_of[singer.id])
        row_of[singer.id] = number
        singers.append(singer)
    count = len(singers)
    if count < fewest:
        code = "singers-wrong-count" if fewest == SINGERS else "singers-too-few"
        raise InvalidOptions(code, count=count, right=fewest)
    if count < max(row_of):
        raise InvalidOptions("singer-id-gap", row=row_of[max(row_of)], id=max(row_of), count=count)
    return Deck(name, tuple(sorted(singers, key=lambda singer: singer.id)))


def _singer(number: int, row: object) -> Singer:
    if not isinstance(row, dict):
        raise InvalidOptions("singer-not-a-row", row=number, value=shown(row))
    for name in row:
        if name not in FIELDS:
            raise InvalidOptions(
                "singer-unknown-field", row=number, field=shown(name), known=", ".join(FIELDS)
            )
    for name in FIELDS[:-1]:
        if name not in row:
            raise InvalidOptions("singer-missing-field", row=number, field=name)
    return Singer(
        id=_whole(number, row, "id", SINGERS),
        category=_word(number, row, "category", CATEGORIES),
        gender=_word(number, row, "gender", GENDERS),
        stars=_whole(number, row, "stars", MOST_STARS),
        favourite=_favourite(number, row),
    )


def _favourite(number: int, row: dict[str, object]) -> str:
    value = row.get("favourite")
    is_empty = value is None or (isinstance(value, str) and not value)
    return "" if is_empty else _word(number, row, "favourite", FAVOURITES)


def _whole(number: int, row: dict[str, object], name: str, highest: int) -> int:
    value = row[name]
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= highest:
        raise InvalidOptions(
            "singer-out-of-range", row=number, field=name, value=shown(value), highest=highest
        )
    return value


def _word(number: int, row: dict[str, object], name: str, known: Sequence[str]) -> str:
    value = row[name]
    if not isinstance(value, str) or value not in known:
        code = "singer-unknown-favourite" if name == "favourite" else "singer-unknown-word"
        raise InvalidOptions(code, row=number, field=name, value=shown(value), known=", ".join(known))
    return value
