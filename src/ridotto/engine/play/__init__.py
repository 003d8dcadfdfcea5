"""Playing matches of any game: a match, its driver, its random streams, and counts of positions."""
