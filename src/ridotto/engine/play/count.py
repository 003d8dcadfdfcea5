"""Counting positions: a fingerprint of the rules."""

from collections.abc import Iterator

from ridotto.engine.errors import InvalidOptions
from ridotto.engine.game import CHANCE, Game, O, Options, S, Seat, V
from ridotto.engine.play.driver import turns
from ridotto.engine.play.match import Match

GOLDEN_SEED = "golden"
GOLDEN_SKIPS = (0, 5, 13, 21, 34)
"""Actions played before counting starts."""
GOLDEN_NODES = 4_000
"""Counting goes a step deeper until there are more positions than this."""
GOLDEN_DEPTH = 8

Move = tuple[Seat, int]
"""A seat and its action."""


def golden_counts(game: Game[S, V, O], options: O) -> Iterator[str]:
    """The counts that identify the rules of a configuration, one line per starting point."""
    for skip in GOLDEN_SKIPS:
        try:
            start = golden_start(game, options, seed=GOLDEN_SEED, skip=skip)
        except InvalidOptions:
            # This match has fewer actions.
            return
        counts: list[int] = []
        while len(counts) < GOLDEN_DEPTH and (not counts or counts[-1] <= GOLDEN_NODES):
            counts.append(count(game, start, len(counts) + 1))
        yield f"{game.id} {configuration_name(options)} | {skip} | {' '.join(map(str, counts))}"


def configuration_name(options: Options) -> str:
    return " ".join(str(value) for value in options.to_json().values())


def golden_start(game: Game[S, V, O], options: O, *, seed: int | str, skip: int) -> S:
    """The position from a seeded deal after `skip` actions, each the lowest that was open."""
    match = Match(game, options, seed=seed)
    made = 0
    for seat in turns(match):
        if made == skip:
            break
        match.play(seat, game.legal(match.state, seat)[0])
        made += 1
    if made < skip:
        raise InvalidOptions("option-out-of-range", option="--skip", value=str(skip), lowest=0, highest=made)
    return match.state


def count(game: Game[S, V, O], s: S, depth: int) -> int:
    """The number of sequences of this many actions (perft); chance and the end of the match count as one.

    Of several seats that may act at once the lowest goes first, since their order makes no difference.
    """
    acting = game.to_act(s)
    if depth == 0 or not acting or acting == (CHANCE,):
        return 1
    legal = game.legal(s, acting[0])
    if depth == 1:
        return len(legal)
    return sum(count(game, game.apply(s, acting[0], action), depth - 1) for action in legal)


def count_by_move(game: Game[S, V, O], s: S, depth: int) -> Iterator[tuple[Move, int]]:
    """The same, told apart by the first action: shows where two engines differ."""
    for seat, action in first_moves(game, s) if depth else ():
        yield (seat, action), count(game, game.apply(s, seat, action), depth - 1)


def first_moves(game: Game[S, V, O], s: S) -> tuple[Move, ...]:
    """The actions of the first acting seat; empty if chance acts or the match is over."""
    acting = game.to_act(s)
    if not acting or acting == (CHANCE,):
        return ()
    return tuple((acting[0], action) for action in game.legal(s, acting[0]))
