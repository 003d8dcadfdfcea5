"""Makes The Bottle Imp's messages from views."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import cast

from ridotto.compile.bits import mask_of, members
from ridotto.games.bottle_imp.messages.types import (
    BottleImpCards,
    BottleImpCommon,
    BottleImpOwn,
    BottleImpPosition,
    BottlePlace,
    CardFace,
    Colour,
    FinishedRound,
    FinishedTrick,
    Goal,
    PassGoal,
    PassTask,
    Phase,
    Play,
    PlayTask,
    Reason,
    RoundScore,
)
from ridotto.games.bottle_imp.rules.deck.cards import RANKS, START_PRICE, START_PRICE_TEXT, Deck, load_deck
from ridotto.games.bottle_imp.rules.options import BottleImpOptions
from ridotto.games.bottle_imp.rules.steps.tricks import winning_card
from ridotto.games.bottle_imp.rules.views.pass_goals import goals_of
from ridotto.games.bottle_imp.rules.views.pieces import Bottle, Trick
from ridotto.games.bottle_imp.rules.views.score_sheet import RoundSums
from ridotto.games.bottle_imp.rules.views.view import BottleImpView, RoundResult
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


# What a seat is asked for


def task_of(view: BottleImpView) -> PassTask | PlayTask | None:
    if view.seat is None or view.seat not in view.to_act:
        return None
    cards = names_of(view.legal)
    if view.phase == "pass":
        return PassTask("pass", pass_goals_of(view), cards)
    held = {*view.hand, *(view.open_hands[view.seat] if view.open_hands else ())}
    is_bound = len(view.legal) < len(held)
    return PlayTask("play", cards, colour_led(view, load_deck(view.options.deck)) if is_bound else None)


def pass_goals_of(view: BottleImpView) -> tuple[PassGoal, ...]:
    if view.seat is None or view.dealer is None:
        return ()
    options = view.options
    return _kept_goals(view.seat, view.dealer, options.players, is_eye=options.mode_row.is_eye)


@lru_cache(maxsize=256)
def _kept_goals(seat: int, dealer: int, players: int, *, is_eye: bool) -> tuple[PassGoal, ...]:
    """Cached because every position of a round contains them; without it they took half the time of a seat's
    own part."""
    goals = goals_of(seat, dealer, players, is_eye=is_eye)
    return tuple(PassGoal(cast(Goal, goal.name), goal.seat) for goal in goals)


# Finished rounds


def past_of(view: BottleImpView, first: int) -> Iterator[FinishedRound]:
    """The finished rounds from a given number on; made one by one and not cached."""
    return (_finished_round(view.options, result) for result in view.past[first:])


def _finished_round(options: BottleImpOptions, result: RoundResult) -> FinishedRound:
    sums = RoundSums(options, result)
    return FinishedRound(
        dealer=result.dealer,
        parties=result.parties,
        mystery=names_of(result.mystery),
        mystery_points=sums.mystery,
        bottles=tuple(bottle_of(bottle) for bottle in result.bottles),
        scores=tuple(
            RoundScore(
                seat=seat,
                score=score,
                taken=names_of(result.taken[seat]),
                taken_points=sums.taken[seat],
                reason=cast(Reason, sums.reason(seat)),
                factor=sums.factor(seat),
            )
            for seat, score in enumerate(result.scores)
        ),
    )


kept_round = lru_cache(maxsize=1024)(_finished_round)


# Cards, colours and bottles as messages name them


@lru_cache(maxsize=1 << 12)
def names_of(cards: tuple[int, ...]) -> tuple[str, ...]:
    """Remembered, because most sets of a position were in the last one too."""
    return tuple(map(RANKS.__getitem__, cards))


def colour_of(deck: Deck, card: int) -> Colour:
    return cast(Colour, deck.colour_names[deck.colour(card)])


def plays_of(plays: Iterable[tuple[int, int]]) -> tuple[Play, ...]:
    return tuple([Play(seat, RANKS[card]) for seat, card in plays])


def bottle_of(bottle: Bottle) -> BottlePlace:
    price = START_PRICE_TEXT if bottle.price == START_PRICE else RANKS[bottle.price]
    return BottlePlace(price, bottle.owner)


def points_of(deck: Deck, cards: Iterable[int]) -> int:
    return sum(map(deck.value, cards))


def colour_led(view: BottleImpView, deck: Deck) -> Colour | None:
    return colour_of(deck, view.trick[0][1]) if view.trick else None
