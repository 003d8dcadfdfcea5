"""The numbered steps of a schema, which each engine has in a package of its own."""

from collections.abc import Sequence
from importlib.resources import files


def scripts_in(package: str, steps: Sequence[str]) -> Sequence[str]:
    return [(files(package) / name).read_text("utf-8") for name in steps]
