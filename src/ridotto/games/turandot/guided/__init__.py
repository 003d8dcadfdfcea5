"""The search that asks networks: what the others will bid, and what a match comes to after a round."""
