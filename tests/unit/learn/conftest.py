"""Learnings small enough for a test: few set-ups, few matches, interpreted rules."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
import torch

from ridotto.games import all_kits
from ridotto.nets.declared import Learning

KITS = [kit for kit in all_kits() if kit.learning is not None]


@pytest.fixture(autouse=True)
def alone() -> Iterator[None]:
    """Threads of PyTorch that wait for one another take far longer than such small matrices."""
    usual = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(usual)


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiling takes longer than these few matches."""
    monkeypatch.setenv("RIDOTTO_JIT", "0")


# Of any game.
@pytest.fixture(params=KITS, ids=lambda kit: str(kit.game.id))
def game(request: pytest.FixtureRequest) -> tuple[str, Learning[Any]]:
    kit = request.param
    all_setups = kit.learning.setups()
    few = [all_setups[0], all_setups[len(all_setups) // 2], all_setups[-1]]
    return kit.game.id, replace(kit.learning, setups=lambda: few)
