"""Which ways there are to walk (rulebook: Movement; T-049 to T-051, T-064 to T-066, T-087, T-096, T-105, T-379,
T-380, T-416, T-421, K79).

Walks are tables, laid once for a box: for every space and distance, the options a figure has there.
"""

from collections.abc import Sequence

from hallows.games.talisman.compiled import CROSS, GATES, Kit, Place, Routes

LONGEST_WALK = 12


def lay(kit: Kit) -> None:
    for ring in kit.rings.values():
        for place in ring:
            place.elsewhere = tuple(other.go for other in ring if other is not place)
    for region in ("london", "grounds"):
        for place in kit.rings[region]:
            for n in range(LONGEST_WALK + 1):
                _walk(kit, place, n)
    kit.entry_ways = [_entry(kit, n) for n in range(LONGEST_WALK + 1)]
    kit.entries = [one | other for one, other in kit.entry_ways]
    for place in kit.places.values():
        place.stalks = [_stalk(kit, place, n) for n in range(LONGEST_WALK + 1)]


def _walk(kit: Kit, place: Place, n: int) -> None:
    routes: Routes = {}
    ways = []
    for step in (1, -1):
        way = dict(_way(kit, place, n, step))
        ways.append(tuple(way))
        routes |= way
    place.ways.append((ways[0], ways[1]))
    place.routes.append(routes)
    place.walks.append(tuple(routes))


def _way(
    kit: Kit, place: Place, n: int, step: int, *, entering: bool = False
) -> list[tuple[str, tuple[str, ...]]]:
    """Options of a walk of n spaces in one direction, each with the spaces passed."""
    ring = kit.rings[place.region]
    found: list[tuple[str, tuple[str, ...]]] = []
    passed: list[str] = []
    for taken in range(n):
        here = ring[(place.position + step * taken) % len(ring)]
        if taken:
            passed.append(here.id)
        if here is kit.barrier:
            found.append((CROSS, tuple(passed)))
        elif here is kit.gates:
            found.append((GATES, tuple(passed)))
        elif here is kit.station and not (entering and taken == 0):
            found += _exits(kit, passed, n - taken - 1)
    end = ring[(place.position + step * n) % len(ring)]
    found.append((end.go, tuple(passed)))
    return found


def _exits(kit: Kit, passed: Sequence[str], rest: int) -> list[tuple[str, tuple[str, ...]]]:
    """T-096, T-379, T-380: from Hogsmeade Station to King's Cross and on in either direction."""
    if rest == 0:
        return [(kit.barrier.go, tuple(passed))]
    ring = kit.rings[kit.barrier.region]
    exits = []
    for step in (1, -1):
        beyond = [ring[(kit.barrier.position + step * i) % len(ring)] for i in range(rest + 1)]
        between = (*passed, *(place.id for place in beyond[:-1]))
        exits.append((beyond[-1].go, between))
    return exits


def _entry(kit: Kit, n: int) -> tuple[Routes, Routes]:
    """Walks of n spaces on from Hogsmeade Station after the barrier, by direction (T-051)."""
    clockwise, counterclockwise = (
        {
            go: (kit.station.id, *passed) if n else ()
            for go, passed in _way(kit, kit.station, n, step, entering=True)
        }
        for step in (1, -1)
    )
    return clockwise, counterclockwise


def _stalk(kit: Kit, place: Place, n: int) -> tuple[str, ...]:
    """Where Voldemort may end after n steps (T-064, T-065, T-066, T-421, K79)."""
    if n == 0:
        return (place.go,)
    ends = [] if place is kit.hall else _drift(kit, place, n)
    for gate in _beyond(kit, place):
        ends += _drift(kit, gate, n - 1)
    return tuple(dict.fromkeys(end.go for end in ends))


def _drift(kit: Kit, place: Place, n: int) -> list[Place]:
    """The two ends of n steps inside a Region; steps beyond the end of a path are lost."""
    if place is kit.hall:
        return [place]
    ring = kit.rings[place.region]
    if place.region in ("london", "grounds"):
        return [ring[(place.position + step) % len(ring)] for step in (n, -n)]
    ends = [ring[min(place.position + n, len(ring) - 1)], ring[max(place.position - n, 0)]]
    return [end for end in ends if end is not place] or [place]


def _beyond(kit: Kit, place: Place) -> list[Place]:
    """The neighbours of a space in other Regions (2.4)."""
    facing = [] if place.space.faces is None else [place.space.faces]
    facing += kit.content.faced_by.get(place.id, ())
    beyond = [kit.places[space] for space in facing]
    for one, other in ((kit.gates, kit.staircase), (kit.door, kit.hall)):
        if place is one:
            beyond.append(other)
        elif place is other:
            beyond.append(one)
    return beyond


def stalked(kit: Kit, origin: str, goal: str, n: int) -> tuple[str, ...]:
    """The spaces Voldemort touches on the way to ``goal``, which is the last: inside his Region, or over a gate and on
    beyond it."""
    here = kit.places[origin]
    for start, rest in ((here, n), *((gate, n - 1) for gate in _beyond(kit, here))):
        first = () if start is here else (start.id,)
        for step in (1, -1):
            way = _steps(kit, start, rest, step)
            if (*first, *way)[-1:] == (goal,):
                return (*first, *way)
    return (goal,)


def _steps(kit: Kit, place: Place, n: int, step: int) -> list[str]:
    """The spaces of n steps in one direction, as far as a path goes."""
    if place is kit.hall:
        return []
    ring = kit.rings[place.region]
    at = [place.position + step * i for i in range(1, n + 1)]
    if place.region in ("london", "grounds"):
        return [ring[i % len(ring)].id for i in at]
    return [ring[i].id for i in at if 0 <= i < len(ring)]
