"""Positions say what the views say and hold nothing else, in every game."""

from typing import Any

import pytest
from pydantic import TypeAdapter

from ridotto.engine.game import Options, SomeGame
from ridotto.engine.rng import Rng
from ridotto.games import all_kits
from ridotto.messages.table.from_server import PositionInfo
from tests.game_messages import infos_of, messages_of, positions_of
from tests.rule_free_client import play_by_tasks
from tests.walks import CONFIGURATIONS, IDS, slug, walk

PLAIN = [
    (kit.game, options)
    for kit in all_kits()
    if kit.load_messages is None
    for options in kit.game.configurations(rounds=2)
]


def said(game: SomeGame, view: Any) -> bytes:
    """All that a seat is sent, with everything it can ask for."""
    messages = messages_of(game)
    position, task = messages.position_of(view), messages.task_of(view)
    danger = messages.danger_of(view)
    info = PositionInfo("position", 0, None, task, False, (), danger, position=position)
    return infos_of(game).dump_json(info)


@pytest.mark.parametrize(("game", "options"), CONFIGURATIONS, ids=IDS)
def test_positions_are_what_the_protocol_says(game: SomeGame, options: Options) -> None:
    for s in [*walk(game, options, "shape")][::7]:
        for seat in (None, *range(options.players)):
            position: Any = messages_of(game).position_of(game.view(s, seat))
            kind = positions_of(game)
            assert kind.validate_json(kind.dump_json(position)) == position
            assert position.game == game.id
            assert position.seat == seat


@pytest.mark.parametrize(("game", "options"), CONFIGURATIONS, ids=IDS)
def test_positions_are_their_own_part_and_what_a_spectator_sees(game: SomeGame, options: Options) -> None:
    messages = messages_of(game)
    parts = messages.parts
    if parts is None:
        return
    own: TypeAdapter[Any] = TypeAdapter(parts.own)
    for s in [*walk(game, options, "parts")][::5]:
        common = parts.to_common.to_json(parts.common_of(game.view(s, None)))
        for seat in (None, *range(options.players)):
            view = game.view(s, seat)
            whole = positions_of(game).dump_json(messages.position_of(view))
            assert whole == own.dump_json(parts.own_of(view))[:-1] + b"," + common[1:]


@pytest.mark.parametrize(("game", "options"), CONFIGURATIONS, ids=IDS)
def test_redealing_what_is_hidden_changes_no_byte(game: SomeGame, options: Options) -> None:
    rng = Rng.of("redeal")
    for s in [*walk(game, options, "redeal")][::11]:
        for seat in range(options.players):
            view = game.view(s, seat)
            other = game.complete(view, rng)
            assert said(game, game.view(other, seat)) == said(game, view)


@pytest.mark.parametrize(("game", "options"), CONFIGURATIONS, ids=IDS)
def test_cards_come_with_their_game(game: SomeGame, options: Options) -> None:
    messages = messages_of(game)
    cards: Any = messages.cards_of(options)
    kind: TypeAdapter[Any] = TypeAdapter(messages.cards)
    assert cards.game == game.id
    assert kind.validate_json(kind.dump_json(cards)) == cards


@pytest.mark.parametrize(("game", "options"), PLAIN, ids=[slug(*plain) for plain in PLAIN])
def test_plain_tasks_can_be_answered_from_the_message_alone(game: SomeGame, options: Options) -> None:
    play_by_tasks(game, options, lambda task, rng: rng.choice(task.moves))
