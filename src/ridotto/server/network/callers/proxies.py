"""Where a request comes from, with or without proxies in front."""

from dataclasses import dataclass

from starlette.requests import HTTPConnection

from ridotto.server.network.callers.addresses import household, is_loopback

FORWARDED = ("x-forwarded-for", "forwarded")


@dataclass(frozen=True, slots=True)
class Proxies:
    """The proxies that we trust: each appends the address of its client to X-Forwarded-For."""

    hops: int = 0
    """How many there are in a chain."""

    def address_of(self, connection: HTTPConnection) -> str:
        """What counts as the address of the client."""
        named = _listed(connection, "x-forwarded-for") if self.hops else []
        if named:
            # Entries further to the left come from untrusted clients.
            return household(named[-self.hops :][0])
        return household(_peer(connection))

    def is_own_machine(self, connection: HTTPConnection) -> bool:
        """Whether a program on this machine sent the request.

        A proxy's header means that it comes from elsewhere.
        """
        if self.hops or any(name in connection.headers for name in FORWARDED):
            return False
        return is_loopback(_peer(connection))

    def is_https(self, connection: HTTPConnection) -> bool:
        """Whether the visitor's own connection is encrypted, as the first proxy reports."""
        schemes = _listed(connection, "x-forwarded-proto") if self.hops else []
        scheme = schemes[0].lower() if schemes else connection.url.scheme
        return scheme in ("https", "wss")


def _listed(connection: HTTPConnection, header: str) -> list[str]:
    """The parts of a header that may come as one list, as several lines, or both."""
    lines = connection.headers.getlist(header)
    return [part.strip() for line in lines for part in line.split(",") if part.strip()]


def _peer(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""
