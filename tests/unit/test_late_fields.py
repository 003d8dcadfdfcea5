"""Fields that are computed when one of them is read are there for everybody who looks."""

import pickle
from collections.abc import Callable
from copy import copy
from dataclasses import FrozenInstanceError, asdict, dataclass, replace
from typing import Any

import pytest

from ridotto.engine.cells.world_game import LateFields, lazily
from ridotto.engine.game import Options, SomeGame
from tests.walks import CONFIGURATIONS, state_at


@dataclass(frozen=True, slots=True)
class Circle:
    radius: int
    width: int
    name: str
    height: int
    half: int

    @property
    def area(self) -> int:
        return self.width * self.height


computed: list[str] = []


def sizes(circle: Circle) -> tuple[object, ...]:
    computed.append("sizes")
    return 2 * circle.radius, 2 * circle.radius


def half(circle: Circle) -> tuple[object, ...]:
    computed.append("half")
    return (circle.width // 4,)


circle = lazily(
    Circle, ("name", "radius"), LateFields(("height", "width"), sizes), LateFields(("half",), half)
)
WHOLE = Circle(3, 6, "three", 6, 1)


def test_they_are_computed_once_and_when_they_are_read() -> None:
    computed.clear()
    three = circle("three", 3)
    assert (three.radius, three.name, computed) == (3, "three", [])
    assert (three.width, three.height, three.area, computed) == (6, 6, 36, ["sizes"])


def test_one_group_may_need_another() -> None:
    computed.clear()
    three = circle("three", 3)
    assert (three.half, three.half, computed) == (1, 1, ["half", "sizes"])


READERS: dict[str, Callable[[Any], object]] = {
    "equal": lambda each: each,
    "hash": hash,
    "repr": repr,
    "asdict": asdict,
    "replace": lambda each: replace(each, radius=4),
    "copy": copy,
    "pickle": lambda each: pickle.loads(pickle.dumps(each)),
}


@pytest.mark.parametrize("read", READERS.values(), ids=READERS)
def test_nobody_sees_a_difference(read: Callable[[Any], object]) -> None:
    assert read(circle("three", 3)) == read(WHOLE)


def test_what_is_no_field_is_still_missed() -> None:
    with pytest.raises(AttributeError, match="'Circle' object has no attribute 'colour'"):
        circle("three", 3).colour  # type: ignore[attr-defined]  # noqa: B018  # that is what is tested


def test_they_stay_frozen() -> None:
    three = circle("three", 3)
    for _ in range(2):
        with pytest.raises(FrozenInstanceError):
            three.width = 7  # type: ignore[misc]  # that is what is tested
        assert three.width == 6


@pytest.mark.parametrize(("game", "options"), CONFIGURATIONS[::7])
def test_views_can_be_compared_before_they_are_read(game: SomeGame, options: Options) -> None:
    s = state_at(game, options, "lazy", 12)
    assert game.view(s, 0) == game.view(s, 0) != game.view(s, 1)
    assert pickle.loads(pickle.dumps(game.view(s, 0))) == game.view(s, 0)
