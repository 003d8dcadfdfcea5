"""The face of one game in the terminal."""
