"""All tests."""

import sys
from pathlib import Path

PLUGIN = Path(__file__).parent / "toy_game" / "plugin"
"""The toy game is a package from elsewhere, found by its entry point as any other."""

sys.path.append(str(PLUGIN))
