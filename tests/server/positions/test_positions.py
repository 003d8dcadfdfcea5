"""Positions say what the views say, add up, and hold nothing else."""

from itertools import permutations
from typing import Any

import pytest
from pydantic import TypeAdapter

from ridotto.engine.game import CHANCE
from ridotto.engine.match import Match
from ridotto.engine.rng import Rng
from ridotto.games import find_game
from ridotto.games.bottle_imp.messages.types import BottleImpPosition
from ridotto.games.turandot.messages.types import CastTask, TurandotPosition
from ridotto.games.turandot.rules.cards import DIRECTORS
from ridotto.games.turandot.rules.deck_file import house_deck
from ridotto.games.turandot.rules.options import TurandotOptions
from ridotto.games.turandot.rules.score_sheet import seat_points
from ridotto.messages.table import PositionInfo
from tests.game_messages import Cards, Position, Task, cards_of, position_of, task_of
from tests.walks import CONFIGURATIONS, IDS, AnyGame, walk

INFO = TypeAdapter(PositionInfo)
POSITION: TypeAdapter[Any] = TypeAdapter(Position)
TASK: TypeAdapter[Any] = TypeAdapter(Task)
CARDS: TypeAdapter[Any] = TypeAdapter(Cards)


def said(view: Any) -> bytes:
    """All that a seat is sent."""
    return INFO.dump_json(PositionInfo("position", 0, position_of(view), None, task_of(view), False, ()))


@pytest.mark.parametrize(("game", "options"), CONFIGURATIONS, ids=IDS)
def test_positions_are_what_the_protocol_says(game: AnyGame, options: Any) -> None:
    for s in [*walk(game, options, "shape")][::7]:
        for seat in (None, *range(options.players)):
            position = position_of(game.view(s, seat))
            assert POSITION.validate_json(POSITION.dump_json(position)) == position
            assert position.seat == seat


@pytest.mark.parametrize(("game", "options"), CONFIGURATIONS, ids=IDS)
def test_redealing_what_is_hidden_changes_no_byte(game: AnyGame, options: Any) -> None:
    rng = Rng.of("redeal")
    for s in [*walk(game, options, "redeal")][::11]:
        for seat in range(options.players):
            view = game.view(s, seat)
            other = game.complete(view, rng)
            assert said(game.view(other, seat)) == said(view)


def test_best_casts_are_looked_for_once_for_all_views(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("turandot")
    *_, s = walk(game, game.parse_options({"players": 5}), "once")
    looked_for = []

    class Counting:
        def run(self, _: Any, seat: int) -> int:
            looked_for.append(seat)
            return seat

    monkeypatch.setattr(type(game), "score_so_far", Counting())
    other = type(s)(s.options, s.cells, s.past)
    scores = [[player.score for player in game.view(other, seat).players] for seat in (None, *range(5))]
    assert scores == [[0, 1, 2, 3, 4]] * 6
    assert looked_for == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(("game", "options"), CONFIGURATIONS, ids=IDS)
def test_cards_are_those_in_play(game: AnyGame, options: Any) -> None:
    cards = cards_of(options)
    assert cards.game == game.id
    assert CARDS.validate_json(CARDS.dump_json(cards)) == cards
    if cards.game == "turandot":
        assert [face.id for face in cards.singers] == [*range(1, 37)]
    else:
        assert len(cards.cards) == (54 if options.players > 4 else 36)


@pytest.mark.parametrize(("game", "options"), CONFIGURATIONS, ids=IDS)
def test_figures_add_up(game: AnyGame, options: Any) -> None:
    for s in [*walk(game, options, "figures")][-60:]:
        check_figures(game.view(s, None), position_of(game.view(s, None)))


def check_figures(view: Any, position: Any) -> None:
    if isinstance(position, TurandotPosition):
        for row, player in zip(position.players, view.players, strict=True):
            assert row.production.points.total == player.score
            worth = row.production.worth
            assert sum(role.favourite for role in worth) == row.production.points.favourites
            assert sum(role.gender for role in worth) == row.production.points.gender
        if view.options.has_dummy:
            assert position.table.production is not None
            assert position.table.production.points.total == view.table.score
        for audition in position.past:
            assert len(audition.hires) == view.options.players
            assert sum(place.is_gone for place in audition.audition) == view.options.players
        return
    assert isinstance(position, BottleImpPosition)
    for seat, total in enumerate(position.totals):
        assert total == sum(finished.scores[seat].score for finished in position.past)
    for finished in position.past:
        for score in finished.scores:
            if score.factor:
                assert score.score == -score.factor * finished.mystery_points
    assert sum(position.tricks_won) == len(position.tricks)
    if position.trick:
        assert position.winning in [play.card for play in position.trick]


@pytest.mark.parametrize(("game", "options"), CONFIGURATIONS, ids=IDS)
def test_every_task_can_be_answered_from_the_message_alone(game: AnyGame, options: Any) -> None:
    """A client that knows no rules plays a match to its end, and every refusal would raise here."""
    match = Match(game, options, seed="tasks")
    rng = Rng.of("tasks")
    match.play_chance()
    while acting := game.to_act(match.state):
        for seat in range(options.players):
            assert (task_of(game.view(match.state, seat)) is not None) == (seat in acting)
        seat = rng.choice(acting)
        task = TASK.validate_json(TASK.dump_json(task_of(game.view(match.state, seat))))
        match.play_line(f"{seat} {answer(task, rng)}")
        match.play_chance()
    assert task_of(game.view(match.state, 0)) is None
    assert position_of(game.view(match.state, 0)).outcome is not None


def answer(task: Any, rng: Rng) -> str:
    if task.kind == "play":
        return f"play {rng.choice(task.cards)}"
    if task.kind == "pass":
        return pass_words(task, rng)
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


def pass_words(task: Any, rng: Rng) -> str:
    left = list(task.cards)
    words = ["pass"]
    for goal in task.goals:
        if goal.goal not in words:
            words.append(goal.goal)
        words.append(left.pop(rng.below(len(left))))
    return " ".join(words)


def test_a_bound_hand_is_told_the_colour() -> None:
    game = find_game("bottle_imp")
    for s in walk(game, game.parse_options({"players": 4}), "bound"):
        acting = game.to_act(s)
        if not acting or acting == (CHANCE,) or game.view(s, acting[0]).phase != "play":
            continue
        view = game.view(s, acting[0])
        task: Any = task_of(view)
        is_bound = len(task.cards) < len(view.hand)
        assert task.must_follow == (position_of(view).led if is_bound else None)


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
    game = find_game("turandot")
    options = TurandotOptions(2, "it", house_deck())
    for seed in range(200):
        for s in walk(game, options, seed):
            view = game.view(s, 0)
            if view.phase == "cast" and not view.own_cast:
                task = task_of(view)
                if view.players[0].director == director and isinstance(task, CastTask):
                    return view, task
    raise AssertionError("no such match was found")
