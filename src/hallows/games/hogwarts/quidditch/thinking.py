"""What Quidditch offers those who think ahead: how a match stands as a turn begins, and which actions to compare."""

from collections.abc import Callable, Iterator, Sequence

from hallows.games.common.keys import words_of
from hallows.games.hogwarts.quidditch.mind import Errand, Mind, choose
from hallows.games.hogwarts.quidditch.odds import first_home
from hallows.games.hogwarts.quidditch.pitch import (
    CHASERS,
    END,
    KEEPER,
    LAP,
    NOBODY,
    NOWHERE,
    ROLES,
    STEPS_TO_LINE,
    steps_from,
)
from hallows.games.hogwarts.quidditch.rules.common import chasers_left
from hallows.games.hogwarts.quidditch.state import ACT, RACE, TURN, Match
from hallows.kernel import NATURE, Ask, Table, Thinking

_SIDE = (
    "goals",
    "cards",
    "keeper",
    "chasers",
    "few",
    "beaters",
    "bludgers",
    "chaser_has",
    "keeper_has",
)
_REACH = ("to_line", "to_quaffle", "flown", "slowed")

FEATURES = (
    *(f"own_{name}" for name in (*_SIDE, *_REACH)),
    *(f"their_{name}" for name in (*_SIDE, *_REACH)),
    *("turn", "lead", "played", "hand"),
)


class QuidditchThinking(Thinking[Match]):
    features = FEATURES
    values_at = "hallows.games.hogwarts.quidditch:values.json"
    ahead = (3,)
    samples = 180  # a choice takes about 40 ms, and a third of them found less

    def seats(self, state: Match) -> int:
        return 2

    def group(self, state: Match, seat: int) -> str:
        return "round"

    def known(self, state: Match, seat: int) -> float | None:
        """The race is dice, and cards that are worth so many spaces."""
        if state.phase != RACE:
            return None
        first = state.active
        far = [_to_fly(state, side) for side in (first, 1 - first)]
        chance = first_home(*far, state.slowed[first], state.slowed[1 - first])
        return chance if state.players[first] == seat else 1 - chance

    def judged(self, state: Match) -> bool:
        return state.phase in (TURN, RACE)

    def worth_it(self, state: Match, ask: Ask) -> bool:
        return ask.prompt in THOUGHT_ABOUT

    def shortlist(self, state: Match, ask: Ask, default: str) -> Sequence[str]:
        return compared(state, ask)

    def rollout(
        self, table: Table[Match], seat: int = NATURE, begun: str = ""
    ) -> Callable[[Ask], str]:
        return QuickPlayer(table.state, seat, begun).choose

    def measure(self, state: Match, seat: int) -> list[float]:
        return measure(state, state.players.index(seat))


class QuickPlayer:
    """The game's own player in a hurry: an errand is run to its end without a second thought. The one that ``seat`` has
    ``begun`` is what its piece goes on with in this turn."""

    def __init__(self, m: Match, seat: int = NATURE, begun: str = "") -> None:
        self.m = m
        self.turns: list[
            int
        ] = []  # the turn in which an errand is run, and what follows, the last first
        self.then: list[str] = []
        self.begun: list[int] = []  # the turn in which a piece runs errands whatever comes
        self.runner = NOBODY
        if m.phase == ACT and m.players[m.active] == seat and begun.startswith("move:"):
            self.begun = m.turns[:]
            self.runner = 6 * m.active + ROLES.index(words_of(begun)[0])

    def choose(self, ask: Ask) -> str:
        m = self.m
        if ask.prompt != "match.action":
            return choose(m, ask).option
        if self.then and m.turns == self.turns:
            option = self.then.pop()
            if option in ask.options:
                return option
        mind = Mind(m, m.active)
        errand = self._errand(mind, ask.options)
        if errand is None:
            return END
        self.turns, self.then = m.turns[:], mind.course(errand)[::-1]
        return errand.option

    def _errand(self, mind: Mind, options: tuple[str, ...]) -> Errand | None:
        m = mind.m
        if self.begun == m.turns and m.actions:
            throw = mind.best_throw(options)
            errand = errand_of(mind, self.runner) if throw is None or throw.cost else throw
            if errand is not None and errand.option in options:
                return errand
        return mind.errand(options)


THOUGHT_ABOUT = frozenset(
    {
        "match.action",
        "match.place",
        "match.card",
        "match.card.after",
        "match.bludger",
        "match.quaffle",
    }
)


def compared(m: Match, ask: Ask) -> Sequence[str]:
    """Whatever throws or takes a ball, every errand somebody could run, and to leave it at that."""
    if ask.prompt != "match.action":
        return ask.options
    mind = Mind(m, m.players.index(ask.seat))
    found = [errand.option for errand in _errands(mind, ask) if errand is not None]
    found += [it for it in ask.options if it.startswith(("shoot:", "steal:"))]
    offered = set(ask.options)
    return [option for option in (*found, END) if option in offered]


def _errands(mind: Mind, ask: Ask) -> Iterator[Errand | None]:
    m = mind.m
    yield mind.best_throw(ask.options)
    if not m.actions:
        return
    for piece in mind.own:
        yield errand_of(mind, piece)


def errand_of(mind: Mind, piece: int) -> Errand | None:
    """What this piece could do next: a Chaser with the Quaffle or for it, a Beater with a Bludger or for one."""
    m = mind.m
    if m.at[piece] == NOWHERE:
        return None
    if piece % 6 in (1, 2):
        return mind.line_up(piece) if piece in m.holders else mind.pick_up(piece)
    if piece % 6 == KEEPER:
        return None
    if m.carrier == NOBODY:
        return mind.by_way_of(m.quaffle, piece)
    if m.carrier == piece:
        return mind.carry(piece)
    if m.carrier == mind.base:
        return mind.from_keeper(piece)
    if m.carrier // 6 != mind.side and m.carrier % 6 != KEEPER:
        return mind.steal(piece)
    return None


def _to_fly(m: Match, side: int) -> int:
    return max(1, round(LAP - m.seekers[side] - _hand(m, side)))


def _hand(m: Match, side: int) -> float:
    """What a hand is worth in spaces."""
    mind = Mind(m, side)
    return sum(mind.card_worth(m.faces[card]) for card in m.hands[side])


def measure(m: Match, side: int) -> list[float]:
    """In the order of ``FEATURES``. Of cards only the own ones count by what they are."""
    rival = 1 - side
    return [
        *_of(m, side),
        *_of(m, rival),
        float(m.active == side),
        (m.seekers[side] - m.seekers[rival]) / LAP,
        (m.turns[0] + m.turns[1]) / 24,
        _hand(m, side) / 8,
    ]


def _of(m: Match, side: int) -> list[float]:
    base = 6 * side
    chasers = chasers_left(m, side)
    held = sum(holder != NOBODY and holder // 6 == side for holder in m.holders)
    carries = m.carrier != NOBODY and m.carrier // 6 == side
    return [
        m.goals[side] / 2,
        len(m.hands[side]) / 2,
        float(m.at[base] != NOWHERE),
        chasers / 3,
        float(chasers == 1),
        sum(m.at[base + role] != NOWHERE for role in (1, 2)) / 2,
        held / 2,
        float(carries and m.carrier % 6 != KEEPER),
        float(carries and m.carrier % 6 == KEEPER),
        *_distances(m, side),
        m.seekers[side] / LAP,
        float(m.slowed[side]),
    ]


def _distances(m: Match, side: int) -> tuple[float, float]:
    """Of the Chaser who has the Quaffle, or else of the nearest one: to the line to shoot from, and to the Quaffle."""
    spots = [m.at[6 * side + role] for role in CHASERS if m.at[6 * side + role] != NOWHERE]
    if not spots:
        return 1.0, 1.0
    quaffle = m.quaffle if m.carrier == NOBODY else m.at[m.carrier]
    if m.carrier != NOBODY and m.carrier // 6 == side and m.carrier % 6 != KEEPER:
        return STEPS_TO_LINE[side][quaffle] / 10, 0.0
    if quaffle == NOWHERE:
        return 1.0, 1.0
    nearest = min(steps_from(quaffle)[spot] for spot in spots)
    return min(10, STEPS_TO_LINE[side][quaffle]) / 10, min(10, nearest) / 10
