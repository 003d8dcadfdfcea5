"""Playing and watching matches in a terminal."""
