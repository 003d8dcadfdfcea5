"""What a seat is asked for, as a message."""

from functools import lru_cache
from typing import cast

from ridotto.games.bottle_imp.messages.named import colour_led, names_of
from ridotto.games.bottle_imp.messages.types import Goal, PassGoal, PassTask, PlayTask
from ridotto.games.bottle_imp.rules.deck.cards import load_deck
from ridotto.games.bottle_imp.rules.views.pass_goals import goals_of
from ridotto.games.bottle_imp.rules.views.view import BottleImpView


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
