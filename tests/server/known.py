"""The luck of every table in tests: known, and the same whichever tests run, in whatever order.

Tables of the same game with the same options throw the same dice. A test that needs others gives its table a salt
(``make(..., dice="…")``), as any player may.
"""

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from hallows.server.luck import Luck


def known_luck(game: str, options: Mapping[str, Any]) -> Luck:
    told = json.dumps([game, options], sort_keys=True)
    return Luck(hashlib.sha256(told.encode()).digest(), "known")
