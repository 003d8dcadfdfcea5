"""`ridotto serve`: one port, one file or database, and one process unless more are asked for."""

import asyncio
import contextlib
import logging
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from secrets import token_hex
from typing import cast

import uvicorn

from ridotto.engine.errors import InvalidOptions
from ridotto.locale import Say
from ridotto.server.app import create_app
from ridotto.server.app_context import AppContext, open_app_context
from ridotto.server.background_compile import warm_bots
from ridotto.server.data_place import data_place
from ridotto.server.gate import AppGate
from ridotto.server.limits import Limits
from ridotto.server.network.callers.addresses import host_name, is_loopback
from ridotto.server.network.callers.hosts import hosts_for
from ridotto.server.network.callers.proxies import Proxies
from ridotto.server.network.http_connection import HttpConnection
from ridotto.server.network.listening import WAITING, allow_connections, listen, network_host
from ridotto.server.options import ServeOptions
from ridotto.server.processes.parent import Parent, Refused
from ridotto.server.store import Database
from ridotto.server.telemetry.housekeeping import run_housekeeping
from ridotto.server.telemetry.log import set_up_log

ANY_ADDRESS = ("0.0.0.0", "::")
SWITCH_S = 0.001
"""How long a bot's thread may hold Python's lock while the event loop waits for it."""
ACCEPTED_AT_ONCE = 100
"""New connections that are accepted before other events are handled."""
SHARED_AT_ONCE = 2
"""The same with several workers: each accepts a few, so that the load is spread."""


def run(options: ServeOptions, say: Say, language: str = "en") -> int:
    workers = options.workers or 1
    if workers > 1 and not isinstance(options.data, Database):
        raise InvalidOptions("workers-need-database")
    if workers > 1 and sys.platform == "win32":
        raise InvalidOptions("workers-need-unix")
    if options.is_shared and not options.names:
        options = replace(options, room=token_hex(8))
    listening = listen(options.host, options.port)
    prepare_process()
    announce = partial(_announce, options, listening, say)
    # A second Ctrl-C interrupts us: stop waiting then.
    with contextlib.closing(listening), contextlib.suppress(KeyboardInterrupt):
        if workers == 1:
            asyncio.run(serve_on(options, listening, announce))
        else:
            try:
                asyncio.run(Parent(options, listening, language).run(announce))
            except Refused as refused:
                return refused.status
    print(say("serve-stopped"))
    return 0


def prepare_process() -> None:
    sys.setswitchinterval(SWITCH_S)
    set_up_log()


class _Server(uvicorn.Server):
    """Stops on a signal without raising it again: open resources have to be closed first."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in sockets or ():
            # asyncio uses one number for both; we want few accepts at once and a long backlog.
            listening.listen(WAITING)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {
            number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)
        }
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


async def serve_on(options: ServeOptions, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Connections made when `ready` is called are answered as soon as the server runs."""
    opening = open_app_context(
        data_place(options.data),
        limits=_limits(options),
        proxies=Proxies(options.proxies),
        hosts=hosts_for(options.host, options.names, is_behind_proxy=options.proxies > 0),
        metrics_token=options.metrics_token,
        is_shared=options.is_shared,
        names=_room_names(options),
    )
    async with opening as context:
        server = _Server(config_for(context, shares_port=(options.workers or 1) > 1))
        ready()
        beside = [
            asyncio.create_task(warm_bots(lambda: server.server_state.total_requests > 0)),
            asyncio.create_task(run_housekeeping(context.stats)),
            asyncio.create_task(context.newcomers.watch()),
        ]
        try:
            await server.serve(sockets=[listening])
        finally:
            for task in beside:
                task.cancel()
            await asyncio.gather(*beside, return_exceptions=True)


def _room_names(options: ServeOptions) -> frozenset[str]:
    """What workers of one room have in common, and those of another site have not."""
    own = () if options.room is None else (options.room,)
    return frozenset(host_name(name) for name in options.names) or frozenset(own)


def _limits(options: ServeOptions) -> Limits:
    limits = Limits(counts_own_machine=options.limits_local)
    return replace(limits, connections_in_all=allow_connections(limits.connections_in_all))


def config_for(context: AppContext, *, shares_port: bool = False) -> uvicorn.Config:
    """The configuration of uvicorn."""
    return uvicorn.Config(
        create_app(context),
        # A class is expected here, but it is only called.
        http=cast(type[asyncio.Protocol], partial(HttpConnection, AppGate(context))),
        # The gate makes the WebSockets.
        ws="none",
        lifespan="off",
        log_config=None,
        log_level=logging.ERROR,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        backlog=SHARED_AT_ONCE if shares_port else ACCEPTED_AT_ONCE,
        timeout_graceful_shutdown=5,
    )


def _announce(options: ServeOptions, listening: socket.socket, say: Say) -> None:
    port = listening.getsockname()[1]
    address = _address("localhost" if options.host in ANY_ADDRESS else options.host, port)
    print(say("serve-address", address=address))
    if not is_loopback(options.host):
        friends = network_host() if options.host in ANY_ADDRESS else options.host
        print(say("serve-friends", address=_address(friends, port)))
    print(say("serve-stop"), flush=True)
    if options.opens_browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
