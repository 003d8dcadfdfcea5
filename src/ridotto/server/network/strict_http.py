"""Accepts only HTTP requests of a known length, and without a body where the method has none."""

import re
from dataclasses import dataclass
from http import HTTPStatus

import h11

MOST_HEAD_BYTES = 8 * 1024
MOST_HEAD_LINES = 100
"""Header lines of one request. A browser sends some twenty; h11 takes 4 ms for a thousand."""
HEAD_END = re.compile(rb"\n\r?\n")
READING = ("GET", "HEAD", "OPTIONS")
"""Methods that ask for something and send nothing."""


@dataclass(frozen=True, slots=True)
class Refusal:
    status: HTTPStatus
    text: str


NO_LENGTH = Refusal(HTTPStatus.LENGTH_REQUIRED, "Say with Content-Length how much you send.")
LONG_HEAD = Refusal(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "The head of the request is too long.")
NO_BODY = Refusal(HTTPStatus.BAD_REQUEST, "Nothing is read here: leave the body out.")


class StrictRequests(h11.Connection):
    """The server's side of a connection.

    Chunked bodies are refused: chunks of one byte cost far more than they carry, and their number is unknown.
    Our clients know the length of what they send, and a proxy can buffer a request before it forwards it.
    """

    def __init__(self) -> None:
        super().__init__(h11.SERVER, MOST_HEAD_BYTES)
        self.refusal: Refusal | None = None
        """Why a request was refused that is valid HTTP."""
        self._head_bytes = self._head_lines = 0
        self._tail = b""
        """The last bytes of an incomplete head: its end may be split between two reads."""

    def receive_data(self, data: bytes) -> None:
        if self.their_state is h11.IDLE and not self._is_head_short(data):
            self.refusal = LONG_HEAD
        super().receive_data(data)

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        if self.refusal is None:
            event = super().next_event()
            if not isinstance(event, h11.Request):
                return event
            self._head_bytes = self._head_lines = 0
            self._tail = b""
            self.refusal = _refusal_of(event)
            if self.refusal is None:
                return event
        raise h11.RemoteProtocolError(self.refusal.text, self.refusal.status)

    def _is_head_short(self, data: bytes) -> bool:
        """Check the size of a head before it is parsed: parsing takes longer the more lines there are."""
        end = HEAD_END.search(self._tail + data)
        head = data if end is None else data[: end.end() - len(self._tail)]
        self._tail = (self._tail + head)[-2:]
        self._head_bytes += len(head)
        self._head_lines += head.count(b"\n")
        return self._head_bytes <= MOST_HEAD_BYTES and self._head_lines <= MOST_HEAD_LINES


def _refusal_of(request: h11.Request) -> Refusal | None:
    headers = dict(request.headers)
    if b"transfer-encoding" in headers:
        return NO_LENGTH
    if request.method.decode() in READING and headers.get(b"content-length", b"").strip(b"0"):
        return NO_BODY
    return None
