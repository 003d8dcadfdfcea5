"""Replays records and reports where they disagree with the rules."""

import sys
from argparse import Namespace

from ridotto.commands.each_record import each_record
from ridotto.commands.output.progress import progress
from ridotto.commands.parsing.place import place_of
from ridotto.engine.errors import InvalidRecord
from ridotto.engine.records.files import STANDARD_INPUT, open_records, read_records
from ridotto.engine.records.record import Record
from ridotto.engine.records.verify import Disagreement, verify
from ridotto.locale import Say

Numbered = tuple[int, Record | InvalidRecord]


def run(args: Namespace, say: Say) -> int:
    names: list[str] = args.files or [STANDARD_INPUT]
    place = place_of(args)
    records = disagreements = 0
    unreadable = False
    for name in names:
        prefix = f"{name}: " if len(names) > 1 else ""
        try:
            with open_records(name) as file, progress(say, total=None) as bar:
                for number, disagreement in bar.counted(each_record(_verify, read_records(file), place)):
                    records += 1
                    if disagreement is not None:
                        disagreements += 1
                        with bar.hidden():
                            print(prefix + _told(number, disagreement, args.lang, say))
        except InvalidRecord as error:
            unreadable = True
            print(f"{error.text(args.lang)} [{error.code}]", file=sys.stderr)
    print(say("verify-summary", records=records, disagreements=disagreements))
    return 2 if unreadable else 1 if disagreements else 0


def _told(line: int, found: Disagreement, language: str, say: Say) -> str:
    reason = f"{found.error.text(language)} [{found.error.code}]"
    return say("verify-line", line=str(line), event=str(found.event), reason=reason)


def _verify(numbered: Numbered) -> tuple[int, Disagreement | None]:
    """The line of a record, and its first disagreement."""
    number, record = numbered
    return number, Disagreement(0, record) if isinstance(record, InvalidRecord) else verify(record)
