"""What is said at the socket of a table."""
