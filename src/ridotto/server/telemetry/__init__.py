"""What the host can see: the log, the figures, and how the server is."""
