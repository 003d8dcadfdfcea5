"""A real server whose way through its files is recorded, and people who play at it."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.patience import NO_TLS, PATIENCE_S
from tests.server.moves import move_for

ROOT = Path(__file__).parents[3]

Steps = Sequence[tuple[str, str]]
"""Files of the program, with functions that were entered; in this order."""


class TracedServer:
    def __init__(self, process: "subprocess.Popen[str]", port: int) -> None:
        self._process = process
        self.port = port

    def walked(self) -> Steps:
        """What was passed since it was asked last."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        answer = next(line for line in self._process.stdout if line.startswith("["))
        return [(file, function) for file, function in json.loads(answer)]

    def guest(self) -> httpx.Client:
        return httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE_S, verify=NO_TLS)

    def sit(self, guest: httpx.Client, table: str) -> ClientConnection:
        cookies = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
        address = f"ws://127.0.0.1:{self.port}/ws/tables/{table}"
        return connect(address, additional_headers={"Cookie": cookies}, compression=None, proxy=None)


@contextmanager
def traced_server(folder: Path, root: Path = ROOT) -> Iterator[TracedServer]:
    """The server of a checkout. Its rules are not compiled, so that their files count too."""
    command = [sys.executable, str(Path(__file__).parent / "traced.py"), "serve", "--no-open", "--lang", "en"]
    log = folder / "log"
    with log.open("w", encoding="utf-8") as errors:
        process = subprocess.Popen(
            [*command, "--port", "0", "--data", str(folder / "data")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env=os.environ | {"PYTHONPATH": str(root / "src"), "RIDOTTO_JIT": "0"},
        )
    with process:
        assert process.stdout is not None
        try:
            found = re.search(r":(\d+)/", process.stdout.readline())
            assert found is not None, log.read_text("utf-8")
            yield TracedServer(process, int(found[1]))
        finally:
            process.kill()


class Player:
    """At a socket; remembers the last position."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._requests = 0
        self._decision: int | None = None
        self.number = -1
        """Of the position."""
        self.phase = ""
        self.answer: str | None = None
        """What to play; None: others play."""

    def ask(self, kind: str, **fields: object) -> None:
        """Returns when it is done."""
        self._requests += 1
        self._socket.send(json.dumps({"type": kind, "id": self._requests, **fields}))
        while self._hear() != f"accepted {self._requests}":
            pass

    def move(self) -> None:
        self.ask("move", decision=self._decision, move=self.answer)

    def wait_for_turn(self) -> None:
        while self.answer is None:
            self._hear()

    def wait_for_phase(self, phase: str) -> None:
        while self.phase != phase:
            self._hear()

    def wait_for_position(self, number: int) -> None:
        while self.number < number:
            self._hear()

    def _hear(self) -> str:
        """The kind of the next message, and to which request it is the answer."""
        heard = json.loads(self._socket.recv(PATIENCE_S))
        assert heard["type"] != "refused", heard
        if heard["type"] == "position":
            self.number, self._decision = heard["number"], heard["decision"]
            self.phase = heard["position"]["phase"]
            self.answer = None if heard["task"] is None else move_for(heard["task"])
        return f"{heard['type']} {heard.get('id')}"
