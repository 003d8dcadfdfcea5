"""Names for what comes from numba-cuda and from the array libraries of others.

They say to a reader what the checker cannot know.
"""

from typing import Any

from numpy.typing import NDArray

DeviceArray = Any  # numba-cuda tells no types
Dispatcher = Any  # as above
NumbaType = Any  # as above
HostArray = NDArray[Any]  # of integers, or of what is legal, as the array on the card is
Exported = Any  # what one library hands to another by DLPack or __cuda_array_interface__
