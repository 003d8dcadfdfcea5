"""The store as a SQLite file: its links and lock, its schema, and a watch for a deleted file."""
