"""Names for types of numba-cuda and of other array libraries.

They tell a reader what the type checker cannot know.
"""

from typing import Any

from numpy.typing import NDArray

DeviceArray = Any  # numba-cuda has no types
DeviceStream = Any  # as above
Dispatcher = Any  # as above
NumbaType = Any  # as above
HostArray = NDArray[Any]  # of integers, or of what is legal, as the array on the card is
Exported = Any  # what one library hands to another by DLPack or __cuda_array_interface__
