"""Runs one attack: `python -m tests.hostile.attacks pongs http://127.0.0.1:8000 --seconds 10 </dev/null`.

It says when it begins, and goes on for so long and until its standard input is closed.
"""

import argparse
import asyncio
import os
import sys
import threading

from tests.hostile.attacks.catalogue import ATTACKS
from tests.hostile.attacks.visitor import Attack

NICENESS = 10
"""Attackers would be on other machines: here they leave the processors to those they attack."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", choices=sorted(ATTACKS))
    parser.add_argument("address")
    parser.add_argument("--source", default="127.0.0.2")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--most", type=int, default=10**9)
    given = parser.parse_args()
    os.nice(NICENESS)
    attack = Attack(given.address, given.source, given.seconds, given.most)
    threading.Thread(target=_wait_for_release, args=(attack,), daemon=True).start()
    asyncio.run(ATTACKS[given.name](attack))
    print(attack.sent)


def _wait_for_release(attack: Attack) -> None:
    # Not by way of `sys.stdin`, which could not be closed at the end of an attack that ends early.
    while os.read(sys.stdin.fileno(), 1):
        pass
    attack.is_released = True


if __name__ == "__main__":
    main()
