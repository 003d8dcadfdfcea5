"""Parts for a game's terminal screens."""
