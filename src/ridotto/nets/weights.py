"""Weight files: `.npz` with the matrices, and a description of their purpose and origin.

Matrices are stored as 8-bit integers with a scale for each column, which choose the same action in nearly all
positions, or as 16-bit floats.
"""

import errno
import io
import json
import os
import stat
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from ridotto.engine.cells.steps import MOST_ACTIONS
from ridotto.engine.errors import RidottoError, system_reason
from ridotto.engine.game import V
from ridotto.engine.notation import quote_short
from ridotto.engine.observations.layout import Field
from ridotto.nets.declared import Learning, fingerprint_of
from ridotto.nets.inputs import Inputs

ABOUT = "about"
SCALE = ".scale"
_LARGEST = 127

Arrays = Mapping[str, NDArray[np.float32]]
Precision = Literal["int8", "float16"]
Shapes = dict[str, tuple[int, ...]]
"""By name: the shape of every required array."""


@dataclass(frozen=True, slots=True, kw_only=True)
class About:
    game: str
    version: int
    """The version of the observation."""
    fingerprint: str
    """A digest of the inputs."""
    inputs: int
    width: int
    blocks: int
    made: dict[str, object]
    """How it was made: seed, minutes, decisions and so on."""
    outputs: int = MOST_ACTIONS


def packed(arrays: Arrays, about: About, precision: Precision = "int8") -> bytes:
    """The content of a weights' file."""
    kept: dict[str, NDArray[np.generic]] = {
        ABOUT: np.frombuffer(json.dumps(asdict(about), sort_keys=True).encode(), np.uint8)
    }
    for name, array in arrays.items():
        if array.ndim < 2:
            kept[name] = array.astype(np.float32)
        elif precision == "float16":
            kept[name] = array.astype(np.float16)
        else:
            scale = np.maximum(np.abs(array).max(0), 1e-12) / _LARGEST
            kept[name] = np.round(array / scale).astype(np.int8)
            kept[name + SCALE] = scale.astype(np.float32)
    content = io.BytesIO()
    # The names come from this module, not from the caller.
    np.savez_compressed(content, **kept)  # type: ignore[arg-type]
    return content.getvalue()


def load(file: Path, game: str, learning: Learning[V]) -> tuple[About, Arrays]:
    """Raises a `RidottoError` that says what is wrong with a file."""
    return load_as(
        file, game, learning.layout.version, learning.fields, outputs=MOST_ACTIONS, shapes=shapes_of
    )


def load_as(
    file: Path,
    game: str,
    version: int,
    fields: Sequence[Field],
    *,
    outputs: int,
    shapes: Callable[[About], Shapes],
) -> tuple[About, Arrays]:
    """`shapes`: those of a network of this kind."""
    about, arrays = _read(file)
    name = quote_short(str(file))
    if about.game != game:
        raise RidottoError("weights-other-game", file=name, found=quote_short(about.game), game=game)
    if about.version != version:
        raise RidottoError("weights-other-version", file=name, found=about.version, version=version)
    if (about.fingerprint, about.inputs, about.outputs) != (
        fingerprint_of(fields), Inputs(fields).size, outputs,
    ):  # fmt: skip
        raise RidottoError("weights-other-inputs", file=name)
    _check_shapes(name, about, arrays, shapes)
    if not all(bool(np.isfinite(array).all()) for array in arrays.values()):
        raise RidottoError("weights-not-numbers", file=name)
    return about, arrays


def _read(file: Path) -> tuple[About, Arrays]:
    try:
        content = _content(file)
    except OSError as error:
        reason = quote_short(system_reason(error))
        raise RidottoError("file-not-usable", file=quote_short(str(file)), reason=reason) from None
    try:
        with np.load(io.BytesIO(content), allow_pickle=False) as kept:
            about = About(**json.loads(bytes(kept[ABOUT])))
            return about, {
                name: _unpacked(kept[name], kept.get(name + SCALE))
                for name in kept
                if name != ABOUT and not name.endswith(SCALE)
            }
    except Exception as error:
        # A damaged file can fail anywhere: in the zip file, its unpacking, a header, or JSON.
        reason = quote_short(str(error) or type(error).__name__)
        raise RidottoError("weights-unreadable", file=quote_short(str(file)), reason=reason) from None


def _content(file: Path) -> bytes:
    """Refuse devices, which may be endless, and pipes, which may have no writer."""
    status = file.stat()
    if not (stat.S_ISREG(status.st_mode) or stat.S_ISDIR(status.st_mode)):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
    return file.read_bytes()


def _unpacked(array: NDArray[np.generic], scale: NDArray[np.float32] | None) -> NDArray[np.float32]:
    plain = array.astype(np.float32)
    if scale is not None:
        plain *= scale
    return plain


def _check_shapes(file: str, about: About, arrays: Arrays, shapes: Callable[[About], Shapes]) -> None:
    # A block has several arrays; a larger number would only cost a long loop.
    is_good = type(about.blocks) is int and 0 <= about.blocks < len(arrays)
    if not is_good:
        raise RidottoError("weights-unreadable", file=file, reason="blocks")
    expected = shapes(about)
    for name in sorted({*expected, *arrays}):
        if name not in arrays or name not in expected or arrays[name].shape != expected[name]:
            raise RidottoError("weights-unreadable", file=file, reason=quote_short(name))


def shapes_of(about: About) -> Shapes:
    width = about.width
    found: Shapes = {"first.w": (about.inputs, width), "first.b": (width,)}
    for block in range(about.blocks):
        found |= {f"{block}.{name}": (width,) for name in ("gain", "shift", "up.b", "down.b")}
        found |= {f"{block}.{name}": (width, width) for name in ("up.w", "down.w")}
    found |= {"last.gain": (width,), "last.shift": (width,)}
    return found | {"last.w": (width, about.outputs), "last.b": (about.outputs,)}
