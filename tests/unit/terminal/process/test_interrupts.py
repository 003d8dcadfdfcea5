"""Ctrl-C at any moment: the program ends with 130, says nothing odd, and keeps what was played."""

import contextlib
import os
import random
import re
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import ridotto
from ridotto.engine.play.match import Match
from ridotto.terminal.saves import Saves
from tests.telling import telling_python
from tests.unit.terminal.person import RandomPlayer
from tests.unit.terminal.process.program import PLAY, Program, Start, starting
from tests.walks import CONFIGURATIONS, played_match

BOTTLE_IMP = (*PLAY, "bottle_imp", "--players", "3", "--seed", "1")
CONTROLS = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
KILLED = -signal.SIGINT
"""Before the program has begun, and when all it does is to clean up, the system ends it."""

OUR_FILES = Path(ridotto.__file__).parent


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    yield from starting(tmp_path)


def has_begun(told: str) -> bool:
    """Python answers with a traceback of its own until it has come to our files; it may name our folder."""
    if "Traceback" in told:
        return f'File "{OUR_FILES}' in told
    return "ridotto" in told


def check_end(program: Program) -> int:
    status = program.end()
    assert status in (130, KILLED), program.text
    if has_begun(program.text):
        for word in ("Traceback", "Exception ignored", "KeyboardInterrupt"):
            assert word not in program.text, program.text
    return status


def check_kept(folder: Path, *, is_open: bool = False) -> list[str]:
    """The lines of the match that is kept, if there is one; once it is closed, one can go on with it."""
    saves = Saves(folder / "ridotto")
    for path in saves.unfinished():
        assert saves.is_open_elsewhere(path) == is_open
        return saves.load(path).match.events
    return []


def test_at_the_prompt(start: Start) -> None:
    program = start(*BOTTLE_IMP)
    program.wait_for_prompt()
    program.interrupt()
    program.wait_for("ridotto play")
    assert check_end(program) == 130


def test_between_the_prompt_and_the_wait_for_keys(start: Start) -> None:
    """A signal in that moment does not end the wait. Nor does one that a thread tells Python of, at any time:
    so it can be tried out."""
    told, tell = os.pipe()
    thread = f"(os.read({told}, 1), _thread.interrupt_main())"
    code = f"import _thread, os, threading; threading.Thread(target=lambda: {thread}, daemon=True).start(); "
    code += "import sys; from ridotto.__main__ import main; sys.exit(main())"
    program = start(*BOTTLE_IMP, python=("-c", code), pass_fds=(told,))
    program.wait_for_prompt()
    os.write(tell, b"x")
    assert check_end(program) == 130
    os.close(told)
    os.close(tell)


@pytest.mark.parametrize("part", range(4))
def test_while_it_starts(part: int, start: Start, tmp_path: Path) -> None:
    """Moments from the start of the process to the first prompt, told apart by how long it has worked."""
    for moment in range(part, 12, 4):
        with telling_python() as python:
            program = start(*BOTTLE_IMP, python=python.words, pass_fds=(python.writer,))
            python.wait()
        program.wait_until(lambda: "\n> " in program.text or program.cpu_s() >= moment * 0.06)  # noqa: B023
        program.interrupt()
        check_end(program)
        check_kept(tmp_path)


@pytest.mark.parametrize("part", range(4))
def test_while_it_is_played(part: int, tmp_path: Path) -> None:
    """Any moment after some moves: what was kept before is there the next time."""
    moments = random.Random(part)
    for number in range(3):
        folder = tmp_path / str(number)
        player = RandomPlayer(Saves(folder / "ridotto"), "en")
        with contextlib.closing(Program(folder, *BOTTLE_IMP)) as program:
            program.wait_for_prompt()
            for _ in range(moments.randrange(1, 8)):
                program.type(player(CONTROLS.sub("", program.text)) + "\n")
                program.wait_for_prompt()
            kept = check_kept(folder, is_open=True)
            program.type(player(CONTROLS.sub("", program.text)) + "\n")
            time.sleep(moments.random() * 0.1)  # any moment will do
            program.interrupt()
            check_end(program)
        assert check_kept(folder)[: len(kept)] == kept


@pytest.mark.parametrize("pause_s", [0, 0.001, 0.01, 0.05])
def test_twice(pause_s: float, start: Start) -> None:
    """Nobody has to wait for it the second time."""
    program = start(*BOTTLE_IMP)
    program.wait_for_prompt()
    for _ in range(3):
        with contextlib.suppress(ProcessLookupError):
            program.interrupt()
        time.sleep(pause_s)
    check_end(program)


DEAF = """
import sys, time
from ridotto.compile.own_thread import in_own_thread
from ridotto.system.process import start

def compile():
    while True:
        try:
            print("at work", flush=True)
            time.sleep(0.01)
        except BaseException:
            pass

sys.exit(start(lambda: in_own_thread(compile)))
"""


def test_while_something_works_that_hears_no_interrupt(start: Start) -> None:
    """As a compiler may: in what it calls back, an interrupt is lost."""
    program = start(python=("-c", DEAF))
    program.wait_for("at work")
    program.interrupt()
    assert check_end(program) == 130


def test_while_bots_take_their_time(start: Start, tmp_path: Path) -> None:
    """Without --fast there are pauses between their moves."""
    words = ("play", "turandot", "--players", "2", "--seed", "1", "--bot", "normal", "--lang", "en")
    program = start(*words)
    program.wait_for_prompt()
    program.type("1\n")
    program.wait_for("Your choice")
    program.wait_for_prompt()
    program.type("\n")
    program.wait_until(lambda: any(line.startswith("0 ") for line in check_kept(tmp_path, is_open=True)))
    program.interrupt()
    assert check_end(program) == 130
    assert any(line.startswith("0 ") for line in check_kept(tmp_path))


@pytest.mark.parametrize(
    ("words", "jit"),
    [("play", "1"), ("replay record", "1"), ("hint begun --time 600", "1"), ("hint begun --time 600", "0")],
)
def test_other_screens(
    words: str, jit: str, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hint is interrupted while the bot is compiled, or while it thinks."""
    monkeypatch.setenv("RIDOTTO_JIT", jit)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    game, options = CONFIGURATIONS[2]
    (tmp_path / "record").write_text(played_match(game, options, 1).record().dumps(), "utf-8")
    begun = Match(game, options, seed=1)
    begun.play_chance()
    (tmp_path / "begun").write_text(begun.record().dumps(), "utf-8")
    monkeypatch.chdir(tmp_path)
    program = start(*words.split())
    if words.startswith("hint"):
        program.wait_until(lambda: program.cpu_s() > 2)
    else:
        program.wait_for_prompt()
    program.interrupt()
    assert check_end(program) == 130
