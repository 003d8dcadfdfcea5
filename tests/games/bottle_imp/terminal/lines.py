"""What a random person types in the terminal."""

from typing import Any

from ridotto.engine.game import Seat
from ridotto.engine.rng import Rng
from ridotto.games.bottle_imp.rules.deck.cards import RANKS
from ridotto.screens.words import Words
from tests.walks import AnyMatch


def first_seat(view: Any) -> Seat:
    """The first to be asked."""
    return int(view.dealer) + 1


def random_line(match: AnyMatch, seat: Seat, rng: Rng, words: Words) -> str:
    game, state = match.game, match.state
    picks: list[int] = []
    for _ in range(game.picks_left(state, seat)):
        picks.append(rng.choice([card for card in game.legal(state, seat) if card not in picks]))
    return " ".join(words.as_read(RANKS[card]) for card in picks)
