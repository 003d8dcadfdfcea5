"""Values that nobody should hand to the contract, moments to do it, and what must become of it."""

import math
from collections.abc import Callable, Iterator, Sequence
from decimal import Decimal
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from ridotto.engine.errors import RidottoError
from ridotto.engine.game import CHANCE, Options, SomeGame
from ridotto.locale import LANGUAGES, has_key
from tests.walks import walk


class Unwritable:
    """Even its repr fails."""

    def __repr__(self) -> str:
        raise RuntimeError


def like_an_integer(value: object) -> Any:
    """Accepted as one, though the types of the contract do not say so."""
    return value


def deep_list() -> list[Any]:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    return deep


DEEP = deep_list()
"""Kept here: Python is slow to take such a list apart."""

NO_NUMBERS: tuple[Any, ...] = (
    *("", "1", "seat", "\ud800", "\0", "9" * 10_000, b"1", bytearray(b"1"), np.str_("1")),
    *(None, 1.0, 1.5, -0.0, math.nan, math.inf, 1j, Decimal(1), Decimal("sNaN"), Fraction(1)),
    *(np.float64(1), np.bool_(1), np.array([0, 1]), np.array([]), np.array("1"), np.datetime64("2026-01-01")),
    *((), (1,), [1], {1: 1}, {1}, range(2), object(), Unwritable(), int, print, NotImplemented, DEEP),
)
NUMBERS_TOO_FAR: tuple[Any, ...] = (
    *(-1, 63, 64, 99, 2**31, 2**63 - 1, 2**63, 2**64, -(2**63) - 1, 10**30, -(10**30), 10**6000, -(10**6000)),
    *(np.int64(-1), np.int64(99), np.uint64(2**64 - 1)),
)
EVIL = (*NO_NUMBERS, *NUMBERS_TOO_FAR)

SAME_NUMBER: tuple[Callable[[int], Any], ...] = (np.int8, np.int64, np.uint64, np.array)
"""Numbers of other types that mean what they say."""


def show(value: object) -> str:
    try:
        return f"{type(value).__name__} {value!r:.30}"
    except Exception:
        return type(value).__name__


told: set[tuple[str, int]] = set()


def check_sentence(error: RidottoError) -> None:
    """There is a sentence of bearable length in all languages. Once for each code and length of its facts:
    this takes most of the time here."""
    kind = (error.code, sum(len(str(fact)) for fact in error.facts.values()))
    if kind not in told:
        told.add(kind)
        assert has_key("en", f"error-{error.code}"), f"there are no words for error-{error.code}"
        assert all(0 < len(error.text(language)) < 1000 for language in LANGUAGES)


def refused(call: Callable[..., Any], *args: Any) -> RidottoError:
    """The refusal of a call that must end with one."""
    try:
        answer = call(*args)
    except RidottoError as error:
        check_sentence(error)
        return error
    except Exception as error:
        pytest.fail(f"{type(error).__name__} for {', '.join(map(show, args[-2:]))}")
    pytest.fail(f"answered {answer!r} to {', '.join(map(show, args[-2:]))}")


def answer_or_refusal(call: Callable[..., Any], *args: Any) -> Any:
    """What a call answers, or its refusal."""
    try:
        return call(*args)
    except RidottoError as error:
        check_sentence(error)
        return error
    except Exception as error:
        pytest.fail(f"{type(error).__name__} for {', '.join(map(show, args[-2:]))}")


def moments(game: SomeGame, options: Options) -> Iterator[tuple[int, Any]]:
    """A state of every kind that a short match meets: who acts, how many, how much is picked.

    With its number, which `in_turn` takes: it begins elsewhere where another number of players sits.
    """
    seen: set[Any] = set()
    for s in walk(game, options, "moments"):
        view = game.view(s, None)
        picks = tuple(game.picks_left(s, seat) for seat in range(options.players))
        kind = (getattr(view, "phase", ""), game.to_act(s)[:1] == (CHANCE,), tuple(sorted(picks)))
        if kind not in seen:
            seen.add(kind)
            yield len(seen) + options.players, s


def in_turn(values: Sequence[Any], number: int, parts: int = 3) -> Sequence[Any]:
    """Those that a moment tries: all configurations together try each at moments of all kinds."""
    return values[number % parts :: parts]
