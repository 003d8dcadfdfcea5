"""Every phase of a connection has its time, and all connections are counted."""

import asyncio
import resource
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest

from ridotto.server.limits import Limits, Rate
from ridotto.server.network import http_connection, lingering
from ridotto.server.network.listening import allow_connections
from ridotto.server.network.strict_http import MOST_HEAD_BYTES, StrictRequests
from ridotto.server.network.timers import Timers
from tests.patience import PATIENCE_S, until
from tests.server.visitors import QUICK, Site, ask, hear, open_site, say, table_of

pytestmark = pytest.mark.anyio

SOON = replace(Limits(), request_s=0.3)
NEVER_S = int(100 * PATIENCE_S)
NEVER = replace(Limits(), request_s=NEVER_S, answer_s=NEVER_S)
HEAD = "Host: 127.0.0.1\r\n"
LINE = "a:\r\n"


@asynccontextmanager
async def connected(site: Site) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def answer_to(site: Site, said: str) -> bytes:
    """All that the server says, until it has closed the connection, which we never do."""
    async with connected(site) as (reader, writer), asyncio.timeout(PATIENCE_S):
        writer.write(said.encode("latin-1"))
        answer = await reader.read()
        await until(lambda: not site.context.connections.total)
        return answer


WHOLE = f"GET /healthz HTTP/1.1\r\n{HEAD}\r\n"
LAST = f"GET /healthz HTTP/1.1\r\n{HEAD}Connection: close\r\n\r\n"
CHUNKED = f"{HEAD}Transfer-Encoding: chunked\r\n\r\n"
KEY = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
UPGRADE = f"{HEAD}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n"

UNFINISHED = {
    "nothing": ("", b"", "request"),
    "half a line": ("GET /api/cata", b"", "request"),
    "half a head": (f"GET /healthz HTTP/1.1\r\n{HEAD}", b"", "request"),
    "half a body": (f"PUT /api/me HTTP/1.1\r\n{HEAD}Content-Length: 9\r\n\r\n{{", b"HTTP/1.1 408", "body"),
    "idle after a request": (WHOLE, b"HTTP/1.1 200", "request"),
    "another upgrade": (
        f"GET /healthz HTTP/1.1\r\n{HEAD}Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
        b"HTTP/1.1 200",
        "request",
    ),
}
"""What is said, how the answer begins, and the phase that takes too long."""


@pytest.mark.parametrize("name", UNFINISHED)
async def test_whoever_does_not_finish_is_not_waited_for(
    tmp_path: Path, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Answered where there is something to answer, and closed from our side in any case."""
    said, status, phase = UNFINISHED[name]
    async with open_site(tmp_path, Limits() if status else SOON) as site:
        async with connected(site) as (reader, writer), asyncio.timeout(PATIENCE_S):
            await until(lambda: site.context.connections.total == 1)
            # What is answered may take its time to come in: only what follows has little of it.
            site.context.limits = SOON
            writer.write(said.encode())
            answer = await reader.read()
            await until(lambda: not site.context.connections.total)
        assert answer.startswith(status)
        assert bool(answer) == bool(status)
        assert site.context.stats.refusals[f"slow-{phase}"] == 1
        site.context.limits = Limits()
        assert (await answer_to(site, LAST)).startswith(b"HTTP/1.1 200"), "others are served as before"
    assert not caplog.records


REFUSED = {
    "a request and a half": (f"{WHOLE}G", b"HTTP/1.1 200"),
    "a body that is not wanted": (
        f"GET /healthz HTTP/1.1\r\n{HEAD}Content-Length: 9\r\n\r\n",
        b"HTTP/1.1 400",
    ),
    "chunks that are not wanted": (f"GET /healthz HTTP/1.1\r\n{CHUNKED}1\r\nx\r\n", b"HTTP/1.1 411"),
    "chunks that are none": (f"PUT /api/me HTTP/1.1\r\n{CHUNKED}zz\r\n", b"HTTP/1.1 411"),
    "too much": (f"PUT /api/me HTTP/1.1\r\n{HEAD}Content-Length: 99999999\r\n\r\n{{", b"HTTP/1.1 413"),
    "more than a number": (
        f"PUT /api/me HTTP/1.1\r\n{HEAD}Content-Length: {'9' * 5000}\r\n\r\n",
        b"HTTP/1.1 4",
    ),
    "another site": (
        f"PUT /api/me HTTP/1.1\r\n{HEAD}Origin: http://evil.test\r\nContent-Length: 9\r\n\r\n",
        b"HTTP/1.1 403",
    ),
    "no HTTP": ("\x16\x03\x01\r\n\r\n", b"HTTP/1.1 400"),
    "no host": ("GET / HTTP/1.1\r\n\r\n", b"HTTP/1.1 400"),
    "a long head": (f"GET / HTTP/1.1\r\n{HEAD}X: {'x' * 20_000}\r\n\r\n", b"HTTP/1.1 431"),
    "a long head without end": (f"GET / HTTP/1.1\r\n{HEAD}X: {'x' * 20_000}", b"HTTP/1.1 431"),
    "a head of many lines": (f"GET / HTTP/1.1\r\n{HEAD}{LINE * 1000}\r\n", b"HTTP/1.1 431"),
    "no key": (f"GET /ws/tables/x HTTP/1.1\r\n{UPGRADE}", b"HTTP/1.1 4"),
    "a socket that is not there": (f"GET /ws/other HTTP/1.1\r\n{UPGRADE}", b"HTTP/1.1 404"),
    "frames before the handshake": (f"GET /ws/tables/x HTTP/1.1\r\n{KEY}{UPGRADE}\x8a\x80", b"HTTP/1.1 400"),
}


@pytest.mark.parametrize("name", REFUSED)
async def test_whoever_is_refused_is_closed(
    tmp_path: Path, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Not by a time limit: there is none here that comes."""
    said, status = REFUSED[name]
    async with open_site(tmp_path, NEVER) as site:
        site.server.config.timeout_keep_alive = NEVER_S
        assert (await answer_to(site, said)).startswith(status)
        assert (await answer_to(site, LAST)).startswith(b"HTTP/1.1 200"), "others are served as before"
    assert not caplog.records


async def test_an_answer_that_does_not_come_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    goes_on = asyncio.Event()
    async with open_site(tmp_path, replace(Limits(), answer_s=0.3)) as site:
        monkeypatch.setattr(site.context.store, "check", goes_on.wait)
        assert (await answer_to(site, WHOLE)).startswith(b"HTTP/1.1 408")
        assert site.context.stats.refusals["slow-answer"] == 1
        goes_on.set()
        assert (await answer_to(site, LAST)).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize("more", [WHOLE, f"GET / HTTP/1.1\r\n{LINE * 60_000}\r\n"], ids=["short", "long"])
async def test_one_request_at_a_time(tmp_path: Path, more: str) -> None:
    """Who asks for more before the answer is there gets the one answer, and may ask again."""
    async with open_site(tmp_path) as site:
        assert (await answer_to(site, WHOLE + more)).count(b"HTTP/1.1") == 1


async def test_requests_one_after_the_other(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site, connected(site) as (reader, writer):
        for _ in range(3):
            writer.write(WHOLE.encode())
            async with asyncio.timeout(PATIENCE_S):
                assert (await reader.readline()).startswith(b"HTTP/1.1 200")
                assert (await reader.readuntil(b"}")).endswith(b'{"status":"ok"}')


async def test_a_request_on_its_way_is_answered_by_a_server_that_closes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Workers are replaced one by one: who has just connected to one is not turned away."""
    monkeypatch.setattr(http_connection, "LAST_REQUEST_S", NEVER_S)
    async with open_site(tmp_path) as site, connected(site) as (reader, writer), asyncio.timeout(PATIENCE_S):
        await until(lambda: site.connections)
        (end,) = site.connections
        end.shutdown()
        writer.write(WHOLE.encode())
        # To the end of the connection.
        answer = await reader.read()
    assert answer.startswith(b"HTTP/1.1 200")


async def test_a_server_that_closes_opens_no_socket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would stay open until the process ends: pages come again, to another worker."""
    monkeypatch.setattr(http_connection, "LAST_REQUEST_S", NEVER_S)
    async with open_site(tmp_path) as site, connected(site) as (reader, writer), asyncio.timeout(PATIENCE_S):
        await until(lambda: site.connections)
        (end,) = site.connections
        end.shutdown()
        writer.write(f"GET /ws/tables/none HTTP/1.1\r\n{KEY}{UPGRADE}".encode())
        answer = await reader.read()
    assert answer.startswith(b"HTTP/1.1 503")


async def test_a_server_that_closes_does_not_wait_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_connection, "LAST_REQUEST_S", 0.1)
    async with (
        open_site(tmp_path, NEVER) as site,
        connected(site) as (reader, _),
        asyncio.timeout(PATIENCE_S),
    ):
        await until(lambda: site.connections)
        (end,) = site.connections
        end.shutdown()
        assert await reader.read() == b""


async def test_a_body_in_pieces_is_read(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site, connected(site) as (reader, writer):
        body = '{"name": "Ada"}'
        writer.write(f"PUT /api/me HTTP/1.1\r\n{HEAD}Content-Length: {len(body)}\r\n".encode())
        for letter in f"Content-Type: application/json\r\n\r\n{body}":
            writer.write(letter.encode())
            await writer.drain()
        async with asyncio.timeout(PATIENCE_S):
            assert (await reader.readline()).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize("end", [b"\r\n\r|\n", b"\r\n|\r\n", b"\r|\n\r\n"])
async def test_a_head_that_ends_in_two_parts_is_not_longer_for_it(tmp_path: Path, end: bytes) -> None:
    """What follows it is the body, however much comes at once."""
    first, second = end.split(b"|")
    body = b'{"game": "bottle_imp"}'.ljust(MOST_HEAD_BYTES + 1)
    head = f"POST /api/tables HTTP/1.1\r\n{HEAD}Content-Length: {len(body)}".encode()
    requests = StrictRequests()
    for part in (head + first, second + body):
        requests.receive_data(part)
        requests.next_event()
    assert requests.refusal is None
    async with open_site(tmp_path) as site, connected(site) as (reader, writer):
        writer.write(head + b"\r\nContent-Type: application/json" + first)
        await writer.drain()
        writer.write(second + body)
        async with asyncio.timeout(PATIENCE_S):
            assert (await reader.readline()).startswith(b"HTTP/1.1 201")


async def test_what_comes_in_slowly_does_not_prolong_its_phase(tmp_path: Path) -> None:
    async with open_site(tmp_path, SOON) as site, connected(site) as (reader, writer):
        writer.write(b"GET /healthz HTTP/1.1\r\nX: ")
        closed = asyncio.create_task(reader.read())
        async with asyncio.timeout(PATIENCE_S):
            while not closed.done():
                writer.write(b"x")
                await asyncio.sleep(0.01)
        assert closed.result() == b""


async def test_who_goes_on_sending_after_a_refusal_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lingering, "LINGER_S", PATIENCE_S)
    monkeypatch.setattr(http_connection, "MOST_DISCARDED", 10_000)
    async with open_site(tmp_path) as site, connected(site) as (reader, writer):
        writer.write(f"PUT /api/me HTTP/1.1\r\n{HEAD}Content-Length: 99999999\r\n\r\n".encode())
        async with asyncio.timeout(PATIENCE_S):
            assert (await reader.readline()).startswith(b"HTTP/1.1 413")
            while site.context.connections.total:
                writer.write(b"x" * 1000)
                await asyncio.sleep(0.001)


async def test_an_upload_that_is_refused_still_hears_why(tmp_path: Path) -> None:
    """Closed at once, the connection would be reset, and whoever still sends would not read the answer."""
    loop = asyncio.get_running_loop()
    async with open_site(tmp_path) as site, asyncio.timeout(PATIENCE_S):
        with socket.create_connection(("127.0.0.1", site.port)) as upload:
            upload.setblocking(False)
            head = f"PUT /api/me HTTP/1.1\r\n{HEAD}Content-Length: 200000\r\n\r\n"
            await loop.sock_sendall(upload, head.encode())
            while not site.context.stats.refusals["body-too-large"]:
                await asyncio.sleep(0.01)
            for _ in range(10):
                await loop.sock_sendall(upload, b"x" * 10_000)
                await asyncio.sleep(0.01)
            answer = b""
            while part := await loop.sock_recv(upload, 10_000):
                answer += part
    assert answer.startswith(b"HTTP/1.1 413")
    assert b"body-too-large" in answer


async def test_sockets_are_no_requests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They stay open for as long as they want, whatever the time limits of requests are."""
    timed: list[Timers] = []

    class NotedTimers(Timers):
        __slots__ = ()

        def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
            super().__init__(loop)
            timed.append(self)

    async with open_site(tmp_path) as site, site.guest() as guest:
        table_id = await table_of(guest, QUICK)
        monkeypatch.setattr(http_connection, "Timers", NotedTimers)
        async with site.sit(guest, table_id) as socket:
            await hear(socket, "table")
            # The handshake may take its time: what it has left behind is looked at, and not waited for.
            assert len(timed) == 1
            assert not timed[0]._handles
            site.context.limits = SOON
            async with connected(site) as (reader, _), asyncio.timeout(PATIENCE_S):
                assert await reader.read() == b"", "closed for its silence, which the socket outlives"
            await say(socket, "stand", 1)
            assert (await ask(socket, "sit", 2))["type"] == "accepted"


async def test_connections_of_an_address(tmp_path: Path) -> None:
    limits = replace(NEVER, connections_per_address=2, counts_own_machine=True)
    async with open_site(tmp_path, limits) as site:
        async with connected(site) as (reader, writer), connected(site) as (_, second):
            for each in (writer, second):
                each.write(WHOLE.encode())
            assert (await reader.readline()).startswith(b"HTTP/1.1 200")
            async with connected(site) as (third, _), asyncio.timeout(PATIENCE_S):
                with suppress(ConnectionError):
                    assert await third.read() == b"", "closed or reset without a word"
        await until(lambda: not site.context.connections.total)
        assert (await answer_to(site, LAST)).startswith(b"HTTP/1.1 200"), "who has gone makes room"
        assert site.context.stats.refusals["too-many-connections"] == 1


async def test_new_connections_of_an_address(tmp_path: Path) -> None:
    """Coming and going costs something too, however few are open at a time."""
    limits = replace(Limits(), new_connections=Rate(3, 1 / 1000), counts_own_machine=True)
    async with open_site(tmp_path, limits) as site:
        for _ in range(3):
            assert (await answer_to(site, LAST)).startswith(b"HTTP/1.1 200")
        with suppress(ConnectionError):
            assert await answer_to(site, LAST) == b"", "closed or reset without a word"
        assert site.context.stats.refusals["too-many-connections"] == 1


async def test_connections_in_all(tmp_path: Path) -> None:
    """Nobody is exempt: each is an open file, even one from this very machine."""
    async with open_site(tmp_path, replace(NEVER, connections_in_all=1)) as site:
        async with connected(site):
            await until(lambda: site.context.connections.total == 1)
            async with connected(site) as (second, _), asyncio.timeout(PATIENCE_S):
                with suppress(ConnectionError):
                    assert await second.read() == b"", "closed or reset without a word"
            assert site.context.stats.refusals["too-many-connections"] == 1
        await until(lambda: not site.context.connections.total)
        assert (await answer_to(site, LAST)).startswith(b"HTTP/1.1 200"), "who has gone makes room"


class _Generous(asyncio.Protocol):
    """Answers at once and with very much, then closes."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        lingering_transport = lingering.LingeringTransport(cast(asyncio.Transport, transport))
        lingering_transport.write(b"x" * LONG_ANSWER)
        lingering_transport.close()


LONG_ANSWER = 20_000_000


async def test_who_reads_very_slowly_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lingering, "LINGER_S", 1.0)
    monkeypatch.setattr(lingering, "LONGEST_S", 2.0)
    loop = asyncio.get_running_loop()
    async with await loop.create_server(_Generous, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=10_000)
        read = 0
        async with asyncio.timeout(PATIENCE_S):
            with suppress(ConnectionError):
                while part := await reader.read(10_000):
                    read += len(part)
                    # Some megabytes a second: slower than the whole answer could be read in time.
                    await asyncio.sleep(0.005)
        writer.transport.abort()
    assert read < LONG_ANSWER


async def test_sockets_count_as_connections(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site:
        async with site.guest() as guest:
            table_id = await table_of(guest, QUICK)
        await until(lambda: not site.context.connections.total)
        async with site.sit(guest, table_id) as socket:
            await hear(socket, "table")
            assert site.context.connections.total == 1
        await until(lambda: not site.context.connections.total)


def test_there_are_as_many_files_as_the_system_allows() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, before[1]), before[1]))
        assert allow_connections(8) == 8
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (before[1], before[1])
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_no_more_connections_than_there_are_files_for() -> None:
    code = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (50, {})); "
    code += "from ridotto.server.network.listening import allow_connections; print(allow_connections(8000))"
    told = [
        int(
            subprocess.run([sys.executable, "-c", code.format(files)], capture_output=True, check=True).stdout
        )
        for files in (120, 1000)
    ]
    assert told == [60, 900]
