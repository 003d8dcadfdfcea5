"""Measures the delay of the event loop, and reports refusals."""

import asyncio
import logging
from collections import Counter

from ridotto.server.telemetry.stats import Stats

LOOK_EVERY_S = 0.25
REPORT_EVERY_S = 60.0
WORTH_A_LINE = 100
"""The fewest refusals worth a report; fewer are everyday mistakes."""

_log = logging.getLogger(__name__)


async def run_housekeeping(stats: Stats) -> None:
    """Runs until it is cancelled."""
    loop = asyncio.get_running_loop()
    reported, before = loop.time(), stats.refusals.copy()
    while True:
        asked = loop.time()
        await asyncio.sleep(LOOK_EVERY_S)
        now = loop.time()
        stats.loop_lag_s.add(max(0.0, now - asked - LOOK_EVERY_S))
        if now - reported >= REPORT_EVERY_S:
            report_refusals(stats.refusals - before)
            reported, before = now, stats.refusals.copy()


def report_refusals(refusals: Counter[str]) -> None:
    total = refusals.total()
    if total >= WORTH_A_LINE:
        reasons = ", ".join(f"{reason} {count}" for reason, count in refusals.most_common(5))
        _log.warning("refused %d times in the last minute: %s", total, reasons)
