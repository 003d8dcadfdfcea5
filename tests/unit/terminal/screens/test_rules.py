"""The pages of rules fit the table."""

import pytest

from ridotto.games import find_kit
from ridotto.screens.words import Words
from ridotto.terminal.play import all_rules


def pages(game_id: str, **options: object) -> set[str]:
    kit = find_kit(game_id)
    shown = kit.ui(Words("en")).rules(kit.game.parse_options(options))
    return {page.removeprefix(f"rules-{game_id}-") for page in shown} - set("1234")


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"players": 2}, {"eye"}),
        ({"players": 4}, set()),
        ({"players": 4, "mode": "teams-2-1-1"}, {"teams", "penalty-once"}),
        ({"players": 5}, {"five", "two-bottles"}),
        ({"players": 5, "mode": "teams-2-2-1", "team_penalty": "each"}, {"five", "teams", "penalty-each"}),
        ({"players": 6, "mode": "teams-2-2-2"}, {"six", "fixed-teams", "penalty-once"}),
        ({"players": 6, "mode": "teams-2-2-1-1"}, {"six", "teams", "penalty-once"}),
    ],
)
def test_bottle_imp(options: dict[str, object], expected: set[str]) -> None:
    assert pages("bottle_imp", **options) == expected


def test_turandot() -> None:
    assert pages("turandot", players=2) == {"directors", "two-players"}
    assert pages("turandot", players=5) == {"directors"}


def test_points_are_explained_before_a_game_is_chosen() -> None:
    assert {"rules-bottle_imp-3", "rules-turandot-4", "rules-turandot-directors"} <= set(
        all_rules(Words("en"))
    )


def test_those_of_the_game_that_is_named_come_first() -> None:
    every = all_rules(Words("en"))
    own = find_kit("turandot").ui(Words("en")).rules(None)
    named = all_rules(Words("en"), first="turandot")
    assert every[: len(own)] != own
    assert named[: len(own)] == own
    assert sorted(named) == sorted(every)
