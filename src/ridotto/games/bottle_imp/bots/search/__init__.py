"""What the search needs of this game: playouts by a compiled policy."""
