"""Situations of Voldemort returns: put pawns and tokens down, script the dice, answer, and look.

    play = stage(harry="e06", held={"harry": "basilisk_fang"}).deal((1, 1), 5, 2)
    play.do("move:e07").end()

Seat 0 is Pettigrew or, with ``returned``, Voldemort; the heroes named sit after him. Cards are written by id, spaces and tokens
too. What was scripted and not rolled fails the test in ``play.end()``.
"""

from collections.abc import Mapping

from hallows.games.hogwarts.returns.game import ReturnsGame
from hallows.games.hogwarts.returns.rules.setup import new_table
from hallows.games.hogwarts.returns.state import BEGIN, Eater, Pawn, Returns
from hallows.games.hogwarts.returns.view import EaterView, PawnView, ReturnsView
from hallows.kernel import Event, Table
from tests.stage import Dealt, Script

GAME = ReturnsGame()
KIT, PLAN = GAME.kit, GAME.plan
BOARD = KIT.board
HEROES = {"harry": "harry_potter", "ron": "ron_weasley", "hermione": "hermione_granger"}
RITUAL = "cauldron fathers_bone wormtails_hand harry_potter"
HORCRUXES = "tom_riddles_diary marvolo_gaunts_ring hufflepuffs_cup slytherins_locket ravenclaws_diadem nagini"
#: A table without Death Eaters for those who have them: all beaten already.
NO_EATERS: Mapping[str, str] = {}


class Stage:
    def __init__(self, state: Returns, who: dict[str, int]) -> None:
        self.state = state
        self.who = who

    def deal(self, *chance: Dealt) -> "Playing":
        state = self.state.copy()
        table = Table(GAME, len(state.pawns), state.options, Script(*chance), state=state)
        return Playing(table, self.who)


def stage(
    *,
    dark: str = "g01",
    harry: str = "g01",
    ron: str = "",
    hermione: str = "",
    active: str = "harry",
    tokens: Mapping[str, str] | None = None,
    held: Mapping[str, str] | None = None,
    hands: Mapping[str, str] | None = None,
    hp: Mapping[str, int] | None = None,
    eaters: Mapping[str, str] | None = None,
    eater_hp: Mapping[str, int] | None = None,
    returned: int = 0,
    destroyed: str = "",
    rounds: int = 5,
    duty: Mapping[str, str] | None = None,
    home: Mapping[str, str] | None = None,
    floo: int = 1,
    deck: str = "",
    **options: object,
) -> Stage:
    """A table at the start of somebody's turn. ``tokens`` says what lies where, ``held`` and ``hands`` what somebody, a Death
    Eater too, holds; ``deck`` names cards on top of their decks, the first one uppermost."""
    spaces = {"harry": harry, "ron": ron, "hermione": hermione}
    seated = [name for name, space in spaces.items() if space]
    g = new_table(KIT, PLAN, 1 + len(seated), GAME.parse_options(options))
    who = {"dark": 0, **{name: seat for seat, name in enumerate(seated, 1)}}
    g.step = BEGIN
    g.rounds = rounds
    g.active = who[active]
    g.pawns[0].space = BOARD.number[dark]
    g.pawns[0].hp = PLAN.pettigrew.hp
    for name in seated:
        pawn = g.pawns[who[name]]
        pawn.sheet = [sheet.id for sheet in KIT.students].index(HEROES[name])
        pawn.space = BOARD.number[spaces[name]]
        pawn.hp = KIT.students[pawn.sheet].hp
        pawn.floo, pawn.portkeys = floo, 1
    g.spare = 0
    if returned:
        g.returned = returned
        g.gone |= PLAN.ritual
        g.eaters = [Eater(sheet) for sheet in range(len(KIT.eaters))]
    for name, space in (eaters or {}).items():
        eater = g.eaters[PLAN.eater_number[name]]
        eater.space = BOARD.number[space]
        eater.hp = (eater_hp or {}).get(name, KIT.eaters[eater.sheet].hp)
    for thing in destroyed.split():
        g.at[KIT.object_number[thing]] = -1
        g.gone |= 1 << KIT.object_number[thing]
    for thing, space in (tokens or {}).items():
        g.at[KIT.object_number[thing]] = BOARD.number[space]
    for name, things in (held or {}).items():
        for thing in things.split():
            g.pawns[who[name]].objects |= 1 << KIT.object_number[thing]
    for name, cards in (hands or {}).items():
        for card in cards.split():
            give(g, g.pawns[who[name]] if name in who else g.eaters[PLAN.eater_number[name]], card)
    for name, life in (hp or {}).items():
        g.pawns[who[name]].hp = life
    for name, thing in (duty or {}).items():
        g.pawns[who[name]].duty = KIT.object_number[thing]
    for name, space in (home or {}).items():
        g.pawns[who[name]].home = BOARD.number[space]
    for card in reversed(deck.split()):
        number, pile = find(g, card)
        g.decks[pile].cards.remove(number)
        g.decks[pile].cards.append(number)
    return Stage(g, who)


def find(g: Returns, card: str) -> tuple[int, int]:
    """A card of that kind still in its deck, and the deck."""
    for deck, pile in enumerate(g.decks):
        for number in reversed(pile.cards):
            if KIT.cards[g.faces[number]].id == card:
                return number, deck
    raise AssertionError(f"no {card} is left")


def give(g: Returns, to: Pawn | Eater, card: str) -> None:
    number, deck = find(g, card)
    g.decks[deck].cards.remove(number)
    if isinstance(to, Eater):
        to.cards.append(number)
        g.known[number] = 1
    else:
        (to.spells if deck == 0 else to.potions).append(number)
        g.known[number] = g.allies[to.seat]


class Playing:
    """A staged game in progress, looked at through its view and its events."""

    def __init__(self, table: Table[Returns], who: dict[str, int]) -> None:
        self.table = table
        self.who = who

    # -- answering ---------------------------------------------------------------------------------------

    def do(self, *answers: str) -> "Playing":
        for answer in answers:
            assert answer in self.options, f"{answer} is not among {self.options} ({self.asked})"
            self.table.answer(answer)
        return self

    def script(self, *chance: Dealt) -> "Playing":
        source = self.table.chance
        assert isinstance(source, Script)
        source.add(*chance)
        return self

    def end(self) -> None:
        """Everything scripted was rolled."""
        source = self.table.chance
        assert isinstance(source, Script)
        assert source.left == []

    @property
    def options(self) -> tuple[str, ...]:
        return self.table.ask.options if self.table.ask else ()

    @property
    def asked(self) -> tuple[int, str] | None:
        ask = self.table.ask
        return (ask.seat, ask.prompt) if ask else None

    def offered(self, prefix: str) -> list[str]:
        return [option for option in self.options if option.startswith(prefix)]

    # -- looking -----------------------------------------------------------------------------------------

    def seen(self, seat: int | None = None) -> ReturnsView:
        view = self.table.view(seat)
        assert isinstance(view, ReturnsView)
        return view

    @property
    def view(self) -> ReturnsView:
        return self.seen()

    def pawn(self, name: str, viewer: int | None = None) -> PawnView:
        return self.seen(viewer).pawns[self.who[name]]

    def eater(self, name: str) -> EaterView:
        return next(eater for eater in self.view.eaters if eater.id == name)

    def at(self, name: str) -> str:
        return self.pawn(name).space if name in self.who else self.eater(name).space

    def hp(self, name: str) -> int:
        return self.pawn(name).hp if name in self.who else self.eater(name).hp

    def holds(self, name: str) -> list[str]:
        return self.pawn(name).objects

    def left(self) -> int:
        return self.view.horcruxes_left

    @property
    def won(self) -> tuple[str, list[int]]:
        return self.view.ending, self.view.winners

    def events(self, key: str) -> list[Event]:
        return [event for event in self.table.events or [] if event.key == key]
