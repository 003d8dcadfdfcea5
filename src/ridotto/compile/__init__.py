"""Rules that also run compiled: the decorator, their twins, and kernels to call them through."""
