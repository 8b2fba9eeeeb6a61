"""Situations of the House Cup, set up in one call and played in one line.

    t = table(
        hero("harry_potter", at="g04", spells=["stupefy"], objects=["elder_wand"]),
        hero("ron_weasley", at="d07"),
        spell=["protego"],
        lying={"g06": "nagini"},
    )
    t.play((2, 4), "move:t16", "stay")

``play`` takes what happens in the order it happens: a number or tuple is what dice show (or what a lot decides), a word
the option that the player asked for next chooses. A step that does not fit what is being asked fails the test and says
what is asked, so nothing can be left over. Questions with one option are answered by the kernel; shuffles keep the
order.

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
from hallows.kernel import Arg, Ask, Dice, Event, Pick, Roll, Shuffle, Table, TypedIn

Step = int | str | tuple[int, ...]
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


class Situation:
    """A table in the middle of a scripted situation."""

    def __init__(self, seats: int, options: Options, state: Cup | None) -> None:
        self.table: Table[Cup] = Table(GAME, seats, options, TypedIn(), state=state)
        self._keep_order()

    # -- playing -------------------------------------------------------------------------------------------

    def play(self, *steps: Step) -> Situation:
        """Dice and answers, in the order they come."""
        for number, step in enumerate(steps):
            try:
                self._step(step)
            except AssertionError as wrong:
                raise AssertionError(f"step {number + 1}, {step!r}: {wrong}") from None
            self._keep_order()
        return self

    def _step(self, step: Step) -> None:
        asked = self.table.asked
        assert asked is not None, f"the game is over: {self.table.outcome}"
        if isinstance(asked, Ask):
            assert isinstance(step, str), self._told_instead()
            assert step in asked.options, self._told_instead()
            self.table.answer(step)
        elif isinstance(asked, Dice):
            assert not isinstance(step, str), self._told_instead()
            faces = step if isinstance(step, tuple) else (step,)
            assert len(faces) == asked.count, self._told_instead()
            self.table.happen(faces)
        else:
            assert isinstance(asked, Roll | Pick), self._told_instead()
            assert isinstance(step, int), self._told_instead()
            self.table.happen(step)

    def _keep_order(self) -> None:
        while isinstance(self.table.asked, Shuffle):
            self.table.happen(tuple(range(self.table.asked.size)))

    def _told_instead(self) -> str:
        asked = self.table.asked
        crumbs = " > ".join(self.table.breadcrumbs()[-3:])
        if isinstance(asked, Ask):
            return f"seat {asked.seat} is asked {asked.prompt!r} {asked.options} ({crumbs})"
        return f"chance is asked {asked} ({crumbs})"

    # -- what is asked -------------------------------------------------------------------------------------

    @property
    def prompt(self) -> str:
        """What is asked now: a prompt, ``roll LABEL`` for dice and lots, or ``over``."""
        asked = self.table.asked
        if asked is None:
            return "over"
        return asked.prompt if isinstance(asked, Ask) else f"roll {asked.label}"

    @property
    def seat(self) -> int:
        assert self.table.asked is not None
        return self.table.asked.seat

    @property
    def dice(self) -> int:
        """How many dice are awaited."""
        asked = self.table.asked
        assert isinstance(asked, Dice), self._told_instead()
        return asked.count

    @property
    def options(self) -> tuple[str, ...]:
        ask = self.table.ask
        assert ask is not None, self._told_instead()
        return ask.options

    def offered(self, verb: str) -> list[str]:
        """The offered options that begin with ``verb:``, without it."""
        return [o.partition(":")[2] for o in self.options if o.startswith(f"{verb}:")]

    # -- what is so ----------------------------------------------------------------------------------------

    @property
    def state(self) -> Cup:
        return self.table.state

    def view(self, seat: int | None = 0) -> CupView:
        view = self.table.view(seat)
        assert isinstance(view, CupView)
        return view

    @property
    def fight(self) -> FightView:
        """The fight, which there must be, as everybody sees it."""
        fight = self.view(None).fight
        assert fight is not None, self._told_instead()
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
        return [event.args for event in self.table.events or [] if event.key == key]

    def events(self, key: str) -> list[Event]:
        return [event for event in self.table.events or [] if event.key == key]


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
