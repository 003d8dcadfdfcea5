"""`ridotto check` and what is kept of people beside their tables: results and browsers."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ridotto.locale import translate
from ridotto.server.profile.missing import fill_in
from ridotto.server.store import SqliteStore
from ridotto.server.tables.loading import TableLoader
from ridotto.server.upkeep import backup
from tests.server.store.test_migrations import ADA
from tests.server.upkeep.evening import BOB, OVER, content, evening, opened
from tests.server.upkeep.running import ridotto

DEEP = "[" * 100_000


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """With a second browser, and the results of the table that is over."""
    path = evening(tmp_path / "tables.sqlite")

    async def play_on() -> None:
        store = await SqliteStore.open(path)
        await store.add_device(ADA)
        loader = TableLoader(store)
        for person in (ADA, BOB):
            await fill_in(store, lambda table_id: loader.load(table_id, "", lambda _: None), person)
        await loader.close()
        await store.close()

    asyncio.run(play_on())
    with opened(path) as file:
        assert file.execute("SELECT count(*) FROM results WHERE game IS NOT NULL").fetchone()[0] == 2
    return path


def damage(path: Path, statement: str, *values: object) -> None:
    with opened(path) as file:
        assert file.execute(statement, values).rowcount == 1, "one row is to be damaged"


DAMAGE = {
    "no score": ("score", None),
    "a huge score": ("score", 2**63 - 1),
    "a game that is no text": ("game", b"\xff"),
    "an end that is no time": ("ended_at", "now"),
    "an end that is no text": ("ended_at", b"\xff"),
    "a setup that is a list": ("setup", "[1]"),
    "a setup that is too deep": ("setup", DEEP),
    "figures that are too deep": ("figures", DEEP),
    "figures that are huge": ("figures", f'{{"left_with_bottle": {2**63 - 1}}}'),
    "a detail that is no JSON": ("detail", "x"),
    "a detail that is too deep": ("detail", DEEP),
}


def test_a_sound_file(path: Path) -> None:
    run = ridotto("check", path)
    assert (run.status, run.out) == (
        0,
        translate("en", "check-summary", tables=4, findings=0, mendable=0) + "\n",
    )


@pytest.mark.parametrize("name", DAMAGE)
def test_a_result_is_worked_out_again_from_the_log(path: Path, name: str) -> None:
    sound = content(path)
    column, value = DAMAGE[name]
    kind = "CAST(? AS TEXT)" if isinstance(value, bytes) else "?"
    damage(path, f"UPDATE results SET {column} = {kind} WHERE person = ? AND table_id = ?", value, ADA, OVER)
    run = ridotto("check", path)
    assert run.status == 1
    line, summary = run.out.splitlines()
    assert line.startswith(f"{OVER}: ")
    assert ADA in line
    assert line.endswith("[result-unreadable]")
    assert translate("en", "check-can-mend") in line
    assert summary == translate("en", "check-summary", tables=4, findings=1, mendable=1)
    assert ridotto("check", path, "--mend").status == 0
    assert content(path) == sound


NOT_MENDABLE = {
    "no such table": "UPDATE results SET score = 'x', table_id = 'gone' WHERE person = ? AND table_id = ?",
    "a table that is no text": "UPDATE results SET table_id = CAST(x'ff' AS TEXT)"
    " WHERE person = ? AND table_id = ?",
    "a person that is no text": "UPDATE results SET person = CAST(x'ff' AS TEXT)"
    " WHERE person = ? AND table_id = ?",
    "nobody of this name": "UPDATE results SET score = 'x', person = 'nobody'"
    " WHERE person = ? AND table_id = ?",
}


@pytest.mark.parametrize("name", NOT_MENDABLE)
def test_a_result_of_which_there_is_no_log_is_listed(path: Path, name: str) -> None:
    damage(path, NOT_MENDABLE[name], ADA, OVER)
    for words in (("check", path), ("check", path, "--mend")):
        run = ridotto(*words)
        assert run.status == 1
        line, _ = run.out.splitlines()
        assert "[result-unreadable]" in line
        assert translate("en", "check-cannot-mend") in line


def test_beside_a_damaged_log(path: Path) -> None:
    """Both are listed, and neither can be mended."""
    damage(path, "UPDATE results SET score = 'x' WHERE person = ? AND table_id = ?", ADA, OVER)
    damage(path, "DELETE FROM log WHERE number = 3 AND table_id = ?", OVER)
    run = ridotto("check", path)
    codes = [line.rpartition("[")[2] for line in run.out.splitlines()[:-1]]
    assert codes == ["log-gap]", "result-unreadable]"]
    assert run.out.splitlines()[-1] == translate("en", "check-summary", tables=4, findings=2, mendable=0)


@pytest.mark.parametrize("change", ["person = CAST(x'ff' AS TEXT)", "secret_hash = CAST(x'ff' AS TEXT)"])
def test_a_browser(path: Path, change: str) -> None:
    damage(path, f"UPDATE devices SET {change}")
    run = ridotto("check", path)
    assert run.status == 1
    line, _ = run.out.splitlines()
    assert "[device-unreadable]" in line


@pytest.mark.parametrize("table", ["people", "devices", "tables", "members", "log", "results"])
def test_a_row_that_a_copy_lacks_is_missed(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, table: str
) -> None:
    copied = backup._copied

    def copied_badly(*given: Any) -> Path:
        part = copied(*given)
        with opened(part) as file:
            file.execute(f"DELETE FROM {table}")
        return part

    monkeypatch.setattr(backup, "_copied", copied_badly)
    run = ridotto("backup", tmp_path / "copy.sqlite", "--data", path)
    assert (run.status, "[backup-damaged]" in run.err) == (2, True)
