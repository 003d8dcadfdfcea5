"""How long what people write and choose may be."""

LONGEST_NAME = 24
LONGEST_MOVE = 100
LARGEST_OWN_FILE = 16 * 1024
"""Bytes of a file of one's own, such as a deck. Reading it may take longer than its length suggests."""
LONGEST_CHAT = 200
LONGEST_CLOCK_S = 14 * 24 * 60 * 60
SHORTEST_CORRESPONDENCE_S = 60 * 60
