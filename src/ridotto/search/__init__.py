"""One search for every game: rules.pyi says what it needs of a game, each game's search.py binds it."""
