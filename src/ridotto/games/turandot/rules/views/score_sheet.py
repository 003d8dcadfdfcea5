"""Where every point came from (T12.5), the dummy's too."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from ridotto.engine.game import Seat
from ridotto.games.turandot.rules.best_cast import suggested_cast
from ridotto.games.turandot.rules.deck.cards import LOVES_FAVOURITES
from ridotto.games.turandot.rules.options import ROUNDS, TurandotOptions
from ridotto.games.turandot.rules.scoring import Breakdown, break_down
from ridotto.games.turandot.rules.state import CAST_SIZE
from ridotto.games.turandot.rules.views.view import Player, TurandotView

Cast = tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Production:
    """One opera on the sheet: a player's or the dummy's."""

    cast: Cast
    director: int | None
    points: Breakdown


def seat_production(view: TurandotView, seat: Seat) -> Production:
    """A player's cast, before the end the best one so far."""
    return player_production(view.options, view.players[seat], loses_point=loses_point(view, seat))


def player_production(options: TurandotOptions, player: Player, *, loses_point: bool) -> Production:
    return _production(
        options,
        player.cast or player.troupe,
        player.director,
        player.scenery,
        is_cast=bool(player.cast),
        loses_point=loses_point,
    )


def dummy_production(view: TurandotView) -> Production | None:
    """The dummy's singers sing in the order they came (T14.3)."""
    if not view.options.has_dummy:
        return None
    return _production(
        view.options, view.leftovers.troupe, view.leftovers.director, 0, is_cast=True, loses_point=False
    )


def productions(view: TurandotView) -> list[Production]:
    """The players' by seat, and then the dummy's where there is one."""
    dummy = dummy_production(view)
    players = [seat_production(view, seat) for seat in range(view.options.players)]
    return players if dummy is None else [*players, dummy]


def seat_points(view: TurandotView, seat: Seat, cast: Sequence[int | None]) -> Breakdown:
    player = view.players[seat]
    return break_down(
        view.options, cast, player.director, player.scenery, loses_point=loses_point(view, seat)
    )


def loses_point(view: TurandotView, seat: Seat) -> bool:
    """Two players: the Maestro of round 7 (T14.5)."""
    return view.options.has_dummy and view.round == ROUNDS and view.maestro == seat


@lru_cache(maxsize=4096)
def _production(
    options: TurandotOptions,
    singers: Cast,
    director: int | None,
    scenery: int,
    *,
    is_cast: bool,
    loses_point: bool,
) -> Production:
    """Cached, because every view of a round needs the same ones."""
    cast = in_roles(singers) if is_cast else suggested_cast(options, [*_some(singers)], director)
    return Production(cast, director, break_down(options, cast, director, scenery, loses_point=loses_point))


def in_roles(singers: Cast) -> Cast:
    """These singers in the order of the roles, and nobody in those that are left."""
    return (*singers, *(None for _ in range(CAST_SIZE - len(singers))))


def _some(singers: Cast) -> Iterator[int]:
    return (singer for singer in singers if singer is not None)


@dataclass(frozen=True, slots=True)
class RoleWorth:
    """What a singer adds in one role, beside what they add in any."""

    favourite: int
    gender: int
    """0 or less."""
    director: int


@lru_cache(maxsize=4096)
def role_worth(options: TurandotOptions, singer: int, role: int, director: int | None) -> RoleWorth:
    alone = [singer if place == role else None for place in range(CAST_SIZE)]
    points = break_down(options, alone, None)
    extra = points.favourites if director == LOVES_FAVOURITES else 0
    return RoleWorth(points.favourites, points.gender, extra)
