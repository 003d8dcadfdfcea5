"""Host names and IP addresses, as text."""

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

LOOPBACK_HOSTS = ("localhost", "127.0.0.1", "::1")


def household(address: str) -> str:
    """What counts as one address: for IPv6 the network, since a visitor has very many addresses in it."""
    found = parse_address(address)
    if found is None:
        return address[:45]
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, 64), strict=False))


def parse_address(text: str) -> IPv4Address | IPv6Address | None:
    """Parses an address as proxies write it: with or without a port and brackets."""
    text = text.strip().strip('"')
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        return ip_address(text.partition("%")[0])
    except ValueError:
        return None


@lru_cache(maxsize=1024)
def is_loopback(host: str) -> bool:
    found = parse_address(host)
    return host == "localhost" if found is None else found.is_loopback


def host_name(host: str) -> str:
    """The name in a Host header, without its port."""
    try:
        return (urlsplit(f"//{host}").hostname or "").lower().removesuffix(".")
    except ValueError:
        return ""
