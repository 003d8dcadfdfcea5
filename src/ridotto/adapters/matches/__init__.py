"""Matches as environments need them: chance plays by itself, points are told, nothing leaks."""
