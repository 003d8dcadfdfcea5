"""Reports what is wrong with a data file, and repairs what can be repaired."""

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from ridotto.engine.notation import quote_short
from ridotto.locale import Say
from ridotto.server.data_place import data_file
from ridotto.server.upkeep.check import check, count_tables
from ridotto.server.upkeep.finding import Finding
from ridotto.server.upkeep.mend import mend
from ridotto.server.upkeep.reading import reading_newest

SOUND, FOUND = 0, 1


def run(args: Namespace, say: Say) -> int:
    """The exit status: 0 if all is well in the end, 1 if something is not."""
    data = data_file(args.file, "check-not-for-database")
    findings = _look(data, args.lang, say)
    if args.mend and any(finding.can_mend for finding in findings):
        print(say("check-mended", file=str(mend(data, findings))))
        findings = _look(data, args.lang, say)
    return FOUND if findings else SOUND


def _look(data: Path, language: str, say: Say) -> list[Finding]:
    """All findings, each printed when it is found."""
    with reading_newest(data) as connection:
        findings = list(_printed(check(connection), language, say))
        tables = count_tables(connection)
    mendable = sum(finding.can_mend for finding in findings)
    print(say("check-summary", tables=tables, findings=len(findings), mendable=mendable))
    return findings


def _printed(findings: Iterator[Finding], language: str, say: Say) -> Iterator[Finding]:
    for finding in findings:
        where = say("check-file") if finding.table is None else quote_short(finding.table)
        advice = say("check-can-mend" if finding.can_mend else "check-cannot-mend")
        print(f"{where}: {finding.damage.text(language)} {advice} [{finding.damage.code}]", flush=True)
        yield finding
