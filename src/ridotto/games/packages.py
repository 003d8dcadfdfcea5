"""Where games come from: this package, and others that name one in their entry points."""

from collections.abc import Iterable
from importlib.metadata import EntryPoint, entry_points

BUILT_IN = ("ridotto.games.bottle_imp.kit", "ridotto.games.turandot.kit")
GROUP = "ridotto.games"


def plugins() -> Iterable[EntryPoint]:
    return entry_points(group=GROUP)


def package_name(entry: EntryPoint) -> str:
    """The name and version of the package; the module if there is no package."""
    return entry.module if entry.dist is None else f"{entry.dist.name} {entry.dist.version}"


def package_of(game_id: str) -> str | None:
    """The package that brings a game; None for a built-in one."""
    if game_id in {module.split(".")[-2] for module in BUILT_IN}:
        return None
    found = (entry for entry in plugins() if entry.name == game_id)
    return next(map(package_name, found), None)
