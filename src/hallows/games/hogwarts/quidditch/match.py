"""A match inside another game: what its rules call, and what comes of it.

state.match = new_match(options)          # once; the deck lives in it
yield from shuffle_deck(state.match)      # once, at that game's set-up
begin(state.match, challenger, rival)     # two seats of that game
while playing(state.match):               # one scene of that game each: checkpoints stay cheap
    yield from scene(state.match)
result(state.match)                       # who played, who won, what it is worth
"""

import msgspec

from hallows.games.common import pile
from hallows.games.hogwarts.quidditch.rules import scene
from hallows.games.hogwarts.quidditch.rules.common import POINTS
from hallows.games.hogwarts.quidditch.rules.setup import shuffle_deck
from hallows.games.hogwarts.quidditch.state import OVER, Match, begin, new_match
from hallows.kernel import Seeded

__all__ = [
    "Result",
    "begin",
    "conserved",
    "new_match",
    "playing",
    "redeal",
    "result",
    "scene",
    "shuffle_deck",
]


class Result(msgspec.Struct, frozen=True):
    """Q-060, Q-062, Q-063: both have played a match, one has won it and its house points."""

    played: tuple[int, int]  # the challenger first
    winner: int
    points: int = POINTS


def playing(m: Match) -> bool:
    return m.phase != OVER


def result(m: Match) -> Result:
    home, away = m.players
    return Result((home, away), m.players[m.winner])


def redeal(m: Match, seat: int, source: Seeded) -> None:
    """Deal anew every card ``seat`` has not seen, wherever it lies."""
    pile.redeal(m.faces, m.known, (range(len(m.faces)),), seat, source)


def conserved(m: Match) -> dict[str, int]:
    """Every card is in one place; every ball is somewhere and only there."""
    places = m.deck.cards + m.hands[0] + m.hands[1]
    faces = [m.faces[card] for card in range(len(m.faces))]
    return {
        "cards": len(set(places)),
        "places": len(places),
        "quaffle": (m.quaffle >= 0) + (m.carrier >= 0),
        "bludgers": sum(
            (lies >= 0) + (held >= 0) for lies, held in zip(m.bludgers, m.holders, strict=True)
        ),
        **{f"card:{face}": faces.count(face) for face in sorted(set(faces))},
    }
