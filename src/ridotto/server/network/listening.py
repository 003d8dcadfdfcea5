"""The port that the server listens on."""

import errno
import socket
import sys

from ridotto.engine.errors import InvalidOptions, system_reason

USUAL_PORT = 8000
PORTS_TRIED = 50
GONE_AFTER_MS = 30_000
WAITING = 2048
"""The listen backlog: connections that the system queues until we accept them."""
SEND_BUFFER = 256 * 1024
"""The send buffer of one connection; by default the system buffers megabytes."""
OTHER_FILES = 100
"""Open files besides connections, with a margin: the data file, pages, pipes to other processes."""
TAKEN = (errno.EADDRINUSE, errno.EACCES) if sys.platform == "win32" else (errno.EADDRINUSE,)


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on this port; None: on the default port or the next free one."""
    if port is not None:
        return _bound(host, port)
    for tried in range(USUAL_PORT, USUAL_PORT + PORTS_TRIED):
        try:
            return _bound(host, tried)
        except InvalidOptions as error:
            if error.code != "port-taken":
                raise
    return _bound(host, 0)


def _bound(host: str, port: int) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (OSError, UnicodeError):
        raise InvalidOptions("host-unknown", host=host) from None
    listening = socket.socket(family, kind, protocol)
    try:
        _set_options(listening)
        listening.bind(address)
        listening.listen(WAITING)
    except OSError as error:
        listening.close()
        if error.errno in TAKEN:
            raise InvalidOptions("port-taken", host=host, port=str(port)) from None
        raise InvalidOptions(
            "port-unusable", host=host, port=str(port), reason=system_reason(error)
        ) from None
    listening.setblocking(False)  # noqa: FBT003
    return listening


def _set_options(listening: socket.socket) -> None:
    """Accepted connections inherit them."""
    if hasattr(socket, "SO_EXCLUSIVEADDRUSE"):
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    else:
        # A restarted server can use the port of a killed one at once.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # A peer that acknowledges nothing for this long is gone.
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, GONE_AFTER_MS)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)


def allow_connections(wanted: int) -> int:
    """How many of these connections can be open at once.

    Systems allow a process a thousand open files, and more where it asks: a connection is one.
    """
    if sys.platform == "win32":
        return wanted
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if most == resource.RLIM_INFINITY:
        return wanted
    return min(wanted, max(most - OTHER_FILES, most // 2))


def network_host() -> str:
    """The address of this machine in its network. Finding it sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()
