"""Law 7: WebAssembly and native rules agree, state by state, over every configuration."""

import gzip
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ridotto.compile.kernel import Kernel
from ridotto.compile.wasm.binary import A_FUNCTION, EXPORT, Reader, sections
from ridotto.engine.cells.steps import MOST_ACTIONS, RESULT_BITS
from ridotto.engine.game import SomeGame
from ridotto.engine.rng import Rng
from ridotto.games.kernels import kernels_of
from ridotto.search.budget import Budget
from ridotto.search.simultaneous.regret_matching import RegretMatching
from ridotto.search.stopwatch import Stopwatch
from ridotto.search.tree import new_tree
from ridotto.search.trials import TALLY_CELLS
from ridotto.server.generators.wasm_files import FOLDER, MADE_WITH, house_kits
from tests.searched import positions
from tests.twins.node import Calls
from tests.walks import CONFIGURATIONS, SMALL, slug

KEPT = Path(__file__).parents[2] / FOLDER
KITS = house_kits()
IDS = [kit.game.id for kit in KITS]
MATCHES = 3
AGAIN = "the rules have changed: make twins"
BUILD_S = 900
"""A minute of compiling, beside other tests."""
WORLDS = 30
LOOKED_EVERY = 10
"""Choices: what everybody is told is many numbers."""


def module_of(game: SomeGame) -> Path:
    return KEPT / f"{game.id}.wasm"


def configurations(game: SomeGame) -> list[Any]:
    found = [options for other, options in (*CONFIGURATIONS, *SMALL) if other.id == game.id]
    assert len(found) > 5
    return found


def play(calls: Calls, game: Any, options: Any, seed: str) -> None:
    """A random match; every question that can be asked of its states is asked."""
    rng = Rng.of(seed)
    choices = 0
    cells = game.start(options).cells.copy()
    while acting := calls.make(game.actors, cells):
        if acting == 1 << 8:
            outcome, random_cells = np.zeros(game.most_outcomes, np.int64), np.array(rng.cells, np.int64)
            length = calls.make(game.draw_chance, cells, random_cells, outcome)
            rng.cells[:] = random_cells.tolist()
            calls.make(game.settle_chance, cells.copy(), (outcome + 1) % 60, length)
            assert calls.make(game.settle_chance, cells, outcome, length)
            continue
        seat = rng.choice([seat for seat in range(options.players) if acting >> seat & 1])
        legal = calls.make(game.legal_actions, cells, seat)
        calls.make(game.missing_picks, cells, seat)
        if choices % LOOKED_EVERY == 0:
            look(calls, game, cells, seat)
        choices += 1
        action = rng.choice([action for action in range(MOST_ACTIONS) if legal >> action & 1])
        calls.make(game.step, cells.copy(), seat, (action + 1) % 60)
        assert calls.make(game.step, cells, seat, action) >> RESULT_BITS >= 0
        calls.make(game.take_back, cells.copy(), seat)


def look(calls: Calls, game: Any, cells: Any, seat: int) -> None:
    """What networks, people and a search are told of a state."""
    # What a rule does not write stays as it was.
    calls.make(game.observe, cells, seat, np.full(game.layout.cells, 77))
    known = np.full(game.known_size, 77)
    calls.make(game.see, cells, -1, np.full(game.seen_size, 77))
    calls.make(game.see, cells, seat, known[: game.seen_size])
    weights = np.zeros(game.weights_size)
    calls.make(game.know, known, weights)
    worlds = np.full(2 * game.state_size, 77)
    calls.make(game.draw_worlds, known, weights, np.array(Rng.of("worlds").cells, np.int64), worlds, 2)
    if hasattr(game, "score_so_far"):
        calls.make(game.score_so_far, cells, seat)


@pytest.mark.parametrize("kit", KITS, ids=IDS)
def test_whole_matches_agree(kit: Any, tmp_path: Path) -> None:
    calls = Calls(tmp_path)
    for options in configurations(kit.game):
        for match in range(MATCHES):
            play(calls, kit.game, options, f"{slug(kit.game, options)}-{match}")
    assert calls.check(module_of(kit.game)) > 10_000
    asked = {kernel.rule.__name__ for kernel in kernels_of(kit)}
    assert calls.names == asked - {"try_actions", "mix_actions"}  # those are searched with below


@pytest.mark.parametrize("kit", KITS, ids=IDS)
def test_searches_agree(kit: Any, tmp_path: Path) -> None:
    """The tallies, the tree and the random numbers after many playouts are the same to the last bit."""
    calls = Calls(tmp_path)
    for options in configurations(kit.game):
        for s, seat in positions(kit.game, options, every=20):
            view = kit.game.view(s, seat)
            if kit.bots.adapter.choices(view) is None:
                try_all(calls, kit.bots.adapter, view)
            else:
                mix(calls, kit.bots.adapter, view)
    assert calls.check(module_of(kit.game)) > 40


def try_all(calls: Calls, adapter: Any, view: Any) -> None:
    known, weights = adapter.known_by(view)
    calls.make(
        adapter.try_actions,
        *(known, weights, np.array(Rng.of("twins").cells, np.int64)),
        *(np.zeros(adapter.state_size, np.int64) for _ in range(2)),
        *(np.array(view.legal, np.int64), new_tree(Budget(playouts=100))),
        *(np.zeros(MOST_ACTIONS * TALLY_CELLS), view.seat, len(view.legal), WORLDS),
    )


def mix(calls: Calls, adapter: Any, view: Any) -> None:
    class Recorded(Kernel):
        def __init__(self) -> None:
            super().__init__(adapter.mix_actions.rule, adapter.mix_actions.signature)
            self.run = lambda *args: calls.make(adapter.mix_actions, *args)

    choices = adapter.choices(view)
    matching = RegretMatching(adapter, Recorded(), view, view.seat, choices, Rng.of("twins"))
    matching.run(Budget(playouts=200), Stopwatch())


def test_a_module_that_differs_is_noticed(tmp_path: Path) -> None:
    """The check itself: another game's module does not pass."""
    first, second = KITS
    calls = Calls(tmp_path)
    play(calls, first.game, configurations(first.game)[0], "check")
    with pytest.raises(AssertionError, match="differs"):
        calls.check(module_of(second.game))


def test_the_kept_files_are_those_of_these_rules(tmp_path: Path) -> None:
    """Built again they are the same to the last byte; by another compiler, modules that do the same."""
    subprocess.run(
        [sys.executable, "-m", "ridotto.server.generators.wasm_files", str(tmp_path)],
        check=True,
        timeout=BUILD_S,
    )
    built = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    kept = {path.name: path.read_bytes() for path in KEPT.iterdir()}
    if built[MADE_WITH] == kept[MADE_WITH]:
        assert [name for name in built | kept if built.get(name) != kept.get(name)] == [], AGAIN
        return
    assert built.keys() == kept.keys(), AGAIN
    assert all(built[name] == kept[name] for name in built if name.endswith(".ts")), AGAIN
    for kit in KITS:
        calls = Calls(tmp_path)
        for options in configurations(kit.game):
            play(calls, kit.game, options, "built again")
        calls.check(tmp_path / f"{kit.game.id}.wasm")


def test_every_kernel_is_in_the_module() -> None:
    for kit in KITS:
        names = exported(module_of(kit.game).read_bytes())
        assert names >= {kernel.rule.__name__ for kernel in kernels_of(kit)}


def exported(module: bytes) -> set[str]:
    """The functions that can be called from outside."""
    found = set()
    for section in sections(module):
        if section.kind == EXPORT:
            reader = Reader(section.body)
            for _ in range(reader.number()):
                name, kind, _ = reader.text(), reader.byte(), reader.number()
                found |= {name} if kind == A_FUNCTION else set()
    return found


@pytest.mark.parametrize("kit", KITS, ids=IDS)
def test_modules_are_small(kit: Any) -> None:
    assert len(gzip.compress(module_of(kit.game).read_bytes())) < 40_000
