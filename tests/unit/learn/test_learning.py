"""A learning on the processor, tiny: it goes on exactly, and leaves whole files."""

import csv
import errno
import os
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from ridotto.engine.errors import RidottoError
from ridotto.engine.rng import Rng
from ridotto.learn.memory import bytes_needed
from ridotto.learn.networks.inputs import DeviceInputs
from ridotto.learn.output.files import CHECKPOINT, CURVE, PICTURE, WEIGHTS, write_whole
from ridotto.learn.playing.match_tensors import MatchTensors
from ridotto.learn.progress import ProgressReport
from ridotto.learn.run import Run, check_device
from ridotto.learn.settings import Settings, Stop
from ridotto.locale import translate
from ridotto.nets.declared import Learning, Sizes
from ridotto.nets.weights import load

CPU = torch.device("cpu")
ITERATIONS = 2
SIZES = Sizes(width=16, blocks=1, critic_width=16, critic_blocks=1)
Game = tuple[str, Learning[Any]]


class Stopped(Exception):
    pass


def run_of(game: Game, out: Path, tell: Any = lambda _: None, **changed: Any) -> Run:
    settings = settings_of(game, **changed)
    report = ProgressReport(partial(translate, "en"), tell)
    stop = Stop(minutes=1.0, iterations=ITERATIONS)
    return Run(game[1], settings, stop, out=out, duel_matches=3, report=report)


def settings_of(game: Game, **changed: Any) -> Settings:
    values = {
        "game": game[0], "seed": "s", "device": "cpu", "matches": 6, "steps": 24, "minibatch": 40,
        "sizes": SIZES, "rates": game[1].rates, "fingerprint": game[1].fingerprint,
    }  # fmt: skip
    return Settings(**{**values, **changed})


def figures(out: Path) -> list[dict[str, str]]:
    """The curve without what depends on the machine."""
    with (out / CURVE).open() as file:
        rows = list(csv.DictReader(file))
    return [{k: v for k, v in row.items() if k not in ("minutes", "decisions_per_s")} for row in rows]


def test_a_learning_that_was_interrupted_goes_on_exactly(game: Game, tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    whole.mkdir()
    broken.mkdir()
    run_of(game, whole).go()

    def interrupt(told: str) -> None:
        if f"iteration {ITERATIONS}" in told:
            raise Stopped

    with pytest.raises(Stopped):
        run_of(game, broken, interrupt).go()
    again = run_of(game, broken)
    again.resume()
    again.go()
    assert len(figures(whole)) == ITERATIONS
    assert figures(broken) == figures(whole)
    expected, found = (load(out / WEIGHTS, *game)[1] for out in (whole, broken))
    assert all((found[name] == expected[name]).all() for name in expected)
    assert (whole / PICTURE).read_text().startswith("<svg")


def test_other_settings_are_refused(game: Game, tmp_path: Path) -> None:
    run_of(game, tmp_path).save()
    with pytest.raises(RidottoError, match="other settings: steps"):
        run_of(game, tmp_path, steps=12).resume()


def test_no_checkpoint(game: Game, tmp_path: Path) -> None:
    with pytest.raises(RidottoError, match="no checkpoint"):
        run_of(game, tmp_path).resume()


def test_damaged_checkpoints(game: Game, tmp_path: Path) -> None:
    run = run_of(game, tmp_path)
    run.save()
    file = tmp_path / CHECKPOINT
    good = torch.load(file, weights_only=True)
    damaged: tuple[object, ...] = (
        {},
        [],
        5,
        {"settings": 5},
        {**good, "luck": torch.zeros(16, dtype=torch.uint8)},
        {**good, "luck": None},
        {**good, "iteration": "x"},
        {**good, "stop": {"until": "noon"}},
        {**good, "early": 5},
        {**good, "marks": [{"points": 3}]},
        {**good, "optimizer": {}},
        {**good, "networks": {**good["networks"], "critic": {}}},
        {**good, "parts": []},
        {**good, "parts": [{**good["parts"][0], "matches": {}}]},
        {**good, "parts": [with_seats(good["parts"][0], 77)]},
    )
    for wrong in damaged:
        torch.save(wrong, file)
        with pytest.raises(RidottoError) as refusal:
            run.resume()
        assert refusal.value.code == "learn-checkpoint-damaged", wrong
    file.write_bytes(b"PK not really")
    with pytest.raises(RidottoError, match="damaged"):
        run.resume()


# Of a checkpoint, which has tensors of many kinds.
def with_seats(part: dict[str, Any], count: int) -> dict[str, Any]:
    return {**part, "matches": {**part["matches"], "seats": torch.zeros(count)}}


@pytest.mark.parametrize(
    ("name", "value"),
    [("device", "cuda"), ("fingerprint", "0"), ("rates", {"learning": 1}), ("new_in_2030", 1)],
)
def test_a_checkpoint_of_another_release(game: Game, tmp_path: Path, name: str, value: object) -> None:
    run = run_of(game, tmp_path)
    run.save()
    state = torch.load(tmp_path / CHECKPOINT, weights_only=True)
    state["settings"][name] = value
    torch.save(state, tmp_path / CHECKPOINT)
    with pytest.raises(RidottoError, match=f"other settings: {name}"):
        run.resume()


def test_time_that_is_over_at_once_is_enough_to_learn_something(game: Game, tmp_path: Path) -> None:
    run = run_of(game, tmp_path)
    run._stop = Stop(minutes=1e-9, iterations=None)
    run.go()
    assert int(figures(tmp_path)[-1]["iteration"]) == 1


def test_another_schedule_is_told(game: Game, tmp_path: Path) -> None:
    run_of(game, tmp_path).save()
    told: list[str] = []
    run_of(game, tmp_path, told.append).resume()
    assert not any("schedule" in line for line in told)
    again = run_of(game, tmp_path, told.append)
    again._stop = Stop(minutes=0.5, iterations=None)
    again.resume()
    assert told[-1].endswith(
        "it was --iterations 2, now it is --minutes 0.5; from here on the rates follow the new one"
    )


@pytest.mark.parametrize(
    "changed",
    [{"sizes": replace(SIZES, width=1 << 24)}, {"steps": 1 << 34}, {"minibatch": 1 << 40, "steps": 1 << 30}],
)
def test_what_does_not_fit_into_memory(game: Game, tmp_path: Path, changed: dict[str, Any]) -> None:
    with pytest.raises(RidottoError, match="MiB of memory, and"):
        run_of(game, tmp_path, **changed)


def test_memory_is_counted_as_it_is_taken(game: Game, tmp_path: Path) -> None:
    """Not less than half of what the largest tensors take, and not more than twice."""
    run = run_of(game, tmp_path, matches=64)
    tensors = run._playing.rollout.tensors.values()
    weights = [tensor for kind in run._learner.tensors.values() for tensor in kind.values()]
    taken = sum(tensor.nbytes for tensor in tensors) + 3 * sum(tensor.nbytes for tensor in weights)
    assert 0.5 < bytes_needed(game[1], settings_of(game, matches=64)) / taken < 2


@pytest.mark.filterwarnings("error")
def test_steps_too_few_to_learn_from(game: Game, tmp_path: Path) -> None:
    with pytest.raises(RidottoError, match=r"After 1 decisions .* more --steps"):
        run_of(game, tmp_path, steps=1).go()


def test_a_full_disk_leaves_the_last_good_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "checkpoint"
    write_whole(file, b"good")

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(RidottoError, match="What was written before is still there"):
        write_whole(file, b"half")
    assert [path.read_bytes() for path in tmp_path.iterdir()] == [b"good"]


def test_a_gpu_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(torch.cuda, "is_available", lambda: False)
    with pytest.raises(RidottoError, match="no NVIDIA GPU"):
        check_device("cuda")


def test_a_device_makes_the_same_inputs_as_numpy(game: Game) -> None:
    tables = tables_of(game)
    seen = torch.zeros(tables.count, tables.seen_cells, dtype=torch.int64)
    luck = np.random.default_rng(1)
    plan = game[1].inputs
    device = DeviceInputs(plan, CPU, torch.float32)
    for _ in range(20):
        tables.see(seen)
        found = device.of(seen).numpy()
        expected = plan.tensor(seen.numpy())
        assert np.allclose(found[:, device.kept], expected)
        assert found.sum() == pytest.approx(expected.sum(), rel=1e-5)  # what fills up is 0
        legal = tables.legal().numpy()
        tables.advance(torch.from_numpy(np.array([luck.choice(np.flatnonzero(row)) for row in legal])))


def test_what_is_won_is_won_from_the_others(game: Game) -> None:
    """Nobody wins what nobody loses, nothing is won before the end, and every match ends."""
    tables = tables_of(game)
    rng = Rng.of("rewards", "test")
    ended = torch.zeros(tables.count, dtype=torch.bool)
    for _ in range(90):
        legal = tables.legal()
        chosen = [rng.choice(row.nonzero()[:, 0].tolist()) for row in legal]
        rewards, points, is_over = tables.advance(torch.tensor(chosen))
        assert rewards.sum(1).max() < 1e-4
        assert not points[~is_over].any()
        ended |= is_over
    assert ended.all()


def tables_of(game: Game) -> MatchTensors:
    luck = torch.Generator(CPU)
    luck.manual_seed(3)
    return MatchTensors(game[0], game[1], seeds=["a", "b", "c"], device=CPU, luck=luck, win_share=0.5)


def test_every_letter_of_a_seed_counts(game: Game, tmp_path: Path) -> None:
    one, other, again = (
        run_of(game, tmp_path, seed=seed) for seed in ("learner-1", "learner-2", "learner-1")
    )
    first = one._learner.policy["first.w"]
    assert not torch.equal(first, other._learner.policy["first.w"])
    assert torch.equal(first, again._learner.policy["first.w"])
