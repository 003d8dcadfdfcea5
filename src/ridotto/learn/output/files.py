"""Writes the files of a training run atomically: each is complete, or missing."""

import os
from pathlib import Path

from ridotto.engine.errors import RidottoError, system_reason
from ridotto.engine.notation import quote_short

CHECKPOINT = "checkpoint.pt"
WEIGHTS = "weights.npz"
FINE_WEIGHTS = "weights-float16.npz"
CRITIC = "critic.npz"
JUDGE = "judge.npz"
CURVE = "curve.csv"
PICTURE = "curve.svg"


def write_whole(file: Path, content: bytes) -> None:
    """Replace a file; if that fails, the old one stays unchanged."""
    part = file.with_name(f"{file.name}.part")
    try:
        with part.open("wb") as handle:
            handle.write(content)
            handle.flush()
            os.fsync(handle.fileno())
        part.replace(file)
    except OSError as error:
        part.unlink(missing_ok=True)
        reason = quote_short(system_reason(error))
        raise RidottoError("learn-not-written", file=quote_short(str(file)), reason=reason) from None


def refuse_overwriting(out: Path) -> None:
    """Refuse to overwrite a checkpoint when `--resume` was forgotten."""
    file = out / CHECKPOINT
    if os.path.lexists(file):
        raise RidottoError("learn-already-there", file=quote_short(str(file)))
