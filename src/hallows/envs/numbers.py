"""Options and views as numbers of a fixed size.

Both are hashed, not listed: a list would have to be played out, stored and renewed with every card a pack or a release
adds, and what is not on it could not be chosen. An option's number is a hash of its key, the same in every game, process
and release that has the key; where two options of one question fall on the same number, the later one takes the next free
one. With 2,048 numbers (four times the keys of most games) that is rare, and within a question it is always one to one.
"""

import math
import re
from collections.abc import Iterator
from functools import lru_cache
from hashlib import blake2b
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from hallows.kernel import Ask, Table

ACTIONS = 2048
FEATURES = 1024
#: Names of face-down things (``Veil.name``): they change from table to table and mean nothing.
_VEILED = re.compile(r"[0-9a-f]{12}")

Observation = NDArray[np.float32]
Mask = NDArray[np.int8]


@lru_cache(maxsize=200_000)
def slot(name: str, size: int) -> int:
    """Where a name falls: the same on every machine."""
    return int.from_bytes(blake2b(name.encode(), digest_size=6).digest()) % size


def numbered(ask: Ask, size: int = ACTIONS) -> dict[int, str]:
    """The options of a question by their numbers."""
    taken: dict[int, str] = {}
    for option in ask.options:
        number = slot(option, size)
        while number in taken:
            number = (number + 1) % size
        taken[number] = option
    return taken


def mask_of(ask: Ask | None, size: int = ACTIONS) -> Mask:
    """1 for every number that may be chosen."""
    mask = np.zeros(size, np.int8)
    if ask is not None:
        mask[list(numbered(ask, size))] = 1
    return mask


def observed(table: Table[Any], seat: int, size: int = FEATURES) -> Observation:
    """What ``seat`` sees and is asked, in numbers from -1 to 1, hashed by where they stand in the view."""
    seen = np.zeros(size, np.float32)
    for name, value in leaves("view", msgspec.to_builtins(table.view(seat))):
        seen[slot(name, size)] += value
    asked = table.asked_for(seat)
    if asked is not None:
        seen[slot(f"asked={asked.seat}", size)] += 1
        seen[slot(f"prompt={asked.prompt}", size)] += 1
        for name, value in leaves("args", asked.args):
            seen[slot(name, size)] += value
    seen[slot(f"me={seat}", size)] += 1
    return np.clip(seen, -1, 1)


def leaves(path: str, value: Any) -> Iterator[tuple[str, float]]:
    """Everything in plain data: numbers under their path, words as a 1 under path and word."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(f"{path}.{key}", inner)
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            yield from leaves(f"{path}.{at}", inner)
    elif isinstance(value, bool):
        yield path, float(value)
    elif isinstance(value, int | float):
        yield path, squeezed(value)
    elif isinstance(value, str) and value and not _VEILED.fullmatch(value):
        yield f"{path}={value}", 1.0


def squeezed(number: float) -> float:
    """Into -1 to 1, finer for small numbers: 1 is 0.14, 10 is 0.48, 100 is 0.92."""
    return math.copysign(min(1.0, math.log1p(abs(number)) / 5), number)
