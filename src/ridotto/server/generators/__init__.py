"""What writes files that other languages read: the schema of the messages, the rules for browsers."""
