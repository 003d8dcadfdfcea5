"""Redealing what a seat cannot see: exactly the worlds that fit, each as often as any other.

The worlds are found by brute force: every way to lay the unseen cards on the other hands and the mystery
trick, kept if the whole round could have been played from it.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from math import sqrt

import numpy as np
import pytest

from ridotto.compile.rule import compiled
from ridotto.engine.cells.cell_game import State
from ridotto.engine.rng import Rng
from ridotto.games.bottle_imp.rules.deck.cards import load_deck
from ridotto.games.bottle_imp.rules.game import BOTTLE_IMP
from ridotto.games.bottle_imp.rules.state import DECK, HAND, MYSTERY, OPEN, SIZE
from ridotto.games.bottle_imp.rules.views.view import BottleImpState, BottleImpView
from ridotto.games.bottle_imp.rules.views.worlds import draw_worlds
from tests.games.bottle_imp.builders import dealt, passed, say, seen, table
from tests.walks import state_at

Cards = frozenset[int]
World = tuple[tuple[Cards, ...], Cards]
"""The hands (in the eye, the hidden ones) by seat, and the mystery trick."""


def cards_in(mask: int) -> Cards:
    return frozenset(card for card in range(54) if int(mask) >> card & 1)


def world_of(s: BottleImpState) -> World:
    hands = tuple(cards_in(s.cells[HAND + seat]) for seat in range(s.options.players))
    return hands, cards_in(s.cells[MYSTERY])


def ways_to_lay(cards: Cards, sizes: list[int]) -> Iterator[tuple[Cards, ...]]:
    """All ways to lay cards on piles of these sizes."""
    if not sizes:
        yield ()
        return
    for chosen in combinations(sorted(cards), sizes[0]):
        for rest in ways_to_lay(cards - {*chosen}, sizes[1:]):
            yield (frozenset(chosen), *rest)


def has_followed(v: BottleImpView, hands: tuple[Cards, ...]) -> bool:
    """Whether every card played so far was allowed, if these hands are what is left."""
    deck = load_deck(v.options.deck)
    tricks = [*(trick.plays for trick in v.tricks), v.trick]
    held = [set(hand) for hand in hands]
    laid = [set(v.open_hands[seat]) if v.open_hands else set() for seat in range(v.options.players)]
    for plays in reversed(tricks):
        for seat, card in reversed(plays):
            hand = laid[seat] if v.shown and card in v.shown[seat] else held[seat]
            hand.add(card)
            led = deck.colour(plays[0][1])
            is_leading = card == plays[0][1]
            could_follow = any(deck.colour(other) == led for other in hand)
            if not is_leading and could_follow and deck.colour(card) != led:
                return False
    return True


def gifts_of(v: BottleImpView) -> list[tuple[int, int]]:
    """Receiver and card of what this seat gave into a hand that nobody else sees."""
    if v.seat is None:
        return []
    first, second = v.picks[-2:]
    if v.options.players == 2:
        return [(1 - v.seat, second)]
    return [((v.seat + 1) % v.options.players, first), ((v.seat - 1) % v.options.players, second)]


def fitting_worlds(s: BottleImpState, v: BottleImpView) -> tuple[set[World], int]:
    """The worlds a seat must think possible, and how many there were had it not watched who followed.

    What the seat knows: its cards, all that was laid open, and where the cards went that it gave away.
    """
    players = v.options.players
    played = {card for trick in v.tricks for _, card in trick.plays} | {card for _, card in v.trick}
    laid = {card for cards in v.open_hands for card in cards}
    unseen = cards_in(s.cells[DECK]) - played - laid - {*v.hand}
    known: list[set[int]] = [set() for _ in range(players)]
    discarded = v.picks[:-2]
    for receiver, card in gifts_of(v):
        if card not in played:
            known[receiver].add(card)
    unseen -= {*discarded, *(card for cards in known for card in cards)}
    others = [seat for seat in range(players) if seat != v.seat]
    sizes = [v.hand_sizes[seat] - len(known[seat]) for seat in others]
    worlds = []
    for *piles, mystery in ways_to_lay(unseen, [*sizes, len(unseen) - sum(sizes)]):
        hands = [frozenset(v.hand)] * players
        for seat, pile in zip(others, piles, strict=True):
            hands[seat] = pile | known[seat]
        worlds.append((tuple(hands), mystery | {*discarded}))
    fitting = {(hands, mystery) for hands, mystery in worlds if has_followed(v, hands)}
    return fitting, len(worlds)


def assert_even(counts: Counter[World], worlds: set[World], samples: int) -> None:
    """No more scatter than chance allows: chi-square within three standard deviations of its mean."""
    assert set(counts) <= worlds
    expected = samples / len(worlds)
    chi_square = sum((counts[world] - expected) ** 2 / expected for world in worlds)
    freedom = len(worlds) - 1
    assert chi_square < freedom + 3 * sqrt(2 * freedom)


# Players, mode, deck, seed and length of a random match, and who redeals it (None: a spectator).
ENDINGS = [
    (3, "solo", "matagot", 4, 36, 2),
    (3, "solo", "classic", 3, 36, 1),
    (3, "solo", "matagot", 0, 41, None),
    (4, "solo", "matagot", 2, 41, 0),
    (4, "solo", "matagot", 0, 41, 1),
    (4, "teams-2-1-1", "classic", 0, 41, 2),
    (5, "two-bottles", "matagot", 0, 63, 0),
    (6, "teams-2-2-2", "matagot", 0, 65, 4),
    (2, "eye", "matagot", 53, 29, 0),
    (2, "eye", "matagot", 52, 25, 0),
    (2, "eye", "classic", 94, 31, 1),
]

SAMPLES_FOR_EACH = 80
COMPILED_SAMPLES_FOR_EACH = 300


@pytest.mark.parametrize(("players", "mode", "deck", "seed", "steps", "seat"), ENDINGS)
def test_every_fitting_world_is_equally_likely(
    players: int, mode: str, deck: str, seed: int, steps: int, seat: int | None
) -> None:
    """In endings where somebody did not follow, so that not every way to lay the unseen cards fits."""
    s = state_at(BOTTLE_IMP, table(players, mode, deck=deck, rounds=1), seed, steps)
    view = seen(s, seat)
    worlds, ways = fitting_worlds(s, view)
    assert world_of(s) in worlds
    assert 6 <= len(worlds) < ways
    samples = SAMPLES_FOR_EACH * len(worlds)
    rng = Rng.of("even", seed)
    counts = Counter(world_of(BOTTLE_IMP.complete(view, rng)) for _ in range(samples))
    assert set(counts) == worlds
    assert_even(counts, worlds, samples)


@pytest.mark.parametrize(("players", "mode", "deck", "seed", "steps", "seat"), ENDINGS)
def test_compiled_worlds_are_as_even(
    players: int, mode: str, deck: str, seed: int, steps: int, seat: int | None
) -> None:
    s = state_at(BOTTLE_IMP, table(players, mode, deck=deck, rounds=1), seed, steps)
    view = seen(s, seat)
    worlds, _ = fitting_worlds(s, view)
    k, w = BOTTLE_IMP.known_by(view)
    r, cells = np.array(Rng.of("compiled", seed).cells, np.int64), np.zeros(SIZE, np.int64)
    draw: Callable[..., int] = compiled(draw_worlds)
    counts: Counter[World] = Counter()
    for _ in range(COMPILED_SAMPLES_FOR_EACH * len(worlds)):
        draw(k, w, r, cells, 1)
        counts[world_of(State(view.options, cells))] += 1
    assert set(counts) == worlds
    assert_even(counts, worlds, counts.total())


def test_both_speeds_draw_the_same_worlds() -> None:
    s = state_at(BOTTLE_IMP, table(4, "solo", rounds=1), 2, 30)
    k, w = BOTTLE_IMP.known_by(seen(s, 0))
    slow, cells = Rng.of("speeds").cells, [0] * SIZE
    draw: Callable[..., int] = compiled(draw_worlds)
    fast, fast_cells = np.array(slow, np.int64), np.zeros(SIZE, np.int64)
    for _ in range(50):
        draw_worlds(k.tolist(), w.tolist(), slow, cells, 1)
        draw(k, w, fast, fast_cells, 1)
        assert fast_cells.tolist() == cells
    assert fast.tolist() == slow


def test_an_uneven_sampler_would_be_noticed() -> None:
    """The bound is worth something: one world in ten, seen half as often again, breaks it."""
    worlds: set[World] = {((frozenset([card]),), frozenset()) for card in range(10)}
    even = Counter(dict.fromkeys(worlds, SAMPLES_FOR_EACH))
    assert_even(even, worlds, SAMPLES_FOR_EACH * 10)
    even[next(iter(worlds))] += 60
    with pytest.raises(AssertionError):
        assert_even(even, worlds, SAMPLES_FOR_EACH * 10 + 60)


@pytest.mark.parametrize(("players", "mode"), [(2, "eye"), (3, "solo"), (4, "solo"), (5, "two-bottles")])
def test_before_the_pass_every_unseen_card_is_equally_likely_everywhere(players: int, mode: str) -> None:
    """Nothing is known but the own cards: place by place, each unseen card comes up evenly."""
    s = dealt(players, mode)
    view = seen(s, 0)
    own = {*view.hand, *(view.open_hands[0] if players == 2 else ())}
    unseen = cards_in(s.cells[DECK]) - own
    rng = Rng.of("before", players)
    samples = 1000
    places: dict[int, Counter[int]] = {}
    for _ in range(samples):
        redealt = BOTTLE_IMP.complete(view, rng)
        for seat in range(1, players):
            for start in (HAND, OPEN) if players == 2 else (HAND,):
                places.setdefault(start + seat, Counter()).update(cards_in(redealt.cells[start + seat]))
    for place, counts in places.items():
        assert set(counts) == unseen
        share = len(cards_in(s.cells[place])) / len(unseen)
        scatter = sqrt(samples * share * (1 - share))
        assert all(abs(counts[card] - samples * share) < 5 * scatter for card in unseen)


@pytest.mark.parametrize(
    ("players", "mode"), [(2, "eye"), (3, "solo"), (5, "teams-2-2-1"), (6, "two-bottles")]
)
def test_what_one_gave_away_stays_where_it_went(players: int, mode: str) -> None:
    """The own discards lie in the mystery trick and the passed cards with their receivers, until played."""
    s = passed(players, mode, dealer=1, rounds=1)
    rng = Rng.of("gifts", players)
    still_held = 0
    while not s.past:
        for seat in range(players):
            view = seen(s, seat)
            redealt = BOTTLE_IMP.complete(view, rng)
            hands, mystery = world_of(redealt)
            assert {*view.picks[:-2]} <= mystery
            assert hands[seat] == {*view.hand}
            for receiver, card in gifts_of(view):
                is_held = card in world_of(s)[0][receiver]
                still_held += is_held
                assert (card in hands[receiver]) == is_held
        seat = BOTTLE_IMP.to_act(s)[0]
        s = BOTTLE_IMP.apply(s, seat, rng.choice(BOTTLE_IMP.legal(s, seat)))
    assert still_held > 10


def test_what_one_received_was_given_by_the_neighbours() -> None:
    """A redealt match remembers it too: every seat's picks fit what this seat took up."""
    s = passed(4, "solo")
    view = seen(s, 2)
    for number in range(50):
        redealt = BOTTLE_IMP.complete(view, Rng.of("received", number))
        assert seen(redealt, 1).picks[-2] == view.received[0]
        assert seen(redealt, 3).picks[-1] == view.received[1]
        for seat in range(4):
            assert seen(redealt, seat).picks[0] in world_of(redealt)[1]


def test_a_sealed_choice_is_redrawn_from_the_redealt_hand() -> None:
    """Before the pass: who has chosen is known, what is not."""
    s = say(dealt(4, "solo"), "2 pass mystery 20 left 21 right 22")
    choices = set()
    for number in range(50):
        redealt = BOTTLE_IMP.complete(seen(s, 0), Rng.of("sealed", number))
        picks = seen(redealt, 2).picks
        assert len({*picks}) == 3
        assert {*picks} <= {*seen(redealt, 2).hand}
        choices.add(picks)
    assert len(choices) > 40
    own = BOTTLE_IMP.complete(seen(s, 2), Rng.of("own"))
    assert seen(own, 2).picks == seen(s, 2).picks
