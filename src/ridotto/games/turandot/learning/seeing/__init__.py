"""What a network sees of Turandot: the same as in its observation, in a form that is easier to learn from."""
