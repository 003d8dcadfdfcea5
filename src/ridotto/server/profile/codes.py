"""One-time codes: a browser that enters one becomes the person who asked for it.

A code is valid for five minutes and one use. It is stored in memory or, where workers share a room, in the
database. Of 2**50 codes at most 10,000 are valid at a time in memory, and an address may try one every ten
seconds (limits.py): guessing one takes some 35,000 years.
"""

import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from time import monotonic
from typing import Protocol

from ridotto.engine.errors import RidottoError
from ridotto.server.store.worker_link import WorkerLink

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""No letters or digits that look alike."""
LENGTH = 10
LIFE_S = 300
MOST = 10_000


class Codes(Protocol):
    """Only hashes of codes are stored, so that the time of a lookup reveals nothing about them."""

    async def make(self, person_id: str) -> str:
        """A new code; it invalidates this person's last one."""
        ...

    async def take(self, text: str) -> str:
        """The person whose code this is; the code is used up. Raises `code-unknown` if there is none."""
        ...

    async def drop(self, person_id: str) -> None: ...


class SharedCodes:
    """Codes that are valid at every worker of a room."""

    def __init__(self, link: WorkerLink) -> None:
        self._link = link

    async def make(self, person_id: str) -> str:
        code = _new_code()
        await self._link.keep_code(person_id, _hash(code), LIFE_S)
        return code

    async def take(self, text: str) -> str:
        person = await self._link.take_code(_hash(tidied(text)))
        if person is None:
            raise RidottoError("code-unknown")
        return person

    async def drop(self, person_id: str) -> None:
        await self._link.drop_code(person_id)


@dataclass(frozen=True, slots=True)
class _Waiting:
    person: str
    until: float


class OwnCodes:
    """Codes that are valid at this server only."""

    def __init__(self, clock: Callable[[], float] = monotonic, most: int = MOST) -> None:
        self._clock = clock
        self._most = most
        self._waiting: OrderedDict[bytes, _Waiting] = OrderedDict()
        self._of_person: dict[str, bytes] = {}

    async def make(self, person_id: str) -> str:
        self._drop(person_id)
        self._forget_old()
        code = _new_code()
        key = _hash(code)
        self._waiting[key] = _Waiting(person_id, self._clock() + LIFE_S)
        self._of_person[person_id] = key
        return code

    async def take(self, text: str) -> str:
        found = self._waiting.pop(_hash(tidied(text)), None)
        if found is None:
            raise RidottoError("code-unknown")
        del self._of_person[found.person]
        if found.until <= self._clock():
            raise RidottoError("code-unknown")
        return found.person

    async def drop(self, person_id: str) -> None:
        self._drop(person_id)

    def _drop(self, person_id: str) -> None:
        key = self._of_person.pop(person_id, None)
        if key is not None:
            del self._waiting[key]

    def _forget_old(self) -> None:
        """Drop expired codes and, if there are too many, the oldest: they are in order of creation."""
        while self._waiting:
            oldest = next(iter(self._waiting.values()))
            if oldest.until > self._clock() and len(self._waiting) < self._most:
                return
            self._drop(oldest.person)


def _new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def tidied(text: str) -> str:
    """Normalises a code as people type it: in capitals, in groups, with spaces."""
    return "".join(sign for sign in text.lower() if sign.isalnum())


def _hash(code: str) -> bytes:
    return sha256(code.encode("utf-8", "surrogatepass")).digest()
