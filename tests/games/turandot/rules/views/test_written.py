"""A view as text uses the words of its record."""

import pytest

import ridotto
from ridotto.engine.shown_fields import shown_view
from ridotto.games import find_game

GAME = find_game("turandot")


@pytest.mark.parametrize("players", [2, 4])
def test_every_card_is_called_as_in_the_record(players: int) -> None:
    """In round 4 directors audition, in all others singers."""
    match = ridotto.load(GAME.id, players=players, seed=7)
    while not match.is_over:
        seat = match.to_act[0]
        match.play(seat, ridotto.bot("random").choose(match, seat))
        shown = shown_view(GAME, match.view())
        auditions = [event for event in match.events if event.startswith("audition")]
        assert f"audition {dict(shown.common)['audition'].replace(',', '')}" == auditions[-1]
    casts = dict(shown.by_seat)["players"]
    for event in match.events[-players:]:
        seat_and_kind, _, cast = event.partition(" cast ")
        assert f" · cast {cast.replace(' ', ', ')} · " in casts[int(seat_and_kind)]


def test_the_position_has_the_players() -> None:
    match = ridotto.load(GAME.id, players=3, first=0, seed=7)
    for line in ("0 bid 1 money 1", "1 bid 2 bluff"):
        match.play_line(line)
    assert "  players 1: scenery 0 · money 3 · is_sealed ✓ · face_down 2 · score 0\n" in repr(match)
    assert "  players 2: scenery 0 · money 3 · face_down 0 · score 0\n" in repr(match)
    assert dict(shown_view(GAME, match.view(1)).own) == {"own_bid": "2 bluff"}
