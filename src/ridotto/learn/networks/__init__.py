"""Networks on a device: their weights, their inputs, and trained ones from files."""
