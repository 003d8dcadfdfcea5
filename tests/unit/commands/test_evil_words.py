"""Every option of every command with every odd value: a status and a sentence, never a traceback."""

import asyncio
import io
import re
import shutil
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from ridotto import cli
from ridotto.commands import count
from ridotto.commands.parsing.arguments import COMMANDS
from ridotto.commands.parsing.parser import parser_of
from ridotto.locale import LANGUAGES, translate
from ridotto.server.store import SqliteStore
from tests.unit.commands.tiny_learning import learn_quickly
from tests.walks import CONFIGURATIONS, played_match

NUMBERS = ("0", "1", "-1", "+1", "00", "1_000", "0x10", "1e5", "1e400", "1e-400", "nan", "inf", "-inf", "1.5")
LONG_NUMBERS = ("9" * 30, "-" + "9" * 30, "9" * 5000, "9" * 100_000)
LETTERS = (
    "",
    " ",
    "-",
    "--",
    "²",
    "１",
    "٣",
    "🂡",
    "%s",
    "{ $x }",
    "\x1b[31m",
    "\n",
    "a" * 100_000,
    "=",
    "--lang",
)
NO_LETTERS = ("\0", "a\0b", "\udcff\udcfe", "\ud800", "é\udc80.csv", "a\0.toml")
URLS = (
    "postgresql://\udcff/x",
    "postgresql://u:\udcff@[::1/x",
    "postgresql://127.0.0.1:1/x?application_name=\udcff",
    "postgres://127.0.0.1:1/%00",
    "postgresql://127.0.0.1:1/\ud800",
)
FILES = (
    "missing",
    "folder",
    "folder.csv",
    "empty",
    "empty.toml",
    "binary",
    "binary.csv",
    "half",
    "two",
    "tables",
)
DEVICES = ("/", ".", "..", "/dev/null", "/dev/full", "/proc/self/mem", "/no/such/folder/file", "x/" * 3000)
GAMES = ("bottle_imp", "turandot", "chess")

VALUES = (*NUMBERS, *LONG_NUMBERS, *LETTERS, *NO_LETTERS, *URLS, *FILES, *DEVICES, *GAMES)

ARENA = "arena bottle_imp --players 3 --games 1 --jobs 1 --bots random random"
GOOD: dict[str, str] = {
    "play": "play bottle_imp --players 3 --seed 1 --fast --bot random",
    "replay": "replay two",
    "hint": "hint half --time 0.01",
    "simulate": "simulate bottle_imp --players 3 --rounds 1",
    "arena": ARENA,
    "arena merge": "arena merge part",
    "verify": "verify two",
    "export": "export two --parquet exported",
    "learn": "learn turandot --iterations 1 --matches 2 --steps 4 --width 2 --blocks 1 --out learnt",
    "count": "count turandot --players 2 --depth 1",
    "check": "check tables",
    "backup": "backup copy --data tables",
    "tidy": "tidy --older-than 365d --to archive --data tables",
    "move-data": "move-data tables moved",
    # No place for a file: whatever else is good, nothing is served.
    "serve": "serve --no-open --port 0 --data /dev/null/tables",
}
"""A command line for each command that ends soon."""

PART = (
    '{"format": "ridotto-arena-part/1", "version": "1", "game": "turandot", "options": {"players": 2},'
    ' "seed": "x", "bots": ["random", "easy"], "limit_s": 5.0, "deals": [0, 1]}\n'
    '{"deal": 0, "tables": [{"seating": [0, 1], "parties": [0, 1], "scores": [3, 4], "winners": [1]}],'
    ' "times": [[], []], "faults": [[], []]}\n'
)
"""A part of a contest, as `ridotto arena --raw` writes it."""

NEW_FILES_AND_WORDS = (
    *("--seed", "--data", "--json", "--chart", "--records", "--raw", "--out", "--to"),
    *("--parquet", "--jsonl"),
)

NOBODYS_ADDRESS = "203.0.113.1"

KNOWN_STATUS = (0, 1, 2)


def parsers() -> dict[str, Any]:
    parser = parser_of(COMMANDS, COMMANDS, partial(translate, "en"))
    (commands,) = (action for action in parser._actions if action.dest == "command")
    return dict(commands.choices or {})


def options() -> Iterator[tuple[str, str]]:
    """Each command with each of its options that takes a value, and with "" for its arguments."""
    for name, parser in parsers().items():
        for action in parser._actions:
            if action.nargs != 0:
                yield name, action.option_strings[0] if action.option_strings else ""


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A data file without a table."""

    async def make(file: Path) -> None:
        await (await SqliteStore.open(file)).close()

    file = tmp_path_factory.mktemp("tables") / "tables"
    asyncio.run(make(file))
    return file.read_bytes()


@pytest.fixture(autouse=True)
def place(tables: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with files of every kind, in which commands run."""
    for name in ("folder", "folder.csv"):
        (tmp_path / name).mkdir()
    for name in ("empty", "empty.toml"):
        (tmp_path / name).touch()
    for name in ("binary", "binary.csv"):
        (tmp_path / name).write_bytes(bytes(range(256)) * 100)
    game, table = CONFIGURATIONS[2]
    match = played_match(game, table, "evil")
    (tmp_path / "two").write_text(f"{match.record().dumps()}\n" * 2, "utf-8")
    half = type(match)(game, table, seed=1)
    half.play_chance()
    (tmp_path / "half").write_text(half.record().dumps(), "utf-8")
    (tmp_path / "tables").write_bytes(tables)
    (tmp_path / "part").write_text(PART, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("RIDOTTO_JIT", "0")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture(autouse=True)
def learning_is_quick(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if "learn" in request.node.name:
        learn_quickly(monkeypatch)


def in_turn(first: int) -> tuple[str, ...]:
    """Every second value: what reads one option reads many others, which try those that are left out here."""
    return VALUES[first % 2 :: 2]


def run(
    words: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> tuple[int, str]:
    """The status and what was complained about; nothing to read from the standard input."""
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"")))
    # A learning that is there is not begun again.
    shutil.rmtree("learnt", ignore_errors=True)
    status = cli.main(words)
    return status, capsys.readouterr().err


def check(status: int, complaint: str, words: list[str]) -> None:
    shown = [word[:40] for word in words]
    assert status in KNOWN_STATUS, shown
    if status == 2:
        sentence = complaint.strip()
        assert sentence.endswith("]"), (shown, complaint)
        assert len(sentence.splitlines()) == 1, (shown, complaint)
        assert len(sentence) < 800, shown
        assert sentence.isprintable(), (shown, complaint)


@pytest.mark.parametrize("command", sorted(parsers()))
def test_the_good_command_lines_are_good(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or the odd values below would not be what is refused."""
    status, complaint = run(GOOD[command].split(), capsys, monkeypatch)
    assert (status, complaint == "") == ((2, False) if command == "serve" else (0, True)), complaint


@pytest.mark.parametrize(
    ("number", "command", "option"), [(n, *each) for n, each in enumerate(sorted(options()))]
)
def test_odd_values(
    number: int,
    command: str,
    option: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    good = GOOD[command].split()
    if (command, option) == ("serve", "--data"):
        good += ["--host", NOBODYS_ADDRESS]
    if (command, option) == ("learn", "--out"):
        # Where there is no GPU, nothing is written into odd folders, least of all into /.
        good += ["--device", "cuda"]
    refused = 0
    values = in_turn(number)
    for value in values:
        names = command.split()
        words = [*good, option, value] if option else [*names, value, *good[len(names) + 1 :]]
        status, complaint = run(words, capsys, monkeypatch)
        check(status, complaint, words)
        refused += status != 0
    # "any word or number" is what some options ask for, and others a file to write.
    takes_any_word = option in NEW_FILES_AND_WORDS
    is_name_of_copy = (command, option) == ("backup", "")
    assert refused >= (1 if takes_any_word or is_name_of_copy else len(values) // 2)


@pytest.mark.parametrize("command", sorted(parsers()))
def test_odd_words_anywhere(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Words too many, and options in odd places: of four places each value comes to two."""
    good = GOOD[command].split()
    for number, value in enumerate(VALUES, start=len(good)):
        places = ([value, *good], [*good, value], [*good, f"--{value}"], [good[0], value, *good[1:]])
        for words in places[number % 2 :: 2]:
            status, complaint = run(words, capsys, monkeypatch)
            check(status, complaint, words)


@pytest.mark.parametrize("url", URLS)
@pytest.mark.parametrize("words", ["serve --no-open --data {}", "move-data {} copy", "move-data tables {}"])
def test_urls_that_are_no_text(
    url: str, words: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every second value above would try each of them only here and there."""
    asked = [url if word == "{}" else word for word in words.split()]
    status, complaint = run(asked, capsys, monkeypatch)
    assert status == 2
    check(status, complaint, asked)


HEADER = "id,category,gender,stars,favourite\n"
DECKS: dict[str, bytes] = {
    "binary.csv": bytes(range(256)) * 100,
    "marks-only.csv": b"\xef\xbb\xbf",
    "one-long-field.csv": f"{HEADER}{'9' * 90_000},comic,male,1,".encode(),
    "never-closed.csv": f'{HEADER}"{"x" * 1000}'.encode(),
    "zeros.csv": b"\0" * 1000,
    "many-rows.csv": (HEADER + "1,comic,male,1,\n" * 5_000).encode(),
    "long-number.toml": b"[[singer]]\nid = " + b"9" * 10_000,
    "deep.toml": b"singer = " + b"[" * 90_000,
    "deep-keys.toml": b".".join([b"singer"] * 5_000) + b" = 1",
    "many-tables.toml": b"[[singer]]\n" * 8_000,
    "odd-values.toml": b"[[singer]]\nid = nan\ncategory = 1979-05-27\ngender = {}\nstars = inf\n",
    "not-a-list.toml": b"singer = 1",
    "too-large.toml": b"# " + b"x" * 2_000_000,
    "half-a-letter.toml": b'[[singer]]\nid = "\xed\xa0\x80"',
}


@pytest.mark.parametrize("name", DECKS)
def test_decks_that_are_none(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    Path(name).write_bytes(DECKS[name])
    words = ["simulate", "turandot", "--deck", name]
    status, complaint = run(words, capsys, monkeypatch)
    assert status == 2
    check(status, complaint, words)
    assert "[singer" in complaint


def test_counting_does_not_take_for_ever(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(count, "MOST_POSITIONS", 500)
    words = ["count", "turandot", "--players", "2", "--depth", "100"]
    status, complaint = run(words, capsys, monkeypatch)
    check(status, complaint, words)
    assert "[too-many-positions]" in complaint
    found, depth = re.findall(r"\d+", complaint)[:2]
    assert cli.main([*words[:-1], depth]) == 0
    assert capsys.readouterr().out == f"{found}\n"


@pytest.mark.parametrize("option", ["--out", "--json", "--chart", "--records"])
def test_files_that_cannot_be_written(
    option: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    good = GOOD["simulate" if option == "--out" else "arena"].split()
    for name in ("/dev/full", "/", "folder", "/dev/null/x", "/proc/version", "/no/such/file", "a\0b"):
        status, complaint = run([*good, option, name], capsys, monkeypatch)
        assert status == 2
        assert "[file-not-writable]" in complaint
        assert name.replace("\0", "·") in complaint


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_in_every_language(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for words in (
        "replay two --line 999999999999999999999999999999",
        "hint half --time inf",
        "simulate bottle_imp --out /dev/full",
        "count turandot --depth 1000",
        "arena bottle_imp --bots random random --jobs 1000000",
    ):
        status, complaint = run([*words.split(), "--lang", language], capsys, monkeypatch)
        assert status == 2
        check(status, complaint, words.split())
