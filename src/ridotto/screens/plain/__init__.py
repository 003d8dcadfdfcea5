"""Screens for games without their own."""
