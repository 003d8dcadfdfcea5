"""Matches of networks: tables, rollouts, opponents, and the measurement of strength."""
