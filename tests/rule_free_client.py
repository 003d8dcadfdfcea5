"""A client that knows no rules: it answers tasks from the messages alone."""

from collections.abc import Callable
from typing import Any

from ridotto.engine.game import Game, O, S, V
from ridotto.engine.play.match import Match
from ridotto.engine.rng import Rng
from tests.game_messages import messages_of, tasks_of

Answer = Callable[[Any, Rng], str]
"""A move for a task, as a record writes it without the seat."""


def play_by_tasks(game: Game[S, V, O], options: O, answer: Answer) -> None:
    """A match to its end. Every refusal would raise here."""
    messages, tasks = messages_of(game), tasks_of(game)
    match = Match(game, options, seed="tasks")
    rng = Rng.of("tasks")
    match.play_chance()
    while acting := game.to_act(match.state):
        for seat in range(options.players):
            assert (messages.task_of(game.view(match.state, seat)) is not None) == (seat in acting)
        seat = rng.choice(acting)
        task = tasks.validate_json(tasks.dump_json(messages.task_of(game.view(match.state, seat))))
        match.play_line(f"{seat} {answer(task, rng)}")
        match.play_chance()
    end = game.view(match.state, 0)
    assert messages.task_of(end) is None
    position: Any = messages.position_of(end)
    assert position.outcome is not None
