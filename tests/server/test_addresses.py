"""Which addresses count as one, and which are this machine's own."""

import pytest
from starlette.requests import HTTPConnection

from ridotto.server.addresses import address_of, is_loopback


@pytest.mark.parametrize(
    ("host", "is_ours"),
    [("localhost", True), ("127.0.0.9", True), ("::1", True), ("0.0.0.0", False), ("example.org", False)],
)
def test_loopback(host: str, is_ours: bool) -> None:
    assert is_loopback(host) == is_ours


@pytest.mark.parametrize(
    ("named", "address"),
    [
        ("198.51.100.7", "198.51.100.7"),
        ("192.0.2.1, 2001:db8::7", "2001:db8::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("x" * 100, "x" * 45),
        ("", "203.0.113.5"),
    ],
)
def test_an_address_behind_a_proxy(named: str, address: str) -> None:
    headers = [(b"x-forwarded-for", named.encode())]
    connection = HTTPConnection({"type": "http", "headers": headers, "client": ("203.0.113.5", 5000)})
    assert address_of(connection, is_behind_proxy=True) == address
