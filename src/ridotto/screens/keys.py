"""Keys of another keyboard layout."""

_CYRILLIC_KEYS = str.maketrans("йкгдысизтчер", "qrulscbpnxth")
"""The command letters in the Russian layout, so that people need not switch it for one letter."""


def latin(line: str) -> str:
    """A typed command in lower case, also from a Russian keyboard."""
    return line.lower().translate(_CYRILLIC_KEYS)
