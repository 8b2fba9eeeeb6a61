"""What lasts beyond a turn of a match: a Seeker slowed down (Q-080)."""

from __future__ import annotations

from hallows.games.hogwarts.quidditch.rules.common import who
from hallows.games.hogwarts.quidditch.state import Match
from hallows.kernel import Lasting, Text


def lasting(m: Match) -> list[Lasting]:
    does, ends = Text("match.does.slowed"), Text("match.ends.slowed")
    return [
        Lasting("state:slowed", (who(m, side),), does, ends) for side in (0, 1) if m.slowed[side]
    ]
