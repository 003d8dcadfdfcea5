"""The numbers of a judge as one vector: how each cell is read, three layers, and scratch space."""

from pathlib import Path

import numpy as np

from ridotto.compile.kernel import Floats
from ridotto.nets.inputs import Inputs
from ridotto.nets.judging.declared import JudgeInput
from ridotto.nets.judging.judge import CHOICE, NUMBER, SECOND_WIDTH, SET, WIDTH
from ridotto.nets.weights import About, Shapes, load_as


def places(judge_input: JudgeInput, *, at: int) -> dict[str, int]:
    """The layout of a vector in which a judge starts at this index."""
    cells = judge_input.cells
    first = at + 3 * cells
    second = first + (Inputs(judge_input.fields).size + 1) * WIDTH
    last = second + (WIDTH + 1) * SECOND_WIDTH
    hidden = last + SECOND_WIDTH + 1
    return {
        "KIND": at,
        "FIRST_ROW": at + cells,
        "SCALE": at + 2 * cells,
        "FIRST": first,
        "SECOND": second,
        "LAST": last,
        "HIDDEN": hidden,
        "SECOND_HIDDEN": hidden + WIDTH,
        "SEEN_CELLS": cells,
    }


def load_judge(file: Path, judge_input: JudgeInput) -> Floats:
    """Raises a `RidottoError` that says what is wrong with a file."""
    _, arrays = load_as(
        file, judge_input.game, judge_input.version, judge_input.fields, outputs=1, shapes=shapes
    )
    layers = [arrays[f"{layer}.{part}"].ravel().astype(np.float64) for layer in range(3) for part in "wb"]
    return np.concatenate([*_reading(judge_input), *layers, np.zeros(WIDTH + SECOND_WIDTH)])


def shapes(about: About) -> Shapes:
    sizes = (about.inputs, WIDTH, SECOND_WIDTH, about.outputs)
    found: Shapes = {}
    for layer in range(3):
        found |= {f"{layer}.w": sizes[layer : layer + 2], f"{layer}.b": sizes[layer + 1 : layer + 2]}
    return found


def _reading(judge_input: JudgeInput) -> Floats:
    """By cell: how it is read; then its first row; then its scale if it is a number."""
    inputs = Inputs(judge_input.fields)
    kind, row, scale = found = np.zeros((3, judge_input.cells))
    before = 0
    for read_as, cells in (
        (SET, inputs.set_cells),
        (CHOICE, inputs.choice_cells),
        (NUMBER, inputs.number_cells),
    ):
        own, first = np.unique(cells, return_index=True)
        kind[own], row[own] = read_as, before + first
        before += len(cells)
    scale[inputs.number_cells] = 1.0 / inputs.number_most
    return found
