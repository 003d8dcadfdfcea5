"""What the server and its clients say to each other, as types; docs/bots/protocol.md tells a bot writer.

What the server says are plain dataclasses: it made them itself, so nothing has to check them. What clients
say is read by pydantic and checked.
"""

PROTOCOL = 1
"""Rises when a client written for the version before could no longer play."""
