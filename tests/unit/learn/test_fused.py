"""What a GPU computes in compiled pieces: where it can be compiled, and that PyTorch can trace it whole."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
from bench.gpu.frameworks.in_pytorch import compiled
from bench.gpu.frameworks.work import work_of

from ridotto.engine.cells.steps import MOST_ACTIONS
from ridotto.learn import learner
from ridotto.learn.fused import COMPILERS, can_compile, fused
from ridotto.learn.output.files import WEIGHTS
from ridotto.learn.playing import decisions
from ridotto.nets.weights import load
from tests.unit.learn.test_learning import CPU, Game, figures, run_of


def test_the_bench_of_frameworks_learns(game: Game) -> None:
    """The half of it that is PyTorch, as it is written."""
    choose, learn = compiled(work_of(game[1], rows=8))
    losses = [learn(1) for _ in range(3)]
    assert losses == sorted(losses, reverse=True) != losses[::-1]
    assert 0 <= choose(1) < MOST_ACTIONS


def test_a_processor_computes_as_it_is_written() -> None:
    assert fused(abs, CPU) is abs


@pytest.mark.parametrize("compiler", COMPILERS)
def test_it_is_compiled_only_where_there_are_compilers(
    compiler: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("importlib.util.find_spec", lambda name: name if name == "triton" else None)
    assert not can_compile()
    (tmp_path / compiler).touch(mode=0o755)
    assert can_compile()
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    assert not can_compile()


def test_each_piece_can_be_traced_whole(game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tracing is the part of compiling that refuses code; its result is run here without a compiler."""
    plain, traced = tmp_path / "plain", tmp_path / "traced"
    pieces: list[str] = []

    def trace(work: Callable[..., Any], _: torch.device) -> Any:
        pieces.append(work.__name__)
        return torch.compile(work, dynamic=False, fullgraph=True, backend="eager")

    for out in (plain, traced):
        out.mkdir()
        if out is traced:
            for module in (learner, decisions):
                monkeypatch.setattr(module, "fused", trace)
        run_of(game, out).go()
    assert set(pieces) == {"_losses_of", "of", "policy_chances"}
    assert figures(traced) == figures(plain)
    expected, found = (load(out / WEIGHTS, *game)[1] for out in (plain, traced))
    assert all((found[name] == expected[name]).all() for name in expected)
