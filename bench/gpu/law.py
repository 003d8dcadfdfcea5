"""Matches of a batch on a GPU and on the processor, compared step by step."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from bench.timing import row
from ridotto.batch import FINISHED, REFUSED, Batch, GpuArray, GpuBatch
from ridotto.compile.cuda.gpu import cuda_module
from ridotto.compile.kernel import Vector
from ridotto.engine.batches.numbers import SEATS
from ridotto.engine.records.verify import verify
from ridotto.games import all_games

STEPS = 90
WRONG_EVERY = 101
"""One action in so many is wrong."""
ARRAYS = ("cells", "acting", "seats", "masks", "rewards", "results", "observations")
LARGE = (2**64 - 1, 2**64 - 2, 2**63, 2**63 - 1)
RECORDED, RECORDS = 64, 3


def holds(matches: int) -> bool:
    """Whether every match of every configuration is the same on both."""
    # Whatever game it is, of its types only the options are asked for their words.
    games: Iterable[Any] = all_games()
    is_good = True
    for game in games:
        if not game.kernels:
            continue
        for options in game.configurations(rounds=1):
            given = options.to_json()
            words = " ".join([game.id, *(str(value) for value in given.values())])[:57]
            fault = advanced(game.id, given, matches) or stepped(game.id, given, matches)
            row(words, f"{matches:,}", fault or "equal")
            is_good &= not fault
            fault = large_refused(game.id, given)
            row(f"{words[:40]}, unsigned", str(len(LARGE)), fault or "refused")
            is_good &= not fault
    return is_good


def advanced(game_id: str, options: dict[str, Any], matches: int) -> str:
    """One decision of each match after the other; returns what differs."""
    found = GpuBatch(game_id, seeds=range(matches), **options)
    expected = Batch(game_id, seeds=range(matches), **options)
    refused = 0
    for number in range(STEPS):
        if fault := differing(found, expected):
            return f"{fault} after {number} decisions"
        actions = expected.random_choices()
        if (found.random_choices().to_host() != actions).any():
            return f"other random choices after {number} decisions"
        spoil(actions, number)
        expected.advance(actions)
        found.advance(actions)
        refused += int((expected.results == REFUSED).sum())
    expected.close()
    return "" if refused else "nothing was refused"


def spoil(actions: Vector, number: int) -> None:
    """Make some actions wrong, each in a way of its own."""
    some = actions[number % WRONG_EVERY :: WRONG_EVERY]
    some[:] = np.resize([-2, 62, 63, 64, 1 << 40, -(1 << 62)], len(some))


def large_refused(game_id: str, options: dict[str, Any]) -> str:
    """Unsigned numbers on the card that would be negative as signed ones; returns what is wrong."""
    batch = GpuBatch(game_id, seeds=range(len(LARGE)), **options)
    column = np.array(LARGE, np.uint64)
    rows = np.repeat(column[:, None], SEATS, axis=1)
    on_card = [cuda_module().to_device(numbers) for numbers in (column, rows, np.asfortranarray(rows))]
    for given in (*on_card, GpuArray(cuda_module().to_device(rows.T.copy()))):
        if (batch.step(given).to_host() != REFUSED).any():
            return "a large number was NOT REFUSED"
    return "" if (batch.advance(on_card[0]).to_host() == REFUSED).all() else "a large number was NOT REFUSED"


def stepped(game_id: str, options: dict[str, Any], matches: int) -> str:
    """All seats that have a choice at once, and matches that begin anew; returns what differs."""
    found = GpuBatch(game_id, seeds=range(matches), **options)
    expected = Batch(game_id, seeds=range(matches), **options)
    for number in range(STEPS // 3):
        found.step(found.random_actions())
        expected.step(expected.random_actions())
        found.observe()
        expected.observe()
        if found.start_finished() != expected.start_finished():
            return f"other matches are over after {number} steps"
        if fault := differing(found, expected):
            return f"{fault} after {number} steps"
    expected.close()
    return recorded(game_id, options)


def recorded(game_id: str, options: dict[str, Any]) -> str:
    """Whether some matches, told again, are accepted as records."""
    batch = GpuBatch(game_id, seeds=range(RECORDED), keeps_records=True, **options)
    while not (batch.results.to_host() == FINISHED).any():
        batch.step(batch.random_actions())
    for match in range(RECORDS):
        if refusal := verify(batch.record(match)):
            return f"record {match}: {refusal}"
    return ""


def differing(found: GpuBatch, expected: Batch) -> str:
    for name in ARRAYS:
        same = getattr(found, name).to_host() == getattr(expected, name)
        if not same.all():
            return f"{int((~same).reshape(len(expected), -1).any(axis=1).sum())} DIFFER in {name}"
    return ""
