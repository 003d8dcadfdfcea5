"""The game's terminal screens."""
