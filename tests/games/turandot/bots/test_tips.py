"""Positions with one sensible answer. Singers by id, slots and money as in a record."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from ridotto.bots.random_bot import RandomBot
from ridotto.bots.registry import find_bot
from ridotto.engine.bot import Bot
from ridotto.engine.rng import Rng
from ridotto.games.turandot.bots.heuristic.purse import price
from ridotto.games.turandot.rules.actions import bluff_in, money_in, number_in
from ridotto.games.turandot.rules.deck.cards import DIRECTORS
from ridotto.games.turandot.rules.game import TURANDOT
from ridotto.games.turandot.rules.scoring import break_down
from ridotto.games.turandot.rules.views.view import TurandotState
from tests.games.turandot.tables import dismissing, played, player, public, singers, staged, table

BOT: Bot[Any] = RandomBot()
TRIES = 40


@pytest.fixture(autouse=True, params=["heuristic", "search:2000"])
def bot(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every tip is asked of every bot that should know it."""
    monkeypatch.setitem(globals(), "BOT", find_bot("turandot", request.param))


def choice(s: TurandotState, seat: int, seed: int = 0) -> int:
    return BOT.choose(TURANDOT.view(s, seat), Rng.of(seed, "tips"))


def line(s: TurandotState, seat: int) -> str:
    return TURANDOT.format_move(s, seat, [choice(s, seat)])


def bids(s: TurandotState, seat: int) -> Counter[tuple[int, int]]:
    """How often which number and money is bid."""
    chosen = (choice(s, seat, seed) for seed in range(TRIES))
    return Counter((number_in(bid), money_in(bid)) for bid in chosen)


def finished(s: TurandotState) -> TurandotState:
    """Let the Maestro give all stand-ins."""
    while public(s).phase == "give":
        (maestro,) = TURANDOT.to_act(s)
        s = TURANDOT.apply(s, maestro, choice(s, maestro))
    return s


def hired(
    *troupes: list[int],
    gone: tuple[str, ...] = (),
    directors: tuple[str, ...] = (),
    then: tuple[int, ...] = (),
) -> TurandotState:
    """Rounds in which each seat hired its singers and its director in this order, then an audition.

    Seat 0 was the first Maestro. Money was never spent.
    """
    seats = range(len(troupes))
    used = {*then, *(singer for troupe in troupes for singer in troupe)}
    left_over = (str(singer) for singer in range(36, 0, -1) if singer not in used)
    s = played(table(len(troupes)), "maestro 0")
    auditions = [
        [str(singer) for singer in singers] + [next(left_over)] for singers in zip(*troupes, strict=True)
    ]
    if directors:
        auditions.insert(3, list(directors))
    for number, audition in enumerate(auditions):
        s = played(s, " ".join(["audition", *audition]), *(f"{seat} bid {seat + 1}" for seat in seats))
        s = dismissing(s, gone[number]) if number < 3 else s
    return played(s, " ".join(["audition", *map(str, then)])) if then else s


def last_round(*then: int) -> TurandotState:
    """Round 7 of three players who lack women and have all their money. Seat 0 is Maestro."""
    return hired(
        [1, 7, 13, 19, 25],
        [2, 9, 14, 20, 26],
        [3, 8, 15, 21, 27],
        gone=("goth_over_comic", "comic_over_goth", "favourites"),
        directors=("plain", "undefined_gender", "one_of_each", "scenery"),
        then=then,
    )


# Bids


def test_it_wants_the_best_singer() -> None:
    s = hired([], [], then=(1, 9, 27))
    assert sum(count for (number, _), count in bids(s, 0).items() if number == 1) > TRIES / 2


def test_it_does_not_pay_for_a_singer_nobody_wants() -> None:  # T6.1
    # One poor man beside good women, for players who have men enough.
    s = hired([1, 7], [2, 14], [3, 20], gone=("plain", "scenery"), then=(4, 22, 28, 9))
    for seat in range(3):
        assert not any(number == 4 and money for number, money in bids(s, seat))


def test_it_spends_money_in_the_last_round() -> None:  # T12.8
    s = last_round(28, 10, 17, 29)
    for seat in (1, 2):
        assert sum(count for (_, money), count in bids(s, seat).items() if money) > TRIES * 3 / 4


def test_money_is_worth_less_from_round_to_round() -> None:
    prices = [price(3, 1, rounds, 4) for rounds in range(7)]
    assert prices == sorted(prices, reverse=True)
    assert prices[-1] == 0
    assert price(1, 1, 3, 4) > price(3, 1, 3, 4)


def test_it_hires_crew_when_all_singers_are_equally_poor() -> None:  # T7.3
    assert bids(last_round(11, 17, 29, 10), 1)[0, 1] > TRIES / 2


def test_the_maestro_never_bids_for_crew() -> None:  # T7.2
    assert not any(number == 0 for number, _ in bids(last_round(11, 17, 29, 10), 0))


def test_it_wants_the_director_who_pays_most() -> None:  # T2.1
    s = hired([31, 32, 35], [25, 26, 28], gone=("one_of_each", "scenery", "favourites"))
    s = played(s, "audition plain goth_over_comic comic_over_goth")
    assert sum(count for (number, _), count in bids(s, 0).items() if number == 2) > TRIES / 2
    # The Maestro may also tie for the rival's director and then take the other one as a stand-in (T8.3).
    assert {number for number, _ in bids(s, 1)} <= {2, 3}


def test_the_bluff_card_hides_the_number_of_cards() -> None:  # T5.4
    s = hired([], [], then=(1, 9, 27))
    bluffs = sum(bluff_in(choice(s, 0, seed)) for seed in range(TRIES))
    assert TRIES / 6 < bluffs < TRIES / 2


def test_bids_cannot_be_foretold() -> None:
    s = hired([], [], [], then=(1, 4, 9, 27))
    for seat in range(3):
        assert len(bids(s, seat)) > 1


# Stand-ins


def test_the_maestro_keeps_the_best_stand_in() -> None:  # T8.3
    s = hired([], [], [], then=(1, 9, 27, 12))
    s = finished(played(s, "0 bid 2", "1 bid 2", "2 bid 3"))
    assert singers(s, 0) == [1]


def test_the_leader_gets_the_least_useful_stand_in() -> None:  # T8.2
    # Seat 1 is Maestro and hires somebody; of the seats beside it one has more stars.
    for singer, other, gifts in ((21, 19, [7, 9]), (19, 21, [9, 7])):
        s = hired([singer], [26], [other], gone=("plain",), then=(2, 7, 9, 13))
        s = finished(played(s, "0 bid 4", "1 bid 1", "2 bid 4"))
        assert [singers(s, 0)[-1], singers(s, 2)[-1]] == gifts


def test_the_maestro_takes_the_best_director_left() -> None:  # T11.3
    s = hired([31, 32, 35], [25, 26, 28], gone=("plain", "scenery", "favourites"))
    s = played(s, "audition one_of_each goth_over_comic comic_over_goth", "0 bid 1", "1 bid 1")
    s = finished(s)
    director = player(s, 1).director
    assert director is not None
    assert DIRECTORS[director] == "comic_over_goth"


def test_the_dummy_gets_who_does_not_fit_its_role() -> None:  # T14.2, T14.3
    # A man and a woman, else alike: left over in round 1 they would be Turandot, in round 2 Calaf.
    man, woman = 27, 29
    first = finished(played(hired([], [], then=(1, man, woman)), "0 bid 1 money 1", "1 bid 1"))
    assert public(first).leftovers.troupe[-1] == man - 1
    second = hired([6], [12], gone=("plain",), then=(1, man, woman))
    second = finished(played(second, "0 bid 1", "1 bid 1 money 1"))
    assert public(second).leftovers.troupe[-1] == woman - 1


# Dismissals


def test_it_dismisses_the_rivals_best_director() -> None:  # T9.3
    s = hired([31, 32], [13, 2], gone=("plain", "scenery"), then=(1, 3, 9))
    s = played(s, "0 bid 1", "1 bid 2", "0 name 1")
    assert line(s, 1) == "dismiss goth_over_comic"


def test_the_maestro_names_the_one_with_the_same_interest() -> None:  # T9.2
    # Seat 2 has goth singers, like one neighbour; the other has comic ones and would dismiss their director.
    goth, comic, own = [33, 36], [25, 26], [31, 32]
    for left, right, named in ((goth, comic, 0), (comic, goth, 1)):
        s = hired(left, right, own, gone=("plain", "scenery"), then=(2, 19, 13, 9))
        s = played(s, "0 bid 1", "1 bid 2", "2 bid 3")
        assert line(s, 2) == f"name {named}"


# Casts


@pytest.mark.parametrize(
    ("troupe", "director"),
    [
        ([5, 3, 16, 1, 9, 14], "favourites"),
        ([6, 20, 22, 25, 27, 33], "comic_over_goth"),
        ([4, 21, 6, 12, 36, 31], "undefined_gender"),
        ([17, 8, 16, 13, 19, 36], "plain"),
    ],
)
def test_it_casts_best(troupe: list[int], director: str) -> None:  # T12.4
    rest = [each for each in range(1, 37) if each not in troupe]
    others = [each for each in DIRECTORS if each != director][:2]
    s = staged([rest[:6], troupe, rest[6:12]], [others[0], director, others[1]])
    for _ in range(6):
        s = TURANDOT.apply(s, 1, choice(s, 1))
    v = TURANDOT.view(s, 1)
    number = DIRECTORS.index(director)
    best = max(
        break_down(v.options, cast, number).total for cast in permutations([each - 1 for each in troupe])
    )
    assert break_down(v.options, v.own_cast, number).total == best
