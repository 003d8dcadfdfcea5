"""What one GPU thread does for a scripted rival: it chooses in its own match, if it is asked there.

Most threads are not. Those that are take their time: an auction of all players is worked out by one thread.
"""

from typing import TYPE_CHECKING

from numpy import float64

from ridotto.compile.cuda.foreign import DeviceArray

if TYPE_CHECKING:
    from ridotto.batch.gpu.bound import SCRATCH, choose_rival, cuda


def rival_thread(
    cells: DeviceArray, weights: DeviceArray, rngs: DeviceArray, seats: DeviceArray, actions: DeviceArray
) -> None:
    """`seats`: -1 where no rival is asked; `actions` stay there as they are."""
    match = cuda.grid(1)
    if match < seats.shape[0] and seats[match] >= 0:
        scratch = cuda.local.array(SCRATCH, float64)
        actions[match] = choose_rival(cells[:, match], weights, rngs[:, match], scratch, seats[match])
