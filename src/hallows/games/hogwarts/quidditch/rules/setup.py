"""Before the match: houses, line-ups, who begins (Q-005 to Q-015, Q-075)."""

from hallows.games.common.keys import what_of
from hallows.games.hogwarts.quidditch.content import HOUSES
from hallows.games.hogwarts.quidditch.pitch import (
    BEATERS_AT,
    FAR_AT,
    KEEPER_AT,
    NEAR_AT,
    SPOTS,
    STANDARD,
)
from hallows.games.hogwarts.quidditch.rules.common import team, who
from hallows.games.hogwarts.quidditch.state import LINEUP, START, TEAMS, TURN, Match
from hallows.kernel import Ask, Dice, Play

_STANDARD = ("standard",)


def shuffle_deck(m: Match) -> Play[None]:
    """Once, before the first match on this pitch; played cards go under the deck afterwards (Q-064)."""
    yield from m.deck.shuffle("match.deck", m.known)


def open_box(m: Match) -> Play[None]:
    """A match of its own starts with a fresh deck."""
    yield from shuffle_deck(m)
    m.phase = TEAMS


def choose_houses(m: Match) -> Play[None]:
    """Q-006, Q-007: one of the four houses each, the challenger first, two different ones."""
    for side in (0, 1):
        if not m.houses[side]:
            options = tuple(f"house:{house}" for house in HOUSES if house not in m.houses)
            choice: str = yield Ask(m.players[side], "match.house", options, "Q-006")
            m.houses[side] = what_of(choice)
        m.tell("match.house", rule="Q-006", who=who(m, side), team=team(m, side))
    m.phase = LINEUP
    m.active = 0


def line_up(m: Match) -> Play[None]:
    """Q-075: the challenger places the team first, the other one sees it."""
    side = m.active
    spots = yield from _line_up(m, side)
    m.at[6 * side : 6 * side + 6] = spots
    m.tell(
        "match.lineup",
        rule="Q-075",
        who=who(m, side),
        team=team(m, side),
        keeper=SPOTS[spots[0]],
        beaters=[SPOTS[spot] for spot in spots[1:3]],
        chasers=[SPOTS[spot] for spot in spots[3:]],
    )
    m.active = 1
    if side:
        m.phase = START


def _line_up(m: Match, side: int) -> Play[list[int]]:
    """Q-010 to Q-012: Keeper, Beaters, the Chaser near the centre, the other two; or all of it the usual way."""
    if m.options.lineup == "standard":
        return list(STANDARD[side])
    seat = m.players[side]
    choice: str = yield Ask(seat, "match.keeper", _STANDARD + tuple(KEEPER_AT[side]), "Q-010")
    if choice == "standard":
        return list(STANDARD[side])
    own = 6 * side
    m.at[own] = KEEPER_AT[side][choice]  # what is placed is seen at once
    pair: str = yield Ask(seat, "match.beaters", tuple(BEATERS_AT[side]), "Q-011")
    m.at[own + 1 : own + 3] = BEATERS_AT[side][pair]
    near: str = yield Ask(seat, "match.near", tuple(NEAR_AT[side]), "Q-012")
    m.at[own + 3] = NEAR_AT[side][near]
    far: str = yield Ask(seat, "match.far", tuple(FAR_AT[side]), "Q-012")
    return [*m.at[own : own + 4], *FAR_AT[side][far]]


def start(m: Match) -> Play[None]:
    """Q-014, Q-015: both roll two dice, the higher total begins."""
    m.active = yield from higher_roll(m, "match.start", "Q-015")
    m.tell("match.first", rule="Q-014", who=who(m, m.active), team=team(m, m.active))
    m.phase = TURN


def higher_roll(m: Match, label: str, rule: str) -> Play[int]:
    """The side that rolls more with two dice; equal totals are rolled again."""
    while True:
        home: int = sum((yield Dice(m.players[0], label, 2)))
        away: int = sum((yield Dice(m.players[1], label, 2)))
        if home != away:
            return 0 if home > away else 1
        m.tell("match.tie", rule=rule, total=home)
