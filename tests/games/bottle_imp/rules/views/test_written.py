"""A view as text uses the words of its record."""

import pytest

import ridotto
from ridotto.engine.shown_fields import shown_view
from ridotto.games import find_game

GAME = find_game("bottle_imp")


@pytest.mark.parametrize("players", [2, 3])
def test_every_card_is_called_as_in_the_record(players: int) -> None:
    match = ridotto.load(GAME.id, players=players, rounds=1, seed=7)
    plays: list[str] = []
    while not match.is_over:
        seat = match.to_act[0]
        match.play(seat, ridotto.bot("random").choose(match, seat))
        shown = dict(shown_view(GAME, match.view()).common)
        plays = [event.replace(" play ", ":") for event in match.events if " play " in event]
        tricks = [trick.split(" → ")[0] for trick in shown["tricks"].split(", ") if trick]
        assert " ".join([*tricks, shown["trick"]]).split() == plays
    assert plays


def test_who_owns_the_bottle() -> None:
    match = ridotto.load(GAME.id, players=3, seed=7)
    assert "  bottles: 19\n" in repr(match)
    while not match.view().tricks or match.view().tricks[-1].bottle is None:
        seat = match.to_act[0]
        match.play(seat, ridotto.bot("random").choose(match, seat))
    bought = match.view().tricks[-1]
    line = next(line for line in reversed(match.events) if line.startswith(f"{bought.winner} play "))
    assert f"  bottles: {line.split()[-1]} ({bought.winner})\n" in repr(match)
