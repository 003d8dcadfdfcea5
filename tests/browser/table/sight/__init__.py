"""Everything that a decision needs is in sight at once, and nothing covers it."""
