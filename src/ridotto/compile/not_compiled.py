"""The error for a rule that cannot be compiled. It is separate from the kernels, which load NumPy."""


class NotCompiled(Exception):
    """A rule that Numba cannot compile: it uses more than integers, cells, loops and other rules."""

    def __init__(self, rule: str, reason: str) -> None:
        super().__init__(f"{rule} cannot be compiled, so the game is slow: {reason}")
        self.rule = rule
        self.reason = reason
