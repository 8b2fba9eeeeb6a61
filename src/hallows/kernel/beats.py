"""How an event is to be shown: a figure walks, cards are turned up, terms add up, the verdict falls.

A game says which of its events are such beats (``Game.beat``), worked out from the event's own arguments when somebody
looks; who may not know an event never gets its beat. Dice are their own beat, ``Event.thrown``. Events come in the order
in which a person should see them: a sum after its dice, a verdict after its sum."""

from typing import Literal, TypeAlias

import msgspec

Result: TypeAlias = Literal["won", "lost", "draw", "evaded"]
Tone: TypeAlias = Literal["good", "bad", "neutral"]


class _Beat(msgspec.Struct, frozen=True, tag_field="beat"):
    pass


class Walk(_Beat, frozen=True, tag="walk"):
    """A figure goes from ``origin`` (empty: from wherever it stood, or from beside the board) along ``way``, whose last
    space is the one where it stands now. ``leap``: it is put there without touching anything between. Figures and spaces
    are names: ``seat:1``, ``enemy:ogre``, ``space:bridge``. ``banner``: nobody may miss it, and what it bodes."""

    who: str
    origin: str
    way: tuple[str, ...]
    leap: bool = False
    banner: Tone | None = None


class Flip(_Beat, frozen=True, tag="flip"):
    """Cards are turned up or drawn by ``who`` (empty: by nobody), for all who may know this event."""

    who: str
    cards: tuple[str, ...]


class Term(msgspec.Struct, frozen=True):
    """What adds ``n`` to a total. A die is ``part:die`` and its face; where successes are counted, ``face:5`` and how often
    it counts."""

    what: str
    n: int


class Total(msgspec.Struct, frozen=True):
    """One side's total: who, what it is made of in the order of adding, and the sum."""

    who: tuple[str, ...]
    terms: tuple[Term, ...]
    total: int


class Sum(_Beat, frozen=True, tag="sum"):
    """The totals that are compared, the attacker's first."""

    totals: tuple[Total, ...]


class Verdict(_Beat, frozen=True, tag="verdict"):
    """How something that was decided by dice came out for ``who``; ``against`` is the other side."""

    result: Result
    who: str
    against: tuple[str, ...] = ()


class Banner(_Beat, frozen=True, tag="banner"):
    """Something nobody may miss. ``tone``: good or bad for the players, or neither."""

    tone: Tone
    about: tuple[str, ...] = ()


Beat: TypeAlias = Walk | Flip | Sum | Verdict | Banner
