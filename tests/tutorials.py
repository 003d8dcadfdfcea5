"""What holds for the tutorial of every game."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import ridotto
from ridotto.engine.records.record import Record, parse_record
from ridotto.engine.records.replay import replay
from ridotto.engine.records.verify import verify
from ridotto.games import find_kit
from ridotto.locale import LANGUAGES
from tests.word_files import messages

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"


class Tutorial:
    def __init__(self, game: str) -> None:
        data = json.loads((GAMES / game / "learn" / "tutorial.json").read_text("utf-8"))
        self.game = game
        self.seed: str = data["seed"]
        self.seat: int = data["seat"]
        self.steps: list[dict[str, Any]] = data["steps"]
        self.record: Record = parse_record(json.dumps(data["record"]))

    def tasks(self) -> Iterator[tuple[str, Any]]:
        """What the newcomer does and what they are asked for, as the engine makes it of the record."""
        kit = find_kit(self.game)
        states: list[Any] = list(replay(self.record))
        for step in self.steps:
            if step["acts"]:
                view = kit.game.view(states[step["frame"]], self.seat)
                yield self.record.events[step["frame"]], kit.messages.task_of(view)


def check_tutorial(game: str) -> Tutorial:
    tutorial = Tutorial(game)
    check_match(tutorial)
    check_steps(tutorial)
    check_words(tutorial)
    return tutorial


def check_match(tutorial: Tutorial) -> None:
    """It is a match that the engine deals from the seed, with legal moves to the end."""
    record = tutorial.record
    assert verify(record) is None
    match = ridotto.load(tutorial.game, seed=tutorial.seed, **record.options)
    for line in record.events:
        seat, _, move = line.partition(" ")
        if seat.isdigit():
            match.play(int(seat), move)
    assert match.is_over
    assert [*match.record().events] == [*record.events]


def check_steps(tutorial: Tutorial) -> None:
    """They go forward to the end, and every kind of choice that the game has is made."""
    frames = [step["frame"] for step in tutorial.steps]
    assert frames == sorted(frames)
    assert frames[-1] == len(tutorial.record.events)
    done = set()
    for line, task in tutorial.tasks():
        assert line.startswith(f"{tutorial.seat} ")
        assert task is not None, line
        done.add(task.kind)
    every_task = find_kit(tutorial.game).messages.task
    assert done == {get_args(task.__annotations__["kind"])[0] for task in get_args(every_task)}


def check_words(tutorial: Tutorial) -> None:
    wanted = {f"learn-{step['id']}-{part}" for step in tutorial.steps for part in ("title", "text")}
    for language in LANGUAGES:
        found = {key for key in messages(tutorial.game, language) if key.startswith("learn-")}
        assert {key for key in found if not key.endswith("-do")} == wanted, language
        assert {key.removesuffix("-do") + "-text" for key in found if key.endswith("-do")} <= wanted
