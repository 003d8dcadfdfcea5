"""The bot that plays by rules of thumb, and what its rules look at."""
