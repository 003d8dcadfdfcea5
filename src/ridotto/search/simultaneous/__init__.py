"""Simultaneous secret choices: mixed strategies by regret matching."""
