"""Whether one of our own pages asks."""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection


def is_same_origin(connection: HTTPConnection, *, is_https: bool) -> bool:
    """Whether a page of ours asks, or a program: browsers always say which page it is."""
    # Not all browsers agree on what site a socket is of; its origin they all tell.
    is_socket = connection.scope["type"] == "websocket"
    if not is_socket and connection.headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        return False
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    host = connection.headers.get("host", "").lower()
    return parts.scheme == ("https" if is_https else "http") and parts.netloc.lower() == host
