"""Replays: a match as one seat sees it, a page at a time, without blocking the tables.

played.py       a record played through, event by event
match_cache.py  a cache of the matches that were requested lately
page.py         one answer, as steps of less than a millisecond
body.py         parses a record that a client sends
desk.py         admits requests, and queues their steps
"""

from ridotto.server.replays.desk import Desk

__all__ = ["Desk"]
