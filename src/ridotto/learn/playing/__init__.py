"""Matches of networks: tables, what is played at them, and how strong somebody is there."""
