"""The Bottle Imp: its playouts, rounds and thoughts."""
