"""Networks of anybody's take part in the arena by their file, and nobody names files from elsewhere."""

from pathlib import Path
from typing import Any

import pytest

import ridotto
from ridotto.arena.entrants import find_entrant
from ridotto.arena.run import Contest, run_contest
from ridotto.bots.registry import find_bot
from ridotto.engine.errors import InvalidOptions, RidottoError
from ridotto.nets.weights import load
from tests.unit.nets.nets import KITS, weights_file

MOST_BYTES = 10_000_000
"""Of all weights in the wheel together."""


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiling takes longer than a few matches."""
    monkeypatch.setenv("RIDOTTO_JIT", "0")


@pytest.fixture(params=KITS, ids=lambda kit: str(kit.game.id))
def kit(request: pytest.FixtureRequest) -> Any:
    return request.param


def test_the_weights_that_a_game_brings_fit_it_and_are_found_by_name(kit: Any) -> None:
    about, _ = load(kit.learning.weights, kit.game.id, kit.learning)
    assert about.made["seed"]
    assert find_bot(kit.game.id, "net").name == "net"


def test_all_weights_together_are_small() -> None:
    """Those of networks and of judges."""
    files = list(Path(ridotto.__file__).parent.glob("games/**/*.npz"))
    assert {kit.learning.weights for kit in KITS} < set(files)
    assert sum(file.stat().st_size for file in files) <= MOST_BYTES


def test_a_file_takes_part_in_the_arena(kit: Any, tmp_path: Path) -> None:
    bots = (f"net:{weights_file(kit, tmp_path)}", "random")
    contest = Contest(kit.game.id, kit.game.parse_options({}), bots, 4, "seed", 1.0)
    tally, is_complete = run_contest(contest, place=1, progress=lambda _: None)
    assert is_complete
    assert tally.tables >= 4
    assert not any(tally.faults)


def test_a_file_that_is_not_there_is_told_at_once(kit: Any) -> None:
    with pytest.raises(RidottoError, match="cannot be used"):
        find_entrant(kit.game.id, "net:nowhere.npz", limit_s=1.0)


def test_only_the_arena_takes_files(kit: Any, tmp_path: Path) -> None:
    with pytest.raises(InvalidOptions, match="no bot"):
        find_bot(kit.game.id, f"net:{weights_file(kit, tmp_path)}")
