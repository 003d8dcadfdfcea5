"""Points (T12), winners (T13), the dummy (T14) and the best cast."""

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ridotto.compile.bits import members
from ridotto.compile.kernel import Kernel
from ridotto.engine.game import CHANCE, Outcome
from ridotto.engine.rng import Rng
from ridotto.games.turandot.rules.best_cast import (
    PLACE_BITS,
    best_leads,
    best_score,
    best_value,
    full_troupe,
    gain,
    score_so_far,
    suggested_cast,
)
from ridotto.games.turandot.rules.deck.cards import CALAF, DIRECTORS, FEMALE, LIU, Deck, Singer
from ridotto.games.turandot.rules.deck.cards import TURANDOT as LEAD
from ridotto.games.turandot.rules.game import TURANDOT
from ridotto.games.turandot.rules.options import TurandotOptions, parse_options
from ridotto.games.turandot.rules.scoring import Breakdown, break_down, favourite_value
from ridotto.games.turandot.rules.state import (
    DIRECTOR,
    FAVOURITE,
    GENDER,
    SCENERY,
    TABLE,
    TROUPE,
    first_cells,
)
from tests.games.turandot.tables import auditioning, cast, dismissing, played, player, public, staged, table

HOUSE = parse_options({})
FULL = st.just(7)


def ids(text: str) -> list[int]:
    return [int(word) - 1 for word in text.split()]


@pytest.mark.parametrize(
    ("cast_line", "director", "scenery", "points", "total"),
    [
        ("5 3 16 1 9 14", "favourites", 1, (12, 1, 3, 0, 3, 0), 19),  # T16.9
        ("6 20 22 25 27 33", "comic_over_goth", 0, (12, 0, 1, 0, 1, 0), 14),  # T16.10
        ("6 20 27 25 22 33", "comic_over_goth", 0, (12, 0, 1, -2, 1, 0), 12),  # T16.11
        ("5 15 7 1 19 26", "scenery", 2, (13, 2, 2, -1, 2, 0), 18),  # T16.12
        ("23 2 11 18 27 32", "one_of_each", 0, (12, 0, 2, 0, 3, 0), 17),  # T16.13
        ("23 2 11 18 31 32", "one_of_each", 0, (14, 0, 2, 0, 0, 0), 16),  # T16.14
        ("4 21 6 12 36 31", "undefined_gender", 0, (12, 0, 0, 0, 3, 0), 15),  # T16.15
        ("17 8 16 13 19 36", "alternative_over_classical", 0, (12, 0, 2, 0, 2, 0), 16),  # T16.16
        ("17 8 16 13 19 36", "classical_over_alternative", 0, (12, 0, 2, 0, -2, 0), 12),  # T16.17
        ("17 8 16 13 19 36", "goth_over_comic", 0, (12, 0, 2, 0, 1, 0), 15),  # T16.18
        ("17 8 16 13 19 36", "plain", 0, (12, 0, 2, 0, 0, 0), 14),  # T16.19
    ],
)
def test_scores_of_the_rulebook(
    cast_line: str, director: str, scenery: int, points: tuple[int, ...], total: int
) -> None:
    scored = break_down(HOUSE, ids(cast_line), DIRECTORS.index(director), scenery)
    assert scored == Breakdown(*points)
    assert scored.total == total


def test_a_singer_gains_only_in_the_very_favourite_role() -> None:  # T1.4
    as_liu = break_down(HOUSE, [None, None, *ids("10"), None, None, None], None)
    as_turandot = break_down(HOUSE, [*ids("10"), None, None, None, None, None], None)
    assert (as_liu.favourites, as_turandot.favourites) == (0, 1)


def test_undefined_singers_sing_anything_at_no_cost() -> None:  # T12.6
    assert break_down(HOUSE, ids("6 12 18 24 30 36"), None).gender == 0
    assert break_down(HOUSE, ids("1 4 2 5 10 11"), None).gender == -6


# The best cast


@st.composite
def decks(draw: st.DrawFn, rounds: st.SearchStrategy[int] = FULL) -> TurandotOptions:
    """Decks of any kind, also with favourites of the opposite gender (T17.5)."""
    singers = tuple(
        Singer(
            number,
            draw(st.sampled_from(["professional", "amateur", "alternative", "classical", "comic", "goth"])),
            draw(st.sampled_from(["male", "female", "undefined"])),
            draw(st.integers(1, 3)),
            draw(st.sampled_from(["", "turandot", "calaf", "liu"])),
        )
        for number in range(1, 37)
    )
    return TurandotOptions(2, "it", Deck("custom", singers), draw(rounds))


@settings(max_examples=40)
@given(
    options=decks(),
    troupe=st.lists(st.integers(0, 35), max_size=6, unique=True),
    director=st.sampled_from([None, *range(9)]),
    scenery=st.integers(0, 3),
)
def test_no_cast_beats_the_best_one(
    options: TurandotOptions, troupe: list[int], director: int | None, scenery: int
) -> None:
    check_best(options, troupe, director, scenery)


@settings(max_examples=150)
@given(
    options=decks(st.integers(1, 6)),
    troupe=st.lists(st.integers(0, 35), max_size=6, unique=True),
    director=st.sampled_from([None, *range(9)]),
)
def test_no_cast_of_fewer_roles_beats_the_best_one(
    options: TurandotOptions, troupe: list[int], director: int | None
) -> None:  # T18.2
    check_best(options, troupe[: options.roles], director, 1)


def check_best(options: TurandotOptions, troupe: list[int], director: int | None, scenery: int) -> None:
    """Against all ways to give these singers the roles that are cast."""
    empty = [None] * (options.roles - len(troupe))
    uncast = (None,) * (6 - options.roles)
    best = max(
        naive_score(options, (*order, *uncast), director, scenery)
        for order in set(permutations([*troupe, *empty]))
    )
    cells = first_cells(options).tolist()
    cells[TROUPE] = sum(1 << singer for singer in troupe)
    cells[DIRECTOR] = -1 if director is None else director
    cells[SCENERY] = scenery
    assert best_score(cells, 0) == best
    suggested = suggested_cast(options, troupe, director)
    assert sorted(singer for singer in suggested if singer is not None) == sorted(troupe)
    assert suggested[options.roles :] == uncast
    assert naive_score(options, suggested, director, scenery) == best
    assert break_down(options, suggested, director, scenery).total == best
    assert suggested_cast(options, troupe[::-1], director) == suggested


@settings(max_examples=200)
@given(
    options=decks(),
    troupe=st.sets(st.integers(0, 35), max_size=6),
    director=st.sampled_from([None, *range(9)]),
)
def test_counting_finds_what_trying_finds(
    options: TurandotOptions, troupe: set[int], director: int | None
) -> None:
    cells: list[int] = first_cells(options).tolist()
    cells[TROUPE] = sum(1 << singer for singer in troupe)
    cells[DIRECTOR] = -1 if director is None else director
    full, loved = full_troupe(cells, 0), favourite_value(cells, 0)
    women = (full & cells[GENDER + FEMALE]).bit_count()

    def value(turandot: int, liu: int) -> int:
        has_calaf = full & ~(1 << turandot | 1 << liu) & cells[FAVOURITE + CALAF]
        gains = gain(cells, turandot, LEAD, loved) + gain(cells, liu, LIU, loved)
        return gains + (loved if has_calaf else 0) - women

    values = {leads: value(*leads) for leads in permutations(members(full), 2)}
    assert best_value(cells, 0) == max(values.values())
    first = min(leads for leads, found in values.items() if found == max(values.values()))
    assert best_leads(cells, 0) == first[0] | first[1] << PLACE_BITS


def naive_score(
    options: TurandotOptions, order: tuple[int | None, ...], director: int | None, scenery: int
) -> int:
    """The points of a cast straight from the tables of T2.1 and T12.5."""
    name = None if director is None else DIRECTORS[director]
    roles = ("turandot", "calaf", "liu", "ping", "pong", "pang")
    genders = ("female", "male", "female", "male", "male", "male")
    score = scenery * (2 if name == "scenery" else 1)
    categories = []
    for role, gender, index in zip(roles, genders, order, strict=True):
        if index is None:
            continue
        singer = options.deck.singers[index]
        categories.append(singer.category)
        score += singer.stars
        if singer.favourite == role:
            score += 2 if name == "favourites" else 1
        if singer.gender not in (gender, "undefined"):
            score -= 1
        if name == "undefined_gender" and singer.gender == "undefined":
            score += 1
    if name is not None and "_over_" in name:
        liked, disliked = name.split("_over_")
        score += categories.count(liked) - categories.count(disliked)
    if name == "one_of_each" and len(set(categories)) == 6:
        score += 3
    return score


def test_everybody_can_see_what_the_best_cast_so_far_is_worth() -> None:
    s = played(auditioning(played(table(players=3), "maestro 0")), "0 bid 4", "1 bid 1", "2 bid 2")
    assert [each.score for each in public(s).players] == [3, 3, 3]
    assert TURANDOT.scores(s) == (3, 3, 3)
    s = played(dismissing(s, "plain"), "audition 5 8 6 7")
    s = played(s, "0 bid 1", "1 bid 2", "2 bid 3")
    assert TURANDOT.scores(s) == (3 + 3, 3 + 2, 3 + 2)


# Winners

THIRD = [18, 34, 16, 31, 21, 13]
SPARE = [2, 3, 5, 6, 8, 10]


def test_the_most_points_win() -> None:  # T13.1
    s = staged([[25, 1, 28, 7, 9, 29], [4, 20, 35, 14, 33, 27], THIRD, SPARE], ["plain", "scenery", *OTHERS])
    s = cast(s, [29, 1, 28, 7, 9, 25], [4, 20, 35, 14, 33, 27], THIRD)
    assert TURANDOT.outcome(s) == Outcome((14, 13, 15), (2,), "points")


OTHERS = ["undefined_gender", "favourites"]
TIED = ["comic_over_goth", "goth_over_comic", *OTHERS]


def test_ties_go_to_the_stars() -> None:  # T16.20
    first, second = [29, 1, 28, 7, 9, 25], [4, 20, 35, 14, 33, 36]
    s = cast(staged([first, second, THIRD, SPARE], TIED), first, second, THIRD)
    assert TURANDOT.outcome(s) == Outcome((17, 17, 15), (0,), "stars")
    swapped = [TIED[1], TIED[0], *TIED[2:]]
    s = cast(staged([second, first, THIRD, SPARE], swapped), second, first, THIRD)
    assert TURANDOT.outcome(s) == Outcome((17, 17, 15), (1,), "stars")


def test_equal_stars_share_the_win() -> None:  # T16.20
    first, second, third = [10, 15, 28, 7, 19, 34], [23, 20, 6, 12, 13, 30], [17, 16, 26, 32, 14, 9]
    directors = ["favourites", "undefined_gender", "alternative_over_classical", "plain"]
    s = cast(staged([first, second, third, [1, 2, 3, 4, 5, 8]], directors), first, second, third)
    assert TURANDOT.outcome(s) == Outcome((17, 17, 11), (0, 1), "shared")


def test_a_player_may_cast_worse_than_possible() -> None:  # T12.2, TR22
    first, second = [29, 1, 28, 7, 9, 25], [4, 20, 35, 14, 33, 36]
    s = staged([first, second, THIRD, SPARE], TIED)
    assert TURANDOT.scores(s)[0] == 17
    s = cast(s, [1, 29, 28, 7, 9, 25], second, THIRD)
    assert TURANDOT.scores(s) == (15, 17, 15)
    assert player(s, 0).cast == tuple(ids("1 29 28 7 9 25"))


# Two players


def two_players(first: str, second: str, dummy: str, directors: list[str], maestro: int = 0) -> Outcome:
    troupes = [[singer + 1 for singer in ids(line)] for line in (first, second, dummy)]
    outcome = TURANDOT.outcome(cast(staged(troupes, directors, maestro), *troupes[:2]))
    assert outcome is not None
    return outcome


def test_the_dummy_sings_in_the_order_the_singers_came() -> None:  # T16.21
    s = staged(
        [[1, 2, 3, 4, 5, 6], [10, 11, 12, 13, 14, 15], [9, 8, 29, 17, 27, 30]],
        ["plain", "scenery", "comic_over_goth"],
    )
    assert public(s).leftovers.score == 9
    assert public(s).leftovers.troupe == tuple(ids("9 8 29 17 27 30"))


EVEN = ("23 20 11 9 18 36", "34 3 35 12 17 30", "2 32 28 31 5 16")
EVEN_DIRECTORS = ["classical_over_alternative", "undefined_gender", "alternative_over_classical"]


def test_the_maestro_of_round_seven_loses_a_point_before_the_tie_break() -> None:  # T16.22, TR19
    assert two_players(*EVEN, EVEN_DIRECTORS) == Outcome((14, 14), (0,), "stars", dummy=14)
    assert two_players(*EVEN, EVEN_DIRECTORS, maestro=1) == Outcome((15, 13), (0,), "points", dummy=14)


def test_the_dummy_wins_with_more_than_both() -> None:  # T16.22, T14.7
    lines = ("10 3 11 6 26 31", "23 8 12 9 14 25", "22 4 28 7 1 20")
    directors = ["undefined_gender", "favourites", "goth_over_comic"]
    assert two_players(*lines, directors) == Outcome((14, 14), (), "dummy", dummy=15)


def test_the_dummy_loses_when_it_has_no_more_than_the_better_player() -> None:  # T14.8, TR17
    lines = ("10 3 11 6 26 31", "23 8 12 9 14 25", "22 4 28 7 1 20")
    directors = ["undefined_gender", "favourites", "goth_over_comic"]
    assert two_players(*lines, directors, maestro=1) == Outcome((15, 13), (0,), "points", dummy=15)


def test_only_two_players_have_a_dummy_and_a_penalty() -> None:
    first, second = [29, 1, 28, 7, 9, 25], [4, 20, 35, 14, 33, 36]
    s = staged([first, second, THIRD, SPARE], TIED)
    assert public(s).leftovers.score is None
    outcome = TURANDOT.outcome(cast(s, first, second, THIRD))
    assert outcome is not None
    assert outcome.to_json() == {"scores": [17, 17, 15], "winners": [0]}


def test_both_speeds_count_the_same_points() -> None:
    kernel = Kernel(score_so_far, "vi")
    kernel.warm_up()
    rng = Rng.of("points")
    for options in TURANDOT.configurations():
        s = TURANDOT.start(options)
        while acting := TURANDOT.to_act(s):
            for row in (*range(options.players), TABLE):
                assert kernel.run(s.cells, row) == score_so_far(s.cells.tolist(), row)
            if acting == (CHANCE,):
                s = TURANDOT.apply_chance(s, TURANDOT.sample_chance(s, rng))
            else:
                seat = rng.choice(acting)
                s = TURANDOT.apply(s, seat, rng.choice(TURANDOT.legal(s, seat)))
