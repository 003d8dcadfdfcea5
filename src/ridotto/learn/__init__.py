"""Networks teach themselves by playing (extra `ridotto[learn]`): the only package that needs PyTorch."""
