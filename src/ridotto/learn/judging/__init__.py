"""A judge learns what positions come to in matches that a network plays."""
