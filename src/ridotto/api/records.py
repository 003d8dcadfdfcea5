"""Records of matches."""

import os
from collections.abc import Iterator

from ridotto.engine.arguments import quoted
from ridotto.engine.errors import InvalidRecord
from ridotto.engine.records import files
from ridotto.engine.records import verify as engine
from ridotto.engine.records.record import Record


def read_records(path: str | os.PathLike[str]) -> Iterator[Record]:
    """The records of a file, one by one. An unreadable one raises `InvalidRecord`.

    >>> import ridotto, tempfile, pathlib
    >>> file = pathlib.Path(tempfile.mkdtemp()) / "records.jsonl"
    >>> record = ridotto.play(ridotto.games()[0], "random", seed=7).record()
    >>> file.write_text(record.dumps(), encoding="utf-8") > 0
    True
    >>> [read.result == record.result for read in ridotto.read_records(file)]
    [True]
    """
    name = _file_name(path)
    with files.open_records(name) as file:
        for number, found in files.read_records(file):
            if isinstance(found, InvalidRecord):
                found.add_note(f"{name}, line {number}")
                raise found
            yield found


def verify(record: Record) -> engine.Disagreement | None:
    """The first disagreement of a record with the rules, or None.

    >>> import ridotto
    >>> record = ridotto.play(ridotto.games()[0], "random", seed=7).record()
    >>> ridotto.verify(record) is None
    True
    """
    return engine.verify(checked_record(record))


def checked_record(record: object) -> Record:
    if not isinstance(record, Record):
        raise InvalidRecord("not-a-record", found=quoted(record))
    return record


def _file_name(path: str | os.PathLike[str]) -> str:
    try:
        return os.fspath(path)
    except TypeError:
        raise InvalidRecord("not-a-path", found=quoted(path)) from None
