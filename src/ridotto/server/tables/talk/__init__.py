"""Chat and emotes at a table: sent to people only, and kept only in memory."""
