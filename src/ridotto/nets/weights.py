"""Weights' files: `.npz` with the matrices, and a description of what they are for and how they were made.

Matrices are kept as 8-bit numbers with a scale for each column, which play the same card in nearly all
positions, or as 16-bit floats.
"""

import io
import json
import zipfile
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from ridotto.engine.errors import RidottoError
from ridotto.engine.game import V
from ridotto.engine.notation import quote_short
from ridotto.nets.declared import Learning

ABOUT = "about"
SCALE = ".scale"
_LARGEST = 127

Arrays = Mapping[str, NDArray[np.float32]]
Precision = Literal["int8", "float16"]


@dataclass(frozen=True, slots=True, kw_only=True)
class About:
    game: str
    version: int
    """Of the observation."""
    fingerprint: str
    """Of the inputs."""
    inputs: int
    width: int
    blocks: int
    made: dict[str, object]
    """How: seed, minutes, decisions and so on."""


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
    # Their names come from us, not from whoever calls.
    np.savez_compressed(content, **kept)  # type: ignore[arg-type]
    return content.getvalue()


def load(file: Path, game: str, learning: Learning[V]) -> tuple[About, Arrays]:
    """`RidottoError` says what is wrong with a file."""
    about, arrays = _read(file)
    name = quote_short(str(file))
    if about.game != game:
        raise RidottoError("weights-other-game", file=name, found=quote_short(about.game), game=game)
    if about.version != learning.layout.version:
        raise RidottoError(
            "weights-other-version", file=name, found=about.version, version=learning.layout.version
        )
    if about.fingerprint != learning.fingerprint or about.inputs != learning.inputs.size:
        raise RidottoError("weights-other-inputs", file=name)
    _check_shapes(name, about, arrays)
    if not all(bool(np.isfinite(array).all()) for array in arrays.values()):
        raise RidottoError("weights-not-numbers", file=name)
    return about, arrays


def _read(file: Path) -> tuple[About, Arrays]:
    try:
        with np.load(io.BytesIO(file.read_bytes()), allow_pickle=False) as kept:
            about = About(**json.loads(bytes(kept[ABOUT])))
            return about, {
                name: _unpacked(kept[name], kept.get(name + SCALE))
                for name in kept
                if name != ABOUT and not name.endswith(SCALE)
            }
    except OSError as error:
        reason = quote_short(error.strerror or error)
        raise RidottoError("file-not-usable", file=quote_short(str(file)), reason=reason) from None
    except (ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile, zipfile.LargeZipFile) as error:
        raise RidottoError(
            "weights-unreadable", file=quote_short(str(file)), reason=quote_short(error)
        ) from None
    except Exception as error:
        # Cut in the middle, it is the unpacking that fails, with errors of its own.
        if type(error).__module__ != "zlib":
            raise
        raise RidottoError(
            "weights-unreadable", file=quote_short(str(file)), reason=quote_short(error)
        ) from None


def _unpacked(array: NDArray[np.generic], scale: NDArray[np.float32] | None) -> NDArray[np.float32]:
    plain = array.astype(np.float32)
    if scale is not None:
        plain *= scale
    return plain


def _check_shapes(file: str, about: About, arrays: Arrays) -> None:
    width = about.width
    expected = {"first.w": (about.inputs, width), "first.b": (width,)}
    for block in range(about.blocks):
        expected |= {f"{block}.{name}": (width,) for name in ("gain", "shift", "up.b", "down.b")}
        expected |= {f"{block}.{name}": (width, width) for name in ("up.w", "down.w")}
    expected |= {"last.gain": (width,), "last.shift": (width,)}
    for name, shape in expected.items():
        if name not in arrays or arrays[name].shape != shape:
            raise RidottoError("weights-unreadable", file=file, reason=name)
    for name in ("last.w", "last.b"):
        if name not in arrays:
            raise RidottoError("weights-unreadable", file=file, reason=name)
