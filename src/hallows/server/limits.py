"""Token buckets: so many at once, so many per second, and who has used theirs up has to wait."""

import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

from hallows.server.errors import Refused


def neighbourhood(address: str) -> str:
    """Whom to count together: an IPv6 address stands for its whole /64, which costs one person nothing."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address) or found.is_loopback:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, 64), strict=False))


class Bucket:
    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.at = time.monotonic()  # never the wall clock: that may jump back

    def take(self, cost: float = 1.0) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def wait(self) -> int:
        """Whole seconds until there is one again."""
        return max(1, round((1 - self.left) / self.rate)) if self.rate else 3600


class Buckets:
    """One bucket for each guest or address; the longest unused are forgotten, being full again."""

    def __init__(self, what: str, rate: float, burst: float, keep: int = 20_000) -> None:
        self.what = what
        self.rate = rate
        self.burst = burst
        self.keep = keep
        self._all: OrderedDict[str, Bucket] = OrderedDict()

    def _bucket(self, key: str) -> Bucket:
        bucket = self._all.get(key)
        if bucket is None:
            bucket = self._all[key] = Bucket(self.rate, self.burst)
            if len(self._all) > self.keep:
                self._all.popitem(last=False)
        self._all.move_to_end(key)
        return bucket

    def check(self, key: str) -> None:
        """Take one, or refuse."""
        bucket = self._bucket(key)
        if not bucket.take():
            raise Refused("too-many", what=self.what, wait=bucket.wait())

    def check_debt(self, key: str) -> None:
        """Refuse who has taken more than there was. What something costs is known when it is done."""
        bucket = self._bucket(key)
        if not bucket.take(0.0):
            raise Refused("too-many", what=self.what, wait=bucket.wait())

    def charge(self, key: str, cost: float) -> None:
        self._bucket(key).left -= cost


class Kept:
    """Things that cost something to make: the newest so many, each for a while."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most = most
        self._seconds = seconds
        self._things: OrderedDict[tuple[Any, ...], tuple[float, bytes]] = OrderedDict()

    def get(self, key: tuple[Any, ...]) -> bytes | None:
        made, thing = self._things.get(key, (0.0, None))
        return thing if thing is not None and time.monotonic() - made < self._seconds else None

    def put(self, key: tuple[Any, ...], thing: bytes) -> None:
        self._things[key] = (time.monotonic(), thing)
        self._things.move_to_end(key)
        while len(self._things) > self._most:
            self._things.popitem(last=False)

    def forget(self, which: Callable[[tuple[Any, ...]], bool]) -> None:
        for key in [key for key in self._things if which(key)]:
            del self._things[key]
