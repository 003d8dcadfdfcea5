"""Matches in parts: what is learnt depends on how many there are, and not on who plays them."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import pytest
import torch

from ridotto.engine.cells.steps import MOST_ACTIONS
from ridotto.games import find_kit
from ridotto.learn.networks.inputs import DeviceInputs
from ridotto.learn.networks.network import new_weights
from ridotto.learn.output.files import WEIGHTS
from ridotto.learn.playing.part import PartSettings
from ridotto.learn.playing.parts import Elsewhere, Parts, in_parts
from ridotto.learn.progress import ProgressReport
from ridotto.learn.run import Run
from ridotto.learn.settings import Stop
from ridotto.locale import translate
from ridotto.nets.declared import Learning
from ridotto.nets.weights import Arrays, load
from ridotto.system.sharing import Alone, Workers, working
from tests.unit.learn.conftest import KITS
from tests.unit.learn.test_learning import settings_of

T = TypeVar("T")
R = TypeVar("R")

GAMES = [kit.game.id for kit in KITS]
PARTS = 3


# Of any game.
def few(game: str) -> Learning[Any]:
    """Three set-ups of a game, found in any process."""
    learning = find_kit(game).learning
    assert learning is not None
    setups = learning.setups()
    chosen = [setups[0], setups[len(setups) // 2], setups[-1]]
    return replace(learning, setups=lambda: chosen)


def run_of(game: str, out: Path, workers: Workers, iterations: int = 2) -> Run:
    out.mkdir(exist_ok=True)
    learning = few(game)
    settings = settings_of((game, learning), matches=7, parts=PARTS)
    report = ProgressReport(partial(translate, "en"), lambda _: None)
    stop = Stop(minutes=1.0, iterations=iterations)
    elsewhere = Elsewhere(workers, partial(few, game))
    return Run(learning, settings, stop, out=out, duel_matches=3, report=report, elsewhere=elsewhere)


def learnt(game: str, out: Path) -> Arrays:
    return load(out / WEIGHTS, game, few(game))[1]


def are_equal(first: Arrays, second: Arrays) -> bool:
    return all(np.array_equal(first[name], second[name]) for name in first)


class Forgetful:
    """Loses every first attempt, as if the node had died."""

    def results(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        for item in items:
            work(item)
            yield work(item)


@pytest.mark.parametrize("game", GAMES)
def test_it_does_not_matter_who_plays(game: str, tmp_path: Path) -> None:
    run_of(game, tmp_path / "alone", Alone()).go()
    expected = learnt(game, tmp_path / "alone")
    with working(2) as workers:
        run_of(game, tmp_path / "processes", workers).go()
    assert are_equal(learnt(game, tmp_path / "processes"), expected)
    run_of(game, tmp_path / "again", Forgetful()).go()
    assert are_equal(learnt(game, tmp_path / "again"), expected)


def test_it_goes_on_exactly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES[0]
    run_of(game, tmp_path / "whole", Alone()).go()
    broken = run_of(game, tmp_path / "broken", Alone())
    save = broken.save

    class Stopped(Exception):
        pass

    def stop_after_one() -> None:
        save()
        raise Stopped

    monkeypatch.setattr(broken, "save", stop_after_one)
    with pytest.raises(Stopped):
        broken.go()
    with working(2) as workers:
        again = run_of(game, tmp_path / "broken", workers)
        again.resume()
        again.go()
    assert are_equal(learnt(game, tmp_path / "broken"), learnt(game, tmp_path / "whole"))


@pytest.mark.parametrize("game", GAMES)
def test_parts_are_the_same_matches(game: str) -> None:
    settings = settings_of((game, few(game)), matches=7, parts=PARTS)
    seeds = tuple(map(str, range(7)))
    parts = in_parts(PartSettings(0, partial(few, game), settings, seeds, None))
    assert sum((part.seeds for part in parts), ()) == seeds
    setups = few(game).setups()
    assert [setup for part in parts for setup in part.setups or ()] == [
        setups[match * 3 // 7] for match in range(7)
    ]
    assert len({part.luck for part in parts}) == PARTS


def test_another_learning_in_the_same_process() -> None:
    """Parts are kept between iterations, but only for the learning that they belong to."""
    game, cpu = GAMES[0], torch.device("cpu")
    luck = torch.Generator()
    inputs = DeviceInputs(few(game).inputs, cpu, torch.float32).size
    policy = new_weights(inputs=inputs, width=8, blocks=1, outputs=MOST_ACTIONS, luck=luck, last=0.1)
    played = []
    for steps in (24, 30):
        settings = settings_of((game, few(game)), matches=7, parts=PARTS, steps=steps)
        all_settings = in_parts(
            PartSettings(0, partial(few, game), settings, tuple(map(str, range(7))), None)
        )
        parts = Parts(all_settings, Alone(), cpu)
        parts.play(policy)
        played.append(parts.rollout.seen)
    short, long = played
    assert torch.equal(long[: len(short)], short)
    assert long[len(short) :].any(), "it is played on"
