"""Learnings small enough for a test: few set-ups, few matches, interpreted rules."""

from dataclasses import replace
from typing import Any

import pytest

from ridotto.games import all_kits
from ridotto.nets.declared import Learning

KITS = [kit for kit in all_kits() if kit.learning is not None]


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
