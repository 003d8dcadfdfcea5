"""Attacks on a real server, with people at a table beside who must not notice.

A short version of each is a test; `python -m tests.hostile.siege` is the long one.
"""
