"""Measurements that look inside one game."""
