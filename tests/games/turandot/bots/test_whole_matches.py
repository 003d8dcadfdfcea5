"""The bot in whole matches: always legal, fair, and better than chance."""

from typing import Any

import pytest

from ridotto.bots.random_bot import RandomBot
from ridotto.engine.bot import Bot
from ridotto.engine.rng import Rng
from ridotto.games.turandot.bots.heuristic.bot import HeuristicBot
from ridotto.games.turandot.rules.actions import number_in
from ridotto.games.turandot.rules.game import TURANDOT
from ridotto.games.turandot.rules.options import TurandotOptions
from ridotto.games.turandot.rules.views.view import TurandotView
from tests.games.turandot.bots.matches import decisions, scores

HEURISTIC, RANDOM = HeuristicBot(), RandomBot()

EVERY_TABLE = pytest.mark.parametrize(
    "options", list(TURANDOT.configurations()), ids=lambda options: f"{options.players}-{options.edition}"
)


@EVERY_TABLE
def test_all_its_choices_are_legal(options: TurandotOptions) -> None:
    bots: list[Bot[Any]] = [HEURISTIC, *[RANDOM] * (options.players - 1)]
    for match in range(2):
        for s, seat, action in decisions(options, bots, match):
            assert action in TURANDOT.legal(s, seat)


@EVERY_TABLE
def test_it_never_bids_for_crew_in_vain(options: TurandotOptions) -> None:  # T7.2, T7.6
    for s, seat, action in decisions(options, [HEURISTIC] * options.players, "crew"):
        v = TURANDOT.view(s, seat)
        if v.phase == "bid" and (seat == v.maestro or v.round == 3):
            assert number_in(action) > 0


@EVERY_TABLE
def test_hidden_choices_do_not_move_it(options: TurandotOptions) -> None:
    redealing = Rng.of("redealing")
    for s, seat, action in decisions(options, [HEURISTIC] * options.players, "fair"):
        v = TURANDOT.view(s, seat)
        if not any(player.is_sealed for player in v.players):
            continue
        redealt = TURANDOT.view(TURANDOT.complete(v, redealing), seat)
        assert HEURISTIC.choose(v, Rng.of("mind")) == HEURISTIC.choose(redealt, Rng.of("mind"))
        assert action in v.legal


def test_all_its_chance_comes_from_the_stream_it_is_given() -> None:
    options = TURANDOT.parse_options({"players": 3})
    once, again = ([action for *_, action in decisions(options, [HEURISTIC] * 3, 7)] for _ in range(2))
    assert once == again


def test_a_spectator_is_refused() -> None:
    view: TurandotView = TURANDOT.view(TURANDOT.start(TURANDOT.parse_options({})), None)
    with pytest.raises(ValueError, match="spectator"):
        HEURISTIC.choose(view, Rng.of(0))


@pytest.mark.parametrize("players", range(2, 6))
def test_it_beats_random_play(players: int) -> None:
    options = TURANDOT.parse_options({"players": players})
    own: list[int] = []
    others: list[int] = []
    for match in range(2):
        for seat in range(players):
            bots: list[Bot[Any]] = [HEURISTIC if each == seat else RANDOM for each in range(players)]
            points = scores(options, bots, match)
            own.append(points[seat])
            others += points[:seat] + points[seat + 1 :]
    assert sum(own) / len(own) > sum(others) / len(others) + 3
