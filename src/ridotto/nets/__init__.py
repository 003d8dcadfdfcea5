"""Networks that play: their inputs, weight files, and the bot. Training is in `learn`."""
