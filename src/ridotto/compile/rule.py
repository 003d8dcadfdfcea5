"""Rules at four speeds from one source.

A function marked with `@rule` is ordinary Python on integers and flat integer vectors. `compiled(fn)` gives
its twin for this processor, compiled by Numba; `compile.cuda` makes those for a GPU, `compile.wasm` those for
WebAssembly. All can exist in one process, so tests can compare them, and Numba is imported only when
something is compiled.
"""

import contextlib
import hashlib
import importlib.util
import os
import shutil
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TypeVar, cast

from ridotto.compile.twins import NATIVES, RULES, Function, Twins

F = TypeVar("F", bound=Function)

Cells = list[int]
"""A flat vector of integers. Interpreted rules get a list, compiled ones an int64 array."""

Weights = list[float]
"""The same for floats: probabilities, weights, sums of points. Compiled, a float64 array."""

_entries: dict[Function, Function] = {}
_lock = threading.RLock()

_KEPT_S = 30 * 24 * 3600
_OURS = __name__.partition(".")[0]

GAMES = "ridotto.games"
"""The group of entry points through which other packages add games."""


def rule(fn: F) -> F:
    """Mark a function as part of the rules: it can also run compiled."""
    RULES.add(fn)
    return fn


def native(instruction: str) -> Callable[[F], F]:
    """Mark a rule that is an instruction where the machine has it, named as in `compile.instructions`."""

    def mark(fn: F) -> F:
        NATIVES[fn] = instruction
        return rule(fn)

    return mark


def bind(fn: F, module: str, **names: object) -> F:
    """A copy of a function in which these names refer to other rules and numbers.

    This is how one search works for every game. Functions of the same module that it calls are bound too. The
    copy belongs to the given module, which must be another one and must use the same name: module and name
    decide where compiled code is cached.
    """
    source = cast(FunctionType, fn)
    if module == source.__module__:
        raise ValueError(f"{source.__name__} must be bound in another module than its own")
    scope = dict(source.__globals__)
    for name, value in list(scope.items()):
        if isinstance(value, FunctionType) and value in RULES and value.__module__ == source.__module__:
            own = FunctionType(value.__code__, scope, name, value.__defaults__)
            own.__annotations__ = value.__annotations__
            own.__module__ = module
            scope[name] = rule(own)
    scope.update(names)
    return cast(F, scope[source.__name__])


def is_jit_wanted() -> bool:
    """Whether rules may be compiled: not with RIDOTTO_JIT=0 or without Numba."""
    return os.environ.get("RIDOTTO_JIT", "1") != "0" and importlib.util.find_spec("numba") is not None


def compiled(fn: F, *, is_brief: bool = False) -> F:
    """The compiled twin of a marked function, called from Python with int64 arrays as cells.

    It lets other threads run, unless it is brief. The first who asks for it decides.
    """
    with _lock:
        if fn not in _entries:
            _entries[fn] = _entry(cast(FunctionType, fn), frees_lock=not is_brief)
        return cast(F, _entries[fn])


def is_kept(fn: Function) -> bool:
    """Whether the twin is in the cache and only has to be loaded."""
    source = Path(str(sys.modules[fn.__module__].__file__))
    # As Numba names it.
    folder = f"{source.parent.name}_{hashlib.sha1(str(source.parent).encode()).hexdigest()}"
    return any(_folder_of(fn).glob(f"{folder}/{source.stem}.{fn.__name__}-*.nbi"))


@contextlib.contextmanager
def alone_in_cache() -> Iterator[None]:
    """Hold the cache's lock: what one process compiles, the next one only loads."""
    if sys.platform == "win32" or not _can_keep(_cache_dir(_OURS)):
        yield
        return
    import fcntl

    with (_cache_dir(_OURS) / "compiling.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _entry(fn: FunctionType, *, frees_lock: bool) -> Function:
    """A twin that unpacks arrays to pointers and calls the real one.

    Rules on pointers compile and run faster than on arrays: no check for negative indices, one argument
    instead of seven (bench/engine/rules.py, bench/ready.py).
    """
    from ridotto.compile import instructions as natives
    from ridotto.compile.entry import EntryCompiler

    names = fn.__code__.co_varnames[: fn.__code__.co_argcount]
    passed = [f"pointer({name})" if is_vector(fn.__annotations__[name]) else name for name in names]
    source = f"def {fn.__name__}({', '.join(names)}): return rule({', '.join(passed)})"
    scope: dict[str, object] = {"rule": bare_twin(fn), "pointer": natives.pointer, "__name__": fn.__module__}
    # Numba names its cache files after this file: a bound function is cached with the module that bound it.
    exec(compile(source, str(sys.modules[fn.__module__].__file__), "exec"), scope)
    folder = _folder_of(fn)
    # Numba reads it when a function is marked.
    _numba().config.CACHE_DIR = str(folder)
    make = _numba().njit(
        pipeline_class=EntryCompiler, cache=_can_keep(folder), **{**_FLAGS, "nogil": frees_lock}
    )
    return cast(Function, make(scope[fn.__name__]))


def is_vector(annotation: object) -> bool:
    """By identity: a function may use `list[int]` for something else."""
    return annotation is Cells or annotation is Weights


# No rule allocates an array, so reference counting (nrt) is pure cost, and high (bench/engine/rules.py).
_FLAGS = {"error_model": "numpy", "no_rewrites": True, "_nrt": False}


def bare_twin(fn: Function) -> Function:
    """The twin that other twins call, on pointers: no wrappers for Python, inlined where it is called."""
    with _lock:
        return _BARE.of(fn)


def _compile(twin: FunctionType) -> Function:
    from ridotto.compile.inlined import InliningCompiler

    make = _numba().njit(
        pipeline_class=InliningCompiler,
        no_cpython_wrapper=True,
        no_cfunc_wrapper=True,
        forceinline=True,
        **_FLAGS,
    )
    return cast(Function, make(twin))


def _intrinsic(instruction: str) -> Function | None:
    from ridotto.compile import instructions

    return instructions.intrinsic(instruction)


_BARE = Twins(_compile, _intrinsic)


@cache
def _numba() -> ModuleType:
    import numba

    module: ModuleType = numba
    return module


@cache
def _can_keep(folder: Path) -> bool:
    """Whether a cache folder is writable. Numba's own default, beside the sources, could go stale."""
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return os.access(folder, os.W_OK)


def _folder_of(fn: Function) -> Path:
    return _cache_dir(fn.__module__.partition(".")[0])


@cache
def _cache_dir(package: str) -> Path:
    """The cache folder of this version of the rules of a package.

    Numba checks only the file of a function, not the files it calls. The folder's name is a digest of all
    sources that can hold rules, so it is never stale. Folders of other versions that were not used for long
    are deleted.
    """
    kept = _cache_home() / "compiled"
    digest = hashlib.sha256()
    for source in _sources(package):
        digest.update(source.read_bytes())
    own = kept / digest.hexdigest()[:16]
    with contextlib.suppress(OSError):
        # Update its time: reading alone would leave it looking unused.
        os.utime(own)
    with contextlib.suppress(OSError):
        for folder in kept.iterdir():
            if folder != own and time.time() - folder.stat().st_mtime > _KEPT_S:
                shutil.rmtree(folder, ignore_errors=True)
    return own


def _sources(package: str) -> Iterator[Path]:
    """All files whose rules a package's rules can call: only ours for our own, all files for plugins."""
    from importlib.metadata import entry_points

    ours = Path(__file__).parents[1]
    folders = [ours / part for part in ("compile", "engine", "search", "games")]
    # Whether they are imported or not, so that every process finds the same folder.
    entries = entry_points(group=GAMES) if package != _OURS else ()
    for other in sorted({entry.module.partition(".")[0] for entry in entries}):
        spec = importlib.util.find_spec(other)
        folders += map(Path, (spec and spec.submodule_search_locations) or ())
    for folder in folders:
        yield from sorted(folder.rglob("*.py"))


def _cache_home() -> Path:
    from platformdirs import user_cache_path

    try:
        return user_cache_path("ridotto", appauthor=False)
    except RuntimeError:
        # No home directory: a path below a device, where nothing can be written.
        return Path(os.devnull)
