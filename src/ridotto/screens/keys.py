"""Keys that are pressed on a keyboard of another layout."""

_CYRILLIC_KEYS = str.maketrans("йкгдысизтчер", "qrulscbpnxth")
"""The keys of the command letters in the Russian layout: nobody should have to switch it for one letter."""


def latin(line: str) -> str:
    """A typed command in small letters, also from a Russian keyboard."""
    return line.lower().translate(_CYRILLIC_KEYS)
