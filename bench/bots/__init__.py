"""How fast and how well bots think."""
