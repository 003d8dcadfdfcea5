"""One search for every game: rules.pyi says what it needs from a game, each game's bots/search binds it."""
