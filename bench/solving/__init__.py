"""Games so small that the whole tree fits into memory."""
