"""What one GPU thread does for a scripted rival: it chooses in its own match, if it is asked there.

Most threads are not. A copy of all cells for each, as `GpuKernel` makes it, took half of the time of playing.
"""

from typing import TYPE_CHECKING

from ridotto.compile.cuda.foreign import DeviceArray

if TYPE_CHECKING:
    from ridotto.batch.gpu.bound import choose_rival, cuda


def rival_thread(
    cells: DeviceArray,
    weights: DeviceArray,
    rngs: DeviceArray,
    scratch: DeviceArray,
    seats: DeviceArray,
    actions: DeviceArray,
) -> None:
    """`seats`: -1 where no rival is asked; `actions` stay there as they are."""
    match = cuda.grid(1)
    if match < seats.shape[0] and seats[match] >= 0:
        actions[match] = choose_rival(
            cells[:, match], weights, rngs[:, match], scratch[:, match], seats[match]
        )
