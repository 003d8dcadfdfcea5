"""Write files for other languages: the schema of the messages, the rules for browsers."""
