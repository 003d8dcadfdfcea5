"""Matches for environments: chance plays automatically, points become rewards, nothing hidden leaks."""
