"""`import ridotto` is quick: nothing is loaded before it is used. The names are all there."""

import doctest
import importlib
import inspect
import os
import subprocess
import sys
from pathlib import Path
from types import FunctionType, ModuleType

import pytest

import ridotto
from ridotto import api
from tests.patience import PATIENCE_S

PARTS = [path.stem for path in sorted(Path(api.__file__).parent.glob("*.py"))]

HEAVY = (
    *("numba", "llvmlite", "numpy", "rich", "fluent", "pydantic", "platformdirs"),
    *("fastapi", "starlette", "uvicorn", "websockets", "ridotto.server", "ridotto.terminal"),
)
TOO_HEAVY_TO_PLAY = tuple(name for name in HEAVY if name not in ("numpy", "fluent", "platformdirs"))


def python(code: str) -> str:
    """What a program prints in a process of its own, with the packages that are found in this one."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE_S,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def loaded_after(code: str, names: tuple[str, ...]) -> str:
    return python(f"import sys\n{code}\nprint([name for name in {names!r} if name in sys.modules])")


def test_importing_loads_nothing_heavy() -> None:
    assert loaded_after("import ridotto", (*HEAVY, "ridotto.engine", "ridotto.games")) == "[]"


def test_importing_loads_nothing_at_all() -> None:
    """Until `python -m ridotto` answers interrupts, every import is a moment for a traceback."""
    code = "import sys; before = {*sys.modules}; import ridotto; print({*sys.modules} - before)"
    assert python(code) == "{'ridotto'}"


def test_playing_loads_neither_the_compiler_nor_the_server() -> None:
    code = "import ridotto; ridotto.play(ridotto.games()[0], 'normal', seed=1)"
    assert loaded_after(code, TOO_HEAVY_TO_PLAY) == "[]"


@pytest.mark.parametrize("before", ["", "import ridotto.games", "import ridotto.api", "import ridotto.cli"])
def test_games_can_be_called_whatever_was_imported_before(before: str) -> None:
    """A package has the same name as the function."""
    assert python(f"import ridotto\n{before}\nprint(*ridotto.games())") == " ".join(ridotto.games())


def test_every_name_is_there() -> None:
    assert set(api.__all__) == set(ridotto.__all__) - {"__version__"}
    for name in ridotto.__all__:
        assert getattr(ridotto, name) is not None
        assert name in dir(ridotto)
    code = "from ridotto import *; print(load.__module__, Match.__module__, verify.__module__)"
    assert python(code) == "ridotto.api.loading ridotto.api.match ridotto.api.records"


def test_a_name_that_is_not_there() -> None:
    with pytest.raises(AttributeError, match="module 'ridotto' has no attribute 'nonsense'"):
        getattr(ridotto, "nonsense")  # noqa: B009
    assert not hasattr(ridotto, "nonsense")


def modules() -> list[ModuleType]:
    """Of the interface, and where its names come from."""
    places = {f"{api.__name__}.{part}" for part in PARTS if part != "__init__"}
    kinds = [*(getattr(api, name) for name in api.__all__), *ridotto.Match.__mro__]
    places |= {kind.__module__ for kind in kinds if kind.__module__.startswith("ridotto.")}
    return [ridotto, *map(importlib.import_module, sorted(places))]


@pytest.mark.parametrize("module", modules(), ids=lambda module: module.__name__)
def test_the_examples_run(module: ModuleType) -> None:
    failures, _ = doctest.testmod(module, optionflags=doctest.ELLIPSIS)
    assert failures == 0


@pytest.mark.parametrize("name", api.__all__)
def test_everything_public_has_an_example(name: str) -> None:
    assert ">>> " in (getattr(api, name).__doc__ or "")


def methods() -> list[str]:
    """What the public classes can do, but for what they have from Python."""
    kinds = {name: kind for name in api.__all__ if isinstance(kind := getattr(api, name), type)}
    return [
        f"{kind}.{name}"
        for kind, found in kinds.items()
        for name, part in inspect.getmembers_static(found)
        if not name.startswith("_") and isinstance(part, FunctionType | property | classmethod | staticmethod)
    ]


def test_there_are_methods_to_look_at() -> None:
    assert {"Match.is_over", "Match.resume", "Bot.choose", "Record.dumps", "RidottoError.text"} <= {
        *methods()
    }


@pytest.mark.parametrize("name", methods())
def test_all_that_public_classes_can_do_has_an_example(name: str) -> None:
    kind, _, method = name.partition(".")
    assert ">>> " in (getattr(getattr(ridotto, kind), method).__doc__ or "")
