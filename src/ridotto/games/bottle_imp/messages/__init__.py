"""What clients are told of a position."""
