"""A seed gives the same match as ever, whoever plays it. The digests are older than the driver."""

import json
from pathlib import Path

import pytest

from ridotto.engine.game import Options, SomeGame
from tests.golden.matches import golden_matches
from tests.walks import CONFIGURATIONS, IDS, slug

EXPECTED = json.loads((Path(__file__).parent / "matches.json").read_text("utf-8"))


@pytest.mark.parametrize(("game", "options"), CONFIGURATIONS, ids=IDS)
def test_matches(game: SomeGame, options: Options) -> None:
    assert golden_matches(game, options) == EXPECTED[slug(game, options)]


def test_no_matches_without_their_game() -> None:
    assert sorted(EXPECTED) == sorted(IDS)
