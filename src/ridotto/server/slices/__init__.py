"""Long work in short slices, so that nobody else notices it.

round_robin.py   round robin over the addresses, and over the work of each
slice_queue.py   runs the work in one thread, slice by slice
"""

from ridotto.server.slices.slice_queue import MostWaiting, SliceQueue, Steps

__all__ = ["MostWaiting", "SliceQueue", "Steps"]
