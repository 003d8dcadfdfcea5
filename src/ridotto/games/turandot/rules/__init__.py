"""The rules: state, moves, views, notation. They use no bots, messages, screens or words."""
