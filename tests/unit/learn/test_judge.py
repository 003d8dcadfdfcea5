"""A judge learns on the processor, tiny: from what was seen, and from what came of it."""

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from ridotto.cli import main
from ridotto.games import all_kits
from ridotto.learn.judging.judge import LearningJudge
from ridotto.learn.judging.positions import Positions
from ridotto.learn.judging.run import JudgeRun
from ridotto.learn.networks.known import known_network
from ridotto.learn.output.files import JUDGE
from ridotto.learn.playing.match_tensors import MatchTensors
from ridotto.learn.settings import Settings, Stop
from ridotto.locale import translate
from ridotto.nets.declared import Learning
from ridotto.nets.judging.numbers import load_judge

CPU = torch.device("cpu")
KITS = [kit for kit in all_kits() if kit.learning is not None and kit.learning.load_judging is not None]


# Of any game.
@pytest.fixture(params=KITS, ids=lambda kit: str(kit.game.id))
def judged(request: pytest.FixtureRequest) -> tuple[str, Learning[Any]]:
    kit = request.param
    setups = kit.learning.setups()
    return kit.game.id, replace(kit.learning, setups=lambda: [setups[0], setups[-1]])


def luck_of(seed: int) -> torch.Generator:
    return torch.Generator().manual_seed(seed)


def test_what_was_seen_is_known_by_what_it_came_to(judged: tuple[str, Learning[Any]]) -> None:
    game, learning = judged
    assert learning.load_judging is not None
    tables = MatchTensors(game, learning, seeds=["a", "b"], device=CPU, luck=luck_of(1), win_share=1.0)
    positions = Positions(tables, learning.load_judging(), luck_of(2))
    over = 0
    while over < 3:
        chosen = tables.legal().float().argmax(1)
        positions.look_ahead(tables.as_taken(chosen))
        rewards, _, is_over = tables.advance(chosen)
        seen, worth = positions.take_over(rewards, is_over)
        assert len(seen) == len(worth)
        assert bool(len(seen)) == bool(is_over.any())
        brought = rewards[is_over].flatten().tolist()
        assert all(any(abs(each - one) < 1e-6 for one in brought) for each in worth.tolist())
        over += int(is_over.sum())


@pytest.mark.parametrize("win_share", [0.0, 1.0])
def test_a_judge_of_rounds_sees_what_its_match_is_played_for(win_share: float) -> None:
    for kit in KITS:
        learning = kit.learning
        assert learning is not None
        assert learning.load_judging is not None
        judging = learning.load_judging()
        if judging.goals is None:
            continue
        assert judging.setups is not None
        tables = MatchTensors(
            kit.game.id, learning, seeds=[str(match) for match in range(40)], device=CPU,
            luck=luck_of(1), win_share=win_share, setups=judging.setups(),
        )  # fmt: skip
        positions, over = Positions(tables, judging, luck_of(2)), 0
        goals, aheads, lefts = set(), set(), set()
        while not over:
            chosen = tables.legal().float().argmax(1)
            positions.look_ahead(tables.as_taken(chosen))
            rewards, _, is_over = tables.advance(chosen)
            seen, _ = positions.take_over(rewards, is_over)
            goals |= set(seen[:, judging.goals.goal].tolist())
            aheads |= set(seen[:, judging.goals.ahead].tolist())
            lefts |= set(seen[:, judging.goals.left].tolist())
            over += int(is_over.sum())
        assert goals == {int(win_share)}
        assert (min(aheads) < 0 < max(aheads)) == bool(win_share)
        assert (max(lefts) > 0) == bool(win_share)


def test_it_comes_to_expect_what_it_is_told(judged: tuple[str, Learning[Any]]) -> None:
    _, learning = judged
    assert learning.load_judging is not None
    judge_input = learning.load_judging().judge_input
    judge = LearningJudge(judge_input, CPU, luck_of(1))
    seen = torch.zeros(2, judge_input.cells, dtype=torch.int64)
    seen[1] = 1
    worth = torch.tensor([1.5, -0.5])
    errors = [float(judge.learn(seen, worth, 0.0).sum()) for _ in range(80)]
    assert errors[-1] < 0.01 < errors[0]


def learnt(game: str, learning: Learning[Any], stop: Stop, out: Path) -> list[str]:
    """What a judge told that learnt from four matches at a time."""
    settings = Settings(
        game=game, seed="s", device="cpu", matches=4, steps=60, minibatch=16, sizes=learning.sizes,
        rates=learning.rates, fingerprint=learning.fingerprint,
    )  # fmt: skip
    assert learning.weights is not None
    player = known_network(learning.weights, game, learning)
    assert player is not None
    out.mkdir()
    told: list[str] = []
    JudgeRun(learning, settings, stop, player, out=out, say=partial(translate, "en"), write=told.append).go()
    return told


def test_it_leaves_a_file_that_the_search_can_ask(judged: tuple[str, Learning[Any]], tmp_path: Path) -> None:
    game, learning = judged
    assert learning.load_judging is not None
    files = []
    for name in ("one", "again"):
        told = learnt(game, learning, Stop(minutes=1.0, iterations=1), tmp_path / name)
        assert "positions of" in told[-1]
        files.append(load_judge(tmp_path / name / JUDGE, learning.load_judging().judge_input))
    assert np.isfinite(files[0]).all()
    assert (files[0] == files[1]).all()


def test_time_that_is_over_at_once_is_enough_to_learn_something(
    judged: tuple[str, Learning[Any]], tmp_path: Path
) -> None:
    told = learnt(*judged, Stop(minutes=1e-9, iterations=None), tmp_path / "out")
    assert "positions of" in told[-1]


@pytest.mark.parametrize("others", [["--start", "net"], ["--resume"], ["--jobs", "2"], ["--width", "8"]])
def test_what_means_nothing_to_a_judge_is_refused(
    others: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    assert main(["learn", str(KITS[0].game.id), "--judge", "net", "--out", str(out), *others]) == 2
    assert "[learn-judge-alone]" in capsys.readouterr().err
    assert not out.exists()


def test_more_than_fits_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["learn", str(KITS[0].game.id), "--judge", "net", "--out", str(tmp_path / "out")]
    assert main([*words, "--matches", "16777216"]) == 2
    assert "[learn-too-large]" in capsys.readouterr().err


def test_a_game_without_a_judge_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, learning = str(KITS[0].game.id), KITS[0].learning
    assert learning is not None
    without = replace(learning, load_judging=None)
    monkeypatch.setattr("ridotto.commands.learn.learning_of", lambda _: without)
    assert main(["learn", game, "--judge", "net", "--out", str(tmp_path / "out")]) == 2
    assert "[learn-no-judge]" in capsys.readouterr().err
