"""Networks that play: what they see, their weights' files, and the bot. Learning itself is in `learn`."""
