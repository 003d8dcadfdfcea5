import pytest

from ridotto.screens.plain.numbers import numbers_of


@pytest.mark.parametrize(
    ("moves", "numbers"),
    [
        ((), ()),
        (("play ♣7", "play ♠1"), (1, 2)),
        (("bid 0", "bid 1", "bid 2"), (0, 1, 2)),
        (("bid 0", "bid 2"), (0, 2)),
        (("play 7", "play 12"), (7, 12)),
        (("pass", "bid 1"), (1, 2)),
        (("bid 0", "double 1"), (1, 2)),
        (("bid 0", "bid 01"), (1, 2)),
    ],
)
def test_moves_that_name_a_number_have_it(moves: tuple[str, ...], numbers: tuple[int, ...]) -> None:
    assert numbers_of(moves) == numbers
