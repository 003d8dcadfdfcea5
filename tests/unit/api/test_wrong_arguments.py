"""Whatever a caller hands to `import ridotto`: an answer, or a refusal with a sentence in four languages."""

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

import ridotto
from tests.contract.evil import EVIL, NO_NUMBERS, refused

GAME = ridotto.games()[0]
NO_TEXT = tuple(value for value in EVIL if not isinstance(value, str))


@pytest.fixture(scope="module")
def match() -> ridotto.Match:
    return ridotto.load(GAME, players=3, seed=7)


def test_bots_that_are_none(match: ridotto.Match) -> None:
    for value in EVIL:
        assert refused(ridotto.bot, value).code == "unknown-bot"
        assert refused(ridotto.NamedBot(value).choose, match, 0).code == "unknown-bot"
    for value in NO_TEXT:
        if not isinstance(value, dict):
            assert refused(match.play_bots, value).code == "not-a-bot"
        assert refused(match.play_bots, {0: value}).code == "not-a-bot"
        assert refused(ridotto.play, GAME, [value] * 3).code == "not-a-bot"
        refused(ridotto.play, GAME, value)


def test_moves_to_take_back_that_are_no_number(match: ridotto.Match) -> None:
    events = list(match.events)
    for value in (*NO_NUMBERS, -1, True, 10**30, 10**6000):
        assert refused(match.undo, value).code == "option-out-of-range"
    match.undo(0)
    assert match.events == events


def test_records_that_are_none() -> None:
    uses: tuple[Callable[..., object], ...] = (ridotto.Match.resume, ridotto.verify)
    for value, use in product(EVIL, uses):
        error = refused(use, value)
        assert isinstance(error, ridotto.InvalidRecord)
        assert error.code == "not-a-record"


def test_files_that_have_no_name() -> None:
    def first(path: Any) -> object:
        return next(ridotto.read_records(path))

    for value in NO_TEXT:
        if not isinstance(value, bytes):
            assert refused(first, value).code == "not-a-path"


def test_seats_that_are_no_names() -> None:
    def load(seats: Any) -> object:
        return ridotto.load(GAME, players=3, seats=seats)

    for value in (value for value in EVIL if value is not None):
        assert refused(load, value).code in ("seats-not-names", "record-seats-count")
        if not isinstance(value, str):
            assert refused(load, ["Ada", "Bea", value]).code == "seats-not-names"
    assert refused(load, "ABC").code == "seats-not-names"
    assert ridotto.load(GAME, players=3, seats=("Ada", "Bea", "Cyd")).seats == ("Ada", "Bea", "Cyd")
