"""Many matches at once, as arrays."""

from ridotto.batch.processor import Batch
from ridotto.engine.batches.rules import FINISHED, REFUSED, STEPPED, WAITED

__all__ = ["FINISHED", "REFUSED", "STEPPED", "WAITED", "Batch"]
