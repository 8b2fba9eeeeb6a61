"""Situations from the rulebook, set up in one call and played in one line.

    t = table(
        hero("albus_dumbledore_a", at="london_streets_e", magic=6, objects=["wand"]),
        hero("draco_malfoy_a", at="azkaban"),
        outer=["antonin_dolohov"],
        advantage="death_eaters",
    )
    t.play(1, "keep", "move:leaky_cauldron")

How ``play`` works is told in `tests.stage`.

The table starts with the turn of ``active``. Everything not said is as on the sheet: stats, Fate, Galleons,
start space; no cards; Voldemort in the Great Hall. Cards come from where they belong in the box.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from hallows.games.talisman.compiled import Kit
from hallows.games.talisman.game import TalismanGame
from hallows.games.talisman.rules import decks, setup, stats
from hallows.games.talisman.state import Hero, Talisman
from hallows.games.talisman.view import HeroView, TalismanView
from hallows.kernel import Arg, Table
from tests.stage import Script, Staged, after, check_limits

GAME = TalismanGame()
_CARDS = ("objects", "followers", "trophies", "spells")


class Place:
    """One Character of a situation, before the table is built."""

    def __init__(self, sheet: str, at: str | None, fields: Mapping[str, Any]) -> None:
        self.sheet = sheet
        self.at = at
        self.fields = fields


def hero(sheet: str, at: str | None = None, **fields: Any) -> Place:
    """A Character: its sheet, its space, and whatever differs from the sheet. ``objects``, ``followers``,
    ``trophies`` and ``spells`` are lists of ids; any other field of `state.Hero` may be given."""
    return Place(sheet, at, fields)


class Situation(Staged[Talisman]):
    """A table in the middle of a scripted situation."""

    def __init__(self, seats: int, options: Mapping[str, object], state: Talisman | None) -> None:
        super().__init__(Table(GAME, seats, options, Script(waits=True), state=state))

    def quietly(self) -> Situation:
        """From now on nobody casts a Spell in a window, and every roll is kept."""
        self.silence()
        self.always({"fate": "keep"})
        return self

    # -- what is asked ------------------------------------------------------------------------------------

    def offered(self, verb: str) -> list[str]:
        """The offered options that begin with ``verb:``, without it."""
        return after(verb, self.options)

    # -- what is so ---------------------------------------------------------------------------------------

    def hero(self, seat: int = 0) -> Hero:
        return self.table.state.heroes[seat]

    def view(self, seat: int | None = 0) -> TalismanView:
        view = self.table.view(seat)
        assert isinstance(view, TalismanView)
        return view

    def sheet(self, seat: int = 0, viewer: int | None = 0) -> HeroView:
        """A player's sheet as ``viewer`` sees it."""
        return self.view(viewer).heroes[seat]

    def names(self, cards: Iterable[int]) -> list[str]:
        return [self.state.faces[card] for card in cards]

    def objects(self, seat: int = 0) -> list[str]:
        return self.names(self.hero(seat).objects)

    def followers(self, seat: int = 0) -> list[str]:
        return self.names(self.hero(seat).followers)

    def trophies(self, seat: int = 0) -> list[str]:
        return self.names(self.hero(seat).trophies)

    def spells(self, seat: int = 0) -> list[str]:
        return self.names(self.hero(seat).spells)

    def lying(self, space: str) -> list[str]:
        """The cards on a space."""
        return self.names(self.state.board.get(space, []))

    @property
    def active(self) -> int:
        return self.state.active

    # -- what was told ------------------------------------------------------------------------------------

    def events(self, key: str, viewer: int | None = None) -> list[dict[str, Arg]]:
        """The arguments of every event with that key; all of them, or those ``viewer`` may know."""
        return [event.args for event in self.heard(key, viewer)]

    def told(self, key: str, **args: Arg) -> bool:
        """Whether such an event has happened, with at least these arguments."""
        return any(args.items() <= told.items() for told in self.events(key))

    @property
    def scores(self) -> tuple[int, int]:
        """Both attack scores of the last Battle, or try at the barrier, the Character's first."""
        last = [*self.events("battle.scores"), *self.events("barrier.scores")][-1]
        mine, theirs = last["mine"], last["theirs"]
        assert isinstance(mine, int)
        assert isinstance(theirs, int)
        return mine, theirs


def table(
    *heroes: Place,
    active: int = 0,
    advantage: str = "order",
    voldemort: str = "great_hall",
    outer: Iterable[str] = (),
    middle: Iterable[str] = (),
    spell_deck: Iterable[str] = (),
    board: Mapping[str, Iterable[str]] | None = None,
    gold: Mapping[str, int] | None = None,
    arrange: Callable[[Talisman], None] | None = None,
    **options: Any,
) -> Situation:
    """A table with these Characters in seat order. ``outer``, ``middle``, ``spell_deck``: the next cards
    of a deck, first to be drawn first. ``board``: cards lying on spaces; ``gold``: Galleons there.
    ``arrange`` may change the state in any other way before play; further keywords are game options."""
    kit = GAME.kit
    g = setup.new_table(kit, len(heroes), GAME.parse_options(options))
    g.begun = True
    g.active = active
    g.advantage = advantage
    g.voldemort = voldemort
    for space, cards in (board or {}).items():
        g.board[space] = [_fetch(g, kit, card) for card in cards]
    for seat, place in enumerate(heroes):
        _seat(g, kit, g.heroes[seat], place)
    _stack(g, g.outer, outer)
    _stack(g, g.middle, middle)
    _stack(g, g.spells, spell_deck)
    for space, n in (gold or {}).items():
        g.gold[space] = n
        g.galleons -= n
    if arrange is not None:
        arrange(g)
    for each in g.heroes:
        stats.refresh(g, each)
        decks.note_hand(g, each)
    assert g.fate >= 0, "more than 36 Fate given out"
    assert g.galleons >= 0, "more than 20 Galleons given out"
    # ``arrange`` may empty decks for good; nothing may lie anywhere twice even so
    missing = arrange is not None
    check_limits(GAME, g, len(heroes), GAME.parse_options(options), missing=missing)
    return Situation(len(heroes), options, g)


def fresh(seats: int, **options: Any) -> Situation:
    """A new game, from the deal on."""
    return Situation(seats, options, None)


def _seat(g: Talisman, kit: Kit, hero: Hero, place: Place) -> None:
    sheet = kit.sheets[place.sheet].sheet
    hero.sheet = place.sheet
    hero.character = kit.sheets[place.sheet].character
    hero.side = kit.sheets[place.sheet].side
    g.unused.remove(hero.character)
    hero.space = place.at or sheet.start
    hero.magic, hero.might, hero.life = sheet.magic, sheet.might, sheet.life
    hero.fate, hero.galleons = sheet.fate, sheet.galleons
    for field, value in place.fields.items():
        assert hasattr(hero, field), f"a Hero has no {field!r}"
        cards = field in _CARDS
        setattr(hero, field, [_fetch(g, kit, card) for card in value] if cards else value)
    for card in hero.spells:
        g.known[card] |= 1 << hero.seat
    g.fate -= hero.fate
    g.galleons -= hero.galleons


def _fetch(g: Talisman, kit: Kit, name: str) -> int:
    """A card of that name out of its deck or pile."""
    for deck in (g.outer, g.middle, g.spells, g.purchases, g.hallows):
        for card in deck:
            if g.faces[card] == name:
                deck.remove(card)
                return card
    raise AssertionError(f"no card {name!r} is left in the box")


def _stack(g: Talisman, deck: list[int], names: Iterable[str]) -> None:
    """Put these cards on top of their deck, the first one uppermost."""
    top = []
    for name in names:
        card = next((card for card in deck if g.faces[card] == name), None)
        assert card is not None, f"no {name!r} in that deck"
        deck.remove(card)
        top.append(card)
    deck += reversed(top)
