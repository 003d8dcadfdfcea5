"""One worker of several, started by its parent: `python -m ridotto.server.processes.child`."""

import asyncio
import contextlib
import os
import signal
import socket
import sys
import threading

from ridotto.engine.errors import RidottoError
from ridotto.server.processes.order import READY, Order, read_order
from ridotto.server.serve import prepare_process, serve_on


def main() -> int:
    order = read_order(sys.stdin.buffer)
    # Only our parent holds the other end: when it is gone, we stop.
    threading.Thread(target=_stop_with_parent, daemon=True).start()
    listening = socket.socket(fileno=order.listening)
    prepare_process()
    with contextlib.closing(listening), contextlib.suppress(KeyboardInterrupt):
        return _serve(order, listening)
    return 0


def _serve(order: Order, listening: socket.socket) -> int:
    try:
        asyncio.run(serve_on(order.options, listening, _say_ready))
    except RidottoError as error:
        print(f"{error.text(order.language)} [{error.code}]", file=sys.stderr, flush=True)
        return 2
    return 0


def _say_ready() -> None:
    # If the parent is gone we are already stopping.
    with contextlib.suppress(BrokenPipeError):
        os.write(sys.stdout.fileno(), READY)


def _stop_with_parent() -> None:
    # Without Python's buffer, whose lock could block at shutdown.
    os.read(sys.stdin.fileno(), 1)
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(main())
