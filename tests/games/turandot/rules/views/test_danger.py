"""What each director would be worth to whom."""

from typing import Any

import pytest

from ridotto.games.turandot.rules.best_cast import suggested_cast
from ridotto.games.turandot.rules.deck.cards import DIRECTORS
from ridotto.games.turandot.rules.game import TURANDOT
from ridotto.games.turandot.rules.scoring import break_down
from ridotto.games.turandot.rules.views.danger import DirectorWorth, Worth, danger_of
from tests.games.turandot.tables import auditioning, bidding, played, public, quiet_rounds, table
from tests.walks import slug, walk

OPTIONS = [*TURANDOT.configurations(rounds=2)]
EVERY_TABLE = pytest.mark.parametrize("options", OPTIONS, ids=[slug(TURANDOT, each) for each in OPTIONS])


def worth_of(found: tuple[DirectorWorth, ...] | None, director: str) -> tuple[Worth, ...]:
    assert found is not None
    return next(each.seats for each in found if DIRECTORS[each.director] == director)


@EVERY_TABLE
def test_nobody_gets_more_than_was_promised(options: Any) -> None:
    """Through whole matches: what a director pays in the end lies within what was told at any time."""
    states = [*walk(TURANDOT, options, "danger")]
    last = public(states[-1])
    told = 0
    for s in states[::5]:
        found = danger_of(public(s))
        for each in found or ():
            for worth, player in zip(each.seats, last.players, strict=True):
                cast = suggested_cast(options, list(player.troupe), each.director)
                with_it = break_down(options, cast, each.director, player.scenery).total
                without = suggested_cast(options, list(player.troupe), None)
                gain = with_it - break_down(options, without, None, player.scenery).total
                assert worth.now <= worth.most
                assert gain <= worth.most
                told += 1
    assert told


@EVERY_TABLE
def test_everybody_is_told_the_same(options: Any) -> None:
    """All of it lies open: a sealed bid, or whose eyes one looks through, changes nothing."""
    for s in [*walk(TURANDOT, options, "eyes")][::9]:
        told = {danger_of(TURANDOT.view(s, seat)) for seat in (None, *range(options.players))}
        assert len(told) == 1


def test_what_a_troupe_brings_a_director() -> None:
    """Seat 0 has hired singer 1, seat 1 singer 2 and so on, as in the default deck."""
    s = quiet_rounds(played(table(4), "maestro 0"), 1)
    view = public(s)
    singers = [view.options.deck.singers[player.troupe[0]] for player in view.players]
    found = danger_of(view)
    undefined = worth_of(found, "undefined_gender")
    assert [worth.now for worth in undefined] == [int(singer.gender == "undefined") for singer in singers]
    classical = worth_of(found, "classical_over_alternative")
    sign = {"classical": 1, "alternative": -1}
    assert [worth.now for worth in classical] == [sign.get(singer.category, 0) for singer in singers]
    # One singer each: five more can bring the other five categories.
    assert {worth.most for worth in worth_of(found, "one_of_each")} == {3}


def test_only_directors_that_can_still_be_had() -> None:
    s = bidding(4)
    assert len(danger_of(public(s)) or ()) == 9
    s = quiet_rounds(played(table(4), "maestro 0"), 3)
    assert len(danger_of(public(s)) or ()) == 6
    s = auditioning(s)
    found = danger_of(public(s))
    assert found is not None
    assert {each.director for each in found} == {*public(s).audition}
    s = quiet_rounds(played(table(4), "maestro 0"), 4)
    assert danger_of(public(s)) is None


def test_the_dummy_of_two_players_is_told_too() -> None:
    found = danger_of(public(bidding(2)))
    assert found is not None
    assert all(each.dummy is not None for each in found)
    assert all(each.dummy is None for each in danger_of(public(bidding(3))) or ())
