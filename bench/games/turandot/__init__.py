"""Turandot: its playouts, bids and small trees."""
