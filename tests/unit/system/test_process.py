"""Interrupts at moments that seldom come: a command that does not end, and one in a destructor."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from ridotto.system.process import INTERRUPTED
from tests.patience import PATIENCE_S

RUN = "import os, signal, sys, time\nfrom ridotto.system.process import start\n{}\nsys.exit(start(command))"

STUBBORN = RUN.format("""
def command():
    while True:
        try:
            print("ready", flush=True)
            time.sleep(600)
        except KeyboardInterrupt:
            pass
""")

IN_A_DESTRUCTOR = RUN.format("""
class Dropped:
    def __del__(self):
        os.kill(os.getpid(), signal.SIGINT)
        time.sleep(600)

def command():
    Dropped()
    print("went on", flush=True)
    time.sleep(600)
""")


@contextmanager
def running(code: str) -> Iterator["subprocess.Popen[str]"]:
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def test_the_second_interrupt_ends_what_the_first_does_not() -> None:
    with running(STUBBORN) as process:
        assert process.stdout is not None
        for _ in range(2):
            assert process.stdout.readline() == "ready\n"
            process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=PATIENCE_S)
        assert (process.returncode, err) == (INTERRUPTED, "")


def test_an_interrupt_that_python_drops_comes_again() -> None:
    """Whatever is raised in a destructor concerns nobody."""
    with running(IN_A_DESTRUCTOR) as process:
        out, err = process.communicate(timeout=PATIENCE_S)
        assert (process.returncode, out, err) == (INTERRUPTED, "went on\n", "")
