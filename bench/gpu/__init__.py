"""Rules and batches on a GPU."""
