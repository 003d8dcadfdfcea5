"""The bot that plays by a network, with a small one that nobody has trained."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from ridotto.engine.game import CHANCE
from ridotto.engine.rng import Rng
from ridotto.learn.network import run
from ridotto.nets.bot import NetBot
from ridotto.nets.network import Network
from tests.unit.nets.nets import KITS, arrays_for, weights_file
from tests.walks import SMALL, slug, walk

CONFIGURATIONS = [
    (kit, options)
    for kit in KITS
    for options in (*kit.game.configurations(rounds=2), *(small for game, small in SMALL if game is kit.game))
]


@pytest.fixture(scope="module")
def bots(tmp_path_factory: pytest.TempPathFactory) -> dict[str, NetBot[Any]]:
    folder = tmp_path_factory.mktemp("weights")
    return {
        kit.game.id: NetBot(kit.game, kit.learning, weights=weights_file(kit, Path(folder))) for kit in KITS
    }


@pytest.mark.parametrize(
    ("kit", "options"), CONFIGURATIONS, ids=[slug(kit.game, options) for kit, options in CONFIGURATIONS]
)
def test_it_plays_by_what_its_seat_sees(kit: Any, options: Any, bots: dict[str, NetBot[Any]]) -> None:
    """In every set-up its moves are legal, and the same when what it cannot see is dealt anew (law 10)."""
    game, bot = kit.game, bots[kit.game.id]
    for number, s in enumerate(walk(game, options, "net")):
        if CHANCE in game.to_act(s) or number % 5:
            continue
        for seat in game.to_act(s):
            view = game.view(s, seat)
            chosen = bot.choose(view, Rng.of("net", str(number)))
            assert chosen in view.legal
            other = game.complete(view, Rng.of("net", "redealt"))
            assert bot.choose(game.view(other, seat), Rng.of("net", str(number))) == chosen
            seen = bot.seen(view)
            expected = game.observation(s, seat)
            goals = kit.learning.goals
            if goals is None or expected[goals.rounds_left] == 0:
                assert (seen[:-1] == expected).all()
                assert seen[-1] == 1


@pytest.mark.parametrize("kit", KITS, ids=[kit.game.id for kit in KITS])
def test_numpy_finds_what_pytorch_finds(kit: Any) -> None:
    arrays = arrays_for(kit)
    inputs = (np.random.default_rng(2).random(kit.learning.inputs.size) < 0.1).astype(np.float32)
    weights = {name: torch.from_numpy(array) for name, array in arrays.items()}
    expected = run(weights, torch.from_numpy(inputs)[None])[0].numpy()
    assert np.allclose(Network(arrays).run(inputs), expected, rtol=1e-3, atol=1e-3)


@pytest.mark.parametrize("kit", KITS, ids=[kit.game.id for kit in KITS])
def test_threads_share_it(kit: Any, tmp_path: Path) -> None:
    bot: NetBot[Any] = NetBot(kit.game, kit.learning, weights=weights_file(kit, tmp_path))
    states = [
        s for s in walk(kit.game, kit.game.parse_options({}), "threads") if CHANCE not in kit.game.to_act(s)
    ]
    views = [kit.game.view(s, kit.game.to_act(s)[0]) for s in states[:24] if kit.game.to_act(s)]
    alone = [bot.choose(view, Rng.of("a", "b")) for view in views]
    again: NetBot[Any] = NetBot(kit.game, kit.learning, weights=weights_file(kit, tmp_path))
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda view: again.choose(view, Rng.of("a", "b")), views))
    assert together == alone
