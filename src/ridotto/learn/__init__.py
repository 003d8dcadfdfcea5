"""Reinforcement learning by self-play (extra `ridotto[learn]`): the only package that needs PyTorch."""
