"""All kernels of a game: its rules, its chance, and its search; and one that plays by them at random."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module

from ridotto.compile.kernel import Kernel, warm_up
from ridotto.compile.rule import bind, is_kept
from ridotto.engine.cells import walk
from ridotto.engine.cells.cell_game import CellGame
from ridotto.engine.game import O, S, SomeGame, V
from ridotto.games import all_games
from ridotto.games.kit import GameKit


def kernels_of(kit: GameKit[S, V, O]) -> tuple[Kernel, ...]:
    """Of the game by name, then of its search; () for a game that is not made of rules."""
    kind = type(kit.game)
    own = [getattr(kind, name) for name in dir(kind) if not name.endswith("kernels")]
    found = [kernel for kernel in own if isinstance(kernel, Kernel)]
    if kit.bots is not None and kit.bots.adapter is not None:
        found += kit.bots.adapter.kernels
    return tuple(dict.fromkeys(found))


def warm_all() -> None:
    """Compile the rules of all games: for replaying many records, or for many tables."""
    for game in all_games():
        warm_up(game.all_kernels)


def are_all_kept() -> bool:
    """Whether `warm_all` only has to load what was compiled before."""
    return all(is_kept(kernel.rule) for game in all_games() for kernel in game.all_kernels)


def cell_names(kit: GameKit[S, V, O]) -> Mapping[str, int]:
    """The layout of a state: the constants of `state.py` beside the game."""
    folder = type(kit.game).__module__.rpartition(".")[0]
    layout = import_module(f"{folder}.state")
    return {
        name: value
        for name, value in vars(layout).items()
        if name.isupper() and type(value) is int and not name.startswith("_")
    }


@cache
def walk_of(game: SomeGame) -> Kernel:
    """`walk`, bound to a game on cells."""
    if not isinstance(game, CellGame):
        raise TypeError(f"{game.id} has no cells")
    kernels = (game.actors, game.legal_actions, game.step, game.draw_chance, game.settle_chance)
    rules = {kernel.rule.__name__: kernel.rule for kernel in kernels}
    bound = bind(walk.walk, type(game).__module__, STATE_SIZE=game.state_size, **rules)
    return Kernel(bound, walk.SIGNATURE)
