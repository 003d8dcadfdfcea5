"""The best moves of a seat and what to expect of them, from the seat's view alone."""

from collections.abc import Sequence
from dataclasses import dataclass

from ridotto.bots.registry import searcher
from ridotto.engine.errors import RidottoError
from ridotto.engine.game import Seat, SomeGame, View
from ridotto.engine.rng import Rng
from ridotto.games import find_kit
from ridotto.search.bot import SearchBot
from ridotto.search.budget import Budget
from ridotto.search.estimate import ActionEstimate
from ridotto.search.stopwatch import GiveWay, never_wait
from ridotto.search.task import SearchTask

MOST = 5
"""As many suggestions as a person wants to compare in words."""
MOST_IN_ALL = 64
"""More than any single card or bid that can be chosen from; of choices of several cards, the best."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A whole choice."""

    move: str
    """As a record writes it, without the seat."""
    actions: tuple[int, ...]
    points: float | None
    """What the seat is likely to get, in the round or in the match, whichever the game's search looks at.
    None: there is nothing else to do, so nothing was thought about."""
    chance: float | None
    """Its probability in the mixed strategy, for simultaneous secret choices."""


def suggest(
    game: SomeGame, s: object, seat: Seat, rng: Rng, budget: Budget, give_way: GiveWay = never_wait
) -> tuple[Suggestion, ...]:
    """The best choices, the best first. Raises `IllegalMove` if this seat has nothing to decide."""
    return best_of(suggest_all(game, s, seat, rng, budget, give_way))


def best_of(found: tuple[Suggestion, ...]) -> tuple[Suggestion, ...]:
    """Those to tell in words: of secret choices none that should never be made."""
    return tuple(each for each in found if each.chance is None or each.chance > 0)[:MOST]


def suggest_all(
    game: SomeGame, s: object, seat: Seat, rng: Rng, budget: Budget, give_way: GiveWay = never_wait
) -> tuple[Suggestion, ...]:
    """Every choice that was looked at, the best first."""
    game.check_turn(s, seat)
    steps, mixes = _estimates(game, s, seat, rng, searcher(game.id, budget, give_way))
    return _suggestions(game, s, seat, steps, mixes=mixes)


def task_or_suggestions(
    game: SomeGame, s: object, seat: Seat, budget: Budget, from_client: Sequence[tuple[ActionEstimate, ...]]
) -> SearchTask | tuple[Suggestion, ...]:
    """For a client that searches by itself: what to search next, or the best choices once all is searched.

    `from_client` has its estimates so far, one for each action of the choice that needed a search.
    """
    game.check_turn(s, seat)
    bot, start, left = searcher(game.id, budget), s, list(from_client)
    steps: Steps = []
    mixes = False
    for _ in range(game.picks_left(s, seat)):
        view = game.view(s, seat)
        estimates = bot.settled(view)
        if estimates is None:
            if not left:
                return bot.task(view)
            estimates = left.pop(0)
            if {each.action for each in estimates} - set(view.legal) or not estimates:
                raise RidottoError("thoughts-do-not-fit")
            mixes = mixes or bot.mixes(view)
        steps.append(estimates)
        s = game.apply(s, seat, estimates[0].action)
    if left:
        raise RidottoError("thoughts-do-not-fit")
    return _suggestions(game, start, seat, steps, mixes=mixes)


Steps = list[tuple[ActionEstimate, ...]]


def _suggestions(
    game: SomeGame, s: object, seat: Seat, steps: Steps, *, mixes: bool
) -> tuple[Suggestion, ...]:
    best = tuple(estimates[0].action for estimates in steps)
    if mixes:
        return tuple(
            _suggestion(game, s, seat, (estimate.action,), estimate.points, estimate.chance)
            for estimate in steps[0][:MOST_IN_ALL]
        )
    points = _sure_points(game, s, seat, best)
    if points is None and steps[-1][0].visits:
        points = steps[-1][0].points
    found = [_suggestion(game, s, seat, best, points)]
    for lost, actions in _variations(steps, best):
        if len(found) < MOST_IN_ALL and _is_legal(game, s, seat, actions):
            other = _suggestion(game, s, seat, actions, None if points is None else points - lost)
            if all(_meaning(other.move) != _meaning(known.move) for known in found):
                found.append(other)
    return tuple(found)


def _estimates(game: SomeGame, s: object, seat: Seat, rng: Rng, bot: SearchBot[View]) -> tuple[Steps, bool]:
    """The estimates for each action of a choice, one after the other, and whether it is a mixed strategy."""
    steps: Steps = []
    mixes = False
    for _ in range(game.picks_left(s, seat)):
        view = game.view(s, seat)
        steps.append(bot.think(view, rng))
        mixes = mixes or (steps[-1][0].visits > 0 and bot.mixes(view))
        s = game.apply(s, seat, steps[-1][0].action)
    return steps, mixes


def _variations(steps: Steps, best: tuple[int, ...]) -> list[tuple[float, tuple[int, ...]]]:
    """The best choice with one action changed, and the points this loses; the best first."""
    found = []
    for place, (first, *others) in enumerate(steps):
        for other in others:
            if other.visits:
                actions = [first.action if action == other.action else action for action in best]
                actions[place] = other.action
                found.append((first.utility - other.utility, first.points - other.points, tuple(actions)))
    return [(lost, actions) for _, lost, actions in sorted(found)]


def _is_legal(game: SomeGame, s: object, seat: Seat, actions: tuple[int, ...]) -> bool:
    for action in actions:
        if action not in game.legal(s, seat):
            return False
        s = game.apply(s, seat, action)
    return True


def _meaning(move: str) -> frozenset[tuple[str, str]]:
    """What goes where: two cards for the same place may be named in either order."""
    place, found = "", set()
    for word in move.split():
        if word[0].isdigit():
            found.add((place, word))
        else:
            place = word
    return frozenset(found or {(place, "")})


def _suggestion(
    game: SomeGame,
    s: object,
    seat: Seat,
    actions: tuple[int, ...],
    points: float | None,
    chance: float | None = None,
) -> Suggestion:
    return Suggestion(game.format_move(s, seat, actions), actions, points, chance)


def _sure_points(game: SomeGame, s: object, seat: Seat, actions: tuple[int, ...]) -> float | None:
    bots = find_kit(game.id).bots
    return None if bots is None else bots.sure_points(game.view(s, seat), actions)
