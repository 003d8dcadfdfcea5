"""What attackers have in common: an address, a cookie, a table."""

import asyncio
import time
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any

import httpx

from tests.patience import NO_TLS
from tests.server.raw_socket import RawSocket, raw_socket

SOCKETS = 20


@dataclass
class Attack:
    """One attack under way."""

    address: str
    source: str
    """The address that it comes from."""
    seconds: float
    most: int
    """Messages or requests, after which it ends too."""
    sent: int = 0
    is_released: bool = False
    """Whether it may end when its time is over."""
    _ends: float | None = None

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    @property
    def goes_on(self) -> bool:
        """The time begins when this is first asked: preparations do not count."""
        if self._ends is None:
            self._ends = time.monotonic() + self.seconds
            print("begun", flush=True)
        is_over = self.is_released and time.monotonic() >= self._ends
        return not is_over and self.sent < self.most

    def client(self) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=self.source, verify=NO_TLS)
        return httpx.AsyncClient(base_url=self.address, timeout=60, transport=transport)

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.source, 0))

    def socket(self, table_id: str, secret: str) -> AbstractAsyncContextManager[RawSocket]:
        return raw_socket(self.port, table_id, secret, source=self.source)

    async def new_person(self) -> str:
        """The secret of a new cookie."""
        async with self.client() as http:
            answer = await http.get("/api/me")
            return str(answer.cookies["ridotto"])

    async def new_table(self, secret: str, **body: Any) -> str:
        async with self.client() as http:
            http.cookies.set("ridotto", secret)
            answer = await http.post("/api/tables", json={"game": "bottle_imp", **body})
            return str(answer.json()["id"])

    async def at_once(self, *, count: int = SOCKETS, of: Any) -> None:
        """The same from many connections."""
        await asyncio.gather(*(of(number) for number in range(count)))
