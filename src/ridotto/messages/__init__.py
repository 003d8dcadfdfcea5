"""Types of the messages between server and clients; docs/bots/protocol.md explains them for bot authors.

Messages from the server are plain dataclasses: the server makes them itself, so they need no validation.
Pydantic parses and validates the messages from clients.
"""

PROTOCOL = 1
"""Increases when clients for the previous version can no longer play."""
