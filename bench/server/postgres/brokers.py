"""Redis and NATS of the measurement's own, on free ports, and what any server costs."""

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.patience import PATIENCE_S, wait_until

from bench.server.postgres.channels import Address
from ridotto.server.network.listening import listen

SBIN = "/usr/sbin"
"""Where Debian keeps some servers, and where the path of a person does not lead."""


@contextmanager
def redis() -> Iterator[tuple[Address, int]]:
    port = free_port()
    with running("redis-server", "--port", str(port), "--save", "", "--bind", "127.0.0.1", port=port) as pid:
        yield Address("Redis", str(port)), pid


@contextmanager
def nats() -> Iterator[tuple[Address, int]]:
    port = free_port()
    with running("nats-server", "--port", str(port), "--addr", "127.0.0.1", port=port) as pid:
        yield Address("NATS", str(port)), pid


def free_port() -> int:
    with listen("127.0.0.1", 0) as probe:
        return int(probe.getsockname()[1])


@contextmanager
def running(name: str, *options: str, port: int) -> Iterator[int]:
    found = shutil.which(name, path=f"{os.environ['PATH']}:{SBIN}")
    if found is None:
        raise SystemExit(f"{name} is missing: apt-get install {name}")
    with subprocess.Popen([found, *options], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        wait_until(lambda: _answers(port))
        yield process.pid
        process.terminate()
        process.wait(PATIENCE_S)


def _answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def cpu_seconds(pid: int) -> float:
    """Of a server and of all processes that it has started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return sum(map(_own_cpu_seconds, [pid, *map(int, children)]))


def _own_cpu_seconds(pid: int) -> float:
    after_name = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(after_name[11]) + int(after_name[12])) / os.sysconf("SC_CLK_TCK")
