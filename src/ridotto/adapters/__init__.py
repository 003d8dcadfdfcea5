"""Standard interfaces to our games. Each needs its own extra (docs/research/interfaces.md)."""
