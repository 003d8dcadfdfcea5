"""The description of the HTTP interface: made from the routes, and kept for all who ask."""
