"""Networks on a device: their weights, their inputs, and those that have learnt already."""
