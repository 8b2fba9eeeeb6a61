"""Situations of the House Cup, set up in one call and played in one line.

    t = table(
        hero("harry_potter", at="g04", spells=["stupefy"], objects=["elder_wand"]),
        hero("ron_weasley", at="d07"),
        spell=["protego"],
        lying={"g06": "nagini"},
    )
    t.play((2, 4), "move:t16", "stay")

How ``play`` works is told in `tests.stage`.

The table starts with the turn of ``active``. Everything not said is as on the sheet, without cards and missions; objects
not said lie in the graveyard; decks named (``spell=[...]``) have these cards on top, the first uppermost.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hallows.games.common.pile import EVERYBODY
from hallows.games.hogwarts.compiled import DECK, DECKS
from hallows.games.hogwarts.game import HouseCupGame
from hallows.games.hogwarts.state import BEGIN, Cup, Options, Player
from hallows.games.hogwarts.view import CupView, FightView, PlayerView
from hallows.games.hogwarts.ways import Going
from hallows.kernel import Arg, Dice, Event, Table
from tests.stage import Script, Staged, after, check_limits

GAME = HouseCupGame()
KIT = GAME.kit
_HANDS = ("spells", "potions", "books", "missions", "done", "floo_cards")
_DECK_OF = {
    "spells": "spell", "potions": "potion", "books": "book", "missions": "mission",
    "done": "mission", "floo_cards": "conduct",
}  # fmt: skip


class Place:
    """One player of a situation, before the table is built."""

    def __init__(self, student: str, at: str, fields: Mapping[str, Any]) -> None:
        self.student = student
        self.at = at
        self.fields = fields


def hero(student: str, at: str = "g01", **fields: Any) -> Place:
    """A player: sheet, space, and whatever differs from the sheet; hands, missions and objects are lists of ids."""
    return Place(student, at, fields)


def before(end: str, total: int = 2) -> str:
    """A space from where exactly so many steps lead to ``end``."""
    board = KIT.board
    for start in range(len(board.ids)):
        if KIT.roads.reach(start, total, Going()) >> board.number[end] & 1 and board.ids[start] != "g01":  # fmt: skip
            return board.ids[start]
    raise LookupError(end)


class Situation(Staged[Cup]):
    """A table in the middle of a scripted situation."""

    def __init__(self, seats: int, options: Options, state: Cup | None) -> None:
        super().__init__(Table(GAME, seats, options, Script(waits=True), state=state))

    # -- what is asked -------------------------------------------------------------------------------------

    @property
    def dice(self) -> int:
        """How many dice are awaited."""
        asked = self.table.asked
        assert isinstance(asked, Dice), self.instead()
        return asked.count

    def offered(self, verb: str) -> list[str]:
        """The offered options that begin with ``verb:``, without it."""
        return after(verb, self.options)

    # -- what is so ----------------------------------------------------------------------------------------

    def view(self, seat: int | None = 0) -> CupView:
        view = self.table.view(seat)
        assert isinstance(view, CupView)
        return view

    @property
    def fight(self) -> FightView:
        """The fight, which there must be, as everybody sees it."""
        fight = self.view(None).fight
        assert fight is not None, self.instead()
        return fight

    def sheet(self, seat: int = 0, viewer: int | None = -1) -> PlayerView:
        """A player's sheet as its owner sees it, or ``viewer``."""
        return self.view(seat if viewer == -1 else viewer).players[seat]

    def player(self, seat: int = 0) -> Player:
        return self.state.players[seat]

    def at(self, seat: int = 0) -> str:
        return self.sheet(seat).space

    def under(self, deck: str, count: int = 1) -> list[str]:
        """The lowest cards of a deck, the lowest first."""
        cards = self.state.decks[DECK[deck]].cards[:count]
        return [KIT.cards[self.state.faces[card]].id for card in cards]

    def where(self, thing: str) -> str:
        """Where an object lies; nowhere if it is held."""
        at = self.state.at[KIT.object_number[thing]]
        return KIT.board.ids[at] if at >= 0 else ""

    def told(self, key: str) -> list[dict[str, Arg]]:
        """The arguments of all events of that key."""
        return [event.args for event in self.heard(key)]

    def events(self, key: str) -> list[Event]:
        return self.heard(key)


def table(
    *places: Place,
    active: int = 0,
    lying: Mapping[str, str | Sequence[str]] | None = None,
    eaters: Sequence[str] = (),
    closed: Sequence[str] = (),
    scores: Sequence[int] = (),
    rounds: int = 1,
    spell: Sequence[str] = (),
    potion: Sequence[str] = (),
    book: Sequence[str] = (),
    conduct: Sequence[str] = (),
    event: Sequence[str] = (),
    duel: Sequence[str] = (),
    mission: Sequence[str] = (),
    **options: Any,
) -> Situation:
    agreed = GAME.parse_options(options)
    state = GAME.setup(len(places), agreed)
    state.step = BEGIN
    state.active = active
    state.rounds = rounds
    ids = [student.id for student in KIT.students]
    for player, place in zip(state.players, places, strict=True):
        sheet = KIT.students[ids.index(place.student)]
        player.sheet = ids.index(place.student)
        player.space = KIT.board.number[place.at]
        player.hp = sheet.hp
        player.floo = 1 if agreed.qualified else 2
        player.portkeys = 1
        _furnish(state, player, place.fields)
    _spread(state, lying or {})
    state.eaters = KIT.board.mask(eaters)
    state.closed = KIT.board.mask(closed)
    if scores:
        state.scores = list(scores)
    tops = (spell, potion, book, conduct, event, duel, mission)
    for number, top in enumerate(tops):
        _stack(state, number, top)
    check_limits(GAME, state, len(places), agreed)
    return Situation(len(places), agreed, state)


def deal(seats: int, **options: Any) -> Situation:
    """A game from the very beginning; shuffles leave everything in the order of the box."""
    return Situation(seats, GAME.parse_options(options), None)


def _furnish(state: Cup, player: Player, fields: Mapping[str, Any]) -> None:
    for name, value in fields.items():
        if name in _HANDS:
            for card in value:
                number = _draw(state, DECK[_DECK_OF[name]], card)
                getattr(player, name).append(number)
                public = name in ("done", "floo_cards")
                state.known[number] |= EVERYBODY if public else state.allies[player.seat]
        elif name == "objects":
            for thing in value:
                player.objects |= 1 << KIT.object_number[thing]
        elif name == "home":
            player.home = KIT.board.number[value]
        else:
            assert name in player.__struct_fields__, name
            setattr(player, name, value)


def _draw(state: Cup, deck: int, card: str) -> int:
    """A card of that name out of its deck."""
    pile = state.decks[deck].cards
    for number in pile:
        if KIT.cards[state.faces[number]].id == card:
            pile.remove(number)
            return number
    raise LookupError(f"no {card} is left in the {DECKS[deck]} deck")


def _stack(state: Cup, deck: int, top: Sequence[str]) -> None:
    numbers = [_draw(state, deck, card) for card in top]
    state.decks[deck].cards += reversed(numbers)


def _spread(state: Cup, lying: Mapping[str, str | Sequence[str]]) -> None:
    """Objects where the situation says; all others that nobody holds in the graveyard."""
    held = 0
    for player in state.players:
        held |= player.objects
    graveyard = KIT.board.number["p8"]
    for thing in range(len(KIT.objects)):
        state.at[thing] = -1 if held >> thing & 1 else graveyard
    for space, things in lying.items():
        for name in [things] if isinstance(things, str) else things:
            number = KIT.object_number[name]
            assert not held >> number & 1, f"{name} is held"
            state.at[number] = KIT.board.number[space]
