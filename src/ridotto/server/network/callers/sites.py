"""Sites of IPv6: networks of many households, which share what they may do."""

from functools import lru_cache
from ipaddress import IPv6Network

HOUSEHOLDS = 8
"""How many households of one site may do at once what each is allowed: a site has 65,536 of them."""
BUSY_HOUSEHOLDS = 2
"""The same for what takes much of a thread that all share."""


@lru_cache(maxsize=10_000)
def site_of(key: str) -> str | None:
    """The key of the site, for a key that ends with an address of IPv6; None: it does not."""
    if not key.endswith("/64"):
        return None
    before, space, address = key.rpartition(" ")
    try:
        return before + space + str(IPv6Network(address).supernet(new_prefix=48))
    except ValueError:
        # What a proxy has passed on may be anything.
        return None


def with_site(key: str) -> tuple[str, ...]:
    site = site_of(key)
    return (key,) if site is None else (key, site)
