"""Packages from elsewhere that are broken in one way or another."""

from pathlib import Path

KIT = """
from ridotto.games.kit import GameKit
from tests.toy_game.rules import HighCardGame


class Nim(HighCardGame):
    id = "nim"

{members}

KIT = GameKit(game=Nim())
"""


def install(folder: Path, source: str, *, entry: str = "nim", package: str = "nasty") -> str:
    """A package of one module, as pip would install it; where Python finds it."""
    information = folder / f"{package}-0.1.dist-info"
    information.mkdir(parents=True)
    (information / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 0.1\n")
    (information / "entry_points.txt").write_text(f"[ridotto.games]\n{entry} = {package}_kit:KIT\n")
    (folder / f"{package}_kit.py").write_text(source)
    return str(folder)


def kit_with(members: str) -> str:
    """A game like the toy game, with these members."""
    return KIT.format(members="\n".join(f"    {line}" for line in members.splitlines()))


def kit_part(name: str, expression: str) -> str:
    """A game like the toy game, of which one part does this when it is loaded."""
    return kit_value(name, f"lambda: {expression}")


def kit_value(name: str, expression: str) -> str:
    """A game like the toy game, of which one part is this."""
    return kit_with("").replace("Nim())", f"Nim(), {name}={expression})")
