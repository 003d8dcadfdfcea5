"""Asks an address whether the head of a Ray cluster answers there: Ray itself would wait for minutes."""

import os
import socket
from time import monotonic

PATIENCE_S = 5.0
"""For the whole answer."""

# HTTP/2 (RFC 9113): a frame is a head of nine bytes and a body.
FRAME_HEAD = 9
DATA, HEADERS, RST_STREAM, SETTINGS = 0, 1, 3, 4
END_STREAM, END_HEADERS = 1, 4
LONGEST_FRAME = 1 << 14
STREAM = 1

STRANGER = "something else than Ray answers there"

PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
QUESTION = "/ray.rpc.NodeInfoGcsService/CheckAlive"
EMPTY_MESSAGE = bytes(5)
"""In gRPC: not compressed, no bytes."""


def greet(host: str, port: int) -> None:
    """Raises an OSError if nobody there answers a question that only Ray understands."""
    deadline = monotonic() + PATIENCE_S
    with socket.create_connection((host, port), timeout=PATIENCE_S) as line:
        if _is_locked():
            return
        line.sendall(_question(f"{host}:{port}"))
        while True:
            kind, flags, stream, body = _frame(line, deadline)
            if stream != STREAM:
                continue
            if kind == DATA and _is_message(body):
                return
            if kind == RST_STREAM or flags & END_STREAM:
                raise ConnectionError(STRANGER)


def _is_locked() -> bool:
    """With TLS or tokens Ray answers only its own clients."""
    return os.environ.get("RAY_USE_TLS", "0") != "0" or os.environ.get("RAY_AUTH_MODE", "") == "token"


def _question(authority: str) -> bytes:
    # HPACK (RFC 7541): POST and http from its table, the others as literals.
    head = b"".join(
        (
            b"\x83\x86",
            b"\x04" + _text(QUESTION),
            b"\x01" + _text(authority[:100]),
            b"\x00" + _text("content-type") + _text("application/grpc"),
            b"\x00" + _text("te") + _text("trailers"),
        )
    )
    return (
        PREFACE
        + _framed(SETTINGS, 0, 0, b"")
        + _framed(HEADERS, END_HEADERS, STREAM, head)
        + _framed(DATA, END_STREAM, STREAM, EMPTY_MESSAGE)
    )


def _text(text: str) -> bytes:
    """A short one."""
    return bytes((len(text),)) + text.encode("ascii", "replace")


def _framed(kind: int, flags: int, stream: int, body: bytes) -> bytes:
    return len(body).to_bytes(3) + bytes((kind, flags)) + stream.to_bytes(4) + body


def _frame(line: socket.socket, deadline: float) -> tuple[int, int, int, bytes]:
    """Kind, flags, stream and body of the next one."""
    head = _received(line, FRAME_HEAD, deadline)
    length = int.from_bytes(head[:3])
    if length > LONGEST_FRAME:
        raise ConnectionError(STRANGER)
    return head[3], head[4], int.from_bytes(head[5:]), _received(line, length, deadline)


def _received(line: socket.socket, count: int, deadline: float) -> bytes:
    found = b""
    while len(found) < count:
        # At zero it would not block at all.
        line.settimeout(max(0.001, deadline - monotonic()))
        more = line.recv(count - len(found))
        if not more:
            raise ConnectionError(STRANGER)
        found += more
    return found


def _is_message(body: bytes) -> bool:
    """Whether this is an answer in gRPC, and not a page that says that nothing is there."""
    return len(body) > len(EMPTY_MESSAGE) and body[0] == 0 and int.from_bytes(body[1:5]) == len(body) - 5
