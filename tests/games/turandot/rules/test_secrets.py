"""What a seat sees of sealed choices, and what can lie under them."""

from dataclasses import replace

import pytest

from ridotto.engine.rng import Rng
from ridotto.games.turandot.rules.game import TURANDOT
from ridotto.games.turandot.rules.state import BID, CAST
from ridotto.games.turandot.rules.views.view import TurandotState
from ridotto.games.turandot.rules.views.written import format_bid
from tests.games.turandot.tables import auditioning, bidding, cast, dismissing, played, public, staged

TROUPES = [[1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12], [13, 14, 15, 16, 17, 18], [19, 20, 21, 22, 23, 24]]


@pytest.mark.parametrize(
    ("bid", "count"),
    [("3", 1), ("crew", 1), ("3 bluff", 2), ("crew bluff", 2), ("3 money 3", 4), ("3 money 3 bluff", 5)],
)
def test_others_see_how_many_cards_lie_there_and_nothing_else(bid: str, count: int) -> None:  # T5.6
    s = played(bidding(), f"1 bid {bid}")
    seen = TURANDOT.view(s, 0)
    assert seen.players[1].is_sealed
    assert seen.players[1].face_down == count
    assert seen.players[1].bid is None
    assert seen.players[1].money == 3
    assert seen.own_bid is None
    own = TURANDOT.view(s, 1)
    assert own.own_bid is not None
    assert format_bid(own.own_bid) == f"bid {bid}"
    assert replace(own, seat=0, own_bid=None, legal=seen.legal, cells=seen.cells) == seen


def test_bids_with_as_many_cards_look_alike() -> None:
    one, other = played(bidding(), "1 bid 2 money 1"), played(bidding(), "1 bid crew bluff")
    for seat in (0, 2, 3, None):
        assert TURANDOT.view(one, seat) == TURANDOT.view(other, seat)


def test_revealed_bids_are_open() -> None:
    s = played(bidding(), "0 bid 1", "1 bid 1", "2 bid crew", "3 bid 3 money 1 bluff")
    assert [format_bid(each.bid) for each in public(s).players if each.bid is not None] == [
        "bid 1",
        "bid 1",
        "bid crew",
        "bid 3 money 1 bluff",
    ]
    assert [each.face_down for each in public(s).players] == [0, 0, 0, 0]
    assert [each.has_crew for each in public(s).players] == [False, False, True, False]
    assert [each.hired_nobody for each in public(s).players] == [True, True, True, False]


def possible(s: TurandotState, seat: int, hidden: int) -> set[str]:
    """The bids of one seat that another one must reckon with."""
    seen = TURANDOT.view(s, seat)
    worlds = (TURANDOT.complete(seen, Rng.of(number, "world")) for number in range(400))
    return {format_bid(int(world.cells[BID + hidden])) for world in worlds}


def test_any_bid_with_as_many_cards_can_lie_there() -> None:
    s = played(bidding(players=2), "1 bid 2 bluff")
    numbers = (1, 2, 3)
    assert possible(s, 0, 1) == {
        "bid crew bluff",
        *(f"bid {number} bluff" for number in numbers),
        *(f"bid {number} money 1" for number in numbers),
    }


def test_money_limits_what_can_lie_there() -> None:
    s = played(bidding(players=2), "0 bid 1", "1 bid 2 money 3")
    s = auditioning(dismissing(s, "plain"))
    assert possible(played(s, "1 bid 2 bluff"), 0, 1) == {f"bid {number} bluff" for number in (1, 2, 3)}


def test_the_edition_limits_what_can_lie_there() -> None:
    numbers = {"bid 1", "bid 2", "bid 3"}
    assert possible(played(bidding(2, "de", maestro=1), "1 bid 2"), 0, 1) == numbers
    assert possible(played(bidding(2, "it", maestro=1), "1 bid 2"), 0, 1) == numbers | {"bid crew"}


def test_bids_are_equally_likely() -> None:
    s = played(bidding(players=2), "1 bid 2")
    seen = TURANDOT.view(s, 0)
    counts: dict[int, int] = {}
    rng = Rng.of("likely")
    for _ in range(2000):
        bid = int(TURANDOT.complete(seen, rng).cells[BID + 1])
        counts[bid] = counts.get(bid, 0) + 1
    assert len(counts) == 4
    # Four standard deviations of a fair draw of one in four.
    assert all(abs(count - 500) < 4 * (2000 * 0.25 * 0.75) ** 0.5 for count in counts.values())


def test_a_cast_is_secret_until_all_have_cast() -> None:  # T12.3
    s = staged(TROUPES, ["plain", "scenery", "favourites", "one_of_each"])
    begun = TURANDOT.apply(s, 1, 8)
    sealed = played(s, "1 cast 9 8 7 10 11 12")
    for seat in (0, 2, None):
        assert TURANDOT.view(begun, seat) == TURANDOT.view(s, seat)
        assert TURANDOT.view(sealed, seat).players[1].is_sealed
        assert TURANDOT.view(sealed, seat).players[1].cast == ()
    assert TURANDOT.view(begun, 1).own_cast == (8,)
    assert TURANDOT.view(sealed, 1).own_cast == (8, 7, 6, 9, 10, 11)
    worlds = [TURANDOT.complete(TURANDOT.view(sealed, 0), Rng.of(number)) for number in range(50)]
    casts = {tuple(world.cells[CAST + 6 : CAST + 12].tolist()) for world in worlds}
    assert len(casts) > 40
    assert all(sorted(one) == [6, 7, 8, 9, 10, 11] for one in casts)
    over = cast(s, [1, 2, 3, 4, 5, 6], [9, 8, 7, 10, 11, 12], [13, 14, 15, 16, 17, 18])
    assert TURANDOT.view(over, 0).players[1].cast == (8, 7, 6, 9, 10, 11)


def test_nothing_is_made_up_where_nothing_is_hidden() -> None:
    s = played(bidding(), "0 bid 1", "1 bid 1", "2 bid crew", "3 bid 3 money 1")
    states = [s, played(s, "0 give 4 to 0"), played(s, "0 give 4 to 0", "0 give 5 to 1", "0 give 1 to 2")]
    states.append(dismissing(states[-1], "plain"))
    before = staged(TROUPES, ["plain", "scenery", "favourites", "one_of_each"])
    states += [before, cast(before, *TROUPES[:3])]
    for known in states:
        for seat in (0, 3, None) if known.options.players == 4 else (0, 2, None):
            assert TURANDOT.complete(TURANDOT.view(known, seat), Rng.of(1)) == known
