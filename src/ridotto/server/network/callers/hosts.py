"""The names that a server answers to.

A foreign name for our address is a trick to read our pages from another site (DNS rebinding): a visitor's
browser then believes that our answers are that site's own. Addresses cannot be used for this trick.
"""

from dataclasses import dataclass

from ridotto.server.network.callers.addresses import LOOPBACK_HOSTS, host_name, is_loopback, parse_address


@dataclass(frozen=True, slots=True)
class Hosts:
    names: frozenset[str]
    takes_addresses: bool
    """Whether any address will do, or only those of the loopback interface."""

    def answers_to(self, host: str) -> bool:
        """Whether a Host header names this server."""
        name = host_name(host)
        if name in self.names:
            return True
        return parse_address(name) is not None and (self.takes_addresses or is_loopback(name))


def hosts_for(listens_on: str, names: tuple[str, ...], *, is_behind_proxy: bool) -> Hosts | None:
    """What a server that listens there answers to; None: anything, since only the proxy can ask, which knows
    its names."""
    if is_behind_proxy and not names and is_loopback(listens_on):
        return None
    own = {host_name(name) for name in (*names, *LOOPBACK_HOSTS)} | {listens_on.lower()}
    return Hosts(frozenset(own - {""}), takes_addresses=not is_loopback(listens_on))
