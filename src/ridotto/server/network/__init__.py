"""Connections: HTTP and WebSockets on the level of bytes, with a limit for everything a peer can do."""
