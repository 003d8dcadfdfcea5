"""Connections: HTTP requests and WebSockets as bytes, with a limit for everything that a peer can do."""
