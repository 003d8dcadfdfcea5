"""The contract of a game, and what every game shares: options, matches, records, random streams, errors."""
