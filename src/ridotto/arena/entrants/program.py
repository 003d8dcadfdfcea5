"""A bot in any language: JSON lines over its standard input and output (docs/bots/arena.md).

It cannot stop a contest: a crash, an invalid answer or a timeout counts as a fault, a random legal move is
played for it, and it is restarted.
"""

import contextlib
import json
import os
import queue
import signal
import subprocess
import sys
import threading

from ridotto.bots.random_bot import RandomBot
from ridotto.engine.bot import decide_all
from ridotto.engine.choices import Choice
from ridotto.engine.errors import RidottoError, system_reason
from ridotto.engine.game import Seat, SomeGame
from ridotto.engine.notation import quote_short
from ridotto.engine.rng import Rng
from ridotto.games import find_kit
from ridotto.messages import PROTOCOL

LONGEST_ANSWER = 10_000

Lines = queue.Queue[str]


class Fault(Exception):
    """A program's fault, in a few words."""


class Program:
    def __init__(self, command: list[str], *, limit_s: float) -> None:
        self._command = command
        self._limit_s = limit_s
        self._process: subprocess.Popen[str] | None = None
        self._questions: Lines = queue.Queue()
        self._answers: Lines = queue.Queue()
        self._lock = threading.Lock()
        """An interrupted contest closes its programs from another thread."""
        self._is_closed = False
        self.faults: list[str] = []

    def compile_bot(self, game: SomeGame, s: object) -> None:
        """The program is started with its first move."""

    def choose(self, game: SomeGame, s: object, seat: Seat, rng: Rng) -> Choice[object]:
        try:
            return self._ask(game, s, seat)
        except Fault as fault:
            self.faults.append(str(fault))
            self._stop()
            return decide_all(RandomBot(), game, s, seat, rng)

    def close(self) -> None:
        """Close for good: the program is not restarted."""
        with self._lock:
            self._is_closed = True
        self._stop()

    def _stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            _kill(process)
            self._questions.put("")

    def _ask(self, game: SomeGame, s: object, seat: Seat) -> Choice[object]:
        if self._process is None:
            with self._lock:
                self._start()
        self._questions.put(self._question(game, s, seat))
        move = self._answer()
        try:
            actions = game.parse_move(s, seat, move)
            for action in actions:
                s = game.apply(s, seat, action)
        except RidottoError as error:
            raise Fault(f"{quote_short(move)!r}: {error}") from None
        return Choice(actions, s)

    def _start(self) -> None:
        if self._is_closed:
            raise Fault("is closed")
        try:
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                bufsize=1,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise Fault(f"cannot be started: {system_reason(error)}") from None
        self._questions, self._answers = queue.Queue(), queue.Queue()
        talk = (self._process, self._questions, self._answers)
        threading.Thread(target=_converse, args=talk, daemon=True).start()

    def _question(self, game: SomeGame, s: object, seat: Seat) -> str:
        view, options, messages = game.view(s, seat), game.options(s), find_kit(game.id).messages
        message: dict[str, object] = {
            "type": "decide",
            "protocol": PROTOCOL,
            "options": options.to_json(),
            "cards": messages.cards_of(options),
            "position": messages.position_of(view),
            "task": messages.task_of(view),
            "limit_s": self._limit_s,
        }
        return messages.to_parts.dump_json(message).decode() + "\n"

    def _answer(self) -> str:
        try:
            line = self._answers.get(timeout=self._limit_s)
        except queue.Empty:
            raise Fault(f"no answer within {self._limit_s:g} s") from None
        if not line:
            raise Fault("has ended")
        try:
            move = json.loads(line)["move"]
        except (ValueError, TypeError, KeyError, RecursionError):
            raise Fault(f"not an answer: {quote_short(line)!r}") from None
        if not isinstance(move, str):
            raise Fault(f"not a move: {move!r:.60}")
        return move


def _converse(process: subprocess.Popen[str], questions: Lines, answers: Lines) -> None:
    """Pass questions and answers on until the program ends (an empty answer) or no more questions come.

    In a separate thread: a program may never read its input or never write its output.
    """
    assert process.stdin is not None
    assert process.stdout is not None
    with process.stdout, contextlib.suppress(OSError), process.stdin:
        while question := questions.get():
            process.stdin.write(question)
            answer = process.stdout.readline(LONGEST_ANSWER)
            answers.put(answer)
            if not answer:
                break
    answers.put("")


def _kill(process: subprocess.Popen[str]) -> None:
    """Kill the program with all its child processes."""
    if sys.platform == "win32":
        process.kill()
    else:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()
