"""The network's input for Turandot: the facts of the observation, in a form that is easier to learn from."""
