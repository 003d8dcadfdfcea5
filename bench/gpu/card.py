"""Which card there is."""

from ridotto.compile.cuda.gpu import NoGpu, find_gpu


def is_there() -> bool:
    """Whether there is a card to measure; prints which, or why there is none."""
    try:
        gpu = find_gpu()
    except NoGpu as error:
        print(error)
        return False
    print(f"{gpu.name}, {gpu.memory / 2**30:.0f} GiB")
    return True
