"""Attacks as processes."""

import asyncio
import sys

from tests.hostile.sources import new_source


async def attacked(name: str, address: str, *, seconds: float, most: int = 10**9) -> int:
    """Run one attack to its end, from an address of its own; how much was sent."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.hostile.attacks", name, address),
        *("--seconds", str(seconds), "--most", str(most)),
        *("--source", new_source()),
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        out, _ = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    assert process.returncode == 0, f"the attack {name} itself has failed"
    return int(out)
