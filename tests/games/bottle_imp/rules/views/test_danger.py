"""What a seat is warned of: true in every deal that it can think of, and no weaker than it need be."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from ridotto.compile.bits import members
from ridotto.engine.rng import Rng
from ridotto.games.bottle_imp.rules.deck.cards import RANKS, load_deck
from ridotto.games.bottle_imp.rules.game import BOTTLE_IMP
from ridotto.games.bottle_imp.rules.options import BottleImpOptions
from ridotto.games.bottle_imp.rules.state import HAND, MYSTERY
from ridotto.games.bottle_imp.rules.views.danger import Danger, danger_of
from ridotto.games.bottle_imp.rules.views.score_sheet import RoundSums
from ridotto.games.bottle_imp.rules.views.view import BottleImpState, BottleImpView, RoundResult
from tests.games.bottle_imp.builders import play, points_of, say, table, written
from tests.walks import slug, walk

OPTIONS = [*BOTTLE_IMP.configurations(rounds=2)]
EVERY_MODE = pytest.mark.parametrize("options", OPTIONS, ids=[slug(BOTTLE_IMP, each) for each in OPTIONS])


def warned(options: BottleImpOptions, every: int) -> Iterator[tuple[BottleImpState, BottleImpView, Danger]]:
    """Positions of a random match, through the eyes of everybody."""
    for s in [*walk(BOTTLE_IMP, options, "danger")][::every]:
        for seat in (None, *range(options.players)):
            view = BOTTLE_IMP.view(s, seat)
            if found := danger_of(view):
                yield s, view, found


@EVERY_MODE
def test_it_is_true_and_cannot_tell_a_redealt_state(options: BottleImpOptions) -> None:
    """The law of redealing: two states with the same view give the same danger, and it holds in both."""
    looked_at = 0
    for s, view, found in warned(options, 7):
        redealt = BOTTLE_IMP.complete(view, Rng.of("danger"))
        assert danger_of(BOTTLE_IMP.view(redealt, view.seat)) == found
        for state in (s, redealt):
            check_truth(state, view, found)
        looked_at += 1
    assert looked_at > 20


def check_truth(s: BottleImpState, view: BottleImpView, found: Danger) -> None:
    c: list[int] = s.cells.tolist()
    deck = load_deck(view.options.deck)
    for seat, colours in enumerate(found.lacks):
        assert not {deck.colour(card) for card in members(c[HAND + seat])} & {*colours}
    mystery = sum(deck.value(card) for card in members(c[MYSTERY]))
    sums = RoundSums(view.options, RoundResult(0, view.parties, (), view.taken, view.bottles, ()))
    for stake in found.stakes:
        assert stake.least <= mystery * sums.factor(stake.owner) <= stake.most
        assert stake.taken >= sums.taken[stake.owner]
    price = max(bottle.price for bottle in view.bottles)
    others = [seat for seat in range(view.options.players) if seat != view.seat]
    held = {card for seat in others for card in members(c[HAND + seat]) if card < price}
    assert held <= {seller.card for seller in found.sellers}
    for seller in found.sellers:
        assert seller.card < price
        assert seller.holder is None or c[HAND + seller.holder] >> seller.card & 1


@pytest.mark.parametrize("mode", ["solo", "two-bottles"])
def test_the_bounds_of_the_mystery_trick_are_as_narrow_as_can_be(mode: str) -> None:
    """Against every way to lay the unseen cards, one by one, where they are few."""
    options = table(5 if mode == "two-bottles" else 4, mode, rounds=1)
    compared = 0
    for _, view, found in warned(options, 1):
        held = [size for seat, size in enumerate(view.hand_sizes) if seat != view.seat]
        if view.seat is None or not found.stakes or not 0 < sum(held) <= 4:
            continue
        sums = [*every_mystery(view, found)]
        for stake in found.stakes:
            bottles = sum(bottle.owner == stake.owner for bottle in view.bottles)
            assert (stake.least, stake.most) == (bottles * min(sums), bottles * max(sums))
        compared += 1
    assert compared > 3


def every_mystery(view: BottleImpView, found: Danger) -> Iterator[int]:
    assert view.seat is not None
    deck = load_deck(view.options.deck)
    others = [seat for seat in range(view.options.players) if seat != view.seat]
    seen = {*view.hand, *view.picks[:-2], *(card for _, card in view.trick)}
    seen |= {card for cards in view.taken for card in cards}
    seen |= {bottle.price for bottle in view.bottles if bottle.owner is not None}
    left, right = (view.seat + 1) % view.options.players, (view.seat - 1) % view.options.players
    given = {view.picks[-2]: left, view.picks[-1]: right}
    places = {card: seat for card, seat in given.items() if card not in seen}
    played_with = members(deck.full if view.options.players > 4 else deck.base)
    unseen = [card for card in played_with if card not in seen]
    own = sum(deck.value(card) for card in view.picks[:-2])
    free = [card for card in unseen if card not in places]
    hidden = len(unseen) - sum(view.hand_sizes[seat] for seat in others)
    for mystery in combinations(free, hidden):
        rest = [card for card in unseen if card not in mystery]
        if can_be_held(rest, others, view, places, found.lacks):
            yield own + sum(deck.value(card) for card in mystery)


def can_be_held(
    cards: list[int], others: list[int], view: BottleImpView, places: dict[int, int], lacks: Any
) -> bool:
    """Whether the hands can hold exactly these cards: each in turn tries every hand."""
    deck = load_deck(view.options.deck)
    room = {seat: view.hand_sizes[seat] for seat in others}

    def place(at: int) -> bool:
        if at == len(cards):
            return True
        card = cards[at]
        for seat in others:
            is_barred = places.get(card, seat) != seat or deck.colour(card) in lacks[seat]
            if room[seat] and (not is_barred or places.get(card) == seat):
                room[seat] -= 1
                if place(at + 1):
                    return True
                room[seat] += 1
        return False

    return place(0)


# As a player reads it


def test_what_the_owner_stands_to_lose_and_who_can_sell() -> None:
    """Seat 1 has bought the bottle with the 9 and taken the 5 and the 28."""
    s = say(
        BOTTLE_IMP.start(table(3, "solo", rounds=1)),
        "dealer 2",
        "deal 1 4 5 8 11 14 21 24 27 29 31 36 | 2 6 9 10 13 16 18 22 25 30 33 35 |"
        " 3 7 12 15 17 20 23 26 28 32 34 37",
        "0 pass mystery 36 left 4 right 1",
        "1 pass mystery 2 left 6 right 35",
        "2 pass mystery 3 left 7 right 37",
    )
    s = play(s, "5 9 28")
    found = danger_of(BOTTLE_IMP.view(s, 0))
    assert found is not None
    (stake,) = found.stakes
    assert stake.owner == 1
    assert stake.taken == points_of(["5", "28"])
    # The 36 was my own. Two more lie there, which may be the lowest or the highest that I have not seen.
    assert stake.least == points_of(["36"]) + 2 * 1
    assert stake.most == points_of(["36"]) + 2 * 6
    assert written(seller.card for seller in found.sellers) == "1 2 3 4 6"
    assert {RANKS[each.card]: each.holder for each in found.sellers if each.holder is not None} == {
        "1": 2,
        "4": 1,
    }


def test_whoever_does_not_follow_lacks_the_colour() -> None:
    found_lacking = 0
    for _, view, found in warned(table(4, "solo", rounds=1), 1):
        deck = load_deck(view.options.deck)
        for trick in view.tricks:
            led = deck.colour(trick.plays[0][1])
            lacking = [seat for seat, card in trick.plays if deck.colour(card) != led]
            assert all(led in found.lacks[seat] for seat in lacking)
            found_lacking += len(lacking)
    assert found_lacking


def test_nothing_is_warned_of_before_the_first_trick() -> None:
    s = BOTTLE_IMP.start(table(3, "solo"))
    assert danger_of(BOTTLE_IMP.view(s, 0)) is None
