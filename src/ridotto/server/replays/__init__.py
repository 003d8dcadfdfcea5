"""A match again, from one seat's eyes, a page at a time, without keeping the tables waiting.

played.py   a record played through, event by event
kept.py     the matches that were asked for lately
page.py     one answer, as steps of less than a millisecond
body.py     a record that somebody sends, read
turns.py    whose step comes next
desk.py     who may ask, and the thread that takes the steps
"""

from ridotto.server.replays.desk import Desk

__all__ = ["Desk"]
