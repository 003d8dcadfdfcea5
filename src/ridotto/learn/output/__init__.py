"""What a learning leaves: checkpoints, weights and the learning curve."""
