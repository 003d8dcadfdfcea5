"""Makes The Bottle Imp's messages from views."""

from functools import lru_cache
from typing import cast

from ridotto.compile.bits import mask_of, members
from ridotto.games.bottle_imp.messages.named import (
    bottle_of,
    colour_led,
    colour_of,
    names_of,
    plays_of,
    points_of,
)
from ridotto.games.bottle_imp.messages.rounds import kept_round
from ridotto.games.bottle_imp.messages.tasks import pass_goals_of
from ridotto.games.bottle_imp.messages.types import (
    BottleImpCards,
    BottleImpCommon,
    BottleImpOwn,
    BottleImpPosition,
    CardFace,
    FinishedRound,
    FinishedTrick,
    Phase,
)
from ridotto.games.bottle_imp.rules.deck.cards import RANKS, load_deck
from ridotto.games.bottle_imp.rules.options import BottleImpOptions
from ridotto.games.bottle_imp.rules.steps.tricks import winning_card
from ridotto.games.bottle_imp.rules.views.pieces import Trick
from ridotto.games.bottle_imp.rules.views.view import BottleImpView
from ridotto.messages.common import outcome_of


def cards_of(options: BottleImpOptions) -> BottleImpCards:
    deck = load_deck(options.deck)
    cards = members(deck.for_players(options.players))
    return BottleImpCards(
        "bottle_imp",
        tuple(CardFace(RANKS[card], colour_of(deck, card), deck.value(card)) for card in cards),
    )


def position_of(view: BottleImpView) -> BottleImpPosition:
    return _position(view, common_of(view))


def present_of(view: BottleImpView) -> BottleImpPosition:
    """The position without its finished rounds."""
    return _position(view, _common(view, ()))


def _position(view: BottleImpView, common: BottleImpCommon) -> BottleImpPosition:
    return BottleImpPosition(**vars(own_of(view)), **vars(common))


def own_of(view: BottleImpView) -> BottleImpOwn:
    return BottleImpOwn(
        seat=view.seat,
        hand=names_of(view.hand),
        open_hands=tuple(map(names_of, view.open_hands)),
        picks=names_of(view.picks),
        pass_goals=pass_goals_of(view),
        received=names_of(view.received),
    )


def common_of(view: BottleImpView) -> BottleImpCommon:
    # Finished rounds are cached because every later position of the match contains them again.
    return _common(view, tuple([kept_round(view.options, result) for result in view.past]))


def _common(view: BottleImpView, past: tuple[FinishedRound, ...]) -> BottleImpCommon:
    deck = load_deck(view.options.deck)
    ahead = _card_ahead(view)
    winners = [trick.winner for trick in view.tricks]
    return BottleImpCommon(
        game="bottle_imp",
        phase=cast(Phase, view.phase),
        round=view.round,
        rounds=view.options.rounds,
        is_eye=view.options.mode_row.is_eye,
        dealer=view.dealer,
        to_act=_seats(view.to_act),
        parties=view.parties,
        hand_sizes=view.hand_sizes,
        sealed=view.sealed,
        tricks=tuple(map(_finished_trick, view.tricks)),
        tricks_finished=view.tricks_finished,
        trick=plays_of(view.trick),
        led=colour_led(view, deck),
        winning=None if ahead is None else RANKS[ahead],
        for_sale=view.for_sale,
        bottles=tuple(map(bottle_of, view.bottles)),
        # A view that hides the taken cards also hides how many tricks each seat took.
        tricks_won=tuple(map(winners.count, range(len(view.taken)))),
        taken=tuple(map(names_of, view.taken)),
        taken_points=tuple([points_of(deck, taken) for taken in view.taken]),
        totals=view.totals,
        past=past,
        outcome=None if view.outcome is None else outcome_of(view.outcome),
    )


def hand_of(view: BottleImpView) -> tuple[str, ...]:
    """The hand; in the eye, the hidden hand, plus the open hand until it is laid down."""
    own = view.open_hands[view.seat] if view.seat is not None and view.open_hands else ()
    return names_of(tuple(sorted((*view.hand, *(own if view.phase == "pass" else ())))))


@lru_cache(maxsize=4096)
def _finished_trick(trick: Trick) -> FinishedTrick:
    """Cached because every later position of the round contains it again."""
    return FinishedTrick(plays_of(trick.plays), trick.winner, RANKS[trick.card], trick.bottle)


def _card_ahead(view: BottleImpView) -> int | None:
    """The card that would win the present trick as it lies."""
    if not view.trick:
        return None
    return winning_card(mask_of(card for _, card in view.trick), view.bottles[view.for_sale].price)


def _seats(to_act: tuple[int, ...]) -> tuple[int, ...]:
    """The seats without chance."""
    return tuple(seat for seat in to_act if seat >= 0)
