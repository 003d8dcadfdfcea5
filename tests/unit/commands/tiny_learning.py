"""`ridotto learn` with a game so tiny that a command is done in a moment."""

from types import SimpleNamespace

import pytest

from ridotto.commands import learn
from ridotto.games import find_kit
from tests.unit.learn.guessing import LEARNING, Guessing


def learn_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the game, a tiny one is learnt."""
    import torch

    # Threads that wait for one another take far longer than such small matrices.
    torch.set_num_threads(1)

    def found(game: str) -> SimpleNamespace:
        return SimpleNamespace(game=find_kit(game).game, learning=LEARNING)

    monkeypatch.setattr(learn, "find_kit", found)
    monkeypatch.setitem(learn.SMALL, "duel_matches", 1)
    monkeypatch.setattr("ridotto.learn.playing.match_tensors.Batch", Guessing)
    monkeypatch.setattr("ridotto.learn.playing.duel.STEPS", 2)
