"""One table as the fold of its log."""
