"""PyTorch and JAX beside each other."""
