"""The contract of a game and what every game shares: choices, errors, random numbers. Folders have the rest."""
