"""What the smallest WebSocket frames cost a server, and what its other visitors notice of them.

    python -m bench.server.frames

One socket sends 4 MB of empty pongs and then a message, until the message comes back or it is closed. A
neighbour sends a message every 10 ms meanwhile and waits for its echo. The same for servers that do nothing
but echo: three that read frames as they come, and ours, which reads little at a time, first without its
budget and then with it.
"""

import argparse
import asyncio
import contextlib
import multiprocessing
import resource
import statistics
import time
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

import uvicorn
from picows import WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest, ws_create_server
from starlette.websockets import WebSocket as StarletteSocket
from websockets.asyncio.client import connect

from ridotto.server.limits import Limits, Rate
from ridotto.server.network.websocket import WebSocket
from ridotto.server.network.write_queue import WriteQueue
from ridotto.server.telemetry.stats import Stats
from ridotto.server.token_buckets import FrameBudget

PONG = bytes([0x8A, 0x80]) + bytes(4)
LAST = bytes([0x81, 0x81]) + bytes(4) + b"x"
FLOOD_BYTES = 4_000_000
MESSAGE = "x" * 70
NEIGHBOUR_S = 0.01
HANDSHAKE = (
    "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
ENDLESS = Rate(10**9, 10**9)
NO_BUDGET = replace(
    Limits(), frames=ENDLESS, frame_bytes=ENDLESS, address_frames=ENDLESS, address_frame_bytes=ENDLESS
)


# The servers


async def _asgi_echo(scope: Any, receive: Any, send: Any) -> None:
    socket = StarletteSocket(scope, receive, send)
    await socket.accept()
    async for text in socket.iter_text():
        await socket.send_text(text)


def _uvicorn_with(ws: str) -> Callable[[int], Coroutine[Any, Any, None]]:
    async def serve(port: int) -> None:
        config = uvicorn.Config(
            _asgi_echo, port=port, http="h11", ws=ws, lifespan="off", log_level="critical", ws_max_size=4096
        )
        await uvicorn.Server(config).serve()

    return serve


class _PicowsEcho(WSListener):  # type: ignore[misc]  # picows is not installed where types are checked
    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            transport.send(WSMsgType.TEXT, frame.get_payload_as_bytes())


async def _serve_picows(port: int) -> None:
    def listener(_: WSUpgradeRequest) -> WSListener:
        return _PicowsEcho()

    server = await ws_create_server(listener, "127.0.0.1", port)
    await server.serve_forever()


def _ours_with(limits: Limits) -> Callable[[int], Coroutine[Any, Any, None]]:
    writes = WriteQueue()

    class Handshake(asyncio.Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            self._transport = transport

        def data_received(self, data: bytes) -> None:
            budget = FrameBudget(limits, Stats(), "", None)
            socket = WebSocket(limits, budget, writes, lambda _: None)
            socket.accept(self._transport, data, {})  # type: ignore[arg-type]
            asyncio.get_running_loop().create_task(_echo(socket))

    async def serve(port: int) -> None:
        server = await asyncio.get_running_loop().create_server(Handshake, "127.0.0.1", port)
        await server.serve_forever()

    return serve


async def _echo(socket: WebSocket) -> None:
    while (text := await socket.receive()) is not None:
        socket.send(text.encode())


SERVERS: dict[str, Callable[[int], Coroutine[Any, Any, None]]] = {
    "uvicorn, websockets": _uvicorn_with("websockets-sansio"),
    "uvicorn, wsproto": _uvicorn_with("wsproto"),
    "picows": _serve_picows,
    "ours, no budget": _ours_with(NO_BUDGET),
    "ours": _ours_with(Limits()),
}


# Measuring


def _run(name: str, port: int) -> None:
    asyncio.run(SERVERS[name](port))


async def _flood(port: int) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(HANDSHAKE.encode())
    await reader.readuntil(b"\r\n\r\n")
    writer.write(PONG * (FLOOD_BYTES // len(PONG)) + LAST)
    with contextlib.suppress(ConnectionError):
        await reader.read(1)
    writer.transport.abort()


async def _neighbour(port: int, waits: list[float]) -> None:
    async with connect(f"ws://127.0.0.1:{port}/", compression=None, proxy=None) as socket:
        while True:
            began = time.perf_counter()
            await socket.send(MESSAGE)
            await socket.recv()
            waits.append((time.perf_counter() - began) * 1000)
            await asyncio.sleep(NEIGHBOUR_S)


async def _measured(port: int) -> tuple[float, list[float]]:
    waits: list[float] = []
    neighbour = asyncio.create_task(_neighbour(port, waits))
    while len(waits) < 20:
        await asyncio.sleep(0.05)
    waits.clear()
    began = time.perf_counter()
    await _flood(port)
    while len(waits) < 20:
        await asyncio.sleep(0.05)
    neighbour.cancel()
    return time.perf_counter() - began, waits


def measure(name: str) -> str:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    port = _free_port()
    process = multiprocessing.get_context("spawn").Process(target=_run, args=(name, port))
    process.start()
    _wait_until_open(port)
    _, waits = asyncio.run(_measured(port))
    process.terminate()
    process.join()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return (
        f"{name:20} {spent:5.2f} s of processor time (its start included); "
        f"the neighbour waits {statistics.median(waits):.1f} ms, at most {max(waits):.1f} ms"
    )


def _free_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_until_open(port: int) -> None:
    import socket

    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            time.sleep(0.05)


def main() -> None:
    argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    ).parse_args()
    for name in SERVERS:
        print(measure(name), flush=True)


if __name__ == "__main__":
    main()
