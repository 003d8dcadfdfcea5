"""The twin of rules for a GPU, made by numba-cuda (extra `ridotto[gpu]`)."""
