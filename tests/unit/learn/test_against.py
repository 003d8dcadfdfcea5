"""Learning to beat a network that stays as it is, and starting from one that knows something."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest
import torch

from ridotto.engine.batches.numbers import SEATS
from ridotto.engine.cells.steps import MOST_ACTIONS
from ridotto.engine.errors import RidottoError
from ridotto.learn.networks.inputs import DeviceInputs
from ridotto.learn.networks.known import START_RATE, gentle
from ridotto.learn.networks.network import as_arrays, new_weights, on_device, run
from ridotto.learn.output.files import CRITIC, FINE_WEIGHTS, WEIGHTS
from ridotto.learn.playing.choices import drawn, log_chances
from ridotto.learn.playing.opponents import Frozen
from ridotto.learn.playing.seating import Seating
from ridotto.learn.progress import ProgressReport
from ridotto.learn.run import Run
from ridotto.learn.settings import Stop
from ridotto.locale import translate
from ridotto.nets.declared import Rates
from ridotto.nets.inputs import Inputs
from ridotto.nets.network import Network
from ridotto.nets.weights import load, load_as, shapes_of
from tests.unit.learn.conftest import KITS
from tests.unit.learn.test_learning import ITERATIONS, SIZES, Game, settings_of
from tests.unit.learn.test_match_tensors import CPU, tables_of
from tests.unit.learn.test_others import luck_of

ALL_KITS = pytest.mark.parametrize("kit", KITS, ids=[kit.game.id for kit in KITS])


def some_network(game: Game, seed: int = 7) -> Any:
    inputs = DeviceInputs(game[1].inputs, CPU, torch.float32)
    weights = new_weights(
        inputs=inputs.size, width=SIZES.width, blocks=SIZES.blocks, outputs=MOST_ACTIONS,
        luck=luck_of(seed), last=1.0,
    )  # fmt: skip
    return as_arrays(weights, inputs)


def run_against(game: Game, out: Path, tell: Any = lambda _: None, **known: Any) -> Run:
    report = ProgressReport(partial(translate, "en"), tell)
    digests = dict.fromkeys(known, "some")
    return Run(
        game[1], settings_of(game, **digests), Stop(minutes=1.0, iterations=ITERATIONS), out=out,
        duel_matches=3, report=report, **known,
    )  # fmt: skip


@ALL_KITS
@pytest.mark.parametrize("players", [2, 3, 5])
def test_whoever_learns_to_beat_somebody_has_one_seat(kit: Any, players: int) -> None:
    tables = tables_of(kit, {"players": players}, matches=80)
    seating = Seating(tables, (1.0,) * (SEATS + 1), luck_of(1), is_alone=True)
    assert (seating.is_other.sum(1) == players - 1).all()
    own = (~seating.is_other[:, :players]).sum(0)
    assert (own > 0).all()


def test_it_tells_how_far_it_is_ahead(game: Game, tmp_path: Path) -> None:
    told: list[str] = []
    run_against(game, tmp_path, told.append, against=some_network(game)).go()
    assert sum("over the network it learns to beat" in line for line in told) >= ITERATIONS
    load(tmp_path / WEIGHTS, *game)


def test_another_opponent_is_another_setting(game: Game, tmp_path: Path) -> None:
    run_against(game, tmp_path, against=some_network(game)).save()
    run_against(game, tmp_path, against=some_network(game)).resume()
    with pytest.raises(RidottoError, match="other settings: against"):
        run_against(game, tmp_path).resume()


def test_it_starts_from_a_network(game: Game, tmp_path: Path) -> None:
    start = some_network(game)
    learning = run_against(game, tmp_path, start=start)
    learning.save()
    found = load(tmp_path / WEIGHTS, *game)[1]
    other = some_network(game, seed=8)
    for name, array in start.items():
        assert abs(found[name] - array).max() <= abs(array).max() / 100, name
        assert array.ndim < 2 or abs(found[name] - other[name]).max() > abs(array).max() / 10


def test_arrays_come_back_as_they_were(game: Game) -> None:
    inputs = DeviceInputs(game[1].inputs, CPU, torch.float32)
    arrays = some_network(game)
    again = as_arrays(on_device(arrays, inputs, CPU), inputs)
    assert all((again[name] == arrays[name]).all() for name in arrays)


def test_the_critic_is_kept(game: Game, tmp_path: Path) -> None:
    """And judges in NumPy as it does in PyTorch."""
    learning = run_against(game, tmp_path)
    learning.go()
    fields = game[1].critic_fields
    read = partial(
        load_as, game=game[0], version=game[1].layout.version, fields=fields, outputs=1, shapes=shapes_of
    )
    about, arrays = read(tmp_path / CRITIC)
    assert (about.outputs, about.inputs) == (1, Inputs(fields).size)
    with pytest.raises(RidottoError, match="other inputs"):
        load(tmp_path / CRITIC, *game)
    with pytest.raises(RidottoError, match="other inputs"):
        read(tmp_path / FINE_WEIGHTS)
    seen = torch.zeros(1, max(field.at + field.cells for field in fields), dtype=torch.int64)
    inputs = DeviceInputs(Inputs(fields), CPU, torch.float32)
    expected = float(run(on_device(arrays, inputs, CPU), inputs.of(seen)))
    found = float(Network(arrays).run(Inputs(fields).tensor(seen[0].numpy()))[0])
    assert abs(found - expected) < 1e-4


@ALL_KITS
def test_frozen_networks_leave_out_what_the_bot_leaves_out(kit: Any) -> None:
    """A bid that is chosen once in a hundred times is never made."""
    tables = tables_of(kit, {"players": 3}, matches=400)
    inputs = DeviceInputs(kit.learning.inputs, CPU, torch.float32)
    weights = new_weights(
        inputs=inputs.size, width=8, blocks=1, outputs=MOST_ACTIONS, luck=luck_of(3), last=9.0
    )
    phases = frozenset(range(10))
    seen = torch.zeros(tables.count, tables.seen_cells, dtype=torch.int64)
    tables.see(seen)
    legal, numbers = tables.legal(), inputs.of(seen)
    likely = log_chances(run(weights, numbers), legal)
    asked = torch.ones(tables.count, dtype=torch.bool)
    chosen = Frozen(tables, weights, phases).choose(numbers, legal, asked, luck_of(4))
    chance = likely.gather(1, chosen[:, None]).exp()
    assert chance.min() >= 0.02
    plainly = likely.gather(1, drawn(likely, luck_of(4))[:, None]).exp()
    assert plainly.min() < 0.02


def test_a_trained_network_begins_gently() -> None:
    """With less mixing, too, but never with less than at the end."""
    mixing = gentle(Rates(learning=(1e-3, 1e-5), entropy=(0.02, 0.0005)))
    assert mixing.learning == (1e-3 * START_RATE, 1e-5)
    assert mixing.entropy == (0.02 * START_RATE, 0.0005)
    assert gentle(Rates(entropy=(0.035, 0.03))).entropy == (0.03, 0.03)
