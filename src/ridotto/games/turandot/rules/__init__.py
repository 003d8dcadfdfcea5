"""The rules: state, moves, views, notation. Nothing of bots, messages, screens or words."""
