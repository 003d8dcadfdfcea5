"""What visitors might do, each a process of its own: `python -m tests.hostile.attacks NAME ADDRESS`."""
