"""What people type in the terminal."""

import pytest

from ridotto.engine.errors import RidottoError
from ridotto.games.bottle_imp.rules.deck.cards import CARDS
from ridotto.games.bottle_imp.terminal.reading import read_cards
from tests.unit.terminal.person import started


@pytest.mark.parametrize("text", ["2,5", "2.5"])
def test_a_comma_is_decimal_only_where_there_are_halves(text: str) -> None:
    match = started("bottle_imp", {"players": 6})
    seat = next(s for s in range(6) if CARDS["2.5"] in match.game.view(match.state, s).hand)
    assert read_cards(match.state, match.game.view(match.state, seat), 3, text) == (CARDS["2.5"],)

    match = started("bottle_imp", {"players": 4})
    view = match.game.view(match.state, 0)
    with pytest.raises(RidottoError) as caught:
        read_cards(match.state, view, 3, text)
    assert caught.value.code == ("not-your-card" if "," in text else "card-not-in-deck")
