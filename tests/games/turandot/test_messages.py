"""What clients are told: cards, figures that add up, and tasks that can be answered without the rules."""

from itertools import permutations
from typing import Any

import pytest

from ridotto.engine.rng import Rng
from ridotto.games import find_game
from ridotto.games.turandot.messages.types import CastTask, TurandotPosition
from ridotto.games.turandot.rules.deck.cards import DIRECTORS
from ridotto.games.turandot.rules.deck.deck_file import house_deck
from ridotto.games.turandot.rules.options import TurandotOptions
from ridotto.games.turandot.rules.views.score_sheet import seat_points
from ridotto.games.turandot.rules.views.view import TurandotView
from tests.game_messages import messages_of
from tests.rule_free_client import play_by_tasks
from tests.walks import SMALL, slug, walk

GAME = find_game("turandot")
MESSAGES = messages_of(GAME)
OPTIONS = [*GAME.configurations(), *(options for game, options in SMALL if game.id == GAME.id)]
EVERY_DECK = pytest.mark.parametrize("options", OPTIONS, ids=[slug(GAME, each) for each in OPTIONS])


@EVERY_DECK
def test_cards_are_those_in_play(options: TurandotOptions) -> None:
    cards: Any = MESSAGES.cards_of(options)
    assert [face.id for face in cards.singers] == [*range(1, 37)]


@EVERY_DECK
def test_figures_add_up(options: TurandotOptions) -> None:
    for s in [*walk(GAME, options, "figures")][-60:]:
        view = GAME.view(s, None)
        position = MESSAGES.position_of(view)
        assert isinstance(position, TurandotPosition)
        check_figures(view, position)


def check_figures(view: TurandotView, position: TurandotPosition) -> None:
    for row, player in zip(position.players, view.players, strict=True):
        assert row.production.points.total == player.score
        worth = row.production.worth
        assert sum(role.favourite for role in worth) == row.production.points.favourites
        assert sum(role.gender for role in worth) == row.production.points.gender
    if view.options.has_dummy:
        assert position.table.production is not None
        assert position.table.production.points.total == view.leftovers.score
    for finished in position.past:
        assert len(finished.hires) == view.options.players
        assert sum(place.is_gone for place in finished.audition) == view.options.players


@EVERY_DECK
def test_every_task_can_be_answered_from_the_message_alone(options: TurandotOptions) -> None:
    play_by_tasks(GAME, options, answer)


def answer(task: Any, rng: Rng) -> str:
    if task.kind == "bid":
        if task.may_bid_crew and rng.below(5) == 0:
            return "bid crew"
        money = rng.below(task.most_money + 1)
        return f"bid {rng.choice(task.numbers)}" + (f" money {money}" if money else "")
    if task.kind == "give":
        return f"give {rng.choice(task.slots)} to {rng.choice(task.seats)}"
    if task.kind == "name":
        return f"name {rng.choice(task.seats)}"
    if task.kind == "dismiss":
        return f"dismiss {rng.choice(task.directors)}"
    return f"cast {' '.join(str(singer) for singer in task.best)}"


def test_every_view_has_the_scores_of_the_state() -> None:
    for s in walk(GAME, GAME.parse_options({"players": 5}), "once"):
        for seat in (None, 0, 4):
            assert tuple(player.score for player in GAME.view(s, seat).players) == GAME.scores(s)


@pytest.mark.parametrize("director", range(len(DIRECTORS)), ids=DIRECTORS)
def test_the_worth_of_a_cast_is_a_sum(director: int) -> None:
    """What no cast changes and the worth of each singer in a role are all there is, for all 720 casts."""
    view, task = casting(director)
    worth = {one.singer: one.roles for one in task.worth}
    assert len(task.singers) == 6
    totals = []
    for cast in permutations(task.singers):
        real = seat_points(view, 0, [singer - 1 for singer in cast])
        roles = [worth[singer][role] for role, singer in enumerate(cast)]
        assert real.favourites == task.fixed.favourites + sum(role.favourite for role in roles)
        assert real.gender == task.fixed.gender + sum(role.gender for role in roles)
        assert real.director == task.fixed.director + sum(role.director for role in roles)
        assert (real.stars, real.scenery, real.maestro) == (
            *(task.fixed.stars, task.fixed.scenery, task.fixed.maestro),
        )
        added = sum(role.favourite + role.gender + role.director for role in roles)
        assert real.total == task.fixed.total + added
        totals.append(real.total)
    best = seat_points(view, 0, [singer - 1 for singer in task.best])
    assert best.total == max(totals)


def casting(director: int) -> tuple[Any, CastTask]:
    """A match of two at its end, with this director for the first seat."""
    options = TurandotOptions(2, "it", house_deck())
    for seed in range(200):
        for s in walk(GAME, options, seed):
            view = GAME.view(s, 0)
            if view.phase == "cast" and not view.own_cast:
                task = MESSAGES.task_of(view)
                if view.players[0].director == director and isinstance(task, CastTask):
                    return view, task
    raise AssertionError("no such match was found")
