"""Which card there is."""

from ridotto.compile.cuda.gpu import NoGpu, find_gpu
from ridotto.compile.cuda.kernel import THREADS


def is_there() -> bool:
    """Whether there is a card to measure; prints which, or why there is none."""
    try:
        gpu = find_gpu()
    except NoGpu as error:
        print(error)
        return False
    print(f"{gpu.name}, {gpu.memory / 2**30:.0f} GiB")
    return True


def beyond_blocks(matches: int) -> int:
    """As many, or one more: the last block then has threads without a match, which must do nothing."""
    return matches + (matches % THREADS == 0)
