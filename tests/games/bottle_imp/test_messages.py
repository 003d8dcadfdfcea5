"""What clients are told: cards, figures that add up, and tasks that can be answered without the rules."""

from typing import Any

import pytest

from ridotto.engine.game import CHANCE
from ridotto.engine.rng import Rng
from ridotto.games import find_game
from ridotto.games.bottle_imp.messages.types import BottleImpPosition
from ridotto.games.bottle_imp.rules.options import BottleImpOptions
from tests.game_messages import messages_of
from tests.rule_free_client import play_by_tasks
from tests.walks import slug, walk

GAME = find_game("bottle_imp")
MESSAGES = messages_of(GAME)
OPTIONS = [*GAME.configurations(rounds=2)]
EVERY_MODE = pytest.mark.parametrize("options", OPTIONS, ids=[slug(GAME, each) for each in OPTIONS])


@EVERY_MODE
def test_cards_are_those_in_play(options: BottleImpOptions) -> None:
    cards: Any = MESSAGES.cards_of(options)
    assert len(cards.cards) == (54 if options.players > 4 else 36)


@EVERY_MODE
def test_figures_add_up(options: BottleImpOptions) -> None:
    for s in [*walk(GAME, options, "figures")][-60:]:
        position = MESSAGES.position_of(GAME.view(s, None))
        assert isinstance(position, BottleImpPosition)
        check_figures(position)


def check_figures(position: BottleImpPosition) -> None:
    for seat, total in enumerate(position.totals):
        assert total == sum(finished.scores[seat].score for finished in position.past)
    for finished in position.past:
        for score in finished.scores:
            if score.factor:
                assert score.score == -score.factor * finished.mystery_points
    assert sum(position.tricks_won) == len(position.tricks)
    if position.trick:
        assert position.winning in [play.card for play in position.trick]


@EVERY_MODE
def test_every_task_can_be_answered_from_the_message_alone(options: BottleImpOptions) -> None:
    play_by_tasks(GAME, options, answer)


def answer(task: Any, rng: Rng) -> str:
    return f"play {rng.choice(task.cards)}" if task.kind == "play" else pass_words(task, rng)


def pass_words(task: Any, rng: Rng) -> str:
    left = list(task.cards)
    words = ["pass"]
    for goal in task.goals:
        if goal.goal not in words:
            words.append(goal.goal)
        words.append(left.pop(rng.below(len(left))))
    return " ".join(words)


def test_a_bound_hand_is_told_the_colour() -> None:
    seen = set()
    for s in walk(GAME, GAME.parse_options({"players": 4}), "bound"):
        acting = GAME.to_act(s)
        if not acting or acting == (CHANCE,) or GAME.view(s, acting[0]).phase != "play":
            continue
        view = GAME.view(s, acting[0])
        task: Any = MESSAGES.task_of(view)
        position: Any = MESSAGES.position_of(view)
        is_bound = len(task.cards) < len(view.hand)
        assert task.must_follow == (position.led if is_bound else None)
        seen.add(is_bound)
    assert seen == {True, False}
