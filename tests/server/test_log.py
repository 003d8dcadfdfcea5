"""The log is for the host: one line for each thing, and not again and again."""

import asyncio
import logging
import re
from collections import Counter
from collections.abc import Iterator

import pytest

from ridotto.server.telemetry import housekeeping, log
from ridotto.server.telemetry.housekeeping import WORTH_A_LINE, report_refusals
from ridotto.server.telemetry.stats import Stats
from tests.patience import until

LINE = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d (WARNING|ERROR) \S.*")


class Now:
    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def host(capsys: pytest.CaptureFixture[str]) -> Iterator[pytest.CaptureFixture[str]]:
    """Whoever reads the server's standard error."""
    before = {name: logging.getLogger(name) for name in log.LOGGERS}
    kept = {name: (logger.handlers, logger.propagate, logger.level) for name, logger in before.items()}
    log.set_up_log()
    yield capsys
    for name, (handlers, propagate, level) in kept.items():
        before[name].handlers, before[name].propagate = handlers, propagate
        before[name].setLevel(level)


def fail(depth: int = 3) -> None:
    if depth:
        fail(depth - 1)
    raise ValueError("a\nvalue of\r\nmany lines")


def test_a_failure_is_one_line(host: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RIDOTTO_DEBUG", raising=False)
    try:
        fail()
    except ValueError:
        logging.getLogger("ridotto.server.app").exception("table %s\nfailed", "abc")
    err = host.readouterr().err
    assert err.count("\n") == 1, err
    (line,) = err.splitlines()
    assert LINE.fullmatch(line)
    assert "table abc failed ValueError: a value of many lines (test_log.py:" in line


def test_with_the_whole_story_for_those_who_mend_it(
    host: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RIDOTTO_DEBUG", "1")
    try:
        fail()
    except ValueError:
        logging.getLogger("ridotto.server.app").exception("failed")
    assert "Traceback" in host.readouterr().err


def test_what_visitors_do_is_no_line(host: pytest.CaptureFixture[str]) -> None:
    for fault in log.VISITORS_FAULTS:
        logging.getLogger("asyncio").warning(fault, *([1] * fault.count("%s")))
    logging.getLogger("uvicorn.error").info("something usual")
    assert host.readouterr().err == ""


def test_the_same_again_and_again_is_counted() -> None:
    now = Now()
    repetitions = log.Repetitions(now)

    def record(pattern: str) -> logging.LogRecord:
        return logging.LogRecord("ridotto", logging.ERROR, "", 0, pattern, ("x",), None)

    found = [repetitions(record("table %s failed")) for _ in range(5)]
    assert found == [True, False, False, False, False]
    assert repetitions(record("something %s else"))
    now.at = log.REPEATED_S
    again = record("table %s failed")
    assert repetitions(again)
    assert vars(again)["repeated"] == 4


def test_what_is_known_by_all_of_it_and_what_by_its_pattern(host: pytest.CaptureFixture[str]) -> None:
    for table in "ab":
        logging.getLogger("ridotto.server.tables").error("table %s is damaged", table)
        try:
            fail()
        except ValueError:
            logging.getLogger("ridotto.server.tables").exception("table %s has failed", table)
    lines = [line.partition("table ")[2] for line in host.readouterr().err.splitlines()]
    assert [line.partition(" ValueError")[0] for line in lines] == [
        "a is damaged",
        "a has failed",
        "b is damaged",
    ]


def test_a_failure_does_not_hide_another(host: pytest.CaptureFixture[str]) -> None:
    for error in (ValueError("one"), OSError("another"), ValueError("one")):
        try:
            raise error
        except (ValueError, OSError):
            logging.getLogger("uvicorn.error").exception("failed")
    lines = host.readouterr().err.splitlines()
    assert [line.partition("failed ")[2].split(" (")[0] for line in lines] == [
        "ValueError: one",
        "OSError: another",
    ]


def test_changes_are_always_told(host: pytest.CaptureFixture[str]) -> None:
    for _ in range(3):
        for told in ("gone", "back"):
            logging.getLogger("ridotto.server.store").warning(told, extra=log.CHANGE)
    assert len(host.readouterr().err.splitlines()) == 6


def test_refusals_are_one_counted_line(host: pytest.CaptureFixture[str]) -> None:
    report_refusals(Counter({"malformed": WORTH_A_LINE - 1}))
    assert host.readouterr().err == ""
    report_refusals(Counter({"malformed": 1200, "too-fast": 3}))
    (line,) = host.readouterr().err.splitlines()
    assert "refused 1203 times in the last minute: malformed 1200, too-fast 3" in line


@pytest.mark.anyio
async def test_housekeeping_reports_refusals_and_watches_the_event_loop(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(housekeeping, "LOOK_EVERY_S", 0.001)
    monkeypatch.setattr(housekeeping, "REPORT_EVERY_S", 0.0)
    stats = Stats()
    keeping = asyncio.create_task(housekeeping.run_housekeeping(stats))
    await until(lambda: sum(stats.loop_lag_s.counts) > 2)
    stats.refusals["malformed"] += WORTH_A_LINE
    reported = f"refused {WORTH_A_LINE} times in the last minute: malformed {WORTH_A_LINE}"
    await until(lambda: reported in caplog.text)
    looked = sum(stats.loop_lag_s.counts)
    await until(lambda: sum(stats.loop_lag_s.counts) > looked + 2)
    keeping.cancel()
    assert len(caplog.records) == 1, "what was told is not told again"
