"""Secret choices that meet: mixed strategies by regret matching."""
