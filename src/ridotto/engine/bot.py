"""What a bot is."""

from typing import NamedTuple, Protocol, TypeVar, cast, runtime_checkable

from ridotto.engine.choices import Choice
from ridotto.engine.errors import IllegalMove, InvalidMove
from ridotto.engine.game import Game, O, Outcome, S, Seat, V, View
from ridotto.engine.rng import Rng

V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class Bot(Protocol[V_contra]):
    """Sees a view and returns one of its legal actions. All its randomness comes from the given stream.

    Any object with these three attributes is a bot. Use it instead of a name:

    >>> import ridotto
    >>> class Lowest:
    ...     name = "lowest"
    ...     needs_full_view = False
    ...
    ...     def choose(self, view, rng):
    ...         return view.legal[0]
    >>> ridotto.play(ridotto.games()[0], [Lowest(), "random", "random"], seed=7).record().seats
    ('bot:lowest', 'bot:random', 'bot:random')
    """

    name: str
    needs_full_view: bool
    """Whether it uses more of a view than the legal actions."""

    def choose(self, view: V_contra, rng: Rng) -> int:
        """One of the actions in `view.legal`. A choice of several actions is asked for one after the other.

        >>> import ridotto
        >>> from ridotto.bots.registry import find_bot
        >>> match = ridotto.load(ridotto.games()[0], seed=7)
        >>> view = match.view(match.to_act[0])
        >>> find_bot(ridotto.games()[0], "random").choose(view, Rng.of("my stream")) in view.legal
        True
        """
        ...


@runtime_checkable
class TimedBot(Protocol[V_contra]):
    """A bot whose time would tell that it had no choice."""

    def hiding_its_time(self) -> Bot[V_contra]:
        """The same bot, with as much work where only one action is legal."""
        ...


class LegalOnlyView(NamedTuple):
    """The view for a bot that uses only the legal actions: making a whole one would take most of its time."""

    seat: Seat
    to_act: tuple[Seat, ...]
    legal: tuple[int, ...]
    round: int = 0
    is_sealed: bool = False
    leader: Seat | None = None
    outcome: Outcome | None = None


def seat_that_decides(view: View) -> Seat:
    if view.seat is None:
        raise ValueError("a spectator has nothing to decide")
    return view.seat


def decide(bot: Bot[V], game: Game[S, V, O], s: S, seat: Seat, rng: Rng) -> int:
    """The bot's action in this seat. It gets only the seat's view."""
    if bot.needs_full_view:
        return bot.choose(game.view(s, seat), rng)
    # Such a bot takes any view.
    return bot.choose(cast(V, LegalOnlyView(seat, game.to_act(s), game.legal(s, seat))), rng)


def decide_all(bot: Bot[V], game: Game[S, V, O], s: S, seat: Seat, rng: Rng) -> Choice[S]:
    """The whole choice of a bot: pick after pick, each from the state that those before it lead to."""
    left = game.picks_left(s, seat)
    actions: tuple[int, ...] = ()
    while left:
        action = decide(bot, game, s, seat, rng)
        try:
            s = game.apply(s, seat, action)
        except (IllegalMove, InvalidMove) as error:
            # Without its name, this would look like a mistake of the rules.
            raise IllegalMove("bot-not-legal", bot=bot.name, reason=error) from error
        actions += (action,)
        left -= 1
    return Choice(actions, s)
