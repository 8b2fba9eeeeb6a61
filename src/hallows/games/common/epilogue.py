"""What games say alike about how they ended (see `kernel.ending`)."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence

from hallows.kernel import Event, Milestone, Throw

#: So many milestones fit on one line of a screen.
MOST = 8


def high_is_good(event: Event, labels: Collection[str]) -> list[Throw]:
    """The dice of a throw, the higher the better."""
    thrown = event.thrown
    if thrown is None or thrown.seat is None or thrown.label not in labels:
        return []
    faces = tuple(range(1, thrown.sides + 1))
    return [Throw(thrown.seat, face, faces) for face in thrown.faces]


def seat_of(name: object) -> int:
    """The seat that ``seat:2`` names; -1 for somebody else."""
    text = str(name)
    return int(text[5:]) if text.startswith("seat:") else -1


def foremost(names: Iterable[str]) -> tuple[str, int] | None:
    """What comes most often, and how often; the first of equals."""
    counted = Counter(names).most_common(1)
    return counted[0] if counted else None


def fitting(found: Sequence[Milestone], most: int = MOST) -> tuple[Milestone, ...]:
    """The milestones in order, and no more than fit: the last ones tell how it ended, the first how it began."""
    if len(found) <= most:
        return tuple(found)
    return (*found[: most // 3], *found[-(most - most // 3) :])
