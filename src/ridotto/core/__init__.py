"""What every game shares: the contract, errors, random streams, records and the two speeds of rules."""
