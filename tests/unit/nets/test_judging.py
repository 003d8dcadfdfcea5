"""Judges: small networks of three layers, as a rule of the search, and their files."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ridotto.compile.rule import bind
from ridotto.engine.errors import RidottoError
from ridotto.engine.observations.layout import Choices, Field, Numbers, Sets
from ridotto.nets.declared import fingerprint_of
from ridotto.nets.inputs import Inputs
from ridotto.nets.judging import judge as judging
from ridotto.nets.judging.declared import JudgeInput
from ridotto.nets.judging.judge import SECOND_WIDTH, WIDTH
from ridotto.nets.judging.numbers import load_judge, places
from ridotto.nets.weights import About, packed
from tests.unit.nets.nets import KITS

JUDGE_INPUTS: list[JudgeInput] = [
    kit.learning.load_judging().judge_input for kit in KITS if kit.learning.load_judging is not None
]
JUDGE_INPUT = JUDGE_INPUTS[0]
BEFORE = [7.0, -3.0]
"""Something else stands before a judge's numbers."""


def about(judge_input: JudgeInput, **changed: Any) -> About:
    values: dict[str, Any] = {
        "game": judge_input.game,
        "version": judge_input.version,
        "fingerprint": fingerprint_of(judge_input.fields),
        "inputs": Inputs(judge_input.fields).size,
        "width": WIDTH,
        "blocks": 0,
        "outputs": 1,
        "made": {},
    }
    return About(**{**values, **changed})


# Arrays of any shape.
def arrays_for(judge_input: JudgeInput) -> dict[str, Any]:
    """Numbers that 16 bits keep exactly."""
    luck = np.random.default_rng(1)
    sizes = (Inputs(judge_input.fields).size, WIDTH, SECOND_WIDTH, 1)
    found: dict[str, Any] = {}
    for layer in range(3):
        found[f"{layer}.w"] = luck.integers(-8, 9, sizes[layer : layer + 2]).astype(np.float32) / 8
        found[f"{layer}.b"] = luck.integers(-8, 9, sizes[layer + 1]).astype(np.float32) / 8
    return found


def written(folder: Path, content: bytes) -> Path:
    file = folder / "judge.npz"
    file.write_bytes(content)
    return file


def some_cell(field: Field, luck: np.random.Generator) -> int:
    match field:
        case Sets():
            return int(luck.integers(0, 1 << min(62, field.members)))
        case Choices():
            return int(luck.integers(-1, field.values))
        case Numbers():
            return int(luck.integers(-field.most, field.most + 1))
        case _:
            raise TypeError(field.name)


@pytest.mark.parametrize("judge_input", JUDGE_INPUTS, ids=[judge_input.game for judge_input in JUDGE_INPUTS])
def test_it_is_three_layers_of_what_it_sees(judge_input: JudgeInput, tmp_path: Path) -> None:
    arrays = arrays_for(judge_input)
    file = written(tmp_path, packed(arrays, about(judge_input), "float16"))
    vector = [*BEFORE, *load_judge(file, judge_input).tolist()]
    judge = bind(judging.judge, __name__, **places(judge_input, at=len(BEFORE)))
    luck = np.random.default_rng(2)
    for _ in range(5):
        cells = np.zeros(judge_input.cells, np.int64)
        for field in judge_input.fields:
            for cell in range(field.at, field.at + field.cells):
                cells[cell] = some_cell(field, luck)
        row = Inputs(judge_input.fields).tensor(cells).astype(np.float64)
        for layer in range(3):
            row = row @ arrays[f"{layer}.w"].astype(np.float64) + arrays[f"{layer}.b"]
            row = row if layer == 2 else np.maximum(row, 0)
        assert judge(cells.tolist(), vector) == pytest.approx(float(row[0]), rel=1e-6)
    assert vector[: len(BEFORE)] == BEFORE


# What a name stands for is told by the file it makes.
@pytest.mark.parametrize(
    ("kind", "code"),
    [
        ("cut", "weights-unreadable"),
        ("NaN", "weights-not-numbers"),
        ("narrow", "weights-unreadable"),
        ("game", "weights-other-game"),
        ("version", "weights-other-version"),
        ("inputs", "weights-other-inputs"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(kind: str, code: str, tmp_path: Path) -> None:
    arrays, told = arrays_for(JUDGE_INPUT), about(JUDGE_INPUT)
    match kind:
        case "NaN":
            arrays["2.b"][0] = np.nan
        case "narrow":
            arrays["1.w"] = arrays["1.w"][:, :3]
        case "game":
            told = replace(told, game="chess")
        case "version":
            told = replace(told, version=JUDGE_INPUT.version + 1)
        case "inputs":
            told = replace(told, fingerprint="other")
    content = packed(arrays, told)
    file = written(tmp_path, content[:-300] if kind == "cut" else content)
    with pytest.raises(RidottoError) as raised:
        load_judge(file, JUDGE_INPUT)
    assert raised.value.code == code


def test_judges_of_the_package_are_whole() -> None:
    files = sorted((Path(__file__).parents[3] / "src/ridotto/games").glob("*/guided/judge.npz"))
    assert files
    for file in files:
        (kit,) = (kit for kit in KITS if kit.game.id == file.parts[-3])
        judge_input = kit.learning.load_judging().judge_input
        assert np.isfinite(load_judge(file, judge_input)).all()
