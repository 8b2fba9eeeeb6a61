"""Places where a test may kill the process, to show that nothing confirmed is lost.

``HALLOWS_FAULT="after-commit:3"`` ends the process as ``kill -9`` would, the third time a player's choice reaches
that place. Places: ``before-commit``, ``after-commit`` (before the acknowledgement), ``after-ack`` (before the
others are told). ``HALLOWS_FAULT="slow-bot:9"`` makes bot workers sleep so many seconds, ``crash-bot:1`` makes
them die. Unset, as always outside tests, all of this is one comparison.
"""

import os
import signal
import time

_PLACE, _, _COUNT = os.environ.get("HALLOWS_FAULT", "").partition(":")
_left = int(_COUNT or 1)


def reach(place: str) -> None:
    if place != _PLACE:
        return
    global _left
    _left -= 1
    if _left == 0:
        os.kill(os.getpid(), signal.SIGKILL)


def in_bot_worker() -> None:
    if _PLACE == "slow-bot":
        time.sleep(float(_COUNT))
    elif _PLACE == "crash-bot":
        os.kill(os.getpid(), signal.SIGKILL)
