"""Games whose states are vectors of integers, so that their rules can be compiled."""
