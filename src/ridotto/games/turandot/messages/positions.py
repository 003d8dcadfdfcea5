"""Makes Turandot's messages from views."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import cast

from ridotto.games.turandot.messages import types as messages
from ridotto.games.turandot.messages.types import (
    Auditioning,
    Bid,
    BidTask,
    CastTask,
    Category,
    Director,
    DismissTask,
    DummyRow,
    FinishedAudition,
    Gain,
    Gender,
    GiveTask,
    Hire,
    NameTask,
    Phase,
    PlayerRow,
    Points,
    Role,
    RoleWorth,
    SingerFace,
    SingerWorth,
    TurandotCards,
    TurandotCommon,
    TurandotOwn,
    TurandotPosition,
)
from ridotto.games.turandot.rules.actions import bluff_in, money_in, number_in, seat_in, slot_in
from ridotto.games.turandot.rules.best_cast import suggested_cast
from ridotto.games.turandot.rules.deck.cards import DIRECTORS
from ridotto.games.turandot.rules.options import TurandotOptions
from ridotto.games.turandot.rules.scoring import Breakdown
from ridotto.games.turandot.rules.state import CAST_SIZE
from ridotto.games.turandot.rules.views.hiring import (
    HiringRound,
    finished_round,
    is_for_directors,
    present_round,
)
from ridotto.games.turandot.rules.views.score_sheet import (
    Production,
    dummy_production,
    loses_point,
    player_production,
    role_worth,
    seat_points,
)
from ridotto.games.turandot.rules.views.view import Player, RoundResult, TurandotView
from ridotto.games.turandot.rules.views.written import format_bid
from ridotto.messages.common import outcome_of


def cards_of(options: TurandotOptions) -> TurandotCards:
    return TurandotCards(
        "turandot",
        tuple(
            SingerFace(
                singer.id,
                cast(Category, singer.category),
                cast(Gender, singer.gender),
                singer.stars,
                cast(Role, singer.favourite) if singer.favourite else None,
            )
            for singer in options.deck.singers
        ),
    )


def position_of(view: TurandotView) -> TurandotPosition:
    return _position(view, common_of(view))


def present_of(view: TurandotView) -> TurandotPosition:
    """The position without its finished rounds."""
    return _position(view, _common(view, ()))


def _position(view: TurandotView, common: TurandotCommon) -> TurandotPosition:
    return TurandotPosition(**vars(own_of(view)), **vars(common))


def own_of(view: TurandotView) -> TurandotOwn:
    return TurandotOwn(view.seat, _bid_or_none(view.own_bid), _ids(view.own_cast))


def common_of(view: TurandotView) -> TurandotCommon:
    # Finished rounds are cached because every later position of the match contains them again.
    return _common(view, tuple(map(_kept_round, view.past)))


def _common(view: TurandotView, past: tuple[FinishedAudition, ...]) -> TurandotCommon:
    dummy = dummy_production(view)
    is_open = view.phase in ("give", "name", "dismiss", "bid", "maestro")
    # Until the next audition the table shows the round that just ended.
    shown = present_round(view) if is_open or not view.past else finished_round(view.past[-1])
    return TurandotCommon(
        game="turandot",
        phase=cast(Phase, view.phase),
        round=view.round,
        is_directors_round=is_for_directors(view.round + 1),
        has_dummy=view.options.has_dummy,
        maestro=view.maestro,
        to_act=tuple([seat for seat in view.to_act if seat >= 0]),
        pool=_ids(view.pool),
        directors=tuple(map(_director, view.directors)),
        audition=_audition(view.round + 1, view.audition, ()) if shown is None else _shown_audition(shown),
        crew=view.options.crew,
        players=tuple(
            [
                _row(view.options, player, loses_point=loses_point(view, seat))
                for seat, player in enumerate(view.players)
            ]
        ),
        table=DummyRow(
            _ids(view.table.troupe),
            _director_or_none(view.table.director),
            None if dummy is None else _production(view.options, dummy),
        ),
        named=view.named,
        dismissed=_director_or_none(view.dismissed),
        hires=() if shown is None else _hires(shown),
        past=past,
        outcome=None if view.outcome is None else outcome_of(view.outcome),
    )


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
        return DismissTask("dismiss", tuple(_director(director) for director in view.legal))
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
        singers=_ids(player.troupe),
        fixed=_points(
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
        best=_ids(best),
    )


@lru_cache(maxsize=4096)
def _singer_worth(options: TurandotOptions, singer: int, director: int | None) -> SingerWorth:
    roles = range(CAST_SIZE)
    return SingerWorth(singer + 1, tuple(_worth(options, singer, role, director) for role in roles))


@lru_cache(maxsize=4096)
def _row(options: TurandotOptions, player: Player, *, loses_point: bool) -> PlayerRow:
    """Cached because most rows do not change from one position to the next."""
    return PlayerRow(
        troupe=_ids(player.troupe),
        director=_director_or_none(player.director),
        scenery=player.scenery,
        money=player.money,
        is_sealed=player.is_sealed,
        face_down=player.face_down,
        bid=_bid_or_none(player.bid),
        has_crew=player.has_crew,
        hired_nobody=player.hired_nobody,
        needs_stand_in=player.needs_stand_in,
        production=_production(options, player_production(options, player, loses_point=loses_point)),
    )


@lru_cache(maxsize=4096)
def _production(options: TurandotOptions, production: Production) -> messages.Production:
    """Cached because every position of a round contains it again."""
    return messages.Production(
        cast=tuple(None if singer is None else singer + 1 for singer in production.cast),
        worth=tuple(
            RoleWorth(0, 0, 0) if singer is None else _worth(options, singer, role, production.director)
            for role, singer in enumerate(production.cast)
        ),
        points=_points(production.points),
    )


def _worth(options: TurandotOptions, singer: int, role: int, director: int | None) -> RoleWorth:
    worth = role_worth(options, singer, role, director)
    return RoleWorth(worth.favourite, worth.gender, worth.director)


def _points(points: Breakdown) -> Points:
    return Points(
        stars=points.stars,
        scenery=points.scenery,
        favourites=points.favourites,
        gender=points.gender,
        director=points.director,
        maestro=points.maestro,
        total=points.total,
    )


def hand_of(view: TurandotView) -> tuple[str, ...]:
    """A sealed bid or cast; everything else is open."""
    if view.own_bid is not None:
        return (format_bid(view.own_bid),)
    return (" ".join(("cast", *(str(singer + 1) for singer in view.own_cast))),) if view.own_cast else ()


def past_of(view: TurandotView, first: int) -> Iterator[FinishedAudition]:
    """The finished rounds from a given number on; made one by one and not cached."""
    return map(_finished_audition, view.past[first:])


def _finished_audition(result: RoundResult) -> FinishedAudition:
    hiring = finished_round(result)
    audition = _shown_audition(hiring)
    return FinishedAudition(
        round=hiring.number,
        maestro=hiring.maestro,
        audition=audition,
        hires=_hires(hiring),
        leftover=next(place for place in audition if not place.is_gone),
        named=hiring.named,
        dismissed=_director_or_none(hiring.dismissed),
    )


_kept_round = lru_cache(maxsize=4096)(_finished_audition)


def _shown_audition(hiring: HiringRound) -> tuple[Auditioning, ...]:
    return _audition(hiring.number, hiring.audition, {*hiring.hired, *hiring.stand_ins})


def _audition(number: int, cards: Sequence[int], gone: Iterable[int | None]) -> tuple[Auditioning, ...]:
    return tuple(
        Auditioning(slot, *_singer_or_director(number, card), is_gone=card in gone)
        for slot, card in enumerate(cards, start=1)
    )


def _hires(hiring: HiringRound) -> tuple[Hire, ...]:
    """The hires of each seat; a seat that waits for a stand-in and got no crew card has none yet."""
    hires = []
    for seat, bid in enumerate(hiring.bids):
        hired, stand_in = hiring.hired[seat], hiring.stand_ins[seat]
        has_crew = seat in hiring.crew
        card = stand_in if hired is None else hired
        if card is None and not has_crew:
            continue
        singer, director = (None, None) if card is None else _singer_or_director(hiring.number, card)
        got: Gain = "crew" if has_crew else "stand-in" if hired is None else "hired"
        hires.append(Hire(seat, _bid(bid), got, singer, director))
    return tuple(hires)


def _singer_or_director(number: int, card: int) -> tuple[int | None, Director | None]:
    return (None, _director(card)) if is_for_directors(number) else (card + 1, None)


@lru_cache(maxsize=1024)
def _bid(bid: int) -> Bid:
    return Bid(number_in(bid) or None, money_in(bid), bool(bluff_in(bid)))


def _bid_or_none(bid: int | None) -> Bid | None:
    return None if bid is None else _bid(bid)


def _director(director: int) -> Director:
    return cast(Director, DIRECTORS[director])


def _director_or_none(director: int | None) -> Director | None:
    return None if director is None else _director(director)


def _ids(singers: Iterable[int]) -> tuple[int, ...]:
    return tuple([singer + 1 for singer in singers])


def _each(numbers: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted({*numbers}))
