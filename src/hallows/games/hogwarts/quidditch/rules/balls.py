"""Quaffle and Bludgers: thefts, throws, shots, hits (Q-027 to Q-050, Q-065 to Q-074)."""

from hallows.games.common.keys import what_of
from hallows.games.hogwarts.quidditch.pitch import (
    BIT,
    CHASERS,
    GOALS,
    KEEPER,
    LINE3,
    NOBODY,
    NOWHERE,
    NUMBER,
    PIECES,
    PLACES,
    RAYS,
    SPOTS,
)
from hallows.games.hogwarts.quidditch.rules.common import (
    GOALS_TO_WIN,
    chasers_left,
    draw_card,
    team,
    tell_of,
    who,
    win_round,
)
from hallows.games.hogwarts.quidditch.state import Match
from hallows.kernel import Arg, Ask, Play, Roll

DODGE = 4  # this or more


def steal(m: Match, piece: int) -> None:
    """Q-039 to Q-041, Q-074: the thief enters the carrier's space, or is there already, and has the Quaffle. A
    step away from there is an ordinary move."""
    robbed = m.carrier
    spot = m.at[piece] = m.at[robbed]
    m.carrier = piece
    args: dict[str, Arg] = {"robbed": PIECES[robbed], "rival": team(m, robbed // 6)}
    tell_of(m, "match.stole", "Q-039", piece, **args, spot=SPOTS[spot])


def throw(m: Match, where: int) -> None:
    """Q-036, Q-037, Q-065: one space along a dotted line, by a Chaser or the Keeper; whoever of the own side is
    there catches it (Q-066), else it lies there (Q-038)."""
    thrower = m.carrier
    side = thrower // 6
    rule = "Q-037" if thrower % 6 == KEEPER else "Q-036"
    tell_of(m, "match.threw", rule, thrower, start=SPOTS[m.at[thrower]], spot=SPOTS[where])
    lay_quaffle(m, side, where)


def lay_quaffle(m: Match, side: int, where: int) -> None:
    """The Quaffle comes to ``side``'s piece on the space, if it is a Chaser or the Keeper; else it lies there."""
    catcher = catcher_on(m, side, where)
    if catcher == NOBODY:
        m.carrier = NOBODY
        m.quaffle = where
        m.tell("match.loose", rule="Q-038", spot=SPOTS[where])
    else:
        m.quaffle = NOWHERE
        m.carrier = catcher
        tell_of(m, "match.caught", "Q-066", catcher, spot=SPOTS[where])


def catcher_on(m: Match, side: int, where: int) -> int:
    for role in (KEEPER, *CHASERS):
        if m.at[6 * side + role] == where:
            return 6 * side + role
    return NOBODY


# -- shots ----------------------------------------------------------------------------------------------------


def shoot(m: Match, shooter: int) -> Play[None]:
    """Q-042 to Q-050: shooter against Keeper; a tie is no goal. Without a Keeper nobody rolls (Q-045, C-83)."""
    side = shooter // 6
    rival = 1 - side
    keeper = m.at[6 * rival] != NOWHERE
    spot = SPOTS[m.at[shooter]]
    tell_of(m, "match.shoots", "Q-042", shooter, spot=spot, rival=team(m, rival))
    if keeper:
        shot: int = yield Roll(m.players[side], "match.shot")
        save: int = yield Roll(m.players[rival], "match.save")
        if shot <= save:
            m.tell("match.saved", rule="Q-044", team=team(m, rival), shot=shot, save=save)
            keeper_gets(m, rival)
            return
        m.goals[side] += 1
        goals = m.goals[side]
        tell_of(m, "match.goal", "Q-044", shooter, shot=shot, save=save, goals=goals)
    else:
        m.goals[side] += 1
        tell_of(m, "match.goal.open", "Q-045", shooter, goals=m.goals[side])
    draw_card(m, side)
    if m.goals[side] >= GOALS_TO_WIN:
        win_round(m, side, "goals", "Q-050")  # C-83: the Quaffle is not needed any more
    elif keeper:
        keeper_gets(m, rival)
    else:
        yield from place_quaffle(m, rival)


def keeper_gets(m: Match, side: int) -> None:
    """Q-047."""
    m.carrier = 6 * side
    m.quaffle = NOWHERE
    m.tell("match.keeper", rule="Q-047", team=team(m, side))


def place_quaffle(m: Match, side: int) -> Play[None]:
    """Q-048, Q-072, Q-073: without a Keeper the defenders put it on their line (3), where no opponent stands if there
    is such a space; a Chaser of theirs who stands there has it."""
    taken = 0
    for spot in m.at[6 - 6 * side : 12 - 6 * side]:
        if spot >= 0:
            taken |= BIT[spot]
    options = PLACES[LINE3[side] & ~taken or LINE3[side]]
    choice: str = yield Ask(m.players[side], "match.place", options, "Q-048")
    where = NUMBER[what_of(choice)]
    m.tell("match.placed", rule="Q-048", who=who(m, side), team=team(m, side), spot=SPOTS[where])
    lay_quaffle(m, side, where)


# -- Bludgers -------------------------------------------------------------------------------------------------


def hurl(m: Match, beater: int, direction: str) -> Play[None]:
    """Q-027 to Q-034: the direction is chosen, a die gives the reach, the first opponent within it is attacked."""
    side = beater // 6
    start = m.at[beater]
    bludger = m.holders.index(beater)
    tell_of(m, "match.hurls", "Q-028", beater, start=SPOTS[start], way=f"way:{direction}")
    reach: int = yield Roll(m.players[side], "match.bludger")
    flown, target = flight(m, side, start, direction, reach)
    m.holders[bludger] = NOBODY
    m.bludgers[bludger] = rest = resting(start, flown)
    m.tell(
        "match.flew",
        rule="Q-068",
        path=[SPOTS[spot] for spot in flown],
        spot=SPOTS[flown[-1]],
        start=SPOTS[start],
    )
    if rest != flown[-1]:
        m.tell("match.rests", rule="Q-069", spot=SPOTS[rest])
    if target != NOBODY:
        yield from attack(m, target)


def flight(m: Match, side: int, start: int, direction: str, reach: int) -> tuple[list[int], int]:
    """Q-029, Q-068: space by space, over own pieces, to the first opponent, the end of the line or of the reach."""
    theirs = m.at[6 - 6 * side : 12 - 6 * side]
    flown = []
    for spot in RAYS[start][direction][:reach]:
        flown.append(spot)
        if spot in theirs:
            return flown, 6 - 6 * side + theirs.index(spot)
    return flown, NOBODY


def resting(start: int, flown: list[int]) -> int:
    """Q-033, Q-069: the last space of the flight that is no goal space; the thrower's own if there is none."""
    for spot in reversed(flown):
        if not GOALS & BIT[spot]:
            return spot
    return start


def attack(m: Match, target: int) -> Play[None]:
    """Q-030 to Q-032, Q-071, Q-072: the target dodges, or is out and drops what it holds."""
    side = target // 6
    where = m.at[target]
    spot = SPOTS[where]
    tell_of(m, "match.attacked", "Q-029", target, spot=spot)
    dodge: int = yield Roll(m.players[side], "match.dodge")
    if dodge >= DODGE:
        tell_of(m, "match.dodged", "Q-030", target, dodge=dodge, spot=spot)
        return
    m.at[target] = NOWHERE
    tell_of(m, "match.out", "Q-031", target, dodge=dodge, spot=spot)
    if target in m.holders:
        bludger = m.holders.index(target)
        m.holders[bludger] = NOBODY
        m.bludgers[bludger] = where
        tell_of(m, "match.dropped.bludger", "Q-071", target, spot=spot)
    if m.carrier == target:
        m.carrier = NOBODY
        m.quaffle = where
        if target % 6 == KEEPER:
            yield from place_quaffle(m, side)
            return
        tell_of(m, "match.dropped.quaffle", "Q-032", target, spot=spot)
    if not chasers_left(m, side):
        win_round(m, 1 - side, "chasers", "Q-035")
