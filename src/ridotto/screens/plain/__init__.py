"""Screens for every game that brings none of its own."""
