"""Length limits for names, moves, files and other user input."""

LONGEST_NAME = 24
LONGEST_MOVE = 100
LARGEST_OWN_FILE = 16 * 1024
"""The largest uploaded file, such as a deck, in bytes. Parsing a file can take longer than its size
suggests."""
TABLE_ID = r"[A-Za-z0-9_-]{1,40}"
"""Whatever else an address names is no table."""
LONGEST_CHAT = 200
LONGEST_CLOCK_S = 14 * 24 * 60 * 60
SHORTEST_CORRESPONDENCE_S = 60 * 60
