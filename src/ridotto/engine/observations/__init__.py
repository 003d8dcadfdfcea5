"""What a network sees of a match: cells that a rule writes, and how they become a tensor."""
