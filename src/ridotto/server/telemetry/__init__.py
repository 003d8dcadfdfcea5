"""What the host can see: the log, the metrics, and the health of the server."""
