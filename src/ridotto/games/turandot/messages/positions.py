"""Makes Turandot's messages from views."""

from functools import lru_cache
from typing import cast

from ridotto.games.turandot.messages import types as messages
from ridotto.games.turandot.messages.named import (
    bid_or_none,
    director_of,
    director_or_none,
    ids,
    points_of,
    worth_of,
)
from ridotto.games.turandot.messages.rounds import audition_of, hires_of, kept_round, shown_audition
from ridotto.games.turandot.messages.types import (
    Category,
    DummyRow,
    FinishedAudition,
    Gender,
    Phase,
    PlayerRow,
    Role,
    RoleWorth,
    SingerFace,
    TurandotCards,
    TurandotCommon,
    TurandotOwn,
    TurandotPosition,
)
from ridotto.games.turandot.rules.options import TurandotOptions
from ridotto.games.turandot.rules.views.hiring import finished_round, is_for_directors, present_round
from ridotto.games.turandot.rules.views.score_sheet import (
    Production,
    dummy_production,
    loses_point,
    player_production,
)
from ridotto.games.turandot.rules.views.view import Player, TurandotView
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
    return TurandotOwn(view.seat, bid_or_none(view.own_bid), ids(view.own_cast))


def common_of(view: TurandotView) -> TurandotCommon:
    # Finished rounds are cached because every later position of the match contains them again.
    return _common(view, tuple(map(kept_round, view.past)))


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
        pool=ids(view.pool),
        directors=tuple(map(director_of, view.directors)),
        audition=audition_of(view.round + 1, view.audition, ()) if shown is None else shown_audition(shown),
        crew=view.options.crew,
        players=tuple(
            [
                _row(view.options, player, loses_point=loses_point(view, seat))
                for seat, player in enumerate(view.players)
            ]
        ),
        table=DummyRow(
            ids(view.leftovers.troupe),
            director_or_none(view.leftovers.director),
            None if dummy is None else _production(view.options, dummy),
        ),
        named=view.named,
        dismissed=director_or_none(view.dismissed),
        hires=() if shown is None else hires_of(shown),
        past=past,
        outcome=None if view.outcome is None else outcome_of(view.outcome),
    )


@lru_cache(maxsize=4096)
def _row(options: TurandotOptions, player: Player, *, loses_point: bool) -> PlayerRow:
    """Cached because most rows do not change from one position to the next."""
    return PlayerRow(
        troupe=ids(player.troupe),
        director=director_or_none(player.director),
        scenery=player.scenery,
        money=player.money,
        is_sealed=player.is_sealed,
        face_down=player.face_down,
        bid=bid_or_none(player.bid),
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
            RoleWorth(0, 0, 0) if singer is None else worth_of(options, singer, role, production.director)
            for role, singer in enumerate(production.cast)
        ),
        points=points_of(production.points),
    )


def hand_of(view: TurandotView) -> tuple[str, ...]:
    """A sealed bid or cast; everything else is open."""
    if view.own_bid is not None:
        return (format_bid(view.own_bid),)
    return (" ".join(("cast", *(str(singer + 1) for singer in view.own_cast))),) if view.own_cast else ()
