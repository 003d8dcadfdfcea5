"""What the screens of a game in a terminal are made with."""
