"""`ridotto serve` as a process that can be attacked, measured and killed."""

import os
import re
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx

from ridotto.server.data_place import FILE_NAME
from tests.hostile.attacks.old_tables_file import add_old_tables
from tests.patience import COMPILING_S, NO_TLS, PATIENCE_S

TOKEN = "canary"
WITH_TOKEN = {"authorization": f"Bearer {TOKEN}"}
"""What reads the metrics: with `--limit-local` this machine needs the token too."""


class ServerProcess:
    def __init__(
        self, folder: Path, *words: str, patch: str | None = None, limits_local: bool = True
    ) -> None:
        """`patch`: what of patched.py is changed in it. `limits_local`: whether limits by address apply."""
        self.folder = folder
        program = ["ridotto"] if patch is None else ["tests.hostile.patched", patch]
        command = [sys.executable, "-m", *program, "serve", "--no-open", "--lang", "en"]
        self._process = subprocess.Popen(
            [
                *command,
                *(["--limit-local"] if limits_local else []),
                "--metrics-token",
                TOKEN,
                "--port",
                "0",
                "--data",
                str(folder),
                *words,
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | {"LANG": "C"},
        )
        self.log: list[str] = []
        self._reader = threading.Thread(target=self._read_log, daemon=True)
        self._reader.start()
        self.port = self._port()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def is_running(self) -> bool:
        return self._process.poll() is None

    def wait_until_bots_search(self) -> None:
        """Their code takes memory and processor time of its own, once."""
        deadline = time.monotonic() + COMPILING_S
        while "ridotto_bots_ready 1" not in self._metrics():
            assert time.monotonic() < deadline, "the bots are still not compiled"
            time.sleep(0.1)

    def frames(self) -> int:
        """That its sockets have read so far."""
        found = re.search(r"^ridotto_frames_total (\S+)$", self._metrics(), re.MULTILINE)
        assert found, "the server does not tell how many frames it has read"
        return int(float(found[1]))

    def refusals(self) -> Counter[str]:
        """By reason, so far."""
        found = re.findall(r'^ridotto_refusals_total{reason="([^"]+)"} (\S+)$', self._metrics(), re.MULTILINE)
        return Counter({reason: int(float(count)) for reason, count in found})

    def lines_in_logs(self, *, but: str) -> int:
        """How long the logs of all tables are together, but for one table."""
        with closing(sqlite3.connect(f"file:{self.folder / FILE_NAME}?mode=ro", uri=True)) as file:
            row = file.execute("SELECT count(*) FROM log WHERE table_id <> ?", (but,)).fetchone()
            return int(row[0])

    def hostile_messages(self) -> int:
        """Frames and refusals so far. The canary's own frames are in it too: a few hundred a minute."""
        found = re.findall(r"^ridotto_(?:frames|refusals)_total\S* (\S+)$", self._metrics(), re.MULTILINE)
        return sum(int(float(value)) for value in found)

    def tables_in_memory(self) -> int:
        found = re.search(r"^ridotto_tables (\S+)$", self._metrics(), re.MULTILINE)
        assert found, "the server does not tell how many tables it holds"
        return int(float(found[1]))

    def bots_waiting(self) -> int:
        found = re.search(r"^ridotto_bots_waiting (\S+)$", self._metrics(), re.MULTILINE)
        assert found, "the server does not tell how many bots wait"
        return int(float(found[1]))

    def _metrics(self) -> str:
        address = f"{self.address}/metrics"
        return httpx.get(address, headers=WITH_TOKEN, timeout=PATIENCE_S, verify=NO_TLS).text

    def memory_mb(self) -> float:
        """What it holds of the machine's memory."""
        return self._memory("VmRSS")

    def forget_peak(self) -> None:
        Path(f"/proc/{self.pid}/clear_refs").write_text("5", "utf-8")

    def peak_mb(self) -> float:
        """The most that it has held since the peak was forgotten."""
        return self._memory("VmHWM")

    def open_files(self) -> int:
        return len(list(Path(f"/proc/{self.pid}/fd").iterdir()))

    def processor_s(self) -> float:
        """Seconds of processor time so far."""
        return _processor_s(Path(f"/proc/{self.pid}/stat"))

    def loop_s(self) -> float:
        """Of the event loop alone: that of bots and of the store is left out."""
        return _processor_s(Path(f"/proc/{self.pid}/task/{self.pid}/stat"))

    def _memory(self, name: str) -> float:
        status = Path(f"/proc/{self.pid}/status").read_text("utf-8")
        found = re.search(rf"{name}:\s+(\d+) kB", status)
        assert found is not None
        return int(found[1]) / 1024

    def kill(self) -> None:
        self._process.kill()
        self._process.wait(PATIENCE_S)
        self._let_go()

    def stop(self) -> int:
        """Close it as Ctrl-C does; its exit status."""
        if self.is_running:
            self._process.terminate()
        status = self._process.wait(PATIENCE_S)
        self._let_go()
        return status

    def _let_go(self) -> None:
        self._reader.join(PATIENCE_S)
        for stream in (self._process.stdout, self._process.stderr):
            if stream is not None:
                stream.close()

    def _port(self) -> int:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if found := re.search(r"http://[\w.]+:(\d+)", line):
                return int(found[1])
        raise RuntimeError(f"the server did not start: {self.log}")

    def _read_log(self) -> None:
        assert self._process.stderr is not None
        for line in self._process.stderr:
            self.log.append(line.rstrip("\n"))


def _processor_s(stat: Path) -> float:
    fields = stat.read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def running_server(
    *words: str, patch: str | None = None, limits_local: bool = True
) -> Iterator[ServerProcess]:
    """It has old tables in its file."""
    with tempfile.TemporaryDirectory() as folder:
        add_old_tables(Path(folder))
        server = ServerProcess(Path(folder), *words, patch=patch, limits_local=limits_local)
        try:
            yield server
        finally:
            if server.is_running:
                server.kill()
