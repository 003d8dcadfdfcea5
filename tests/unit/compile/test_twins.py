"""Every rule has one twin."""

from types import FunctionType

from ridotto.compile.bits import nth
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


def test_without_an_instruction_the_rule_itself_is_compiled() -> None:
    """Not every processor finds the nth member of a set at once, and no GPU or browser does."""
    made: list[str] = []

    def make(twin: FunctionType) -> Function:
        made.append(twin.__name__)
        return twin

    twins = Twins(make, lambda name: None if name == "nth" else lambda *_: name)
    assert twins.of(nth)(0b10110, 2) == "lowest"
    assert "nth" in made
