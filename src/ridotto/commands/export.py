"""Records as tables for researchers, and back: `ridotto export`."""

from argparse import Namespace
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

from ridotto.commands.each_record import each_record
from ridotto.commands.output.files import replaced_when_whole
from ridotto.commands.output.progress import progress
from ridotto.commands.parsing.place import place_of
from ridotto.engine.errors import InvalidOptions, InvalidRecord
from ridotto.engine.notation import quote_short
from ridotto.engine.records.files import STANDARD_INPUT, open_records, read_records
from ridotto.engine.records.record import Record
from ridotto.locale import Say
from ridotto.parquet.folder import check_pyarrow, new_folder
from ridotto.parquet.rows import Rows, rows_of
from ridotto.system.sharing import Place

_Numbered = tuple[int, str, int, Record | InvalidRecord]
"""The match's number, its file and line, and the record."""


def run(args: Namespace, say: Say) -> int:
    check_pyarrow()
    if (args.parquet is None) == (args.jsonl is None):
        raise InvalidOptions("export-one-goal")
    if args.parquet is not None:
        written = _write_tables(args.files or [STANDARD_INPUT], args.parquet, place_of(args), say)
    else:
        written = _write_records(args.files, args.jsonl, say)
    print(say("export-summary", matches=written))
    return 0


def _write_tables(names: list[str], folder_name: str, place: Place, say: Say) -> int:
    for name in names:
        if name != STANDARD_INPUT:
            # Before a folder is made for them.
            with open_records(name):
                pass
    from ridotto.parquet.writing import DatasetWriter

    written = 0
    rows = each_record(_replayed, _numbered(names), place)
    with closing(rows), DatasetWriter(new_folder(folder_name)) as dataset, progress(say, total=None) as bar:
        for each in bar.counted(rows):
            dataset.add(each)
            written += 1
    return written


def _numbered(names: list[str]) -> Iterator[_Numbered]:
    number = 0
    for name in names:
        with open_records(name) as file:
            for line, record in read_records(file):
                yield number, name, line, record
                number += 1


def _replayed(numbered: _Numbered) -> Rows:
    number, name, line, record = numbered
    told = partial(InvalidRecord, "record-in-file", file=quote_short(name), line=line)
    if isinstance(record, InvalidRecord):
        raise told(reason=record)
    try:
        return rows_of(number, record)
    except InvalidRecord as error:
        raise told(reason=error) from None


def _write_records(folders: list[str], name: str, say: Say) -> int:
    from ridotto.parquet.reading import read_dataset

    if not folders:
        raise InvalidOptions("export-no-folder")
    written = 0
    records = (record for folder in folders for record in read_dataset(Path(folder)))
    with replaced_when_whole(name) as out, progress(say, total=None) as bar:
        for record in bar.counted(records):
            out.write(record.dumps() + "\n")
            written += 1
    return written
