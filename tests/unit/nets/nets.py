"""Small networks that nobody has trained."""

from pathlib import Path
from typing import Any

import numpy as np

from ridotto.engine.cells.steps import MOST_ACTIONS
from ridotto.games import SomeKit, all_kits
from ridotto.nets.weights import About, Arrays, packed

KITS: list[Any] = [kit for kit in all_kits() if kit.learning is not None]  # of any game
WIDTH, BLOCKS = 16, 2


def about(kit: Any, **changed: Any) -> About:
    learning = kit.learning
    values: dict[str, Any] = {
        "game": kit.game.id,
        "version": learning.layout.version,
        "fingerprint": learning.fingerprint,
        "inputs": learning.inputs.size,
        "width": WIDTH,
        "blocks": BLOCKS,
        "made": {"seed": "test"},
    }
    return About(**{**values, **changed})


def arrays_for(kit: Any) -> Arrays:
    luck = np.random.default_rng(1)

    def numbers(*shape: int) -> Any:
        return luck.normal(size=shape).astype(np.float32)

    found = {"first.w": numbers(kit.learning.inputs.size, WIDTH), "first.b": numbers(WIDTH)}
    for block in range(BLOCKS):
        found |= {f"{block}.{name}": numbers(WIDTH) for name in ("gain", "shift", "up.b", "down.b")}
        found |= {f"{block}.{name}": numbers(WIDTH, WIDTH) for name in ("up.w", "down.w")}
    found |= {f"last.{name}": numbers(WIDTH) for name in ("gain", "shift")}
    return found | {"last.w": numbers(WIDTH, MOST_ACTIONS), "last.b": numbers(MOST_ACTIONS)}


def weights_file(kit: Any, folder: Path) -> Path:
    file = folder / f"{kit.game.id}.npz"
    file.write_bytes(packed(arrays_for(kit), about(kit)))
    return file


# Of any game and its state.
def written_for(kit: Any, s: Any, seat: int) -> "np.ndarray[Any, Any]":
    """What a network sees of a true state, and after it what its actions are, where it counts its own way."""
    learning = kit.learning
    extra = MOST_ACTIONS if learning.turns_actions else 0
    found = np.zeros(learning.layout.cells + extra, np.int64)
    before = s.cells.copy()
    (learning.see or kit.game.observe).run(s.cells, seat, found)
    assert (s.cells == before).all()
    return found


def numbers_of(kit: SomeKit, s: object, seat: int) -> list[int]:
    """The legal actions of a seat in the numbering of its network."""
    assert kit.learning is not None
    legal = kit.game.view(s, seat).legal
    if not kit.learning.turns_actions:
        return list(legal)
    actions = written_for(kit, s, seat)[kit.learning.layout.cells :].tolist()
    return [actions.index(action) for action in legal]
