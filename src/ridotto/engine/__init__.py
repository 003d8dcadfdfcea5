"""The contract of a game and what all games share: choices, errors, random numbers. Folders have the rest."""
