"""Checks that a request comes from one of our own pages."""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection


def is_same_origin(connection: HTTPConnection, *, is_https: bool) -> bool:
    """Whether one of our pages or a program sent this: browsers always send the origin of the page."""
    # Browsers disagree about Sec-Fetch-Site on sockets, but all send the Origin.
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
