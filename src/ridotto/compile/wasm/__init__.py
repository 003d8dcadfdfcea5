"""The WebAssembly twin of rules: Numba's code for them, compiled for a browser and made into one module."""
