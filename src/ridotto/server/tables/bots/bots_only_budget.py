"""The budget of tables where only bots play.

At the pace `instant` nothing slows them down: some dozens of them would take most of the event
loop. One table of an address goes on at full speed.
"""

from collections.abc import Collection

from ridotto.server.limits import Limits
from ridotto.server.network.callers.addresses import is_loopback
from ridotto.server.network.callers.sites import BUSY_HOUSEHOLDS
from ridotto.server.token_buckets import Buckets


class BotsOnlyBudget:
    """Each worker has its own: it is the time of its event loop."""

    def __init__(self, limits: Limits | None = None) -> None:
        """None: no limits."""
        self._limits = limits
        if limits is not None:
            self._by_address = Buckets(limits.bots_only_moves, households=BUSY_HOUSEHOLDS)
            self._all = Buckets(limits.all_bots_only_moves)

    def charge(self, addresses: Collection[str]) -> float:
        """Count a move that these look at; returns the seconds until the next one.

        It is charged to the address that is least in debt: whoever looks at one table only must not wait for
        others who look at many.
        """
        if self._limits is None:
            return 0.0
        wait = self._all.charge("", 1)
        if any(map(self._is_free, addresses)):
            return wait
        payer = min(addresses, key=self._by_address.wait_s, default="")
        return max(wait, self._by_address.charge(payer, 1))

    def _is_free(self, address: str) -> bool:
        assert self._limits is not None
        return not self._limits.counts_own_machine and is_loopback(address)
