"""How fast the rules are: interpreted, compiled, through the contract, as WebAssembly."""
