"""Attacks as processes."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from tests.hostile.sources import new_source


@dataclass
class Attacker:
    sent: int = 0
    """How much it has sent. Known in the end."""


@asynccontextmanager
async def attacking(name: str, address: str, *, seconds: float, most: int = 10**9) -> AsyncIterator[Attacker]:
    """One attack, from its first message on: at least for so long, and while the block runs."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.hostile.attacks", name, address),
        *("--seconds", str(seconds), "--most", str(most)),
        *("--source", new_source()),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    attacker = Attacker()
    try:
        # One line when it begins, one when it ends.
        await process.stdout.readline()
        yield attacker
        process.stdin.close()
        said = await process.stdout.read()
        await process.wait()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    assert process.returncode == 0, f"the attack {name} itself has failed"
    attacker.sent = int(said)


async def attacked(name: str, address: str, *, seconds: float, most: int = 10**9) -> int:
    """Run one attack to its end; how much was sent."""
    async with attacking(name, address, seconds=seconds, most=most) as attacker:
        pass
    return attacker.sent
