"""The search that asks networks: one predicts the others' bids, one the result of the match."""
