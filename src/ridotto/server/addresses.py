"""Where a request comes from and whom it thinks it asks."""

from ipaddress import IPv4Address, ip_address, ip_network
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

LOOPBACK_HOSTS = ("localhost", "127.0.0.1", "::1")


def address_of(connection: HTTPConnection, *, is_behind_proxy: bool) -> str:
    """The network address; behind a proxy the one it names, which is the last in the list."""
    if is_behind_proxy:
        named = connection.headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
        if named:
            return _household(named)
    return _household(connection.client.host if connection.client else "")


def _household(address: str) -> str:
    """What counts as one address: of IPv6, where everybody has very many, the network."""
    try:
        found = ip_address(address)
    except ValueError:
        return address[:45]
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, 64), strict=False))


def is_own_machine(connection: HTTPConnection, *, is_behind_proxy: bool) -> bool:
    """Whether somebody at this very machine asks: they need no limits by address.

    A header of a proxy says that it is somebody else after all.
    """
    if is_behind_proxy or "x-forwarded-for" in connection.headers or "forwarded" in connection.headers:
        return False
    return connection.client is not None and is_loopback(connection.client.host)


def is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def is_https(connection: HTTPConnection, *, is_behind_proxy: bool) -> bool:
    scheme = connection.headers.get("x-forwarded-proto", "") if is_behind_proxy else ""
    return (scheme or connection.url.scheme) in ("https", "wss")


def host_name(connection: HTTPConnection) -> str:
    """The host that was asked for, without its port."""
    try:
        return (urlsplit(f"//{connection.headers.get('host', '')}").hostname or "").lower()
    except ValueError:
        return ""


def is_same_origin(connection: HTTPConnection) -> bool:
    """Whether a page of ours asks, or a program: browsers always say which page it is."""
    # Not all browsers agree on what site a socket is of; its origin they all tell.
    is_socket = connection.scope["type"] == "websocket"
    if not is_socket and connection.headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        return False
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc.lower() == connection.headers.get("host", "").lower()
    except ValueError:
        return False
