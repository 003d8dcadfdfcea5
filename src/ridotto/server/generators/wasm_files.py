"""Writes WebAssembly twins and their types: `python -m ridotto.server.generators.wasm_files [DIR]`.

They are kept among the sources, so that nobody needs a compiler to play; a test builds them again.
"""

import json
import sys
from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path

from ridotto.compile.kernel import Kernel
from ridotto.compile.wasm.module import build, is_unoptimised, run_unoptimised
from ridotto.engine.cells import steps
from ridotto.games import SomeKit, all_kits
from ridotto.games.kernels import cell_names, kernels_of
from ridotto.games.packages import BUILT_IN
from ridotto.search import sequential_halving, tree, trials
from ridotto.search.budget import Budget
from ridotto.search.simultaneous import opponent_model, regret_kernel, regret_matching

FOLDER = Path("web/src/twins/generated")
MADE_WITH = "made-with.json"
"""Another compiler, or another Python's code, may make other modules of the same rules."""
NOTICE = "// Made from the rules by `make twins`; do not edit."
SEARCH = {
    steps: ("MOST_ACTIONS",),
    trials: ("TRIES", "UTILITY", "POINTS", "TALLY_CELLS"),
    tree: (
        *("SLOT_MASK", "SLOTS", "SLOT_CELLS", "SLOTS_PER_PLAYOUT"),
        *("PLAYOUTS_A_SECOND", "FEWEST_SLOTS", "MOST_SLOTS"),
    ),
    sequential_halving: ("SLICE_S",),
    regret_kernel: ("ROW", "LIKELIHOOD", "GUESS", "REGRET", "MIX", "KINDS", "MOST_SEATS"),
    regret_matching: ("SLICE", "GUESS_WEIGHT", "SHARPNESS", "RARE"),
    opponent_model: ("PATIENCE", "FOR_OTHERS", "THINKERS"),
}
"""The numbers that a search in the browser goes by."""
_TYPES = {"i": "bigint", "v": "Cells", "r": "Cells", "V": "Weights", "R": "Weights"}


def twin_files(kits: Iterable[SomeKit]) -> dict[str, bytes]:
    """By name: for each game its module and its types, and a list of them."""
    made: dict[str, bytes] = {}
    names = []
    for kit in kits:
        if kernels := kernels_of(kit):
            names.append(kit.game.id)
            made[f"{kit.game.id}.wasm"] = build(kernels)
            made[f"{kit.game.id}.ts"] = _types(kit, kernels).encode()
    made["index.ts"] = _index(names).encode()
    made["numbers.ts"] = _numbers().encode()
    made[MADE_WITH] = (json.dumps(made_with(), indent=2) + "\n").encode()
    return made


def made_with() -> dict[str, str]:
    packages = {name: version(name) for name in ("numba", "llvmlite")}
    return {"python": f"{sys.version_info.major}.{sys.version_info.minor}", **packages}


def house_kits() -> tuple[SomeKit, ...]:
    """The games that the pages are built for."""
    ours = {module.rpartition(".")[0].rpartition(".")[2] for module in BUILT_IN}
    return tuple(kit for kit in all_kits() if kit.game.id in ours)


def _types(kit: SomeKit, kernels: tuple[Kernel, ...]) -> str:
    cells = "".join(f"  {name}: {value},\n" for name, value in cell_names(kit).items())
    functions = "".join(f"  {_function(kernel)}\n" for kernel in kernels)
    return f"""{NOTICE}

import type {{ Cells, Twin, Weights }} from '../twin'
import url from './{kit.game.id}.wasm?url'

/** Where things stand in the cells of a state, and the numbers that mean something there. */
export const cells = {{
{cells}}} as const

/** The rules, each as its function in Python. */
export interface Rules extends Twin {{
{functions}}}

export {{ url }}
"""


def _function(kernel: Kernel) -> str:
    code = kernel.rule.__code__
    names = code.co_varnames[: code.co_argcount]
    taken = ", ".join(f"{name}: {_TYPES[kind]}" for name, kind in zip(names, kernel.signature, strict=True))
    return f"{kernel.rule.__name__}({taken}): bigint"


def _index(names: list[str]) -> str:
    files = "".join(f"  {name}: () => import('./{name}'),\n" for name in names)
    return f"""{NOTICE}

/** The games whose rules run in the browser, each loaded when it is asked for. */
export const twins = {{
{files}}}
"""


def _numbers() -> str:
    lines = [
        f"export const {name} = {_number(getattr(module, name))}"
        for module, names in SEARCH.items()
        for name in names
    ]
    return "\n".join([NOTICE, "", *lines, ""])


def _number(value: float | Budget) -> str:
    if isinstance(value, Budget):
        return f"{{ seconds: {value.seconds:g}, playouts: {value.playouts} }}"
    return f"{value:g}" if isinstance(value, float) else str(value)


def main(folder: Path = FOLDER) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in twin_files(house_kits()).items():
        (folder / name).write_bytes(content)


if __name__ == "__main__":
    if is_unoptimised():
        main(*map(Path, sys.argv[1:]))
    else:
        run_unoptimised("ridotto.server.generators.wasm_files", *sys.argv[1:])
