"""Looking after a data file: checking and mending it, backing it up, putting old tables away."""
