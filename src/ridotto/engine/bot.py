"""What a bot is."""

from dataclasses import dataclass
from typing import Any, Protocol

from ridotto.engine.game import Seat, SomeGame
from ridotto.engine.rng import Rng


class Bot(Protocol):
    """Sees a view and returns one of its legal actions. All its randomness comes from the given stream."""

    name: str
    needs_full_view: bool
    """Whether it uses more of a view than the legal actions."""

    def choose(self, view: Any, rng: Rng) -> int: ...


@dataclass(frozen=True, slots=True)
class LegalOnlyView:
    """What a bot gets that needs only the legal actions: building a full view would take most of its time."""

    seat: Seat
    to_act: tuple[Seat, ...]
    legal: tuple[int, ...]


def decide(bot: Bot, game: SomeGame, s: Any, seat: Seat, rng: Rng) -> int:
    """The bot's action in this seat. It gets the seat's view and nothing else of the state."""
    view = (
        game.view(s, seat)
        if bot.needs_full_view
        else LegalOnlyView(seat, game.to_act(s), game.legal(s, seat))
    )
    return bot.choose(view, rng)
