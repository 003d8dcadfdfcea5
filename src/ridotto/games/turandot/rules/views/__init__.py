"""What a seat has been shown, and what follows from it."""
