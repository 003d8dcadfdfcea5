"""What workers share, in PostgreSQL: a connection of its own, and a thread that waits at it."""
