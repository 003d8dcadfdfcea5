"""A bot in any language: JSON lines over its standard input and output (docs/arena.md).

Whatever it does, the others lose nothing: a crash, nonsense or silence is noted, a legal move is drawn for
it, and it is started anew.
"""

import json
import queue
import subprocess
import threading
from typing import Any, TextIO

from pydantic import TypeAdapter

from ridotto.core.choice import whole_choice
from ridotto.core.errors import RidottoError
from ridotto.core.game import AnyGame, Seat
from ridotto.core.rng import Rng
from ridotto.server.positions import cards_of, position_of, task_of
from ridotto.server.protocol import PROTOCOL
from ridotto.server.protocol.table import Cards, Position, Task

LONGEST_ANSWER = 10_000
_TO_JSON = TypeAdapter(dict[str, int | float | str | dict[str, Any] | Cards | Position | Task])


class Fault(Exception):
    """What a program did wrong, in a few words."""


class Program:
    def __init__(self, command: list[str], *, limit_s: float) -> None:
        self._command = command
        self._limit_s = limit_s
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.Queue[str] = queue.Queue()
        self.faults: list[str] = []

    def get_ready(self) -> None:
        """It is started with its first move."""

    def choose(self, game: AnyGame, s: Any, seat: Seat, rng: Rng) -> tuple[int, ...]:
        try:
            return self._ask(game, s, seat)
        except Fault as fault:
            self.faults.append(str(fault))
            self.close()
            return whole_choice(game, s, seat, lambda now: rng.choice(game.legal(now, seat)))

    def close(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None

    def _ask(self, game: AnyGame, s: Any, seat: Seat) -> tuple[int, ...]:
        if self._process is None:
            self._start()
        view = game.view(s, seat)
        options = game.options(s)
        self._send(
            {
                "type": "decide",
                "protocol": PROTOCOL,
                "options": options.to_json(),
                "cards": cards_of(options),
                "position": position_of(view),
                "task": task_of(view),
                "limit_s": self._limit_s,
            }
        )
        move = self._answer()
        try:
            actions = game.parse_move(s, seat, move)
            for action in actions:
                s = game.apply(s, seat, action)
        except RidottoError as error:
            raise Fault(f"{move!r}: {error}") from None
        return actions

    def _start(self) -> None:
        try:
            self._process = subprocess.Popen(
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
            )
        except OSError as error:
            raise Fault(f"cannot be started: {error.strerror}") from None
        assert self._process.stdout is not None
        self._lines = queue.Queue()
        threading.Thread(target=_read, args=(self._process.stdout, self._lines), daemon=True).start()

    def _send(self, message: dict[str, Any]) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(_TO_JSON.dump_json(message).decode() + "\n")
        except (BrokenPipeError, ConnectionResetError):
            raise Fault("has ended") from None

    def _answer(self) -> str:
        try:
            line = self._lines.get(timeout=self._limit_s)
        except queue.Empty:
            raise Fault(f"no answer within {self._limit_s:g} s") from None
        if not line:
            raise Fault("has ended")
        try:
            move = json.loads(line)["move"]
        except (ValueError, TypeError, KeyError):
            raise Fault(f"not an answer: {line[:60]!r}") from None
        if not isinstance(move, str):
            raise Fault(f"not a move: {move!r:.60}")
        return move


def _read(stream: TextIO, lines: "queue.Queue[str]") -> None:
    """An empty line stands for the end."""
    while line := stream.readline(LONGEST_ANSWER):
        lines.put(line)
    lines.put("")
