"""Whom a request comes from, by the word of proxies."""

import pytest
from starlette.requests import HTTPConnection

from ridotto.server.network.callers.proxies import Proxies


def connection(*headers: tuple[str, str], peer: str = "203.0.113.5", scheme: str = "http") -> HTTPConnection:
    raw = [(name.encode(), value.encode()) for name, value in headers]
    return HTTPConnection(
        {
            "type": "http",
            "headers": raw,
            "client": (peer, 5000),
            "scheme": scheme,
            "path": "/",
            "server": ("127.0.0.1", 8000),
        }
    )


def forwarded(*lines: str) -> HTTPConnection:
    return connection(*(("x-forwarded-for", line) for line in lines))


@pytest.mark.parametrize(
    ("hops", "lines", "address"),
    [
        (0, ["198.51.100.7"], "203.0.113.5"),
        (1, [], "203.0.113.5"),
        (1, [""], "203.0.113.5"),
        (1, ["198.51.100.7"], "198.51.100.7"),
        (1, ["198.51.100.7:443"], "198.51.100.7"),
        (1, ["192.0.2.1, 198.51.100.7"], "198.51.100.7"),
        (1, ["192.0.2.1, [2001:db8::7]:443"], "2001:db8::/64"),
        # Some proxies add a line instead of lengthening the one that came.
        (1, ["192.0.2.1", "198.51.100.7"], "198.51.100.7"),
        (2, ["192.0.2.1, 198.51.100.7, 10.0.0.1"], "198.51.100.7"),
        (2, ["192.0.2.1, 198.51.100.7", "10.0.0.1"], "198.51.100.7"),
        (2, ["198.51.100.7"], "198.51.100.7"),
    ],
)
def test_the_address_that_the_last_trusted_proxy_saw(hops: int, lines: list[str], address: str) -> None:
    assert Proxies(hops).address_of(forwarded(*lines)) == address


@pytest.mark.parametrize(
    ("hops", "scheme", "is_https"),
    [
        (0, "https", False),
        (1, "https", True),
        (1, "HTTPS", True),
        (1, "https,http", True),
        (1, "https, http", True),
        (1, "http", False),
        (1, "", False),
    ],
)
def test_encryption_as_the_visitor_sees_it(hops: int, scheme: str, is_https: bool) -> None:
    assert Proxies(hops).is_https(connection(("x-forwarded-proto", scheme))) == is_https


@pytest.mark.parametrize(
    ("hops", "peer", "headers", "is_own"),
    [
        (0, "127.0.0.1", [], True),
        (0, "::1", [], True),
        (0, "203.0.113.5", [], False),
        (0, "127.0.0.1", [("x-forwarded-for", "203.0.113.5")], False),
        (0, "127.0.0.1", [("forwarded", "for=203.0.113.5")], False),
        (1, "127.0.0.1", [], False),
    ],
)
def test_a_program_on_this_machine(
    hops: int, peer: str, headers: list[tuple[str, str]], is_own: bool
) -> None:
    assert Proxies(hops).is_own_machine(connection(*headers, peer=peer)) == is_own
