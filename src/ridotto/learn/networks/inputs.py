"""The numbers of `nets.inputs` on a device, many rows at once.

Sets are unpacked byte by byte to save memory traffic: their columns are padded with 0 to whole bytes, and the
whole row to a width that a GPU multiplies well. `kept` lists the columns of `Inputs`.
"""

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn import functional

from ridotto.nets.inputs import Inputs

BYTE = 8
EVEN = 64
"""Rows of matrices that a GPU multiplies at full speed begin at even addresses."""


class DeviceInputs:
    def __init__(self, inputs: Inputs, device: torch.device, kind: torch.dtype) -> None:
        cells, members = inputs.set_cells, inputs.set_members
        places = np.unique(cells * BYTE + members // BYTE)
        """The indices of the bytes that have members, counted over all cells."""
        column = np.searchsorted(places, cells * BYTE + members // BYTE) * BYTE + members % BYTE
        rest = len(places) * BYTE + np.arange(inputs.size - len(cells))
        self.kept: NDArray[np.int64] = np.concatenate([column, rest])
        used = len(places) * BYTE + inputs.size - len(cells)
        self.size = -(-used // EVEN) * EVEN

        def sent(numbers: NDArray[np.int64]) -> Tensor:
            return torch.from_numpy(np.ascontiguousarray(numbers)).to(device)

        self._kind = kind
        self._bytes = sent(places)
        self._bits = (2 ** torch.arange(BYTE, device=device)).to(torch.uint8)
        self._parts = (1.0 / 2 ** torch.arange(BYTE, device=device)).to(kind)
        chosen, repeated = np.unique(inputs.choice_cells, return_inverse=True)
        self._choices, self._repeated = sent(chosen), sent(repeated)
        self._values = sent(inputs.choice_values).to(torch.int16)
        self._numbers = sent(inputs.number_cells)
        self._scale = 1.0 / sent(inputs.number_most).float()

    def of(self, cells: Tensor) -> Tensor:
        """Turns rows of cells (rows, cells), which must be contiguous, into rows of numbers."""
        whole = cells.view(torch.uint8).index_select(1, self._bytes)
        # The mask leaves the value of the bit; dividing by it gives 1.
        sets = ((whole[:, :, None] & self._bits) * self._parts).flatten(1)
        choices = cells.index_select(1, self._choices).to(torch.int16).index_select(1, self._repeated)
        numbers = cells.index_select(1, self._numbers) * self._scale
        parts = [sets, (choices == self._values).to(self._kind), numbers.to(self._kind)]
        used = sum(part.shape[1] for part in parts)
        return functional.pad(torch.cat(parts, 1), (0, self.size - used))
