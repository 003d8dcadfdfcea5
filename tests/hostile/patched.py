"""`ridotto` with something changed: `python -m tests.hostile.patched searching serve --port 0`."""

import logging
import sys
from collections.abc import Callable
from functools import partial
from math import ceil
from time import thread_time
from typing import Any

from ridotto.bots.by_setup import BotBySetup
from ridotto.cli import main
from ridotto.engine.bot import Bot
from ridotto.engine.errors import RidottoError
from ridotto.engine.game import View
from ridotto.server import table_socket
from ridotto.server.bot_pool import Account
from ridotto.server.limits import Limits, Rate
from ridotto.server.network import strict_http
from ridotto.server.network.http_connection import HttpConnection
from ridotto.server.replays import Desk, body
from ridotto.server.replays.page import PageSteps
from ridotto.server.slices import slice_queue
from ridotto.server.telemetry.log import CHANGE
from ridotto.server.token_buckets import FrameBudget

PLENTY = Rate(10**9, 10**9)
REPLAYS = Rate(2, 1 / 4)
"""A fifth of what an address may have at once: an attack uses it up in a moment, also on a busy machine."""


def _search_everywhere() -> None:
    """`hard` and `master` search for 200 ms and 1.5 s in every set-up, as where a game brings no network."""

    def of(self: BotBySetup[View], view: View) -> Bot[View]:  # noqa: ARG001
        return self.bots["search"]

    BotBySetup.of = of  # type: ignore[method-assign, assignment]  # a patch


def _with_one_queue() -> None:
    """Whoever asks first is served first."""
    _search_everywhere()
    Account.path = property(lambda self: ("", "", "", ""))  # type: ignore[assignment]  # noqa: ARG005


def _with_unexpected_garbage() -> None:
    """What is no message is an error of the server."""
    table_socket.ValidationError = KeyError  # type: ignore[attr-defined, assignment]  # a patch


def _with(**limits: object) -> None:
    usual = Limits.__init__

    # Any: whatever the limits are given.
    def generous(self: Limits, *given: Any, **named: Any) -> None:
        usual(self, *given, **named)
        for name, value in limits.items():
            object.__setattr__(self, name, value)

    Limits.__init__ = generous  # type: ignore[method-assign]  # a patch


def _without_frame_budget() -> None:
    def charge(self: FrameBudget, frames: int, size: int) -> float:  # noqa: ARG001
        self._stats.frames += frames
        return 0.0

    FrameBudget.charge = charge  # type: ignore[method-assign]  # a patch


def _with_long_heads() -> None:
    strict_http.MOST_HEAD_BYTES = strict_http.MOST_HEAD_LINES = 10**9


def _with_bodies_in_chunks() -> None:
    strict_http._refusal_of = lambda request: None  # noqa: ARG005


def _with_every_line() -> None:
    """A line for each malformed request, where the server only counts them."""
    usual = HttpConnection.send_400_response

    def told(self: HttpConnection, msg: str) -> None:
        logging.getLogger("ridotto").warning(msg, extra=CHANGE)
        usual(self, msg)

    HttpConnection.send_400_response = told  # type: ignore[method-assign]  # a patch


def _with_any_number_of_values() -> None:
    body.MOST_VALUES = 10**9


def _with_replays_on_the_loop() -> None:
    _with(replays=REPLAYS)

    async def draw(self: Desk, steps: PageSteps, address: str, *, is_charged: bool) -> bytes:
        if is_charged and (wait := self._budgets.wait_s(address)):
            raise RidottoError("too-fast", seconds=ceil(wait))
        began = thread_time()
        while True:
            try:
                next(steps)
            except StopIteration as end:
                self._budgets.charge(address, thread_time() - began)
                return bytes(end.value)

    Desk.draw = draw  # type: ignore[method-assign]  # a patch


def _with_long_slices() -> None:
    """Each replay in one go, in its thread."""
    slice_queue.SLICE_S = 10**9


PATCHES: dict[str, Callable[[], None]] = {
    "searching": _search_everywhere,
    "unfair-queue": _with_one_queue,
    "unexpected-garbage": _with_unexpected_garbage,
    "no-frame-budget": _without_frame_budget,
    "no-seat-changes": partial(_with, seat_changes=PLENTY),
    "no-seat-changes-of-address": partial(_with, address_seat_changes=PLENTY),
    "no-connection-limit": partial(_with, connections_per_address=10**9, new_connections=PLENTY),
    "no-request-limit": partial(
        _with,
        requests=PLENTY,
        new_tables=PLENTY,
        option_files=PLENTY,
        histories=PLENTY,
        exported=PLENTY,
        codes=PLENTY,
        code_tries=PLENTY,
        all_code_tries=PLENTY,
    ),
    "no-load-limit": partial(_with, loaded_entries=PLENTY),
    "long-heads": _with_long_heads,
    "bodies-in-chunks": _with_bodies_in_chunks,
    "every-line": _with_every_line,
    "no-bots-only-budget": partial(_with, bots_only_moves=PLENTY, all_bots_only_moves=PLENTY),
    "any-number-of-uploads": partial(_with, uploads_per_address=10**9, uploads_in_all=10**9),
    "any-number-of-values": _with_any_number_of_values,
    "replays-on-the-loop": _with_replays_on_the_loop,
    "unsliced-replays": _with_long_slices,
    "short-of-replays": partial(_with, replays=REPLAYS),
    "no-replay-budget": partial(_with, replays=PLENTY),
}

if __name__ == "__main__":
    PATCHES[sys.argv[1]]()
    sys.exit(main(sys.argv[2:]))
