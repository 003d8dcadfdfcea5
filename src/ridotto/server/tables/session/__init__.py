"""A table that is open: who is there, what they ask for, and what it does by itself."""
