"""The bot that plays by a network, with a small one that nobody has trained."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from ridotto.engine.batches.numbers import SEATS
from ridotto.engine.cells.steps import MOST_ACTIONS
from ridotto.engine.game import CHANCE
from ridotto.engine.rng import Rng
from ridotto.learn.networks.network import run
from ridotto.nets.bot import NetBot
from ridotto.nets.network import Network
from ridotto.nets.weights import packed
from tests.unit.nets.nets import KITS, about, arrays_for, numbers_of, weights_file, written_for
from tests.walks import SMALL, slug, walk

CONFIGURATIONS = [
    (kit, options)
    for kit in KITS
    for options in (*kit.game.configurations(rounds=2), *(small for game, small in SMALL if game is kit.game))
]

MIXING = [kit for kit in KITS if kit.game.id == "turandot"]
"""Where choices are secret and made at once."""


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
            expected = written_for(kit, s, seat)[: kit.learning.layout.cells]
            goals = kit.learning.goals
            # Before the last round points count, and neither the score nor the rounds left are seen.
            is_last = goals is None or expected[goals.rounds_left] == 0
            if goals is not None and not is_last:
                expected[goals.rounds_left] = 0
                expected[goals.ahead : goals.ahead + SEATS] = 0
            assert (seen[:-1] == expected).all()
            assert seen[-1] == is_last


@pytest.mark.parametrize("kit", KITS, ids=[kit.game.id for kit in KITS])
def test_numpy_finds_what_pytorch_finds(kit: Any) -> None:
    arrays = arrays_for(kit)
    inputs = (np.random.default_rng(2).random(kit.learning.inputs.size) < 0.1).astype(np.float32)
    weights = {name: torch.from_numpy(array) for name, array in arrays.items()}
    expected = run(weights, torch.from_numpy(inputs)[None])[0].numpy()
    assert np.allclose(Network(arrays).run(inputs), expected, rtol=1e-3, atol=1e-3)


def bot_that_likes(kit: Any, outputs: "np.ndarray[Any, Any]", folder: Path) -> NetBot[Any]:
    """A bot whose network says the same whatever it sees."""
    arrays = {**arrays_for(kit)}
    arrays["last.w"] = np.zeros_like(arrays["last.w"])
    arrays["last.b"] = outputs.astype(np.float32)
    arrays["last.gain"] = np.zeros_like(arrays["last.gain"])
    arrays["last.shift"] = np.zeros_like(arrays["last.shift"])
    file = folder / "weights.npz"
    file.write_bytes(packed(arrays, about(kit)))
    return NetBot(kit.game, kit.learning, weights=file)


@pytest.mark.parametrize("kit", KITS, ids=[kit.game.id for kit in KITS])
def test_it_does_what_the_network_likes_best(kit: Any, tmp_path: Path) -> None:
    """An action that is by far likelier than those before it, as it is counted from one's own seat."""
    game = kit.game
    bot = bot_that_likes(kit, 100 * np.arange(MOST_ACTIONS), tmp_path)
    choices = 0
    for s in walk(game, game.parse_options({"players": 4}), "liked"):
        for seat in () if CHANCE in game.to_act(s) else game.to_act(s):
            view = game.view(s, seat)
            if kit.learning.certain(view) is None:
                numbers = numbers_of(kit, s, seat)
                liked = view.legal[numbers.index(max(numbers))]
                assert bot.choose(view, Rng.of("liked", str(choices))) == liked
                choices += len(numbers) > 1
    assert choices > 10


@pytest.mark.parametrize("kit", MIXING, ids=[kit.game.id for kit in MIXING])
def test_what_must_be_mixed_is_drawn_as_often_as_it_is_likely(kit: Any, tmp_path: Path) -> None:
    """Without what is less likely than 2 %, however much that is together."""
    bot = bot_that_likes(kit, np.zeros(MOST_ACTIONS), tmp_path)
    s, seat = first_mixed(kit, bot)
    view = kit.game.view(s, seat)
    often, seldom, *others = numbers_of(kit, s, seat)
    assert len(others) > 10
    outputs = np.zeros(MOST_ACTIONS)
    # Of all others each 1.5 %.
    outputs[[often, seldom]] = np.log(np.array([2, 1]) * (1 / 0.015 - len(others)) / 3)
    bot = bot_that_likes(kit, outputs, tmp_path)
    chances = bot.chances(view)
    assert chances[0] == pytest.approx(2 * chances[1], rel=0.05)
    assert 0.01 < chances[2:].max() < 0.02
    draws = 200
    found = [bot.choose(view, Rng.of("draw", str(number))) for number in range(draws)]
    assert set(found) == set(view.legal[:2])
    assert abs(found.count(view.legal[0]) / draws - 2 / 3) < 0.1


def first_mixed(kit: Any, bot: NetBot[Any]) -> tuple[Any, int]:
    for s in walk(kit.game, kit.game.parse_options({}), "mixed"):
        if CHANCE not in kit.game.to_act(s):
            seat = kit.game.to_act(s)[0]
            if int(bot.seen(kit.game.view(s, seat))[kit.learning.phase]) in kit.learning.mixed_phases:
                return s, seat
    raise AssertionError("nothing is mixed")


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
