"""What every game did when it was right. `python -m tests.golden.write` writes the files anew."""

from pathlib import Path

import pytest

from ridotto.engine.game import Options, SomeGame
from ridotto.engine.play.count import (
    GOLDEN_SEED,
    configuration_name,
    count_by_move,
    golden_counts,
    golden_start,
)
from ridotto.games import all_games
from tests.golden.playthrough import playthrough
from tests.walks import CONFIGURATIONS, IDS, slug

HERE = Path(__file__).parent

COUNTED = [(game, options) for game in all_games() for options in game.configurations()]


@pytest.mark.parametrize(("game", "options"), CONFIGURATIONS, ids=IDS)
def test_playthrough(game: SomeGame, options: Options) -> None:
    """Every configuration has a playthrough, and still plays it the same way."""
    file = HERE / "playthroughs" / f"{slug(game, options)}.txt"
    assert file.exists(), f"{file.name} is missing: a game is registered with golden playthroughs only"
    assert playthrough(game, options).splitlines() == file.read_text("utf-8").splitlines()


def test_no_playthrough_without_its_game() -> None:
    assert sorted(file.stem for file in (HERE / "playthroughs").glob("*.txt")) == sorted(IDS)


def _golden_counts() -> list[str]:
    return (HERE / "counts.txt").read_text("utf-8").splitlines()


@pytest.mark.parametrize(("game", "options"), COUNTED, ids=[slug(*counted) for counted in COUNTED])
def test_node_counts(game: SomeGame, options: Options) -> None:
    """Law 8. On a difference the counts of each first action are shown, to hold against another engine's."""
    expected = {line.rpartition(" | ")[0]: line for line in _golden_counts()}
    for line in golden_counts(game, options):
        start, _, counts = line.rpartition(" | ")
        right = expected[start].rpartition(" | ")[2]
        pairs = zip(counts.split(" "), right.split(" "), strict=False)
        depth = next((number for number, (found, known) in enumerate(pairs, start=1) if found != known), 1)
        position = golden_start(game, options, seed=GOLDEN_SEED, skip=int(start.rpartition(" | ")[2]))
        assert counts == right, f"{start}: {dict(count_by_move(game, position, depth))}"


def test_no_counts_without_their_game() -> None:
    names = {line.split(" | ")[0] for line in _golden_counts()}
    assert names == {f"{game.id} {configuration_name(options)}" for game, options in COUNTED}
