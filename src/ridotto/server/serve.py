"""`ridotto serve`: one process, one port, one file."""

import asyncio
import contextlib
import errno
import logging
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import uvicorn

from ridotto.core.errors import InvalidOptions
from ridotto.server.addresses import LOOPBACK_HOSTS, is_loopback
from ridotto.server.app import create_app
from ridotto.server.connections import AskingConnection, allow_many_files
from ridotto.server.data_file import data_file
from ridotto.server.house import open_house
from ridotto.server.library_log import silence
from ridotto.server.limits import Limits
from ridotto.server.warming import warm_bots

Say = Callable[..., str]

USUAL_PORT = 8000
PORTS_TRIED = 50
GONE_AFTER_MS = 30_000
ANY_ADDRESS = ("0.0.0.0", "::")
SWITCH_S = 0.001
"""How long a thread that thinks for a bot may keep the event loop from going on."""
TAKEN = (errno.EADDRINUSE, errno.EACCES) if sys.platform == "win32" else (errno.EADDRINUSE,)


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the command line asks for."""

    host: str
    port: int | None
    """None: the usual one or the next that is free."""
    data: Path | None
    opens_browser: bool
    is_behind_proxy: bool


def run(wishes: Wishes, say: Say) -> int:
    listening = _listen(wishes)
    sys.setswitchinterval(SWITCH_S)
    allow_many_files()
    # A second Ctrl-C interrupts us: no more waiting for anybody then.
    with contextlib.closing(listening), contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_serve(wishes, listening, say))
    print(say("serve-stopped"))
    return 0


class _Server(uvicorn.Server):
    """Stops on a signal without raising it again: what is open has to be closed first."""

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


async def _serve(wishes: Wishes, listening: socket.socket, say: Say) -> None:
    limits = Limits()
    # Behind a proxy, the proxy knows which names are ours.
    is_for_this_machine = is_loopback(wishes.host) and not wishes.is_behind_proxy
    only_hosts = (*LOOPBACK_HOSTS, wishes.host) if is_for_this_machine else None
    opening = open_house(
        data_file(wishes.data), limits=limits, is_behind_proxy=wishes.is_behind_proxy, only_hosts=only_hosts
    )
    silence()
    async with opening as house:
        config = uvicorn.Config(
            create_app(house),
            lifespan="off",
            log_level=logging.ERROR,
            access_log=False,
            server_header=False,
            proxy_headers=False,
            http=AskingConnection,
            ws="websockets-sansio",
            ws_max_size=limits.message,
            ws_per_message_deflate=False,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            timeout_graceful_shutdown=5,
        )
        server = _Server(config)
        _announce(wishes, listening, say)
        warming = asyncio.create_task(warm_bots(lambda: server.server_state.total_requests > 0))
        try:
            await server.serve(sockets=[listening])
        finally:
            warming.cancel()
            await asyncio.gather(warming, return_exceptions=True)


def _announce(wishes: Wishes, listening: socket.socket, say: Say) -> None:
    """Connections made from now on are answered as soon as the server runs."""
    port = listening.getsockname()[1]
    address = _address("localhost" if wishes.host in ANY_ADDRESS else wishes.host, port)
    print(say("serve-address", address=address))
    if not is_loopback(wishes.host):
        friends = _network_host() if wishes.host in ANY_ADDRESS else wishes.host
        print(say("serve-friends", address=_address(friends, port)))
    print(say("serve-stop"), flush=True)
    if wishes.opens_browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _network_host() -> str:
    """The address of this machine in its network. Nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def _listen(wishes: Wishes) -> socket.socket:
    """A socket on the port that was asked for, or on the first free one."""
    if wishes.port is not None:
        return _bound(wishes.host, wishes.port)
    for port in range(USUAL_PORT, USUAL_PORT + PORTS_TRIED):
        try:
            return _bound(wishes.host, port)
        except InvalidOptions as error:
            if error.code != "port-taken":
                raise
    return _bound(wishes.host, 0)


def _bound(host: str, port: int) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (OSError, UnicodeError):
        raise InvalidOptions("host-unknown", host=host) from None
    listening = socket.socket(family, kind, protocol)
    try:
        if hasattr(socket, "SO_EXCLUSIVEADDRUSE"):
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            # A server that was killed is followed at once by the next one on its port.
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            # Whoever takes nothing for this long is gone; accepted connections inherit it.
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, GONE_AFTER_MS)
        listening.bind(address)
        listening.listen(2048)
    except OSError as error:
        listening.close()
        if error.errno in TAKEN:
            raise InvalidOptions("port-taken", host=host, port=str(port)) from None
        raise InvalidOptions(
            "port-unusable", host=host, port=str(port), reason=error.strerror or str(error)
        ) from None
    listening.setblocking(False)  # noqa: FBT003
    return listening
