"""Trains a judge: a value network for positions in matches that a given network plays."""
