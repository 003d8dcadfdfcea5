"""The search for a game on cells that provides only a rule for points."""
