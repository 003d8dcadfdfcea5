"""What the command line asks of a server."""

from dataclasses import dataclass

from ridotto.server.store.place import Database, Place


@dataclass(frozen=True, slots=True)
class ServeOptions:
    host: str = "127.0.0.1"
    port: int | None = None
    """None: the default port or the next free one."""
    data: Place | None = None
    opens_browser: bool = False
    proxies: int = 0
    """The length of the chain of proxies in front."""
    names: tuple[str, ...] = ()
    """Host names that this server accepts."""
    metrics_token: str | None = None
    limits_local: bool = False
    """Whether limits by address apply to this machine too."""
    workers: int | None = None
    """Worker processes, which share the room with those of other machines; None: a single server."""

    room: str | None = None
    """Tells the workers of one command from those of others, where they have no names."""

    @property
    def is_shared(self) -> bool:
        return self.workers is not None and isinstance(self.data, Database)
