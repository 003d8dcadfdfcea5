"""The public side of a proxy that ends TLS, as visitors see it."""

import ssl
from dataclasses import dataclass

from httpx import AsyncClient, AsyncHTTPTransport, Request, Response
from websockets.asyncio.client import connect
from websockets.typing import Origin

from tests.patience import PATIENCE_S
from tests.server.proxy.nginx import NAME


@dataclass(frozen=True)
class Front:
    port: int
    trust: ssl.SSLContext

    @property
    def origin(self) -> str:
        return f"https://{NAME}:{self.port}"

    def guest(self, source: str = "127.0.0.1") -> AsyncClient:
        """Somebody who looks the name up and finds this machine."""
        transport = _AtThisMachine(verify=self.trust, local_address=source)
        return AsyncClient(
            transport=transport, base_url=self.origin, headers={"origin": self.origin}, timeout=PATIENCE_S
        )

    def sit(self, guest: AsyncClient, table_id: str, origin: str | None = None) -> connect:
        return connect(
            f"wss://{NAME}:{self.port}/ws/tables/{table_id}",
            additional_headers={"cookie": f"ridotto={guest.cookies['ridotto']}"},
            origin=Origin(origin or self.origin),
            ssl=self.trust,
            host="127.0.0.1",
            proxy=None,
            compression=None,
            open_timeout=PATIENCE_S,
        )


class _AtThisMachine(AsyncHTTPTransport):
    """Connects to the loopback address whatever name is asked for; the certificate is checked for ours."""

    async def handle_async_request(self, request: Request) -> Response:
        request.extensions = {**request.extensions, "sni_hostname": NAME}
        request.headers["host"] = request.url.netloc.decode()
        request.url = request.url.copy_with(host="127.0.0.1")
        return await super().handle_async_request(request)
