"""A wire to PostgreSQL that can be cut so that only one end notices, or so that nobody does."""

import socket
from contextlib import suppress
from threading import Event, Thread


class Wire:
    """Passes bytes on. After `cut` the client's connections are closed, and the server's stay open.

    While it is `held`, what is sent stays on the way, and new connections get no answer.
    """

    def __init__(self, port: int) -> None:
        self._behind = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listening.getsockname()[1])
        self._clients: list[socket.socket] = []
        self._servers: list[socket.socket] = []
        self._threads: list[Thread] = []
        self._passes = Event()
        self._passes.set()
        self._run(self._accept)

    def cut(self) -> None:
        for client in self._clients:
            _end(client)

    def hold(self) -> None:
        self._passes.clear()

    def let_go(self) -> None:
        self._passes.set()

    def close(self) -> None:
        self.let_go()
        ends = [self._listening, *self._clients, *self._servers]
        for end in ends:
            _end(end)
        for thread in self._threads:
            thread.join()
        for end in ends:
            end.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                server = socket.create_connection(("127.0.0.1", self._behind))
                self._clients.append(client)
                self._servers.append(server)
                self._run(self._pass_on, client, server)
                self._run(self._pass_on, server, client)

    def _run(self, work: object, *ends: socket.socket) -> None:
        assert callable(work)
        thread = Thread(target=work, args=ends, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while chunk := source.recv(65536):
                self._passes.wait()
                target.sendall(chunk)


def _end(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
