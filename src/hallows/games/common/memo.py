"""Tables that fill as they are looked up."""

from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Memo(dict[K, V]):
    """What ``work`` makes of a key, worked out when it is first asked for. A key that is known costs a look into a
    dict."""

    def __init__(self, work: Callable[[K], V]) -> None:
        super().__init__()
        self._work = work

    def __missing__(self, key: K) -> V:
        found = self[key] = self._work(key)
        return found
