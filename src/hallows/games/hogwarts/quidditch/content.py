"""The Quidditch box as data: the pitch with its lines, and the deck. Read once, checked when read."""

from functools import cache
from importlib import resources
from typing import Literal

from hallows.games.common.content import ContentError, Plain, Provenance, decode, digest, toml
from hallows.games.hogwarts.content import HOUSES, House

__all__ = ["HOUSES", "Content", "ContentError", "House", "read", "standard"]

#: What the box holds (canon 12.14 and 12.18); a file that says otherwise is wrong.
COUNTS = {"field": 40, "centre": 1, "goal": 6, "cards": 18}


class Advance(Plain, frozen=True, tag_field="do", tag="advance"):
    """The own Seeker moves on."""

    spaces: int


class AdvanceByDie(Plain, frozen=True, tag_field="do", tag="advance_by_die"):
    """The own Seeker moves on by a die."""


class PushBack(Plain, frozen=True, tag_field="do", tag="push_back"):
    """The rival Seeker goes back, never behind the start (Q-059)."""

    spaces: int


class OneDie(Plain, frozen=True, tag_field="do", tag="one_die"):
    """The rival's next roll is made with one die."""


Effect = Advance | AdvanceByDie | PushBack | OneDie


class Card(Plain, frozen=True):
    id: str
    copies: int
    provenance: Provenance
    rule: str
    effect: Effect


class Deck(Plain, frozen=True):
    card: tuple[Card, ...]


class Space(Plain, frozen=True):
    """``to``: where white dotted lines lead."""

    id: str
    kind: Literal["field", "centre", "goal"]
    to: tuple[str, ...]


class Line(Plain, frozen=True):
    """Spaces in a straight line: a Bludger flies along it, either way."""

    kind: Literal["column", "row", "diagonal"]
    spaces: tuple[str, ...]


class Side(Plain, frozen=True):
    """One team's half. ``standard``: Keeper, two Beaters, the Chaser near the centre, the two others."""

    goal: tuple[str, ...]
    line3: tuple[str, ...]
    near: tuple[str, ...]
    far: tuple[str, ...]
    standard: tuple[str, ...]


class Pitch(Plain, frozen=True):
    provenance: Provenance
    lap: int
    quaffle: str
    bludgers: tuple[str, str]
    home: Side
    away: Side
    space: tuple[Space, ...]
    line: tuple[Line, ...]


class Content(Plain, frozen=True):
    pitch: Pitch
    cards: tuple[Card, ...]

    def hash(self) -> str:
        """Changes with the content, not with a comment."""
        return digest(self)[:16]


@cache
def standard() -> Content:
    """The box of the house."""
    folder = resources.files(__package__) / "content"
    texts = {
        name: (folder / name).read_text(encoding="utf-8")
        for name in ("pitch.toml", "quidditch.toml")
    }
    return read(texts["pitch.toml"], texts["quidditch.toml"])


def read(pitch: str, deck: str) -> Content:
    """Both files as text, decoded and checked."""
    content = Content(
        decode(toml(pitch.encode(), "pitch.toml"), Pitch, "pitch.toml", "pitch"),
        decode(toml(deck.encode(), "quidditch.toml"), Deck, "quidditch.toml", "deck").card,
    )
    _check_deck(content.cards)
    _check_pitch(content.pitch)
    return content


def _check_deck(cards: tuple[Card, ...]) -> None:
    ids = [card.id for card in cards]
    for card in cards:
        if ids.count(card.id) > 1:
            raise ContentError(f"quidditch.toml: {card.id}: duplicate id")
        if card.copies < 1:
            raise ContentError(f"quidditch.toml: {card.id}: at least one copy is needed")
    total = sum(card.copies for card in cards)
    if total != COUNTS["cards"]:
        raise ContentError(f"quidditch.toml: {total} cards, not {COUNTS['cards']}")


def _check_pitch(pitch: Pitch) -> None:
    spaces = {space.id: space for space in pitch.space}

    def wrong(entry: str, why: str) -> ContentError:
        return ContentError(f"pitch.toml: {entry}: {why}")

    for kind in ("field", "centre", "goal"):
        count = sum(space.kind == kind for space in pitch.space)
        if count != COUNTS[kind]:
            raise wrong(kind, f"{count} spaces, not {COUNTS[kind]}")
    if len(spaces) != len(pitch.space):
        raise wrong("space", "an id is used twice")
    for space in pitch.space:
        for other in space.to:
            if other not in spaces:
                raise wrong(space.id, f"leads to {other!r}, which is no space")
            if space.id not in spaces[other].to:
                raise wrong(space.id, f"leads to {other}, but {other} does not lead back")
    for number, line in enumerate(pitch.line, 1):
        for here, there in zip(line.spaces, line.spaces[1:], strict=False):
            if here not in spaces or there not in spaces[here].to:
                raise wrong(f"line {number}", f"no dotted line joins {here} and {there}")
    for where in (pitch.quaffle, *pitch.bludgers):
        if where not in spaces or spaces[where].kind == "goal":
            raise wrong(where, "a ball must start on the field")
    for name, side in (("home", pitch.home), ("away", pitch.away)):
        if any(where not in spaces for where in (*side.goal, *side.line3, *side.near, *side.far)):
            raise wrong(name, "names a space that is not there")
        if not _lines_up(side, pitch.bludgers):
            raise wrong(name, "the standard line-up is not one the rules allow")


def _lines_up(side: Side, bludgers: tuple[str, str]) -> bool:
    """Q-010 to Q-012, Q-075."""
    if len(set(side.standard)) != 6 or set(side.standard) & set(bludgers):
        return False
    keeper, *others = side.standard
    return keeper in side.goal and all(
        where in line
        for where, line in zip(
            others, (side.line3, side.line3, side.near, side.far, side.far), strict=True
        )
    )
