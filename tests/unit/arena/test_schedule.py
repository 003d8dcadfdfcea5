"""Every bot plays every seat of the same deal, and partners are the same bot."""

from collections import Counter
from itertools import combinations
from math import comb

import pytest

from ridotto.arena.schedule import line_up, rotations, seatings
from ridotto.games import find_game


@pytest.mark.parametrize("parties", range(2, 7))
@pytest.mark.parametrize("bots", range(2, 7))
def test_every_bot_of_a_deal_sits_in_every_seat(bots: int, parties: int) -> None:
    for deal in range(20):
        tables = seatings(bots, range(parties), deal, "seed")
        for bot in set(tables[0]):
            assert {seat for table in tables for seat, who in enumerate(table) if who == bot} == {
                *range(parties)
            }


@pytest.mark.parametrize("parties", range(2, 7))
@pytest.mark.parametrize("bots", range(2, 7))
def test_over_the_deals_all_bots_come_equally_often(bots: int, parties: int) -> None:
    deals = comb(bots, parties) if bots > parties else bots
    seats = Counter(bot for deal in range(deals) for bot in line_up(bots, parties, deal, "seed"))
    assert {seats[bot] for bot in range(bots)} == {deals * parties // bots}


@pytest.mark.parametrize("parties", range(2, 7))
@pytest.mark.parametrize("bots", range(2, 9))
def test_over_the_deals_every_bot_meets_every_other_equally_often(bots: int, parties: int) -> None:
    deals = comb(bots, parties) if bots > parties else bots
    tables = [line_up(bots, parties, deal, "seed") for deal in range(deals)]
    met = Counter(pair for table in tables for pair in combinations(sorted({*table}), 2))
    assert len({met[pair] for pair in combinations(range(bots), 2)}) == 1
    assert min(met.values()) > 0


def test_few_deals_are_soon_even() -> None:
    """With five bots at tables of two, five deals bring everybody twice."""
    seats = Counter(bot for deal in range(5) for bot in line_up(5, 2, deal, "seed"))
    assert seats == dict.fromkeys(range(5), 2)


def test_no_seating_is_played_twice() -> None:
    assert rotations((0, 1, 0, 1)) == ((0, 1, 0, 1), (1, 0, 1, 0))
    assert rotations((0, 0, 1)) == ((0, 0, 1), (0, 1, 0), (1, 0, 0))


def parties_with_teams() -> list[tuple[int, ...]]:
    game = find_game("bottle_imp")
    found = [options for options in game.configurations(rounds=1) if options.mode_row.has_teams]
    return [game.parties(game.apply_chance(game.start(options), (1,))) for options in found]


def test_partners_are_the_same_bot() -> None:
    for parties in parties_with_teams():
        for table in seatings(3, parties, 0, "seed"):
            for seat, party in enumerate(parties):
                assert table[seat] == table[party]
