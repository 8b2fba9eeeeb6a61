"""Rulebook situations: set a table up in the middle of a game, script the dice, answer, and look.

    play = stage("harry ron", "albus", board={"ministry": "luna bellatrix filch"}, figure="diagon")
    play = play.deal(RIGHT, dice("Bk Of Pc PC"))
    play.do("travel:ministry", "roll", "assign:luna:courage1")

A die is written as its colour and face: ``Pc`` is a purple die showing Courage, ``PC`` shows two of it. What was
scripted and not rolled fails the test in ``play.end()``.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from hallows.games.rising.compiled import NOBODY
from hallows.games.rising.effects import LOCATIONS, TRAITS, Trait
from hallows.games.rising.game import RisingGame
from hallows.games.rising.rules.setup import bare_table
from hallows.games.rising.state import TRAVEL, Rising
from hallows.games.rising.view import CardView, CostView, LocationView, RisingView
from hallows.kernel import Event, Table
from tests.stage import Dealt, Script, Staged, Throw, check_limits

GAME = RisingGame()
CARDS = GAME.cards
#: Rolls of the Voldemort die.
RIGHT, LEFT, MARK = (Throw(face, ("voldemort",)) for face in (1, 4, 7))
_COLOUR = "BORP"
_TRAIT = "kflc"


def dice(text: str) -> Throw:
    """What dice must roll to show these faces. Dice are thrown in the order blue, orange, red, purple."""
    results = []
    for colour, face in sorted((_COLOUR.index(die[0]), die[1]) for die in text.split()):
        wanted = TRAITS[_TRAIT.index(face.lower())] + ("2" if face.isupper() else "1")
        results.append(GAME.content.dice[colour].faces.index(wanted) + 1)
    return Throw(tuple(results), ("pool", "reroll"))


class Stage:
    def __init__(self, state: Rising) -> None:
        self.state = state

    def deal(self, *chance: Dealt) -> "Playing":
        state = self.state.copy()
        table = Table(
            GAME, len(state.players), state.options, Script(*chance, waits=True), state=state
        )
        return Playing(table)


def stage(
    *teams: str,
    board: Mapping[str, str] | None = None,
    figure: str = "ministry",
    damage: Mapping[str, int] | None = None,
    corruption: Mapping[str, int] | None = None,
    tokens: Sequence[str] = (),
    places: Mapping[str, str] | None = None,
    corrupted: str = "",
    azkaban: str = "",
    hospital: str = "",
    risen: bool = False,
    deck: str | None = None,
    supply: str | None = None,
    discard: str = "",
    active: int = 0,
    **options: object,
) -> Stage:
    """A table at the start of a turn. Cards, Places and tokens are named by their ids; ``board`` fills a
    Location's slots from the left; ``deck`` and ``supply`` are written top first. The first Wizard of a team says
    whose headquarters it has."""
    number = CARDS.number
    g = bare_table(CARDS, len(teams), GAME.parse_options(options))
    g.phase = TRAVEL
    g.active = g.first = active
    g.figure = LOCATIONS.index(figure)
    g.risen = risen
    for player, team in zip(g.players, teams, strict=True):
        player.team = [number[card] for card in team.split()]
        player.affiliation = CARDS.affiliation[player.team[0]]
    for location, cards in (board or {}).items():
        for slot, card in enumerate(cards.split()):
            g.board[3 * LOCATIONS.index(location) + slot] = NOBODY if card == "-" else number[card]
    for card, count in (damage or {}).items():
        g.damage[number[card]] = count
    for location, count in (corruption or {}).items():
        g.corruption[LOCATIONS.index(location)] = count
    g.corrupted = [CARDS.places.index(place) for place in corrupted.split()]
    g.stacks = [[p for p in stack if p not in g.corrupted] for stack in g.stacks]
    for location, stack in (places or {}).items():
        g.stacks[LOCATIONS.index(location)] = [CARDS.places.index(p) for p in stack.split()]
    g.azkaban = [number[card] for card in azkaban.split()]
    g.hospital = [number[card] for card in hospital.split()]
    _deal_cards(g, deck)
    _deal_tokens(g, tokens, supply, discard)
    check_limits(GAME, g, len(teams), g.options, missing=True)
    return Stage(g)


def last_blow(**more: Any) -> "Playing":
    """Voldemort one Damage from his end, and dice rolled that deal it."""
    azkaban = "bellatrix lucius pettigrew dolohov draco"
    blow: dict[str, Any] = {
        "risen": True,
        "azkaban": azkaban,
        "figure": "diagon",
        "damage": {"voldemort": 4},
    }
    play = stage("harry", "albus", **{**blow, **more}).deal(LEFT, dice("Bk Of Pl PC"))
    return play.do("travel:ministry", "roll")


def _deal_cards(g: Rising, deck: str | None) -> None:
    if deck is not None:
        g.deck = [CARDS.number[card] for card in reversed(deck.split())]
        return
    out = [card for player in g.players for card in player.team] + g.board + g.azkaban + g.hospital
    rest = [card for card in range(CARDS.voldemort) if card not in out]
    g.deck = ([] if g.risen else [CARDS.voldemort]) + rest[::-1]


def _deal_tokens(g: Rising, tokens: Sequence[str], supply: str | None, discard: str) -> None:
    kinds = CARDS.token_ids
    left = CARDS.all_tokens[:]
    g.discard = [kinds.index(token) for token in discard.split()]
    for kind in g.discard:
        left.remove(kind)
    for player, held in zip(g.players, tokens, strict=False):
        player.tokens = sorted(kinds.index(token) for token in held.split())
        for kind in player.tokens:
            left.remove(kind)
    if supply is not None:
        left = [kinds.index(token) for token in reversed(supply.split())]
    g.supply = left


class Playing(Staged[Rising]):
    """A staged game in progress, looked at through its view and its events."""

    def offered(self, prefix: str) -> list[str]:
        return [option for option in self.options if option.startswith(prefix)]

    # -- looking -----------------------------------------------------------------------------------------

    @property
    def view(self) -> RisingView:
        view = self.table.view(None)
        assert isinstance(view, RisingView)
        return view

    def at(self, location: str) -> LocationView:
        return self.view.locations[LOCATIONS.index(location)]

    def corruption(self, location: str) -> int:
        return self.at(location).corruption

    def board(self, location: str) -> list[str | None]:
        return [card.id if card else None for card in self.at(location).cards]

    def team(self, seat: int) -> list[str]:
        return [card.id for card in self.view.players[seat].team]

    def tokens(self, seat: int) -> list[str]:
        return self.view.players[seat].tokens

    def card(self, name: str) -> CardView:
        for location in self.view.locations:
            for card in location.cards:
                if card is not None and card.id == name:
                    return card
        for player in self.view.players:
            for member in player.team:
                if member.id == name:
                    return member
        raise AssertionError(f"{name} is neither on the board nor in a team")

    def damage(self, *names: str) -> list[int]:
        return [self.card(name).damage for name in names]

    def need(self, target: str) -> list[Trait]:
        """Traits still uncovered on a card or on ``hq1``, ``hq2``."""
        if target in ("hq1", "hq2"):
            cost: CostView | None = self.view.players[self.view.active].abilities[
                int(target[2]) - 1
            ]
        elif target == "voldemort":
            cost = self.view.voldemort.cost
        else:
            cost = self.card(target).cost
        assert cost is not None
        return cost.need

    @property
    def pool(self) -> str:
        """Dice to be rolled, such as ``BBOR``."""
        counts = self.view.dice.pool
        return "".join(
            letter * count for letter, count in zip(_COLOUR, counts.values(), strict=True)
        )

    @property
    def rolled(self) -> str:
        """Dice on the table, written as for ``dice``."""
        shown = []
        for die in self.view.dice.rolled:
            trait = _TRAIT[TRAITS.index(die.trait)]
            shown.append(die.colour[0].upper() + (trait.upper() if die.symbols == 2 else trait))
        return " ".join(shown)

    def events(self, key: str) -> list[Event]:
        return self.heard(key)
