"""Sending and hearing short messages over PostgreSQL, Redis or NATS, with as little of ours as can be."""

import socket
from collections.abc import Callable, Iterator
from typing import NamedTuple, Protocol

import psycopg

CHANNEL = "ridotto"


class Address(NamedTuple):
    kind: str
    place: str
    """A URL of a database, or a port of this machine."""


class Channel(Protocol):
    def send(self, message: bytes) -> None: ...
    def close(self) -> None: ...


def open_channel(address: Address) -> Channel:
    channels: dict[str, Callable[[str], Channel]] = {"NOTIFY": Notify, "Redis": Redis, "NATS": Nats}
    return channels[address.kind](address.place)


def hear(address: Address) -> Iterator[bytes]:
    """The messages from now on: the listener is known to the server once this returns."""
    listeners = {"NOTIFY": hear_notify, "Redis": hear_redis, "NATS": hear_nats}
    return listeners[address.kind](address.place)


class Notify:
    """In a transaction of its own, after that of the entry."""

    def __init__(self, url: str) -> None:
        self._connection = psycopg.connect(url, autocommit=True)

    def send(self, message: bytes) -> None:
        self._connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, message.decode()))

    def close(self) -> None:
        self._connection.close()


def hear_notify(url: str) -> Iterator[bytes]:
    connection = psycopg.connect(url, autocommit=True)
    connection.execute(f"LISTEN {CHANNEL}".encode())
    return (each.payload.encode() for each in connection.notifies())


def connected(port: str) -> socket.socket:
    made = socket.create_connection(("127.0.0.1", int(port)))
    made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return made


class Redis:
    """PUBLISH of https://redis.io/docs/latest/develop/reference/protocol-spec/, answered with a number."""

    def __init__(self, port: str) -> None:
        self._socket = connected(port)

    def send(self, message: bytes) -> None:
        self._socket.sendall(redis_command("PUBLISH", CHANNEL, message.decode()))
        self._socket.recv(64)

    def close(self) -> None:
        self._socket.close()


def redis_command(*words: str) -> bytes:
    lines = [f"*{len(words)}", *(line for word in words for line in (f"${len(word)}", word)), ""]
    return "\r\n".join(lines).encode()


def hear_redis(port: str) -> Iterator[bytes]:
    made = connected(port)
    made.sendall(redis_command("SUBSCRIBE", CHANNEL))
    lines = made.makefile("rb")
    for _ in range(6):
        lines.readline()

    def messages() -> Iterator[bytes]:
        # Seven lines each: the lengths of three words, each word, and the number of words before them.
        while True:
            yield [lines.readline() for _ in range(7)][-1].strip()

    return messages()


class Nats:
    """PUB of https://docs.nats.io/reference/reference-protocols/nats-protocol; nothing is answered."""

    def __init__(self, port: str) -> None:
        self._socket = nats_connected(port)

    def send(self, message: bytes) -> None:
        self._socket.sendall(b"PUB %b %d\r\n%b\r\n" % (CHANNEL.encode(), len(message), message))

    def close(self) -> None:
        self._socket.close()


def nats_connected(port: str) -> socket.socket:
    made = connected(port)
    made.recv(4096)
    made.sendall(b'CONNECT {"verbose": false, "pedantic": false}\r\nPING\r\n')
    made.recv(64)
    return made


def hear_nats(port: str) -> Iterator[bytes]:
    made = nats_connected(port)
    made.sendall(f"SUB {CHANNEL} 1\r\nPING\r\n".encode())
    lines = made.makefile("rb")
    lines.readline()

    def messages() -> Iterator[bytes]:
        while line := lines.readline():
            if line.startswith(b"MSG"):
                yield lines.readline().strip()
            elif line.startswith(b"PING"):
                made.sendall(b"PONG\r\n")

    return messages()
