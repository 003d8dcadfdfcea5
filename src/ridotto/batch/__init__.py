"""Many matches at once, as arrays."""

from ridotto.batch.processor import Batch

__all__ = ["Batch"]
