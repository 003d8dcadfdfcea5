"""What the command line asks of a server."""

from dataclasses import dataclass

from ridotto.server.store.place import Database, Place


@dataclass(frozen=True, slots=True)
class ServeOptions:
    host: str = "127.0.0.1"
    port: int | None = None
    """None: the usual one or the next that is free."""
    data: Place | None = None
    opens_browser: bool = False
    proxies: int = 0
    """How many stand in front, one behind the other."""
    names: tuple[str, ...] = ()
    """Host names that this server answers to."""
    metrics_token: str | None = None
    limits_local: bool = False
    """Whether limits by address hold for this machine too."""
    workers: int | None = None
    """Processes that share one database, also with those of other machines; None: it has one server."""

    @property
    def is_shared(self) -> bool:
        return self.workers is not None and isinstance(self.data, Database)
