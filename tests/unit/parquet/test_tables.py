"""Three tables from records and back, and what is refused on the way."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import ridotto
from ridotto.cli import main
from ridotto.engine.errors import InvalidRecord
from ridotto.engine.records.record import Record, parse_record
from ridotto.locale import LANGUAGES
from ridotto.parquet.card import column_lines
from ridotto.parquet.reading import read_dataset
from ridotto.parquet.rows import rows_of
from ridotto.parquet.tables import TABLES, TableName, schema
from tests.unit.commands.running import PLACES
from tests.unit.commands.test_streams import in_shell
from tests.walks import CONFIGURATIONS

TABLE_NAMES = ("matches", "rounds", "decisions")
FILES = {"README.md", *(f"{name}.parquet" for name in TABLE_NAMES)}


@pytest.fixture(scope="module", autouse=True)
def interpreted() -> Iterator[None]:
    """So few matches are not worth compiling."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RIDOTTO_JIT", "0")
        yield


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Every configuration of every game, a match that is not finished, and one with keys of its own."""
    path = tmp_path_factory.mktemp("records") / "records.jsonl"
    assert main(["simulate", "--all", "--games", str(len(CONFIGURATIONS)), "--out", str(path)]) == 0
    whole = parse_record(path.read_text("utf-8").splitlines()[0])
    begun = Record(whole.game, whole.options, whole.events[:-3])
    told = Record(
        whole.game, whole.options, whole.events, whole.seats, whole.result, {"seed": 7, "log": [{}]}
    )
    with path.open("a", encoding="utf-8") as file:
        file.write(f"{begun.dumps()}\n{told.dumps()}\n")
    return path


@pytest.fixture(scope="module")
def dataset(records: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("datasets") / "new"
    assert main(["export", str(records), "--parquet", str(folder)]) == 0
    return folder


def rows(dataset: Path, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pq.read_table(dataset / f"{table}.parquet").to_pylist()
    return found


def test_records_come_back_to_the_letter(records: Path, dataset: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.jsonl"
    assert main(["export", str(dataset), "--jsonl", str(again)]) == 0
    assert again.read_bytes() == records.read_bytes()
    assert all(ridotto.verify(record) is None for record in read_dataset(dataset))


def test_the_tables_have_the_columns_that_the_card_tells(dataset: Path) -> None:
    assert {path.name for path in dataset.iterdir()} == FILES
    card = (dataset / "README.md").read_text("utf-8")
    for name, columns in TABLES.items():
        found = pq.read_schema(dataset / f"{name}.parquet")
        assert found.equals(schema(name))
        assert found.metadata == schema(name).metadata
        assert f"{len(rows(dataset, name)):,} rows." in card
        for column in columns:
            assert f"| `{column.name}` |" in card


def test_the_tables_fit_each_other(dataset: Path) -> None:
    matches, rounds, decisions = (rows(dataset, name) for name in TABLE_NAMES)
    assert [row["match"] for row in matches] == list(range(len(CONFIGURATIONS) + 2))
    for match in matches:
        own = [row for row in rounds if row["match"] == match["match"]]
        assert sum(row["events"] for row in own) == match["events"]
        assert sum(row["is_finished"] for row in own) == match["rounds"]
        taken = [row for row in decisions if row["match"] == match["match"]]
        assert len(taken) == match["decisions"]
        assert all(row["legal"] >> row["action"] & 1 for row in taken)
        assert sorted({row["event"] for row in taken}) == [
            row["event"] for row in taken if row["move"] is not None
        ]
        if match["is_finished"]:
            assert own[-1]["scores"] == match["scores"] == json.loads(match["result"])["scores"]
            gained = zip(*(row["gained"] for row in own), strict=True)
            assert [sum(points) for points in gained] == match["scores"]
    assert sum(not match["is_finished"] for match in matches) == 1


def test_simulate_writes_the_same_tables(tmp_path: Path) -> None:
    words = ["simulate", "--all", "--games", "6", "--seed", "t"]
    assert main([*words, "--out", str(tmp_path / "records.jsonl")]) == 0
    assert main(["export", str(tmp_path / "records.jsonl"), "--parquet", str(tmp_path / "a")]) == 0
    assert main([*words, "--parquet", str(tmp_path / "b")]) == 0
    for name in FILES:
        assert (tmp_path / "a" / name).read_bytes() == (tmp_path / "b" / name).read_bytes()


def test_many_records_are_shared_and_stay_in_order(tmp_path: Path) -> None:
    words = ["simulate", "bottle_imp", "--players", "3", "--rounds", "1", "--games", "250"]
    assert main([*words, "--parquet", str(tmp_path / "all"), "--jobs", "2"]) == 0
    found = list(read_dataset(tmp_path / "all"))
    assert len(found) == 250
    assert [row["match"] for row in rows(tmp_path / "all", "matches")] == list(range(250))


def refused(capsys: pytest.CaptureFixture[str], words: list[str], code: str) -> None:
    """The same in four languages: a sentence, its code, and exit status 2."""
    told = set()
    for language in LANGUAGES:
        assert main([*words, "--lang", language]) == 2
        complaint = capsys.readouterr().err
        assert complaint.endswith(f"[{code}]\n")
        told.add(complaint)
    assert len(told) == len(LANGUAGES)


def test_bad_input_is_a_sentence(
    capsys: pytest.CaptureFixture[str], records: Path, dataset: Path, tmp_path: Path
) -> None:
    new = str(tmp_path / "new")
    refused(capsys, ["export", str(tmp_path / "missing"), "--parquet", new], "file-not-readable")
    refused(capsys, ["export", str(records), "--parquet", str(dataset)], "folder-not-empty")
    refused(capsys, ["export", str(records)], "export-one-goal")
    refused(capsys, ["export", str(records), "--parquet", new, "--jsonl", new], "export-one-goal")
    refused(capsys, ["export", "--jsonl", new], "export-no-folder")
    refused(capsys, ["simulate", "--all", "--parquet", new, "--out", new], "simulate-one-goal")
    refused(capsys, ["export", str(tmp_path), "--jsonl", new + ".jsonl"], "file-not-readable")
    refused(capsys, ["export", str(records), "--parquet", "/dev/null/x"], "file-not-writable")
    assert not Path(new).exists()


def test_records_that_cannot_be_made_leave_the_file_as_it_was(
    capsys: pytest.CaptureFixture[str], records: Path, dataset: Path, tmp_path: Path
) -> None:
    kept = tmp_path / "kept.jsonl"
    kept.write_text("mine", "utf-8")
    folders = [str(dataset), str(tmp_path / "missing")]
    for missing in (folders[1:], folders):
        refused(capsys, ["export", *missing, "--jsonl", str(kept)], "file-not-readable")
        assert kept.read_text("utf-8") == "mine"
    assert [path.name for path in tmp_path.iterdir()] == ["kept.jsonl"]
    link = tmp_path / "link.jsonl"
    link.symlink_to(kept)
    assert main(["export", str(dataset), "--jsonl", str(link)]) == 0
    assert link.is_symlink()
    assert kept.read_bytes() == records.read_bytes()


def test_what_is_no_plain_file_is_written_to_as_it_is(records: Path, dataset: Path, tmp_path: Path) -> None:
    run = in_shell(
        f"$R export {dataset} --jsonl /dev/stdout | head -1; $R export {dataset} --jsonl /dev/null",
        tmp_path,
        PYTHONPATH=PLACES,
    )
    assert run.out.splitlines()[0] == records.read_text("utf-8").splitlines()[0]
    assert not Path("/dev/null").is_file()


def test_half_letters(capsys: pytest.CaptureFixture[str], records: Path, tmp_path: Path) -> None:
    """JSON can escape one, a Parquet file cannot hold it."""
    whole = parse_record(records.read_text("utf-8").splitlines()[0])
    half = "\ud800"
    told = Record(whole.game, whole.options, whole.events, whole.seats, whole.result, {"note": half})
    path, folder = tmp_path / "records.jsonl", tmp_path / "tables"
    path.write_text(told.dumps() + "\n", "utf-8")
    assert main(["export", str(path), "--parquet", str(folder)]) == 0
    assert [record.dumps() for record in read_dataset(folder)] == [told.dumps()]
    seats = [half] * whole.options["players"]
    path.write_text(Record(whole.game, whole.options, whole.events, seats).dumps(), "utf-8")
    capsys.readouterr()
    refused(capsys, ["export", str(path), "--parquet", str(tmp_path / "new")], "record-in-file")


@pytest.mark.parametrize("damage", ["{", '{"format": "ridotto/1"}', "disobedient"])
def test_a_damaged_line_is_named_and_leaves_nothing(
    capsys: pytest.CaptureFixture[str], records: Path, tmp_path: Path, damage: str
) -> None:
    lines = records.read_text("utf-8").splitlines()
    if damage == "disobedient":
        record = json.loads(lines[1])
        record["events"][3] = record["events"][2]
        damage = json.dumps(record)
    bad = tmp_path / "bad.jsonl"
    bad.write_text("\n".join([lines[0], damage, lines[1]]), "utf-8")
    new = tmp_path / "new"
    refused(capsys, ["export", str(bad), "--parquet", str(new)], "record-in-file")
    main(["export", str(bad), "--parquet", str(new)])
    assert ", line 2: " in capsys.readouterr().err
    assert list(new.iterdir()) == []


def test_a_record_without_its_rules_has_no_rows(records: Path) -> None:
    record = parse_record(records.read_text("utf-8").splitlines()[0])
    with pytest.raises(InvalidRecord):
        rows_of(0, Record("no such game", record.options, record.events))


def test_a_damaged_dataset_is_a_sentence(
    capsys: pytest.CaptureFixture[str], dataset: Path, tmp_path: Path
) -> None:
    for name in FILES:
        whole = (dataset / name).read_bytes()
        (tmp_path / name).write_bytes(whole[: len(whole) // 2] if name.startswith("rounds") else whole)
    refused(capsys, ["export", str(tmp_path), "--jsonl", str(tmp_path / "out.jsonl")], "file-not-readable")


@pytest.mark.parametrize(
    ("table", "column", "value"),
    [
        ("matches", "options", "{"),
        ("matches", "options", "7"),
        ("matches", "result", "[]"),
        ("matches", "extra", "7"),
        ("matches", "seats", [None]),
        ("rounds", "chance", [None]),
        ("decisions", "event", 9999),
    ],
)
def test_a_damaged_value_is_a_sentence(
    dataset: Path, tmp_path: Path, table: TableName, column: str, value: object
) -> None:
    for name in TABLE_NAMES:
        content = pq.read_table(dataset / f"{name}.parquet")
        if name == table:
            changed = content.to_pylist()
            changed[-1][column] = value
            content = pa.Table.from_pylist(changed, schema(name))
        pq.write_table(content, tmp_path / f"{name}.parquet")
    with pytest.raises(InvalidRecord) as error:
        list(read_dataset(tmp_path))
    assert error.value.code == "file-not-readable"


def test_tables_of_another_version_are_refused(dataset: Path, tmp_path: Path) -> None:
    for name in TABLE_NAMES:
        content = pq.read_table(dataset / f"{name}.parquet")
        later = content.replace_schema_metadata({"ridotto": f"{name}/99"})
        pq.write_table(later, tmp_path / f"{name}.parquet")
    with pytest.raises(InvalidRecord, match="99"):
        next(read_dataset(tmp_path))


def test_a_folder_can_be_named_by_text(dataset: Path) -> None:
    assert next(read_dataset(str(dataset))) == next(read_dataset(dataset))


def test_without_pyarrow(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, records: Path, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    refused(capsys, ["export", str(records), "--parquet", str(tmp_path / "new")], "parquet-missing")
    refused(capsys, ["simulate", "--all", "--parquet", str(tmp_path / "new")], "parquet-missing")


def test_a_full_disk(records: Path, tmp_path: Path) -> None:
    """No file may grow beyond some kilobytes."""
    run = in_shell(f"ulimit -f 4; $R export {records} --parquet new", tmp_path, PYTHONPATH=PLACES)
    assert run.status == 2
    assert "[file-not-writable]" in run.err
    assert list((tmp_path / "new").glob("*.parquet*")) == []


def test_the_page_has_the_columns() -> None:
    page = (Path(__file__).parents[3] / "docs" / "research" / "data.md").read_text("utf-8")
    rows_told = [line for name in TABLES for line in column_lines(name)]
    assert [line for line in page.splitlines() if line.startswith("| `")] == rows_told
