"""Standard streams that are closed, full or cut off, odd surroundings, odd files: real processes, as a shell
starts them."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE_S
from tests.unit.commands.running import Finished, ridotto
from tests.walks import CONFIGURATIONS, played_match

QUIET = ("Traceback", "Exception ignored", "Error in sys.excepthook")

PLAY = "play turandot --players 2 --seed 1 --bot random"
COMMANDS = {
    "--version": 0,
    "simulate turandot": 0,
    "verify records": 0,
    "replay records": 0,
    PLAY: 0,
    "arena turandot --bots random random --games 1": 0,
    "simulate chess": 2,
}
"""With their exit status."""

BUFFERED, UNBUFFERED = {"PYTHONUNBUFFERED": ""}, {"PYTHONUNBUFFERED": "1"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    game, options = CONFIGURATIONS[2]
    record = played_match(game, options, "streams").record().dumps()
    (tmp_path / "records").write_text(f"{record}\n" * 2, "utf-8")
    return tmp_path


def environment(folder: Path, **env: str) -> dict[str, str]:
    usual = {"LC_ALL": "C.UTF-8", "RIDOTTO_JIT": "0", "XDG_DATA_HOME": str(folder / "data")}
    return {**os.environ, **usual, **env}


def in_shell(line: str, folder: Path, **env: str) -> Finished:
    """What happens to a line that somebody types, in which $R starts the program."""
    run = subprocess.run(
        ["/bin/sh", "-c", line],
        cwd=folder,
        env=environment(folder, R=f"{sys.executable} -m ridotto") | env,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=PATIENCE_S,
        check=False,
    )
    finished = Finished(run.returncode, run.stdout.decode(), run.stderr.decode())
    for word in QUIET:
        assert word not in finished.err + finished.out, finished.err
    return finished


@pytest.mark.parametrize("command", COMMANDS)
def test_closed_streams(command: str, folder: Path) -> None:
    """Nobody wants to see it, and nobody can type anything: the work is done all the same."""
    assert in_shell(f"$R {command} >&- 2>&- <&-", folder).status == COMMANDS[command]


@pytest.mark.parametrize("closed", [">&-", "2>&-", "<&-"])
def test_one_closed_stream(closed: str, folder: Path) -> None:
    for command in (PLAY, "simulate chess"):
        assert in_shell(f"$R {command} {closed}", folder).status == COMMANDS[command]


def test_a_file_does_not_take_the_place_of_a_closed_stream(folder: Path) -> None:
    """What is printed would end up in it."""
    line = "$R arena turandot --bots random random --games 1 --jobs 1 --json kept >&- 2>&- <&-; cat kept"
    run = in_shell(line, folder)
    assert run.status == 0
    assert run.out.startswith("[")
    assert run.out.endswith("]\n")


@pytest.mark.parametrize("command", COMMANDS)
def test_a_full_disk_under_the_output(command: str, folder: Path) -> None:
    run = in_shell(f"$R {command} >/dev/full", folder, **BUFFERED)
    assert run.status == 2
    assert run.err.strip().endswith("]")
    assert "No space left on device" in run.err or command == "simulate chess"


@pytest.mark.parametrize("command", ["--version", PLAY])
def test_a_full_disk_under_everything(command: str, folder: Path) -> None:
    assert "[output-not-writable]" in in_shell(f"$R {command} >/dev/full", folder, **UNBUFFERED).err
    for env in (BUFFERED, UNBUFFERED):
        assert in_shell(f"$R {command} >/dev/full 2>/dev/full", folder, **env).status == 2


def test_an_output_that_is_not_open_for_writing(folder: Path) -> None:
    run = in_shell("$R verify records 1</dev/null", folder)
    assert run.status == 2
    assert "[output-not-writable]" in run.err


@pytest.mark.parametrize("where", ["2>/dev/full", "2</dev/null"])
def test_complaints_that_nobody_can_read(where: str, folder: Path) -> None:
    assert in_shell(f"$R simulate chess {where}", folder).status == 2


@pytest.mark.parametrize("command", COMMANDS)
def test_a_reader_who_is_gone_already(command: str, folder: Path) -> None:
    """The pipe is broken before the first letter."""
    reader, writer = os.pipe()
    os.close(reader)
    run = subprocess.run(
        [sys.executable, "-m", "ridotto", *command.split()],
        cwd=folder,
        env=environment(folder, **BUFFERED),
        stdin=subprocess.DEVNULL,
        stdout=writer,
        stderr=subprocess.PIPE,
        timeout=PATIENCE_S,
        check=False,
    )
    os.close(writer)
    assert run.returncode == COMMANDS[command], run.stderr
    assert (run.stderr == b"") == (COMMANDS[command] == 0), run.stderr


@pytest.mark.parametrize(
    ("command", "status"),
    [
        ("simulate turandot --games 100000 --jobs 1", 0),
        ("simulate turandot --games 100000 --jobs 2", 0),
        ("verify many --jobs 2", 0),
        ("count turandot", 0),
        (PLAY, 0),
    ],
)
def test_a_reader_who_has_seen_enough(command: str, status: int, folder: Path) -> None:
    """The pipe breaks at some moment, also while other processes work."""
    (folder / "many").write_text("{}\n" * 20_000, "utf-8")
    run = in_shell(f"{{ $R {command}; echo status $? >&2; }} | head -n 1", folder)
    assert run.err == f"status {status}\n"


@pytest.mark.parametrize("command", ["simulate turandot --games 30 --out", "simulate turandot --games 30 >"])
def test_a_disk_that_is_full_soon(command: str, folder: Path) -> None:
    """A limit on the size of files stands for a small disk."""
    run = in_shell(f"trap '' XFSZ; ulimit -f 8; $R {command} small", folder)
    assert run.status == 2
    assert "File too large" in run.err


@pytest.mark.parametrize("data", ["/proc", "/dev/null", "/" + "x" * 5000], ids=lambda data: data[:9])
def test_a_match_goes_on_where_nothing_can_be_kept(data: str, folder: Path) -> None:
    run = in_shell(f"echo q | $R {PLAY}", folder, XDG_DATA_HOME=data)
    assert run.status == 0, run.err
    assert "[save-failed]" in run.out


@pytest.mark.parametrize(
    "env",
    [
        {"LC_ALL": "xx_XX.KOI8-R"},
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"LC_ALL": "", "LANG": "\udcff\udcfe"},
        {"LC_ALL": "ru_RU.UTF-8", "PYTHONIOENCODING": "ascii"},
        {"TERM": ""},
        {"TERM": "no-such-terminal", "LINES": "²", "COLUMNS": ""},
        *({"COLUMNS": columns, "LINES": columns} for columns in ("0", "1", "-7", "²", "9" * 40)),
        {"COLUMNS": "10", "LINES": "10"},
        {"HOME": ""},
        {"HOME": "/proc/no-home", "XDG_DATA_HOME": "", "XDG_CACHE_HOME": ""},
        # With such a data folder, too, the match would be kept where this user really lives.
        {"HOME": "relative", "XDG_CACHE_HOME": "relative"},
        {"PYTHONOPTIMIZE": "2", "RIDOTTO_JIT": "\udcff"},
    ],
    ids=lambda env: "-".join(f"{name}={value[:12]!r}" for name, value in env.items()),
)
def test_odd_surroundings(env: dict[str, str], folder: Path) -> None:
    keys = r"1\ns\n\nl\n?\n\nr\nx\nq\n"
    run = in_shell(f"printf '{keys}' | $R play bottle_imp --players 3 --seed 1 --bot random", folder, **env)
    assert run.status == 0, run.err


def test_no_home_at_all(tmp_path: Path) -> None:
    """Neither a variable nor the list of users says where this user lives."""
    homeless = "import os, sys, pwd; os.environ.pop('HOME', 0); pwd.getpwuid = {}.__getitem__; "
    playing = "from ridotto.__main__ import main; sys.exit(main())"
    compiling = (
        "from ridotto.compile import bits, kernel; third = kernel.Kernel(bits.nth_of_many, 'ii'); "
        "print(kernel.warm_up([third]), third.run(0b10110, 2))"
    )
    env = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}

    def run(code: str, *words: str) -> "subprocess.CompletedProcess[str]":
        program = [sys.executable, "-c", homeless + code, *words]
        return subprocess.run(program, env=env, cwd=tmp_path, capture_output=True, text=True, check=False)

    refused = run(playing, *PLAY.split())
    assert refused.returncode == 2
    assert refused.stderr.strip().endswith("[no-home-folder]")
    compiled = run(compiling)
    assert (compiled.stdout, compiled.stderr) == ("True 4\n", "")


@pytest.mark.parametrize(
    ("words", "status", "complaint"),
    [
        ((b"verify", b"\xff\xfe"), 2, b"[file-not-readable]"),
        ((b"verify", b"\xff.jsonl", b"\xff.jsonl"), 1, b""),
        ((b"replay", b"\xff.jsonl"), 2, b"[record-key-missing]"),
        ((b"hint", b"\x1b[2J\xed\xa0\x80"), 2, b"[file-not-readable]"),
        ((b"simulate", b"turandot", b"--seed", b"\xff\xfe"), 2, b"[bad-usage]"),
        ((b"simulate", b"turandot", b"--out", b"\xff\xfe"), 0, b""),
        ((b"simulate", b"turandot", b"--deck", b"\xff.csv"), 2, b"[singers-file-unreadable]"),
        ((b"\xff", b"\xfe"), 2, b"[bad-usage]"),
    ],
)
def test_words_that_are_no_letters(
    words: tuple[bytes, ...], status: int, complaint: bytes, tmp_path: Path
) -> None:
    """File names are bytes; the rest of a command line is text."""
    (tmp_path / os.fsdecode(b"\xff.jsonl")).write_text("{}\n", "utf-8")
    command: list[str | bytes] = [sys.executable, "-m", "ridotto", *words]
    run = subprocess.run(command, cwd=tmp_path, env=environment(tmp_path), capture_output=True, check=False)
    assert run.returncode == status
    assert run.stderr.strip().endswith(complaint)
    assert (run.stderr == b"") == (complaint == b"")
    assert b"Traceback" not in run.stderr
    assert b"\x1b" not in run.stderr


@pytest.mark.parametrize("command", ["verify", "replay", "hint"])
def test_a_pipe_that_nobody_writes_to(command: str, tmp_path: Path) -> None:
    """Waiting is right, for a record may come. Ctrl-C ends it."""
    fifo = tmp_path / "pipe"
    os.mkfifo(fifo)
    words = [sys.executable, "-m", "ridotto", command, str(fifo)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as run:
        # To open it for writing waits until the program has opened it for reading.
        with fifo.open("wb"):
            run.send_signal(signal.SIGINT)
            out, err = run.communicate(timeout=PATIENCE_S)
        assert run.returncode == 130
        assert (out.strip(), err) == (b"", b"")


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_line_that_never_ends_is_given_up(command: str) -> None:
    run = ridotto(command, "/dev/zero")
    assert run.status == 2
    assert "[line-without-end]" in run.err
