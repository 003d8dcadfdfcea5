"""A game of another package, in every interface: nothing in the program or the pages knows it."""
