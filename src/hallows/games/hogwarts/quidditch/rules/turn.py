"""Round 1: the turn, its actions, and the end of the round (Q-016 to Q-026, Q-050, Q-076)."""

from hallows.games.hogwarts.quidditch.pitch import (
    ACTS,
    AIM,
    BIT,
    CHASERS,
    END,
    GOALS,
    HURL,
    HURLS,
    KEEPER,
    LINE3,
    MOVE,
    MOVES,
    NEIGHBOURS,
    NOWHERE,
    PIECES,
    REACH,
    SHOOT,
    SHOTS,
    SPOTS,
    STEAL,
    STEALS,
    TAKE,
    TAKE_OR_LEAVE,
    THROWS,
)
from hallows.games.hogwarts.quidditch.rules.balls import hurl, shoot, steal, throw
from hallows.games.hogwarts.quidditch.rules.common import (
    chasers_left,
    team,
    tell_of,
    who,
    win_round,
)
from hallows.games.hogwarts.quidditch.rules.setup import higher_roll
from hallows.games.hogwarts.quidditch.state import ACT, TURN, Match
from hallows.kernel import Arg, Ask, Dice, Play

TURN_CAP = 12
_END = (END,)
_LEFT: tuple[dict[str, Arg], ...] = tuple({"actions": left} for left in range(13))


def turn(m: Match) -> Play[None]:
    """Q-016: two dice are the number of actions."""
    side = m.active
    m.turns[side] += 1
    m.tell("match.turn", rule="Q-016", who=who(m, side), team=team(m, side), turn=m.turns[side])
    m.actions = sum((yield Dice(m.players[side], "match.actions", 2)))
    m.tell("match.actions", rule="Q-016", who=who(m, side), team=team(m, side), actions=m.actions)
    m.phase = ACT
    yield from act(m)


def act(m: Match) -> Play[None]:
    """Q-017: one action after the other, by any own piece, until dice have fallen. The turn ends when the player
    says so (Q-019), or by itself when neither an action nor a throw is left (C-80)."""
    side = m.active
    seat = m.players[side]
    while True:
        options = offers(m, side)
        if options is _END:
            break
        choice: str = yield Ask(seat, "match.action", options, "Q-017", _LEFT[m.actions])
        if choice == END:
            break
        kind, role, where = ACTS[choice]
        piece = 6 * side + role
        if kind == HURL:
            yield from hurl(m, piece, AIM[choice])
            return
        m.actions -= 1
        if kind == MOVE:
            move(m, piece, where)
            if role != KEEPER:
                ball = ball_to_take(m, piece, where)
                if ball:
                    yield from offer(m, piece, ball)
        elif kind == SHOOT:
            yield from shoot(m, piece)
            return
        elif kind == STEAL:
            steal(m, piece)
        else:
            throw(m, where)
    yield from end_turn(m)


def offers(m: Match, side: int) -> tuple[str, ...]:
    """Everything the side may do now. Hot: a look-up for each piece, no loop over spaces."""
    at = m.at
    base = 6 * side
    own = theirs = 0
    for spot in at[base : base + 6]:
        if spot >= 0:
            own |= BIT[spot]
    for spot in at[6 - base : 12 - base]:
        if spot >= 0:
            theirs |= BIT[spot]
    options = _hurls(m, base) if m.holders[0] >= 0 or m.holders[1] >= 0 else ()
    if not m.actions:
        return options + _END if options else _END
    if m.carrier >= 0:
        options = _with_quaffle(m, side, own, theirs) + options
    free = ~(own | theirs)
    for piece in range(base, base + 6):
        spot = at[piece]
        if spot >= 0:
            options += MOVES[piece][REACH[piece][spot] & free]
    return options + _END if options else _END


def _hurls(m: Match, base: int) -> tuple[str, ...]:
    """Q-027, Q-034: every direction for every Beater who holds a Bludger."""
    options: tuple[str, ...] = ()
    for holder in sorted(m.holders):
        if base <= holder < base + 6:
            options += HURLS[holder - base][m.at[holder]]
    return options


def _with_quaffle(m: Match, side: int, own: int, theirs: int) -> tuple[str, ...]:
    """What the Quaffle in somebody's hands allows: a shot and throws, or a theft."""
    base = 6 * side
    at, carrier = m.at, m.carrier
    spot = at[carrier]
    if carrier // 6 != side:
        return _steals(m, base, spot, own) if carrier % 6 != KEEPER else ()
    options: tuple[str, ...] = ()
    if LINE3[1 - side] & BIT[spot]:
        options = (SHOTS[carrier],)
    near = NEIGHBOURS[spot]
    targets = near & ~theirs & ~GOALS
    for beater in (base + 1, base + 2):
        if at[beater] >= 0:
            targets &= ~BIT[at[beater]]
    if at[base] >= 0:
        targets |= near & BIT[at[base]]
    return options + THROWS[targets]


def _steals(m: Match, base: int, spot: int, own: int) -> tuple[str, ...]:
    """Q-039: a Chaser beside the carrier may enter, unless a team-mate is there already (Q-026, C-82); one who
    shares the space takes the Quaffle where it is (Q-074)."""
    near, entered = NEIGHBOURS[spot], own & BIT[spot]
    return tuple(
        STEALS[piece]
        for piece in (base + 3, base + 4, base + 5)
        if (at := m.at[piece]) >= 0 and (at == spot if entered else near & BIT[at])
    )


def move(m: Match, piece: int, where: int) -> None:
    """Q-018."""
    start = m.at[piece]
    m.at[piece] = where
    tell_of(m, "match.moved", "Q-018", piece, start=SPOTS[start], spot=SPOTS[where])


def ball_to_take(m: Match, piece: int, where: int) -> str:
    """Q-023, Q-024, Q-067: which ball a piece that has just entered may pick up; none: empty."""
    if piece % 6 in CHASERS:
        return "quaffle" if m.quaffle == where else ""
    return "bludger" if where in m.bludgers and piece not in m.holders else ""


def offer(m: Match, piece: int, ball: str) -> Play[None]:
    """Q-023, Q-024: free, at once or not at all (Q-067, C-81)."""
    side = piece // 6
    where = m.at[piece]
    rule = "Q-023" if ball == "quaffle" else "Q-024"
    names: dict[str, Arg] = {"piece": PIECES[piece], "spot": SPOTS[where]}
    choice: str = yield Ask(m.players[side], f"match.{ball}", TAKE_OR_LEAVE, rule, names)
    key = f"match.{choice}.{ball}"
    if choice == TAKE:
        if ball == "quaffle":
            m.quaffle = NOWHERE
            m.carrier = piece
        else:
            bludger = m.bludgers.index(where)
            m.bludgers[bludger] = NOWHERE
            m.holders[bludger] = piece
    else:
        rule = "Q-067"
    tell_of(m, key, rule, piece, spot=SPOTS[where])


def end_turn(m: Match) -> Play[None]:
    """Q-019: what is left of the actions is lost. Q-076: after 12 turns each the round is decided."""
    if m.actions:
        m.tell("match.lost", rule="Q-019", who=who(m, m.active), actions=m.actions)
        m.actions = 0
    m.active = 1 - m.active
    m.phase = TURN
    if m.turns[0] >= TURN_CAP and m.turns[1] >= TURN_CAP:
        yield from decide_round(m)


def decide_round(m: Match) -> Play[None]:
    """Q-076: more goals, then more Chasers, then the higher roll of two dice."""
    m.tell("match.cap", rule="Q-076", turns=TURN_CAP)
    home = (m.goals[0], chasers_left(m, 0))
    away = (m.goals[1], chasers_left(m, 1))
    if home != away:
        side = 0 if home > away else 1
    else:
        side = yield from higher_roll(m, "match.decide", "Q-076")
    win_round(m, side, "cap", "Q-076")
