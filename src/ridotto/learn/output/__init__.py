"""The files of a training run: checkpoints, weights and the learning curve."""
