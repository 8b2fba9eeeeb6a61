"""Options of a match in words, with what a screen lights up and what a person should know before choosing; and what
the dice to come would mean."""

from fractions import Fraction

import msgspec

from hallows.games.common.keys import split
from hallows.games.hogwarts.quidditch.content import Advance, AdvanceByDie, PushBack
from hallows.games.hogwarts.quidditch.odds import goal_chance, lap_chance
from hallows.games.hogwarts.quidditch.pitch import (
    ACTS,
    AIM,
    BIT,
    CARDS,
    HURL,
    KEEPER,
    LAP,
    LINE3,
    MOVE,
    NOBODY,
    NOWHERE,
    NUMBER,
    PIECES,
    REACH,
    ROLES,
    SHOOT,
    SPACES,
    SPOTS,
    STEAL,
    spaces_in,
)
from hallows.games.hogwarts.quidditch.rules.balls import DODGE, catcher_on, flight
from hallows.games.hogwarts.quidditch.rules.common import team
from hallows.games.hogwarts.quidditch.rules.turn import ball_to_take
from hallows.games.hogwarts.quidditch.state import Match
from hallows.games.hogwarts.quidditch.text import effect_text
from hallows.games.hogwarts.quidditch.view import piece_id
from hallows.kernel import Arg, Ask, Change, Choice, Odds, Outlook, Text

FACES = range(1, 7)


def describe(m: Match, ask: Ask, option: str) -> Choice:
    """What an option of a match means."""
    side = m.players.index(ask.seat)
    if option in ACTS:
        return _action(m, side, option)
    verb, what = split(option)
    if verb == "play":
        return _play(m, side, what)
    if verb in _PUT:
        return _put(m, side, verb, what)
    if verb == "house":
        return Choice(Text("option.match.house", {"team": f"team:{what}"}), (f"team:{what}",))
    if verb == "end":
        lost = Text("detail.match.end", {"actions": m.actions})
        return Choice(Text("option.match.end"), detail=lost)
    if verb == "roll":
        return Choice(Text("option.match.roll"), outlook=_lap_odds(m, side, 0))
    return Choice(Text(f"option.match.{option}"), _asked_about(m, ask))


#: How a line-up's answers are called in words.
_PUT = {
    "keeper": "keeper",
    "beaters": "beaters",
    "chaser": "near",
    "chasers": "far",
    "place": "place",
}


def _put(m: Match, side: int, verb: str, what: str) -> Choice:
    """Pieces, or the Quaffle, put on spaces."""
    spots = tuple(f"spot:{space}" for space in what.split(":"))
    args: dict[str, Arg] = {"spot": spots[0]} if len(spots) == 1 else {"spots": list(spots)}
    key = f"option.match.{_PUT[verb]}"
    if verb == "place":
        catcher = catcher_on(m, side, NUMBER[what])
        if catcher != NOBODY:
            return Choice(
                Text(f"{key}.to", {**args, "piece": PIECES[catcher]}),
                (*spots, _piece(catcher)),
                to=spots[0],
            )
    return Choice(Text(key, args), spots, to=spots[0] if len(spots) == 1 else "")


def _asked_about(m: Match, ask: Ask) -> tuple[str, ...]:
    """The piece that may pick up a ball, and its space."""
    args = ask.args or {}
    piece, spot = args.get("piece"), args.get("spot")
    if not isinstance(piece, str) or not isinstance(spot, str):
        return ()
    return _piece(6 * m.players.index(ask.seat) + PIECES.index(piece)), spot


def _piece(piece: int) -> str:
    return f"piece:{piece_id(piece)}"


def _action(m: Match, side: int, option: str) -> Choice:
    kind, role, where = ACTS[option]
    piece = 6 * side + role
    if kind == MOVE:
        return _move(m, piece, where)
    if kind == STEAL:
        return _steal(m, piece)
    if kind == SHOOT:
        return _shoot(m, piece)
    if kind == HURL:
        return _hurl(m, piece, AIM[option])
    return _throw(m, where)


def _move(m: Match, piece: int, where: int) -> Choice:
    ball = ball_to_take(m, piece, where) if piece % 6 != KEEPER else ""
    detail = Text(f"detail.match.{ball}") if ball else None
    if piece == m.carrier and LINE3[1 - piece // 6] & BIT[where]:
        detail = Text("detail.match.line")
    label = Text("option.match.move", {"piece": PIECES[piece], "spot": SPOTS[where]})
    return Choice(label, (_piece(piece), SPOTS[where]), (SPACES[where],), SPOTS[where], detail)


def _steal(m: Match, piece: int) -> Choice:
    robbed = m.carrier
    spot = SPOTS[m.at[robbed]]
    detail = Text(
        "detail.match.steal",
        {"team": team(m, robbed // 6), "robbed": PIECES[robbed], "spot": spot},
    )
    about = (_piece(piece), _piece(robbed), spot)
    way = () if m.at[piece] == m.at[robbed] else (SPACES[m.at[robbed]],)
    return Choice(Text("option.match.steal", {"piece": PIECES[piece]}), about, way, spot, detail)


def _shoot(m: Match, piece: int) -> Choice:
    rival = 1 - piece // 6
    keeper = m.at[6 * rival]
    label = Text("option.match.shoot", {"piece": PIECES[piece]})
    if keeper == NOWHERE:
        odds = Outlook((Odds(Text("odds.match.goal"), 100),))
        return Choice(label, (_piece(piece),), detail=Text("detail.match.shoot.open"), outlook=odds)
    odds = Outlook((Odds(Text("odds.match.goal"), percent(goal_chance(m, rival))),))
    about = (_piece(piece), _piece(6 * rival), SPOTS[keeper])
    return Choice(label, about, to=SPOTS[keeper], detail=Text("detail.match.shoot"), outlook=odds)


def _throw(m: Match, where: int) -> Choice:
    thrower = m.carrier
    catcher = catcher_on(m, thrower // 6, where)
    about, way, to = (_piece(thrower), SPOTS[where]), (SPACES[where],), SPOTS[where]
    if catcher == NOBODY:
        label = Text("option.match.throw", {"spot": SPOTS[where]})
        return Choice(label, about, way, to, Text("detail.match.loose"))
    label = Text("option.match.throw.to", {"piece": PIECES[catcher], "spot": SPOTS[where]})
    return Choice(label, (*about, _piece(catcher)), way, to)


def _hurl(m: Match, piece: int, direction: str) -> Choice:
    start = m.at[piece]
    label = Text("option.match.hurl", {"piece": PIECES[piece], "way": f"way:{direction}"})
    flown, target = flight(m, piece // 6, start, direction, max(FACES))
    way = tuple(SPACES[spot] for spot in flown)
    about = (_piece(piece),)
    if target == NOBODY:
        return Choice(label, about, way, detail=Text("detail.match.hurl.nobody"))
    reach = len(flown)
    names: dict[str, Arg] = {
        "team": team(m, target // 6),
        "piece": PIECES[target],
        "spot": SPOTS[m.at[target]],
    }
    key = "detail.match.hurl" if reach > 1 else "detail.match.hurl.near"
    hit = Fraction(7 - reach, 6) * Fraction(DODGE - 1, 6)
    odds = Outlook((Odds(Text("odds.match.out", {"piece": PIECES[target]}), percent(hit)),))
    detail = Text(key, {**names, "reach": reach} if reach > 1 else names)
    return Choice(label, (*about, _piece(target)), way, SPOTS[m.at[target]], detail, odds)


def _play(m: Match, side: int, kind: str) -> Choice:
    """A card says what its effect says; what it would change is worked out."""
    effect = CARDS[kind].effect
    label = Text("option.match.play", {"card": f"qcard:{kind}"})
    mine, theirs = m.seekers[side], m.seekers[1 - side]
    outlook = None
    if isinstance(effect, Advance):
        change = Change(Text("change.match.seeker"), mine, min(LAP, mine + effect.spaces))
        outlook = Outlook(changes=(change,))
    elif isinstance(effect, PushBack):
        change = Change(Text("change.match.rival"), theirs, max(0, theirs - effect.spaces))
        outlook = Outlook(changes=(change,))
    elif isinstance(effect, AdvanceByDie):
        outlook = _lap_odds(m, side, 1)
    return Choice(label, (f"qcard:{kind}",), detail=effect_text(effect), outlook=outlook)


def _lap_odds(m: Match, side: int, dice: int) -> Outlook | None:
    """How likely these dice (0: those of the own roll) complete the lap; nothing, if they cannot."""
    chance = lap_chance(m, side, dice or (1 if m.slowed[side] else 2))
    return Outlook((Odds(Text("odds.match.lap"), percent(chance)),)) if chance else None


def percent(chance: Fraction) -> int:
    return round(100 * chance)


# -- beside the question ----------------------------------------------------------------------------------------


class Flight(msgspec.Struct, frozen=True):
    """Where a Bludger thrown so would end, by the face of the die (1 to 6), and whom it would attack there
    (empty: nobody)."""

    option: str
    ends: list[str]
    targets: list[str]


class Shot(msgspec.Struct, frozen=True):
    """By the face of the shooter's die (1 to 6), the faces of the Keeper's that it beats. ``open``: no Keeper, no dice."""

    option: str
    open: bool
    beats: list[list[int]]


class Step(msgspec.Struct, frozen=True):
    """A space within reach: how many actions it takes to be there, the space before it on the way, and the option
    that is the last step."""

    space: str
    cost: int
    before: str
    option: str


class Reach(msgspec.Struct, frozen=True):
    """Where a piece can fly with the actions left, nearest spaces first. A way goes on behind a ball the piece may
    pick up only after that question: it ends there."""

    piece: str
    steps: list[Step]


class Landing(msgspec.Struct, frozen=True):
    """A total of the dice of the race: how many throws of all make it, and where the Seeker would then be."""

    total: int
    throws: int
    seeker: int
    wins: bool


class MatchAside(msgspec.Struct, frozen=True):
    """How far pieces can fly, and what the dice to come would mean: of a shot, of each Bludger, of a dodge, of the
    race."""

    reaches: list[Reach]
    dodges: list[int]
    shots: list[Shot]
    flights: list[Flight]
    race: list[Landing]


def aside(m: Match, ask: Ask) -> MatchAside | None:
    side = m.players.index(ask.seat)
    if ask.prompt == "match.card":
        return MatchAside([], [], [], [], _landings(m, side))
    if ask.prompt != "match.action":
        return None
    shots = [_shot(m, side, option) for option in ask.options if option.startswith("shoot:")]
    flights = [_flight(m, side, option) for option in ask.options if option in AIM]
    dodges = [face for face in FACES if face >= DODGE] if flights else []
    pieces = range(6 * side, 6 * side + 6)
    reaches = [_reach(m, piece) for piece in pieces if m.at[piece] != NOWHERE]
    return MatchAside([reach for reach in reaches if reach.steps], dodges, shots, flights, [])


def _reach(m: Match, piece: int) -> Reach:
    """Q-018, Q-025, Q-026: space by space along dotted lines, over no other piece."""
    taken = sum(BIT[spot] for spot in set(m.at) if spot != NOWHERE)
    steps: list[Step] = []
    frontier = [m.at[piece]]
    for cost in range(1, m.actions + 1):
        reached = []
        for before in frontier:
            for spot in spaces_in(REACH[piece][before] & ~taken):
                taken |= BIT[spot]
                option = f"move:{ROLES[piece % 6]}:{SPACES[spot]}"
                steps.append(Step(SPACES[spot], cost, SPACES[before], option))
                if piece % 6 == KEEPER or not ball_to_take(m, piece, spot):
                    reached.append(spot)
        frontier = reached
    return Reach(piece_id(piece), steps)


def _shot(m: Match, side: int, option: str) -> Shot:
    open_goal = m.at[6 * (1 - side)] == NOWHERE
    beats = [] if open_goal else [[save for save in FACES if face > save] for face in FACES]
    return Shot(option, open_goal, beats)


def _flight(m: Match, side: int, option: str) -> Flight:
    piece = 6 * side + ACTS[option][1]
    ends, targets = [], []
    for face in FACES:
        flown, target = flight(m, side, m.at[piece], AIM[option], face)
        ends.append(SPACES[flown[-1]])
        targets.append("" if target == NOBODY else piece_id(target))
    return Flight(option, ends, targets)


def _landings(m: Match, side: int) -> list[Landing]:
    count = 1 if m.slowed[side] else 2
    throws: dict[int, int] = {}
    for first in FACES:
        for second in FACES if count == 2 else (0,):
            throws[first + second] = throws.get(first + second, 0) + 1
    here = m.seekers[side]
    return [
        Landing(total, times, min(LAP, here + total), here + total >= LAP)
        for total, times in sorted(throws.items())
    ]
