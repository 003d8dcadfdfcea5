"""Messages between workers as the payloads of NOTIFY, the *rings*: many messages in one, or one in pieces."""

import json
from collections.abc import Collection, Iterable, Iterator

from pydantic import TypeAdapter

from ridotto.server.workers.messages import WorkerMessage, load_message

LONGEST = 7500
"""Bytes of one NOTIFY; PostgreSQL accepts less than 8000."""
PIECE = LONGEST // 4
"""Characters of one piece: in JSON no character of a message takes more than four bytes."""

_Piece = tuple[str, int, int, str]
"""The sender, which piece it is, of how many, and its text. Older workers do not know it, and ignore it."""
_RING: TypeAdapter[_Piece | tuple[str, list[object]]] = TypeAdapter(_Piece | tuple[str, list[object]])


def dump_rings(sender: str, messages: Iterable[str]) -> Iterator[str]:
    """Packs messages into as few payloads as possible."""
    ring: list[str] = []
    size = 0
    for message in messages:
        length = len(message.encode()) + 1
        if ring and size + length > LONGEST:
            yield _ring(sender, ring)
            ring, size = [], 0
        if length > LONGEST:
            yield from _pieces(sender, message)
            continue
        ring.append(message)
        size += length
    if ring:
        yield _ring(sender, ring)


class Rings:
    """Reads rings. The pieces of a worker come in order: with the last one its message is complete."""

    def __init__(self) -> None:
        self._begun: dict[str, list[str]] = {}
        """By sender: the pieces so far."""

    def load(self, text: str) -> tuple[str, list[WorkerMessage]]:
        """The sender and its messages."""
        try:
            ring = _RING.validate_json(text)
            messages = ring[1] if len(ring) == 2 else self._whole(*ring)
            found = [load_message(message) for message in messages]
            return ring[0], [message for message in found if message is not None]
        except ValueError:
            return "", []

    def keep_only(self, workers: Collection[str]) -> None:
        """All other workers are gone."""
        self._begun = {sender: pieces for sender, pieces in self._begun.items() if sender in workers}

    def _whole(self, sender: str, number: int, count: int, text: str) -> list[object]:
        pieces = self._begun.pop(sender, []) if number else []
        if len(pieces) != number:
            # One was lost: so is the message.
            return []
        pieces.append(text)
        if number + 1 < count:
            self._begun[sender] = pieces
            return []
        return [json.loads("".join(pieces))]


def _pieces(sender: str, message: str) -> Iterator[str]:
    count = -(-len(message) // PIECE)
    for number in range(count):
        text = message[number * PIECE : (number + 1) * PIECE]
        yield json.dumps([sender, number, count, text], ensure_ascii=False)


def _ring(sender: str, messages: Iterable[str]) -> str:
    return f"[{json.dumps(sender)},[{','.join(messages)}]]"
