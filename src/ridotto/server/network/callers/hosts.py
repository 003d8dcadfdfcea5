"""The host names that a server accepts.

Another site can point its own name to our address to read our pages (DNS rebinding): a visitor's browser then
treats our answers as that site's own. IP addresses cannot be used for this attack.
"""

from dataclasses import dataclass

from ridotto.server.network.callers.addresses import LOOPBACK_HOSTS, host_name, is_loopback, parse_address


@dataclass(frozen=True, slots=True)
class Hosts:
    names: frozenset[str]
    takes_addresses: bool
    """Whether any IP address is accepted, or only those of the loopback interface."""

    def answers_to(self, host: str) -> bool:
        """Whether a Host header names this server."""
        name = host_name(host)
        if name in self.names:
            return True
        return parse_address(name) is not None and (self.takes_addresses or is_loopback(name))


def hosts_for(listens_on: str, names: tuple[str, ...], *, is_behind_proxy: bool) -> Hosts | None:
    """The host names that a server on this address accepts; None: any, since only the proxy can reach it, and
    the proxy checks names.
    """
    if is_behind_proxy and not names and is_loopback(listens_on):
        return None
    own = {host_name(name) for name in (*names, *LOOPBACK_HOSTS)} | {listens_on.lower()}
    return Hosts(frozenset(own - {""}), takes_addresses=not is_loopback(listens_on))
