"""Everything fixed that a screen needs to draw the pitch: spaces, dotted lines, Bludger lines, the track, the cards."""

import math

import msgspec

from hallows.games.hogwarts.quidditch.content import HOUSES, Content
from hallows.games.hogwarts.quidditch.pitch import ROLES
from hallows.games.hogwarts.quidditch.text import effect_text
from hallows.words import Words

CENTRE = (2.0, 5.0)
RADII = (3.6, 6.6)  # of the Seekers' oval, in spaces


class SpotDrawing(msgspec.Struct, frozen=True):
    """``x`` counts columns from 0 to 4, ``y`` rows from the home goal, 0 to 10. ``line`` is the number printed
    beside its row: 2 goal area, 3 and 4 lines, 0 none."""

    name: str
    kind: str
    x: int
    y: int
    line: int
    to: list[str]


class PointDrawing(msgspec.Struct, frozen=True):
    """A space of the track; number 0 is the start line (1)."""

    number: int
    x: float
    y: float


class QuidditchCardDrawing(msgspec.Struct, frozen=True):
    name: str
    text: str
    copies: int
    rule: str
    provenance: str


class QuidditchDrawing(msgspec.Struct, frozen=True):
    """``bludger_lines``: spaces in a row along which a Bludger flies. ``pieces``, ``teams``, ``balls`` and ``ways`` are
    names by id."""

    spaces: dict[str, SpotDrawing]
    bludger_lines: list[list[str]]
    track: list[PointDrawing]
    cards: dict[str, QuidditchCardDrawing]
    teams: dict[str, str]
    pieces: dict[str, str]
    balls: dict[str, str]


def drawing(content: Content, lang: str) -> QuidditchDrawing:
    words = Words(lang, "quidditch")
    pitch = content.pitch
    lines = {
        space: number
        for half in (pitch.home, pitch.away)
        for number, row in ((2, half.goal), (3, half.line3), (4, half.near), (4, half.far))
        for space in row
    }
    return QuidditchDrawing(
        spaces={
            space.id: SpotDrawing(
                words.name(f"spot:{space.id}"),
                space.kind,
                ord(space.id[0]) - ord("a"),
                int(space.id[1:]) - 1,
                lines.get(space.id, 0),
                list(space.to),
            )
            for space in pitch.space
        },
        bludger_lines=[list(line.spaces) for line in pitch.line],
        track=[_point(number, pitch.lap) for number in range(pitch.lap)],
        cards={
            card.id: QuidditchCardDrawing(
                words.name(f"qcard:{card.id}"),
                words.say(effect_text(card.effect)),
                card.copies,
                card.rule,
                card.provenance,
            )
            for card in content.cards
        },
        teams={house: words.name(f"team:{house}") for house in HOUSES},
        pieces={role: words.name(f"piece:{role}") for role in (*ROLES, "seeker")},
        balls={ball: words.name(f"ball:{ball}") for ball in ("quaffle", "bludger", "snitch")},
    )


def _point(number: int, lap: int) -> PointDrawing:
    """Once around the pitch, from the left end of its half-way line, over the away goal."""
    turn = math.tau * number / lap
    x = CENTRE[0] - RADII[0] * math.cos(turn)
    y = CENTRE[1] + RADII[1] * math.sin(turn)
    return PointDrawing(number, round(x, 3), round(y, 3))
