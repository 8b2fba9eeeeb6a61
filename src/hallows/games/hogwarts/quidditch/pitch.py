"""The pitch once more, laid out for the rules: spaces and pieces are numbers, sets of spaces are bit masks, and
the options that depend on nothing but them are built once.

A piece is ``6 * side + role``: Keeper 0, Beaters 1 and 2, Chasers 3 to 5; home (the challenger, Q-075) is side 0. The
Seekers have a track of their own and are no such pieces.
"""

from functools import cache

from hallows.games.common.memo import Memo
from hallows.games.hogwarts.quidditch.content import Card, Side, standard

CONTENT = standard()
_PITCH = CONTENT.pitch

NOBODY = NOWHERE = -1
KEEPER = 0
BEATERS = (1, 2)
CHASERS = (3, 4, 5)
ROLES = ("keeper", "beater1", "beater2", "chaser1", "chaser2", "chaser3")
DIRECTIONS = {
    "n": (0, 1),
    "ne": (1, 1),
    "e": (1, 0),
    "se": (1, -1),
    "s": (0, -1),
    "sw": (-1, -1),
    "w": (-1, 0),
    "nw": (-1, 1),
}

SPACES = tuple(space.id for space in _PITCH.space)
NUMBER = {space: number for number, space in enumerate(SPACES)}
SPOTS = tuple(f"spot:{space}" for space in SPACES)
PIECES = tuple(f"piece:{role}" for role in ROLES) * 2
BIT = tuple(1 << number for number in range(len(SPACES)))
ALL = (1 << len(SPACES)) - 1


def mask(spaces: tuple[str, ...]) -> int:
    return sum(1 << NUMBER[space] for space in spaces)


def numbers(spaces: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(NUMBER[space] for space in spaces)


def spaces_in(spots: int) -> list[int]:
    found = []
    spots &= ALL
    while spots:
        low = spots & -spots
        found.append(low.bit_length() - 1)
        spots ^= low
    return found


LAP = _PITCH.lap
QUAFFLE = NUMBER[_PITCH.quaffle]
BLUDGERS = numbers(_PITCH.bludgers)
SIDES: tuple[Side, Side] = (_PITCH.home, _PITCH.away)
GOAL = tuple(mask(side.goal) for side in SIDES)
GOALS = GOAL[0] | GOAL[1]
LINE3 = tuple(mask(side.line3) for side in SIDES)
NEIGHBOURS = tuple(mask(space.to) for space in _PITCH.space)
FAR = 99  # steps that nobody flies
STANDARD = tuple(numbers(side.standard) for side in SIDES)

#: Where a piece on a space may go if nobody is in the way (Q-018, Q-020 to Q-022).
REACH = tuple(
    tuple(near & GOAL[piece // 6] if piece % 6 == KEEPER else near & ~GOALS for near in NEIGHBOURS)
    for piece in range(12)
)


def _flood(edge: int) -> list[int]:
    """Steps from these spaces to each other one, as if nobody were in the way; goals are never flown through."""
    far = [FAR] * len(SPACES)
    left = ~edge
    steps = 0
    while edge:
        reached = 0
        for space in spaces_in(edge):
            far[space] = steps
            reached |= NEIGHBOURS[space]
        edge = reached & left & ~GOALS
        left &= ~edge
        steps += 1
    for space in spaces_in(GOALS):
        near = [far[other] for other in spaces_in(NEIGHBOURS[space] & ~GOALS)]
        far[space] = min([far[space], *(steps + 1 for steps in near)])
    return far


@cache
def steps_from(space: int) -> list[int]:
    """Steps from a space to each other, as if nobody were in the way."""
    return _flood(BIT[space])


#: By side: steps from each space to the line from which it shoots.
STEPS_TO_LINE = tuple(_flood(line) for line in LINE3[::-1])


def _rays() -> tuple[dict[str, tuple[int, ...]], ...]:
    """By space and direction: the spaces a Bludger passes, nearest first (Q-028)."""
    rays: list[dict[str, tuple[int, ...]]] = [{} for _ in SPACES]
    names = {step: name for name, step in DIRECTIONS.items()}
    for line in _PITCH.line:
        for spaces in (line.spaces, line.spaces[::-1]):
            first, last = spaces[0], spaces[-1]
            step = (_sign(ord(last[0]) - ord(first[0])), _sign(int(last[1:]) - int(first[1:])))
            for index, space in enumerate(spaces[:-1]):
                rays[NUMBER[space]][names[step]] = numbers(spaces[index + 1 :])
    return tuple({name: ray[name] for name in DIRECTIONS if name in ray} for ray in rays)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


RAYS = _rays()

END = "end"
TAKE, LEAVE = "take", "leave"
TAKE_OR_LEAVE = (TAKE, LEAVE)
MOVE, STEAL, SHOOT, THROW, HURL = range(5)

#: What an answer means: the kind of action, the piece's role, and where (a space, or a direction's name).
ACTS: dict[str, tuple[int, int, int]] = {}
AIM: dict[str, str] = {}  # hurl:beater1:ne -> ne
for _role, _name in enumerate(ROLES):
    ACTS[f"steal:{_name}"] = (STEAL, _role, NOWHERE)
    ACTS[f"shoot:{_name}"] = (SHOOT, _role, NOWHERE)
    for _number, _space in enumerate(SPACES):
        ACTS[f"move:{_name}:{_space}"] = (MOVE, _role, _number)
    for _direction in DIRECTIONS:
        ACTS[f"hurl:{_name}:{_direction}"] = (HURL, _role, NOWHERE)
        AIM[f"hurl:{_name}:{_direction}"] = _direction
for _number, _space in enumerate(SPACES):
    ACTS[f"throw:{_space}"] = (THROW, NOBODY, _number)

STEALS = tuple(f"steal:{role}" for role in ROLES) * 2
SHOTS = tuple(f"shoot:{role}" for role in ROLES) * 2
HURLS = tuple(
    tuple(
        tuple(f"hurl:{role}:{direction}" for direction in RAYS[space])
        for space in range(len(SPACES))
    )
    for role in ROLES
)


def _keys(prefix: str) -> Memo[int, tuple[str, ...]]:
    """Options by mask of spaces: ``<prefix>c7`` for each."""
    return Memo(lambda spots: tuple(f"{prefix}{SPACES[space]}" for space in spaces_in(spots)))


MOVES = tuple(_keys(f"move:{role}:") for role in ROLES) * 2
THROWS = _keys("throw:")
PLACES = _keys("place:")

CARDS: dict[str, Card] = {card.id: card for card in CONTENT.cards}
DECK: tuple[str, ...] = tuple(card.id for card in CONTENT.cards for _ in range(card.copies))


def _pairs(prefix: str, line: tuple[str, ...]) -> dict[str, tuple[int, int]]:
    """Two pieces of a kind on a line: every pair of its spaces, once."""
    return {
        f"{prefix}:{one}:{two}": (NUMBER[one], NUMBER[two])
        for index, one in enumerate(line)
        for two in line[index + 1 :]
    }


_FREE = [tuple(s for s in side.far if s not in _PITCH.bludgers) for side in SIDES]

#: Line-ups by side (Q-010 to Q-012, Q-075): what may be answered, and the spaces it means.
KEEPER_AT = tuple({f"keeper:{space}": NUMBER[space] for space in side.goal} for side in SIDES)
BEATERS_AT = tuple(_pairs("beaters", side.line3) for side in SIDES)
NEAR_AT = tuple({f"chaser:{space}": NUMBER[space] for space in side.near} for side in SIDES)
FAR_AT = tuple(_pairs("chasers", far) for far in _FREE)
