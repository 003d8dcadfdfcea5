"""The same results on a cluster as on one machine, also where a node dies."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from threading import Thread

import numpy as np
import pytest

from ridotto.cli import BAD_INPUT
from ridotto.engine.errors import RidottoError
from ridotto.system import cluster, ray_head
from ridotto.system.workers import do_nothing
from tests.cluster.waiting import ITEMS
from tests.patience import COMPILING_S, wait_until

PLAY = ("bottle_imp", "--players", "3", "--seed", "cluster")
LEARN = (
    *("learn", "bottle_imp", "--iterations", "2", "--matches", "12", "--steps", "40", "--minibatch", "64"),
    *("--width", "8", "--blocks", "1", "--parts", "3"),
)


class Nodes:
    """A cluster of two nodes in a process of its own."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process
        self.address = self._heard()

    def kill_one(self) -> None:
        assert self._process.stdin is not None
        print("kill", file=self._process.stdin, flush=True)
        assert self._heard() == "killed"

    def _heard(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()


class Terminal:
    """What a command shows on a terminal, read as it comes."""

    def __init__(self, reading: int) -> None:
        self.text = ""
        self._reading = reading
        Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        # Linux ends a terminal that nobody writes to any more with an error.
        with suppress(OSError), os.fdopen(self._reading, "rb", buffering=0) as shown:
            while part := shown.read(1000):
                self.text += part.decode("utf-8", "replace")


@pytest.fixture(scope="module")
def nodes() -> Iterator[Nodes]:
    """One cluster for all tests: to start it takes longer than most of what is done on it."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.cluster.nodes"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        yield Nodes(process)
        assert process.stdin is not None
        process.stdin.close()


def ridotto(*words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "ridotto", *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=COMPILING_S,
    )


def weights_in(folder: Path) -> bytes:
    """All else also tells how long it took."""
    with np.load(folder / "weights.npz") as kept:
        return b"".join(kept[name].tobytes() for name in sorted(kept) if name != "about")


@pytest.fixture(scope="module")
def weights_learnt_here(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Without a cluster; one answer for all who ask the same of one."""
    folder = tmp_path_factory.mktemp("here") / "learnt"
    assert ridotto(*LEARN, "--out", str(folder), "--jobs", "1").returncode == 0
    return weights_in(folder)


def test_the_same_as_on_one_machine(nodes: Nodes, tmp_path: Path) -> None:
    def done(name: str, *place: str) -> dict[str, bytes]:
        """What the commands say and write."""
        folder = tmp_path / name
        folder.mkdir()
        records, played = folder / "records.jsonl", folder / "arena.jsonl"
        said = []
        for words in (
            ("simulate", *PLAY, "--games", "30", "--bot", "easy", "--out", str(records)),
            ("verify", str(records)),
            ("export", str(records), "--parquet", str(folder / "tables")),
            ("arena", *PLAY, "--bots", "easy", "random", "--deals", "0:8", "--records", str(played)),
        ):
            answer = ridotto(*words, *place)
            assert (answer.returncode, answer.stderr) == (0, "")
            said.append(answer.stdout)
        # The arena also tells how long moves took.
        (folder / "said").write_text("".join(said[:-1]), "utf-8")
        files = (file for file in sorted(folder.rglob("*")) if file.is_file())
        return {str(file.relative_to(folder)): file.read_bytes() for file in files}

    assert done("cluster", "--cluster", nodes.address) == done("here", "--jobs", "1")


def test_errors_by_their_names_and_work_that_kills_its_process(nodes: Nodes, tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-m", "tests.cluster.failing", nodes.address, str(tmp_path)],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        timeout=COMPILING_S,
    )
    *errors, repeated, given_up, another = told.stdout.splitlines()
    assert errors == ["too-few-bots", "cluster-failed"]
    assert repeated == "[0, 1, 2]"
    assert given_up.startswith("Items 2 to 2 of this work killed their process 3 times")
    assert len(list(tmp_path.iterdir())) == 3
    assert another == "cluster-other-version"


def test_python_bots_with_options(nodes: Nodes, tmp_path: Path) -> None:
    """The nodes find the class that is found here, and give it its options."""

    def played(bot: str, *place: str) -> str:
        records = tmp_path / "records"
        words = ("--bots", "easy", bot, "--deals", "0:4", "--records", str(records))
        answer = ridotto("arena", *PLAY, *words, *place)
        assert (answer.returncode, answer.stderr) == (0, "")
        return records.read_text("utf-8")

    found = played("tests.cluster.bots:Picky:place=2", "--cluster", nodes.address)
    assert found == played("tests.cluster.bots:Picky:place=2", "--jobs", "1")
    assert found.count("\n") > 4


def test_a_simulation_on_a_node_that_dies(nodes: Nodes) -> None:
    words = [sys.executable, "-m", "ridotto", "simulate", *PLAY, "--games", "400", "--bot", "random"]
    # Without a buffer: what `readline` had read ahead would be missing from what `communicate` returns.
    with subprocess.Popen(
        [*words, "--cluster", nodes.address], stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0
    ) as driver:
        assert driver.stdout is not None
        first = driver.stdout.readline()
        # It is in the middle: nobody reads on, and a pipe holds few records.
        nodes.kill_one()
        rest, complaints = driver.communicate(timeout=COMPILING_S)
    assert (driver.returncode, complaints) == (0, b"")
    here = ridotto(*words[3:], "--jobs", "1")
    assert here.returncode == 0
    assert (first + rest).decode() == here.stdout


MATCHES_BEGUN = r"[1-9]\d* of "
ITERATION_DONE = r"iteration 1\b"


def do_while_a_node_dies(words: tuple[str, ...], begun: str, nodes: Nodes) -> None:
    """A command that shows how far it is."""
    reading, writing = os.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "ridotto", *words, "--cluster", nodes.address],
        stdout=writing,
        stderr=writing,
    ) as driver:
        os.close(writing)
        told = Terminal(reading)
        wait_until(lambda: re.search(begun, told.text) is not None)
        # While it stands still, it is surely in the middle.
        driver.send_signal(signal.SIGSTOP)
        nodes.kill_one()
        driver.send_signal(signal.SIGCONT)
        assert driver.wait(COMPILING_S) == 0, told.text


def test_a_contest_on_a_node_that_dies(nodes: Nodes, tmp_path: Path) -> None:
    words = ("arena", *PLAY, "--bots", "easy", "random", "--deals", "0:100", "--records")
    there, here = tmp_path / "there", tmp_path / "here"
    do_while_a_node_dies((*words, str(there)), MATCHES_BEGUN, nodes)
    assert ridotto(*words, str(here), "--jobs", "1").returncode == 0
    assert there.read_bytes() == here.read_bytes()


def test_a_learning_on_a_node_that_dies(nodes: Nodes, weights_learnt_here: bytes, tmp_path: Path) -> None:
    do_while_a_node_dies((*LEARN, "--out", str(tmp_path / "learnt")), ITERATION_DONE, nodes)
    assert weights_in(tmp_path / "learnt") == weights_learnt_here


def test_a_node_that_dies_costs_time_and_no_results(nodes: Nodes, tmp_path: Path) -> None:
    def begun() -> list[int]:
        """By item that was begun, the process."""
        return [int(file.name.split("-")[2]) for file in tmp_path.glob("begun-*")]

    words = [sys.executable, "-m", "tests.cluster.waiting", nodes.address, str(tmp_path)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as driver:
        wait_until(lambda: len(begun()) == 2)
        nodes.kill_one()
        wait_until(lambda: not all(Path(f"/proc/{process}").exists() for process in begun()))
        (tmp_path / "go").touch()
        told, _ = driver.communicate(timeout=COMPILING_S)
    assert driver.returncode == 0
    assert told.split() == [str(item * item) for item in range(ITEMS)]
    assert len(begun()) == ITEMS + 1, "what was under way on the node is done again"


@pytest.mark.parametrize(
    ("place", "code"),
    [
        (("--cluster", "127.0.0.1:1"), "cluster-unreachable"),
        (("--cluster", "nobody.invalid:6379"), "cluster-unreachable"),
        (("--cluster", "nonsense"), "cluster-address"),
        (("--cluster", "127.0.0.1:99999"), "cluster-address"),
        (("--cluster", "127.0.0.1:1", "--jobs", "2"), "jobs-or-cluster"),
    ],
    ids=str,
)
def test_a_place_where_nothing_can_be_done(place: tuple[str, ...], code: str) -> None:
    answer = ridotto("simulate", *PLAY, *place)
    assert answer.returncode == BAD_INPUT
    assert answer.stderr.endswith(f"[{code}]\n")
    assert len(answer.stderr.splitlines()) == 1


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("simulated") / "records"
    assert ridotto("simulate", *PLAY, "--out", str(file)).returncode == 0
    return file


@pytest.mark.parametrize(
    "words",
    [
        "verify records",
        "export records --parquet tables",
        "arena bottle_imp --bots easy random",
        "learn bottle_imp --out learnt",
    ],
)
def test_no_command_does_without_the_cluster_it_was_given(
    words: str, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(record.parent)
    answer = ridotto(*words.split(), "--cluster", "127.0.0.1:1")
    assert (answer.returncode, "[cluster-unreachable]" in answer.stderr) == (BAD_INPUT, True)


SETTINGS = bytes((0, 0, 0, 4, 0, 0, 0, 0, 0))
NOT_FOUND = bytes((0, 0, 1, 1, 4, 0, 0, 0, 1, 0x8D))
PAGE = bytes((0, 0, 9, 0, 1, 0, 0, 0, 1)) + b"Not found"
REFUSED_STREAM = bytes((0, 0, 4, 3, 0, 0, 0, 0, 1, 0, 0, 0, 7))
STRANGERS = {
    "silent": b"",
    "web": b"HTTP/1.1 400 Bad Request\r\n\r\n",
    "silent http2": SETTINGS,
    "http2 that refuses": SETTINGS + REFUSED_STREAM,
    "http2 with a page": SETTINGS + NOT_FOUND + PAGE,
}


@pytest.mark.parametrize("answer", STRANGERS.values(), ids=STRANGERS)
def test_an_address_where_somebody_else_listens(answer: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray itself would wait there for minutes, whether it is told something or not."""
    monkeypatch.setattr(ray_head, "PATIENCE_S", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        address = f"127.0.0.1:{listening.getsockname()[1]}"

        def meet() -> None:
            line, _ = listening.accept()
            # It may be left before it has read everything.
            with line, suppress(ConnectionError):
                line.sendall(answer)
                while line.recv(100):
                    pass

        visited = Thread(target=meet)
        visited.start()
        with pytest.raises(RidottoError) as caught, cluster.cluster_workers(address, do_nothing):
            pass
        visited.join()
    assert (caught.value.code, caught.value.facts["address"]) == ("cluster-unreachable", address)


def test_without_ray_a_sentence_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "ray.py").write_text("raise ImportError")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    answer = ridotto("simulate", *PLAY, "--cluster", "127.0.0.1:1")
    assert (answer.returncode, answer.stdout) == (BAD_INPUT, "")
    assert "pip install ray" in answer.stderr


def test_chunks_grow_until_they_are_worth_the_way() -> None:
    from ridotto.system.cluster import next_size

    sizes = [1]
    for _ in range(12):
        sizes.append(next_size(sizes[-1], 0.001))
    assert sizes == [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1000, 1000, 1000]
    assert next_size(1000, 3.0) == 1
    assert next_size(4, 0.0) == 8
