"""What a bot is."""

from typing import Any, NamedTuple, Protocol

from ridotto.engine.choice import Choice
from ridotto.engine.game import Seat, SomeGame
from ridotto.engine.rng import Rng


class Bot(Protocol):
    """Sees a view and returns one of its legal actions. All its chance comes from the stream it is given."""

    name: str
    needs_full_view: bool
    """Whether it looks at more of a view than the legal actions."""

    def choose(self, view: Any, rng: Rng) -> int: ...


class LegalOnlyView(NamedTuple):
    """As much of a view as a bot gets that does not look: drawing up a whole one takes most of its time."""

    seat: Seat
    to_act: tuple[Seat, ...]
    legal: tuple[int, ...]


def decide(bot: Bot, game: SomeGame, s: Any, seat: Seat, rng: Rng) -> int:
    """What a bot does in this seat. Nothing of the state but the seat's view reaches it."""
    view = (
        game.view(s, seat)
        if bot.needs_full_view
        else LegalOnlyView(seat, game.to_act(s), game.legal(s, seat))
    )
    return bot.choose(view, rng)


def decide_all(bot: Bot, game: SomeGame, s: Any, seat: Seat, rng: Rng) -> Choice:
    """The whole choice of a bot: pick after pick, each from the state that those before it lead to."""
    left = game.picks_left(s, seat)
    actions: tuple[int, ...] = ()
    while left:
        action = decide(bot, game, s, seat, rng)
        s = game.apply(s, seat, action)
        actions += (action,)
        left -= 1
    return Choice(actions, s)
