"""Weights' files: what is written is read again, and what is wrong with one is said in a sentence."""

import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ridotto.engine.errors import RidottoError
from ridotto.engine.observations.layout import Numbers
from ridotto.nets.weights import load, packed
from tests.unit.nets.nets import KITS, about, arrays_for

KIT = KITS[0]


@pytest.mark.parametrize(("precision", "within"), [("int8", 0.02), ("float16", 0.002)])
def test_what_is_written_is_read_again(precision: Any, within: float, tmp_path: Path) -> None:
    arrays = arrays_for(KIT)
    file = tmp_path / "weights.npz"
    file.write_bytes(packed(arrays, about(KIT), precision))
    told, found = load(file, KIT.game.id, KIT.learning)
    assert told == about(KIT)
    assert set(found) == set(arrays)
    for name, array in arrays.items():
        assert found[name].dtype == np.float32
        assert np.abs(found[name] - array).max() <= within * np.abs(array).max(), name


def broken(kind: str) -> bytes:
    arrays = dict(arrays_for(KIT))
    match kind:
        case "cut":
            return packed(arrays, about(KIT))[:-300]
        case "empty":
            return b""
        case "text":
            return b"these are no weights"
        case "NaN":
            arrays["last.b"][3] = np.nan
            return packed(arrays, about(KIT))
        case "other compression":
            # What the list at the end says of the first array: a way of packing that nobody knows.
            content = bytearray(packed(arrays, about(KIT)))
            content[content.index(b"PK\1\2") + 10] = 77
            return bytes(content)
        case "one too many":
            return packed({**arrays, "2.up.w": arrays["1.up.w"]}, about(KIT))
        case "last matrix":
            return packed({**arrays, "last.w": arrays["last.w"][:, :3]}, about(KIT))
        case "last row":
            return packed({**arrays, "last.b": arrays["last.b"][:3]}, about(KIT))
        case "missing":
            del arrays["0.up.w"]
            return packed(arrays, about(KIT))
        case "narrow":
            arrays["first.w"] = arrays["first.w"][:, :3]
            return packed(arrays, about(KIT))
    changes: dict[str, dict[str, Any]] = {  # what a description has: words and numbers
        "game": {"game": "chess"},
        "version": {"version": 99},
        "inputs": {"fingerprint": "0"},
        "blocks in words": {"blocks": "x"},
        "blocks in parts": {"blocks": 2.0},
        "fewer blocks than none": {"blocks": -1},
        "very many blocks": {"blocks": 10**12},
        "width": {"width": [16]},
    }
    return packed(arrays, about(KIT, **changes[kind]))


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("cut", "no whole file of weights"),
        ("empty", "no whole file of weights"),
        ("text", "no whole file of weights"),
        ("missing", "no whole file of weights"),
        ("narrow", "no whole file of weights"),
        ("other compression", "no whole file of weights"),
        ("one too many", "no whole file of weights: 2.up.w"),
        ("last matrix", "no whole file of weights: last.w"),
        ("last row", "no whole file of weights: last.b"),
        ("blocks in words", "no whole file of weights: blocks"),
        ("blocks in parts", "no whole file of weights: blocks"),
        ("fewer blocks than none", "no whole file of weights: blocks"),
        ("very many blocks", "no whole file of weights: blocks"),
        ("width", "no whole file of weights: 0.down.b"),
        ("NaN", "not all finite numbers"),
        ("game", "for chess, not for"),
        ("version", "version 99 of the observation"),
        ("inputs", "other inputs"),
    ],
)
def test_a_wrong_file_is_told_in_a_sentence(kind: str, told: str, tmp_path: Path) -> None:
    file = tmp_path / "weights.npz"
    file.write_bytes(broken(kind))
    with pytest.raises(RidottoError, match=told):
        load(file, KIT.game.id, KIT.learning)


@pytest.mark.parametrize("name", ["/dev/zero", "pipe"])
def test_what_has_no_end_is_not_read(name: str, tmp_path: Path) -> None:
    file = tmp_path / name
    if not file.exists():
        os.mkfifo(file)
    with pytest.raises(RidottoError, match="cannot be used"):
        load(file, KIT.game.id, KIT.learning)


def test_no_file(tmp_path: Path) -> None:
    with pytest.raises(RidottoError, match="cannot be used"):
        load(tmp_path / "none.npz", KIT.game.id, KIT.learning)


def test_numbers_of_another_size_are_other_inputs() -> None:
    """A number is seen as a part of the most that it can be: with another most it means something else."""
    for kit in KITS:
        layout = kit.learning.layout
        place, field = next((n, f) for n, f in enumerate(layout.fields) if isinstance(f, Numbers))
        fields = [*layout.fields]
        fields[place] = replace(field, most=field.most + 1)
        other = replace(kit.learning, layout=replace(layout, fields=tuple(fields)))
        assert other.fingerprint != kit.learning.fingerprint
