"""What the workers of a room share, in PostgreSQL: its own connection, and a thread that waits on it."""
