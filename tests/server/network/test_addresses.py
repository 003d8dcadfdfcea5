"""Which addresses count as one, which are this machine's own, and which names are a server's."""

import pytest

from ridotto.server.network.callers.addresses import host_name, household, is_loopback
from ridotto.server.network.callers.hosts import hosts_for


@pytest.mark.parametrize(
    ("host", "is_ours"),
    [("localhost", True), ("127.0.0.9", True), ("::1", True), ("0.0.0.0", False), ("example.org", False)],
)
def test_loopback(host: str, is_ours: bool) -> None:
    assert is_loopback(host) == is_ours


@pytest.mark.parametrize(
    ("written", "counted"),
    [
        ("198.51.100.7", "198.51.100.7"),
        ("198.51.100.7:10001", "198.51.100.7"),
        (" 198.51.100.7 ", "198.51.100.7"),
        ("2001:db8::7", "2001:db8::/64"),
        ("[2001:db8::7]", "2001:db8::/64"),
        ("[2001:db8::7]:443", "2001:db8::/64"),
        ('"[2001:db8::7]:443"', "2001:db8::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("[::ffff:192.0.2.7]:80", "192.0.2.7"),
        ("unknown", "unknown"),
        ("x" * 100, "x" * 45),
        ("", ""),
        ("[", "["),
    ],
)
def test_what_counts_as_one_address(written: str, counted: str) -> None:
    assert household(written) == counted


@pytest.mark.parametrize(
    ("header", "name"),
    [
        ("Example.ORG:8000", "example.org"),
        ("example.org.", "example.org"),
        ("[::1]:80", "::1"),
        ("[", ""),
        ("", ""),
    ],
)
def test_the_name_in_a_host_header(header: str, name: str) -> None:
    assert host_name(header) == name


HOSTS = (
    "localhost",
    "127.0.0.1",
    "192.168.1.5",
    "[2001:db8::1]",
    "club.example",
    "www.club.example",
    "evil.test",
)


@pytest.mark.parametrize(
    ("listens_on", "names", "answered"),
    [
        ("127.0.0.1", (), ("localhost", "127.0.0.1")),
        ("0.0.0.0", (), ("localhost", "127.0.0.1", "192.168.1.5", "[2001:db8::1]")),
        (
            "0.0.0.0",
            ("club.example",),
            ("localhost", "127.0.0.1", "192.168.1.5", "[2001:db8::1]", "club.example"),
        ),
        (
            "club.example",
            (),
            ("localhost", "127.0.0.1", "192.168.1.5", "[2001:db8::1]", "club.example"),
        ),
    ],
)
def test_names_that_a_server_answers_to(
    listens_on: str, names: tuple[str, ...], answered: tuple[str, ...]
) -> None:
    hosts = hosts_for(listens_on, names, is_behind_proxy=False)
    assert hosts is not None
    assert tuple(filter(hosts.answers_to, HOSTS)) == answered
    assert tuple(host for host in HOSTS if hosts.answers_to(f"{host}:8000")) == answered


def test_behind_a_proxy_any_name_will_do_unless_some_are_given() -> None:
    assert hosts_for("127.0.0.1", (), is_behind_proxy=True) is None
    open_to_all = hosts_for("0.0.0.0", (), is_behind_proxy=True)
    assert open_to_all is not None
    assert not open_to_all.answers_to("evil.test")
    hosts = hosts_for("127.0.0.1", ("club.example",), is_behind_proxy=True)
    assert hosts is not None
    assert hosts.answers_to("club.example")
    assert not hosts.answers_to("evil.test")
