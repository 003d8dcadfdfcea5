"""What a seat is asked for, as a message."""

from collections.abc import Iterable
from functools import lru_cache

from ridotto.games.turandot.messages.named import director_of, ids, points_of, worth_of
from ridotto.games.turandot.messages.types import (
    BidTask,
    CastTask,
    DismissTask,
    GiveTask,
    NameTask,
    SingerWorth,
)
from ridotto.games.turandot.rules.actions import money_in, number_in, seat_in, slot_in
from ridotto.games.turandot.rules.best_cast import suggested_cast
from ridotto.games.turandot.rules.options import TurandotOptions
from ridotto.games.turandot.rules.scoring import Breakdown
from ridotto.games.turandot.rules.state import CAST_SIZE
from ridotto.games.turandot.rules.views.score_sheet import role_worth, seat_points
from ridotto.games.turandot.rules.views.view import TurandotView


def task_of(view: TurandotView) -> BidTask | GiveTask | NameTask | DismissTask | CastTask | None:
    if view.seat is None or view.seat not in view.to_act:
        return None
    if view.phase == "bid":
        with_number = [bid for bid in view.legal if number_in(bid)]
        return BidTask(
            kind="bid",
            numbers=_each(number_in(bid) for bid in with_number),
            most_money=max(money_in(bid) for bid in with_number),
            may_bid_crew=len(with_number) < len(view.legal),
        )
    if view.phase == "give":
        slots = _each(slot_in(gift) + 1 for gift in view.legal)
        return GiveTask("give", slots, _each(seat_in(gift) for gift in view.legal))
    if view.phase == "name":
        return NameTask("name", view.legal)
    if view.phase == "dismiss":
        return DismissTask("dismiss", tuple(director_of(director) for director in view.legal))
    return _cast_task(view, view.seat)


def _cast_task(view: TurandotView, seat: int) -> CastTask:
    player = view.players[seat]
    best = [
        singer
        for singer in suggested_cast(view.options, player.troupe, player.director)
        if singer is not None
    ]
    points = seat_points(view, seat, best)
    # The points for favourite roles and genders depend on the cast, and so do the director's points for them.
    paid = sum(
        role_worth(view.options, singer, role, player.director).director for role, singer in enumerate(best)
    )
    return CastTask(
        kind="cast",
        singers=ids(player.troupe),
        fixed=points_of(
            Breakdown(
                stars=points.stars,
                scenery=points.scenery,
                favourites=0,
                gender=0,
                director=points.director - paid,
                maestro=points.maestro,
            )
        ),
        worth=tuple(_singer_worth(view.options, singer, player.director) for singer in player.troupe),
        best=ids(best),
    )


@lru_cache(maxsize=4096)
def _singer_worth(options: TurandotOptions, singer: int, director: int | None) -> SingerWorth:
    roles = range(CAST_SIZE)
    return SingerWorth(singer + 1, tuple(worth_of(options, singer, role, director) for role in roles))


def _each(numbers: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted({*numbers}))
