"""The tests of one game each: a folder has the name of its game."""
