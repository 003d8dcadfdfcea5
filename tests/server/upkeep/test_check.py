"""`ridotto check`: says what is wrong with a file, and mends what can be mended without losing anything."""

from pathlib import Path

import pytest

from ridotto.locale import LANGUAGES, translate
from tests.server.serving import serving
from tests.server.upkeep.evening import (
    BOB,
    LEFT_BY_BOB,
    OVER,
    REMATCH,
    RUNNING,
    add_finished,
    content,
    evening,
    first_version,
    opened,
    spoil_index,
)
from tests.server.upkeep.running import ridotto
from tests.unit.commands.running import Finished
from tests.unit.commands.running import ridotto as in_a_process


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return evening(tmp_path / "tables.sqlite")


def damage(path: Path, statement: str, *values: object) -> None:
    with opened(path) as file:
        assert file.execute(statement, values).rowcount, "nothing was damaged"


def findings(run: Finished) -> list[str]:
    """All lines but the last, which is the summary."""
    return run.out.splitlines()[:-1]


# What is found


def test_a_sound_file(path: Path) -> None:
    before = path.read_bytes()
    run = in_a_process("check", path)
    assert (run.status, run.err) == (0, "")
    assert run.out == translate("en", "check-summary", tables=4, findings=0, mendable=0) + "\n"
    assert path.read_bytes() == before


def test_a_folder_will_do(path: Path) -> None:
    assert ridotto("check", path.parent).status == 0


def test_the_file_in_the_data_folder(tmp_path: Path) -> None:
    (tmp_path / "ridotto").mkdir()
    evening(tmp_path / "ridotto" / "tables.sqlite")
    run = in_a_process("check", XDG_DATA_HOME=str(tmp_path))
    assert (run.status, run.out[:9]) == (0, "4 tables,")


def test_a_file_of_the_first_version_stays_what_it_is(tmp_path: Path) -> None:
    path = first_version(tmp_path / "tables.sqlite")
    before = path.read_bytes()
    assert ridotto("check", path).status == 0
    assert path.read_bytes() == before
    damage(path, "UPDATE tables SET settings = '' WHERE id = ?", RUNNING)
    assert "[settings-unreadable]" in ridotto("check", path).out


def test_while_a_server_plays(path: Path, tmp_path: Path) -> None:
    with serving(path, tmp_path / "log") as server, server.guest() as guest:
        made = guest.post("/api/tables", json={"game": "bottle_imp", "seats": ["me", *["bot:easy"] * 3]})
        assert made.status_code == 201
        run = ridotto("check", path)
        assert (run.status, run.out[:9]) == (0, "5 tables,")
        assert guest.post("/api/tables", json={"game": "turandot"}).status_code == 201
        assert server.stop() == 0


def test_what_a_killed_server_left(path: Path, tmp_path: Path) -> None:
    with serving(path, tmp_path / "log") as server, server.guest() as guest:
        assert guest.post("/api/tables", json={"game": "turandot"}).status_code == 201
        server.kill()
    run = ridotto("check", path)
    assert (run.status, run.out[:9]) == (0, "5 tables,")


NOT_MENDABLE = {
    "settings-unreadable": "UPDATE tables SET settings = '{}' WHERE id = ?",
    "column-unreadable": "UPDATE tables SET seed = x'ff' WHERE id = ?",
    "entry-unreadable": "UPDATE log SET entry = 'x' WHERE number = 4 AND table_id = ?",
    "entry-refused": """UPDATE log SET entry = '{"kind":"event","line":"0 play 99"}'
                        WHERE number = 4 AND table_id = ?""",
    "entry-misplaced": 'UPDATE log SET entry = \'{"kind":"started"}\' WHERE number = 0 AND table_id = ?',
    "log-gap": "DELETE FROM log WHERE number = 4 AND table_id = ?",
    "log-empty": "DELETE FROM log WHERE table_id = ?",
    "log-cut-short": "UPDATE tables SET updated_at = '2027' WHERE id = ?",
    "log-without-table": "DELETE FROM tables WHERE id = ?",
}


@pytest.mark.parametrize("code", NOT_MENDABLE)
def test_what_cannot_be_mended_is_listed_and_left_alone(path: Path, code: str) -> None:
    damage(path, NOT_MENDABLE[code], RUNNING)
    before = content(path)
    for words in (("check", path), ("check", path, "--mend")):
        run = ridotto(*words)
        assert run.status == 1
        (line,) = findings(run)
        assert line.startswith(f"{RUNNING}: ")
        assert line.endswith(f"[{code}]")
        assert translate("en", "check-cannot-mend") in line
        assert content(path) == before
    assert not list(path.parent.glob("*.before-mend-*"))


def test_several_findings_are_several_lines(path: Path) -> None:
    damage(path, "DELETE FROM log WHERE number = 3 AND table_id = ?", OVER)
    damage(path, "UPDATE tables SET status = 'over' WHERE id = ?", RUNNING)
    damage(path, "UPDATE people SET name = CAST(x'ff' AS TEXT) WHERE id = ?", BOB)
    run = ridotto("check", path)
    assert sorted(line.rpartition("[")[2] for line in findings(run)) == [
        *("glance-wrong]", "log-gap]", "person-unreadable]"),
    ]
    assert run.out.splitlines()[-1] == translate("en", "check-summary", tables=4, findings=3, mendable=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(path: Path, language: str) -> None:
    damage(path, "UPDATE tables SET settings = '{}' WHERE id = ?", RUNNING)
    damage(path, "DELETE FROM log WHERE number = 3 AND table_id = ?", OVER)
    run = ridotto("check", path, "--lang", language)
    assert translate(language, "error-log-gap", number=3) in run.out
    assert translate(language, "check-summary", tables=4, findings=2, mendable=0) in run.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["check", "backup", "tidy"])
def test_help_in_every_language(command: str, language: str) -> None:
    run = in_a_process(command, "--help", "--lang", language, COLUMNS="1000")
    assert (run.status, run.err) == (0, "")
    assert translate(language, f"cli-{command}") in run.out
    assert translate(language, "cli-data-file") in run.out


# What is mended

MENDABLE = {
    "status": "UPDATE tables SET status = 'over' WHERE id = ?",
    "detail": "UPDATE tables SET detail = 'no JSON' WHERE id = ?",
    "detail, another round": "UPDATE tables SET detail = json_set(detail, '$.round', 7) WHERE id = ?",
    "is_public": "UPDATE tables SET is_public = 0 WHERE id = ?",
    "updated_at, earlier": "UPDATE tables SET updated_at = '2020' WHERE id = ?",
    "updated_at, no text": "UPDATE tables SET updated_at = x'ff' WHERE id = ?",
    "members, missing": "DELETE FROM members WHERE table_id = ?",
    "members, too many": "INSERT INTO members SELECT 'somebody', id, 0, 0, '' FROM tables WHERE id = ?",
    "members, over": "UPDATE members SET is_over = 1 WHERE table_id = ?",
    "members, engaged": "UPDATE members SET is_engaged = 0 WHERE table_id = ?",
    "members, another time": "UPDATE members SET minute = '' WHERE table_id = ?",
}


@pytest.mark.parametrize("name", MENDABLE)
def test_what_follows_from_the_log_is_mended(path: Path, name: str) -> None:
    sound = content(path)
    damage(path, MENDABLE[name], RUNNING)
    damaged = content(path)
    run = ridotto("check", path)
    assert run.status == 1
    (line,) = findings(run)
    assert line.startswith(f"{RUNNING}: ")
    assert name.partition(",")[0] in line
    assert translate("en", "check-can-mend") in line
    assert content(path) == damaged
    run = ridotto("check", path, "--mend")
    assert run.status == 0
    assert content(path) == sound
    (kept,) = path.parent.glob("*.before-mend-*")
    assert content(kept) == damaged
    assert kept.stat().st_mode & 0o077 == 0
    assert translate("en", "check-mended", file=str(kept)) in run.out


def test_people_of_a_table_that_never_was(path: Path) -> None:
    sound = content(path)
    damage(path, "INSERT INTO members VALUES ('ada', 'nowhere', 0, 0, '')")
    assert "[members-without-table]" in ridotto("check", path).out
    assert ridotto("check", path, "--mend").status == 0
    assert content(path) == sound


def test_what_can_be_mended_is_mended_beside_what_cannot(path: Path) -> None:
    damage(path, "UPDATE tables SET status = 'over' WHERE id = ?", RUNNING)
    damage(path, "DELETE FROM log WHERE number = 4 AND table_id = ?", OVER)
    log = content(path)["log"]
    run = ridotto("check", path, "--mend")
    assert run.status == 1
    assert run.out.splitlines()[-1] == translate("en", "check-summary", tables=4, findings=1, mendable=0)
    assert content(path)["log"] == log
    with opened(path) as file:
        assert file.execute("SELECT status FROM tables WHERE id = ?", (RUNNING,)).fetchone() == ("playing",)


def test_an_index_is_made_again(path: Path) -> None:
    sound = content(path)
    spoil_index(path)
    assert content(path) == sound
    run = ridotto("check", path)
    assert run.status == 1
    assert all("[file-corrupt]" in line and "index" in line for line in findings(run))
    run = ridotto("check", path, "--mend")
    assert run.status == 0, run.out
    assert content(path) == sound


def test_nothing_is_mended_while_a_server_uses_the_file(path: Path, tmp_path: Path) -> None:
    damage(path, "UPDATE tables SET status = 'over' WHERE id = ?", RUNNING)
    with serving(path, tmp_path / "log"):
        run = ridotto("check", path, "--mend")
    assert run.status == 2
    assert "[store-in-use]" in run.err
    assert not list(path.parent.glob("*.before-mend-*"))


def test_a_file_of_the_first_version_is_kept_as_it_was(tmp_path: Path) -> None:
    path = first_version(tmp_path / "tables.sqlite")
    damage(path, "UPDATE tables SET status = 'over' WHERE id = ?", LEFT_BY_BOB)
    before = content(path)
    assert ridotto("check", path, "--mend").status == 0
    (kept,) = path.parent.glob("*.before-mend-*")
    assert content(kept) == before
    assert ridotto("check", path).status == 0


# Files that cannot be checked


def test_a_page_of_the_log_that_cannot_be_read(path: Path) -> None:
    """Every table on it is named."""
    content = bytearray(path.read_bytes())
    size = int.from_bytes(content[16:18], "big")
    with opened(path) as file:
        (page,) = file.execute("SELECT rootpage FROM sqlite_master WHERE name = 'log'").fetchone()
    content[(page - 1) * size : page * size] = b"\xaa" * size
    path.write_bytes(content)
    run = ridotto("check", path)
    assert run.status == 1
    named = {line.partition(":")[0] for line in findings(run) if "[page-unreadable]" in line}
    assert named == {OVER, REMATCH, RUNNING, LEFT_BY_BOB}
    assert ridotto("check", path, "--mend").status == 1


def test_a_page_of_members_that_cannot_be_read(path: Path) -> None:
    content = bytearray(path.read_bytes())
    size = int.from_bytes(content[16:18], "big")
    with opened(path) as file:
        (page,) = file.execute("SELECT rootpage FROM sqlite_master WHERE name = 'members'").fetchone()
    content[(page - 1) * size : page * size] = b"\xaa" * size
    path.write_bytes(content)
    named = {line.partition(":")[0] for line in findings(ridotto("check", path)) if "[page-" in line}
    assert named == {OVER, REMATCH, RUNNING, LEFT_BY_BOB}


def test_a_page_of_tables_that_cannot_be_read(path: Path) -> None:
    """The tables before and behind it are checked all the same."""
    names = [f"t{number:03}" for number in range(60)]
    add_finished(path, names)
    for name in (names[0], names[-1]):
        damage(path, "DELETE FROM log WHERE number = 3 AND table_id = ?", name)
    content = bytearray(path.read_bytes())
    size = int.from_bytes(content[16:18], "big")
    places = (content.index(name.encode() + b"63f6") // size * size for name in names[25:])
    first = next(place for place in places if content[place] == 10)
    on_it = {name for name in names if name.encode() in content[first : first + size]}
    content[first : first + size] = b"\xaa" * size
    path.write_bytes(content)
    run = ridotto("check", path)
    assert run.status == 1
    gaps = {line.partition(":")[0] for line in findings(run) if "[log-gap]" in line}
    unreadable = {line.partition(":")[0] for line in findings(run) if "[page-unreadable]" in line}
    assert gaps == {names[0], names[-1]}
    assert on_it <= unreadable
    assert len(unreadable) <= len(on_it) + 1, "SQLite may pass by this page to find a row on the next"


@pytest.mark.parametrize(
    ("name", "content", "code"),
    [
        ("missing.sqlite", None, "file-not-readable"),
        ("notes.txt", b"a letter" * 100, "store-not-ours"),
        ("empty.sqlite", b"", "store-not-ours"),
        ("cut.sqlite", b"SQLite format 3\0", "store-not-ours"),
    ],
)
def test_other_files(tmp_path: Path, name: str, content: bytes | None, code: str) -> None:
    file = tmp_path / name
    if content is not None:
        file.write_bytes(content)
    run = ridotto("check", file)
    assert (run.status, run.out) == (2, "")
    assert f"[{code}]" in run.err
    assert file.exists() == (content is not None)


def test_somebody_elses_database(tmp_path: Path) -> None:
    file = tmp_path / "music.sqlite"
    with opened(file) as connection:
        connection.execute("CREATE TABLE songs (name TEXT)")
    assert "[store-not-ours]" in ridotto("check", file).err


def test_a_newer_file(path: Path) -> None:
    with opened(path) as file:
        file.execute("PRAGMA user_version = 99")
    run = ridotto("check", path)
    assert (run.status, "[store-too-new]" in run.err) == (2, True)


def test_a_device() -> None:
    assert "[store-not-ours]" in ridotto("check", "/dev/zero").err


def test_a_hard_link_does_not_know_the_newest_changes(path: Path, tmp_path: Path) -> None:
    with serving(path, tmp_path / "log") as server:
        link = tmp_path / "link.sqlite"
        link.hardlink_to(path)
        run = ridotto("check", link)
        assert (run.status, "[store-linked]" in run.err) == (2, True)
        server.kill()


def test_the_schema_that_is_checked_is_the_one_that_is_written(path: Path) -> None:
    """A column that nobody checks would be one that nobody mends."""
    with opened(path) as file:
        names = [name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        columns = {table: {row[1] for row in file.execute(f"PRAGMA table_info({table})")} for table in names}
    assert columns == {
        "people": {"id", "secret_hash", "name"},
        "devices": {"secret_hash", "person"},
        "tables": {"id", "seed", "settings", "is_public", "status", "detail", "updated_at", "due"},
        "members": {"person", "table_id", "is_over", "is_engaged", "minute"},
        "log": {"table_id", "number", "at", "entry"},
        "results": {
            *("person", "table_id", "ended_at", "game", "setup", "is_counted", "is_won", "score", "rounds"),
            *("figures", "detail"),
        },
    }
