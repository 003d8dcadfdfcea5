"""Walks through the server: which files a player's card, or a bot's decision, passes."""
