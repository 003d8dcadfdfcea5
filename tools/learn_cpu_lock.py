"""Writes requirements/learn-cpu.lock from learn.lock: PyTorch without CUDA, a fortieth to load and to unpack.

PyTorch keeps this build in an index of its own. Where that cannot be reached, or has no file for a machine,
learn.lock serves.
"""

import re
from pathlib import Path

REQUIREMENTS = Path(__file__).parents[1] / "requirements"
ONLY_WITH_CUDA = ("nvidia-", "triton==", "torch==")
TORCH = """--extra-index-url https://download.pytorch.org/whl/cpu
torch==2.13.0+cpu \\
    --hash=sha256:6746dbcbeb526eb61330b76b41ff1b4eb848951103a892eeb080dfa2b264667b
"""


def without_cuda(lock: str) -> str:
    """A lock's packages begin at the start of a line; their hashes follow, indented."""
    packages = re.split(r"^(?=\S)", lock, flags=re.MULTILINE)
    return "".join(package for package in packages if not package.startswith(ONLY_WITH_CUDA)) + TORCH


if __name__ == "__main__":
    lock = (REQUIREMENTS / "learn.lock").read_text(encoding="utf-8")
    (REQUIREMENTS / "learn-cpu.lock").write_text(without_cuda(lock), encoding="utf-8")
