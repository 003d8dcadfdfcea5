"""Messages on the WebSocket of a table."""
