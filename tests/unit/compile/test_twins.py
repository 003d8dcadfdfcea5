"""Every rule has one twin."""

from types import FunctionType

from ridotto.compile.twins import Function, Twins
from ridotto.engine import rng
from ridotto.games import all_games


def test_a_twin_is_made_once() -> None:
    made: list[FunctionType] = []

    def make(twin: FunctionType) -> Function:
        made.append(twin)
        return twin

    twins = Twins(make, lambda name: lambda *_: name)
    for game in all_games():
        for kernel in game.kernels:
            twins.of(kernel.rule)
    first = twins.of(rng.below)
    names = [(twin.__globals__["__name__"], twin.__qualname__) for twin in made]
    assert len(names) > 50
    assert [name for name in names if names.count(name) > 1] == []
    assert first is twins.of(rng.random_member).__globals__["below"]
