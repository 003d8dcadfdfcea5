"""Law 7 for four speeds: a GPU and WebAssembly come to what the processor comes to."""
