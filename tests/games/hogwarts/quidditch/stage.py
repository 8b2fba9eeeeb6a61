"""Quidditch situations: put the pieces down, script the dice, answer, and look.

    play = stage(home="c1 a2 e2 c5 b3 d3", quaffle="home chaser1").deal((4, 6))
    play.do("move:chaser1:c6").end()

A line-up is written Keeper, two Beaters, three Chasers; ``-`` is a piece that is out. What was
scripted and not rolled fails the test, see `tests.stage`.
"""

from collections.abc import Sequence

from hallows.games.hogwarts.quidditch.game import QuidditchGame
from hallows.games.hogwarts.quidditch.match import begin, new_match
from hallows.games.hogwarts.quidditch.pitch import NOBODY, NOWHERE, NUMBER, ROLES
from hallows.games.hogwarts.quidditch.state import RACE, TURN, Match
from hallows.games.hogwarts.quidditch.view import MatchView, PieceView, TeamView
from hallows.kernel import Event, Table
from tests.stage import Dealt, Script, Staged, check_limits

GAME = QuidditchGame()
HOME = "c1 a2 e2 c5 b3 d3"
#: A race without cards, which nobody is asked about: the leader wins it in two throws.
RACE_DICE = ((6, 6), (1, 1), (6, 6))
AWAY = "c11 a10 e10 c7 b9 d9"


class Stage:
    def __init__(self, state: Match) -> None:
        self.state = state

    def deal(self, *chance: Dealt) -> "Playing":
        state = self.state.copy()
        return Playing(Table(GAME, 2, state.options, Script(*chance, waits=True), state=state))


def spot(space: str) -> int:
    return NOWHERE if space == "-" else NUMBER[space]


def piece(name: str) -> int:
    """``home chaser1``."""
    side, role = name.split()
    return 6 * ("home", "away").index(side) + ROLES.index(role)


def stage(
    *,
    home: str = HOME,
    away: str = AWAY,
    quaffle: str = "c6",
    bludgers: Sequence[str] = ("e3", "a9"),
    active: int = 0,
    goals: Sequence[int] = (0, 0),
    turns: Sequence[int] = (0, 0),
    deck: str = "",
    players: Sequence[int] = (0, 1),
) -> Stage:
    """A table at the start of a turn of round 1. A ball is where a space says, or with a piece: ``away keeper``.
    ``deck`` names the cards on top, the first one uppermost."""
    m = new_match()
    begin(m, *players)
    m.houses = ["gryffindor", "slytherin"]
    m.phase = TURN
    m.at = [spot(space) for space in f"{home} {away}".split()]
    assert len(m.at) == 12
    m.active = active
    m.goals = list(goals)
    m.turns = list(turns)
    if " " in quaffle:
        m.carrier, m.quaffle = piece(quaffle), NOWHERE
    else:
        m.quaffle = NUMBER[quaffle]
    for number, ball in enumerate(bludgers):
        held = " " in ball
        m.holders[number] = piece(ball) if held else NOBODY
        m.bludgers[number] = NOWHERE if held else NUMBER[ball]
    put_on_top(m, deck.split())
    check_limits(GAME, m, 2, m.options)
    return Stage(m)


def race(
    *,
    home: int = 0,
    away: int = 0,
    hands: Sequence[str] = ("", ""),
    active: int = 0,
    slowed: Sequence[int] = (0, 0),
    deck: str = "",
) -> Stage:
    """A table at the start of a turn of round 2, with the Seekers so many spaces on."""
    m = stage(active=active).state
    m.phase = RACE
    m.leader = active
    m.how = "goals"
    m.seekers = [home, away]
    m.slowed = list(slowed)
    for side, cards in enumerate(hands):
        for kind in cards.split():
            card = next(card for card in m.deck.cards if m.faces[card] == kind)
            m.deck.take(card)
            m.hands[side].append(card)
            m.known[card] = 1 << side
    put_on_top(m, deck.split())
    check_limits(GAME, m, 2, m.options)
    return Stage(m)


def put_on_top(m: Match, kinds: Sequence[str]) -> None:
    top = []
    for kind in kinds:
        card = next(card for card in m.deck.cards if m.faces[card] == kind)
        m.deck.take(card)
        top.append(card)
    m.deck.cards += top[::-1]


class Playing(Staged[Match]):
    """A staged match in progress, looked at through its view and its events."""

    def offered(self, prefix: str) -> list[str]:
        return [option for option in self.options if option.startswith(prefix)]

    # -- looking -----------------------------------------------------------------------------------------

    def seen(self, seat: int | None = None) -> MatchView:
        view = self.table.view(seat)
        assert isinstance(view, MatchView)
        return view

    @property
    def view(self) -> MatchView:
        return self.seen()

    def piece(self, name: str) -> PieceView:
        return self.view.pieces[piece(name)]

    def at(self, name: str) -> str | None:
        return self.piece(name).space

    def out(self) -> list[str]:
        return [_spoken(p.id) for p in self.view.pieces if p.out]

    def team(self, side: int) -> TeamView:
        return self.view.teams[side]

    @property
    def goals(self) -> list[int]:
        return [team.goals for team in self.view.teams]

    @property
    def quaffle(self) -> str:
        """Where it lies, or who has it: as ``stage`` is told."""
        return _spoken(self.view.quaffle.holder or self.view.quaffle.space)

    @property
    def bludgers(self) -> list[str]:
        return [_spoken(ball.holder or ball.space) for ball in self.view.bludgers]

    @property
    def seekers(self) -> list[int]:
        return [team.seeker for team in self.view.teams]

    def deck(self) -> list[str]:
        """Kinds from the top of the deck to its bottom."""
        state = self.table.state
        return [state.faces[card] for card in reversed(state.deck.cards)]

    def events(self, key: str) -> list[Event]:
        return self.heard(f"match.{key}")

    def told(self, seat: int | None = None) -> list[str]:
        """Keys of the events a seat has been told, in order."""
        return [event.key.removeprefix("match.") for event in self.table.events_for(seat)]


def _spoken(name: str) -> str:
    return name.replace("-", " ")
