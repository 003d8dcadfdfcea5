"""Random walks through games, for tests."""

from collections.abc import Iterator
from itertools import cycle
from typing import Any

from ridotto.engine.game import CHANCE, Game, O, Options, S, SomeGame, V
from ridotto.engine.options import ROUNDS, NumberOption, setups
from ridotto.engine.play.match import Match
from ridotto.engine.rng import Rng
from ridotto.games import all_games, find_game

AnyMatch = Match[Any, Any, Any]


def some_game(game_id: str) -> SomeGame:
    """A game as the program knows it: without types of its own."""
    return find_game(game_id)


CONFIGURATIONS: list[tuple[SomeGame, Options]] = [
    (game, options) for game in all_games() for options in game.configurations(rounds=2)
]


def _small() -> Iterator[tuple[SomeGame, Options]]:
    """What only programs can choose: every value that is not the usual one, each with another setup."""
    for game in all_games():
        made = cycle(setups(game.option_list))
        for option in game.option_list:
            if option.is_for_programs and isinstance(option, NumberOption):
                usual = option.offer({}).default
                for value in range(option.lowest, option.highest + 1):
                    if value != usual:
                        yield game, game.parse_options({**next(made), option.name: value})


SMALL = list(_small())
"""For the laws; golden files and pages have no more of them."""


def slug(game: Game[S, V, O], options: Options) -> str:
    """A name for a configuration: bottle_imp-4-solo-classic."""
    values = options.to_json()
    if not any(option.name == ROUNDS and option.is_for_programs for option in game.option_list):
        values.pop(ROUNDS, None)
    return "-".join([game.id, *(str(value) for value in values.values())])


IDS = [slug(game, options) for game, options in CONFIGURATIONS]
SMALL_IDS = [slug(game, options) for game, options in SMALL]


def one_step(game: Game[S, V, O], s: S, rng: Rng) -> S:
    """The state after one random chance outcome or one random action of a random seat."""
    acting = game.to_act(s)
    if acting == (CHANCE,):
        return game.apply_chance(s, game.sample_chance(s, rng))
    seat = rng.choice(acting)
    return game.apply(s, seat, rng.choice(game.legal(s, seat)))


def walk(game: Game[S, V, O], options: O, seed: int | str) -> Iterator[S]:
    """All states of a random match, from the start to the end."""
    rng = Rng.of(seed, "walk")
    s = game.start(options)
    yield s
    while game.to_act(s):
        s = one_step(game, s, rng)
        yield s


def state_at(game: Game[S, V, O], options: O, seed: int | str, steps: int) -> S:
    """The state of a random match after this many steps, or its end.

    Steps that no match has count from the start again: otherwise most states of a short game were its end.
    """
    states = walk(game, options, seed)
    s = next(states)
    for _ in range(steps % (game.longest(options) + 1)):
        s = next(states, s)
    return s


def played_match(game: Game[S, V, O], options: O, seed: int | str) -> Match[S, V, O]:
    """A match to its end, every choice random, simultaneous ones in random order."""
    match = Match(game, options, seed=seed)
    rng = Rng.of(seed, "players")
    match.play_chance()
    while acting := game.to_act(match.state):
        seat = rng.choice(acting)
        match.play(seat, rng.choice(game.legal(match.state, seat)))
        match.play_chance()
    return match
