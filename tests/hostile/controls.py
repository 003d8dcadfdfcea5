"""What each attack's test is worth: one defence after the other is taken out, and the test must fail.

    python -m tests.hostile.controls
    python -m tests.hostile.controls no-frame-budget no-seat-changes

Each line says what was taken out, which attack was tried, and what the test said.
"""

import argparse
import asyncio
import sys
import traceback
from pathlib import Path

from tests.hostile.server import ServerProcess, running_server
from tests.hostile.test_attacks import withstand
from tests.hostile.test_replay_bomb import go_on_beside_replays
from tests.hostile.test_stranger import serve_a_stranger

REPLAYS = "replay_bomb"
"""Not an attack of the catalogue: a test of its own, where no limit by address applies."""
CONTROLS = {
    "no-frame-budget": ("pongs", "letters"),
    "no-seat-changes": ("musical_chairs", "chatter"),
    "no-seat-changes-of-address": ("many_chairs",),
    "no-connection-limit": ("held", "resets"),
    "no-request-limit": ("own_pages", "wrong_bodies", "coming_and_going"),
    "no-load-limit": ("old_tables",),
    "no-bots-only-budget": ("bots_only",),
    "unfair-queue": ("masters", "hints"),
    "unexpected-garbage": ("garbage",),
    "long-heads": ("long_heads",),
    "bodies-in-chunks": ("tiny_chunks",),
    "every-line": ("malformed",),
    "any-number-of-uploads": ("unfinished",),
    "any-number-of-values": ("nested_bodies",),
    "replays-on-the-loop": ("bombs",),
    "no-replay-budget": ("bombs",),
    "unsliced-replays": (REPLAYS,),
}
"""By patch (patched.py): attacks whose tests must fail with it."""

TESTS_FOLDER = str(Path(__file__).parent)


async def beside_replays(server: ServerProcess, _: str) -> None:
    await go_on_beside_replays(server.port)


TESTS = {"unfair-queue": serve_a_stranger, "unsliced-replays": beside_replays}
"""Where it is not what is done under every attack."""


def tried(patch: str, attack: str) -> str | None:
    """What the test said; None: nothing, though the defence was missing."""
    with running_server(patch=patch, limits_local=attack != REPLAYS) as server:
        # Their code takes memory of its own.
        server.wait_until_bots_search()
        try:
            asyncio.run(TESTS.get(patch, withstand)(server, attack))
        except (AssertionError, TimeoutError) as error:
            frames = traceback.extract_tb(error.__traceback__)
            last = [frame for frame in frames if frame.filename.startswith(TESTS_FOLDER)][-1]
            return f"{type(error).__name__} in {last.name}: {last.line}"
    return None


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("patches", nargs="*", metavar="PATCH", default=[*CONTROLS])
    unnoticed = 0
    for patch in parser.parse_args().patches:
        for attack in CONTROLS[patch]:
            said = tried(patch, attack)
            unnoticed += said is None
            print(f"{patch:20} {attack:16} {'NOT NOTICED' if said is None else f'fails: {said}'}", flush=True)
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main())
