"""The content as the rules want it: everything by number, sets as masks, option keys made once.

A *face* is the number of a card's kind, over all decks; a card of a state has a number of its own, see ``state``.
Objects are bits of a mask, spaces the numbers and masks of ``board``.
"""

from __future__ import annotations

from typing import TypeVar

import msgspec

from hallows.games.common.content import ContentError
from hallows.games.hogwarts import effects as fx
from hallows.games.hogwarts.board import Board, load
from hallows.games.hogwarts.content import (
    Content,
    Duel,
    Enemy,
    Fight,
    Figures,
    MagicCard,
    Mission,
    Needed,
    Sheet,
    Student,
)
from hallows.games.hogwarts.state import KITS
from hallows.games.hogwarts.ways import Going, Roads, roads

# Decks, in the order their cards are numbered.
SPELL, POTION, BOOK, CONDUCT, EVENT, DUEL, MISSION = range(7)
DECKS = ("spell", "potion", "book", "conduct", "event", "duel", "mission")
DECK = {name: number for number, name in enumerate(DECKS)}

ATTACK, DEFENCE, UTILITY, START = 1, 2, 3, 4
_USES = {"attack": ATTACK, "defence": DEFENCE, "utility": UTILITY, "start": START}

# Abilities of sheets, one bit each.
(
    EXTRA_SPELL, EXTRA_BOOK, EXTRA_POTION, NUDGE, REROLL_MOVE, CLASS_LIFE, SPACE_LIFE,
    SECOND_CONDUCT, BIGGER_PRIZE, PASSAGES, TOWER_STOP, MOVE_BONUS,
    WEAKEN, REROLL_ALL, REROLL_ONE, SHRUG, SPELL_MASTERY, POTION_MASTERY, SET_SIX, DOUBLE_SIX,
    FIRST_DIE, FIRST_BLOOD, REGAIN, CANCEL_FIRST,
) = (1 << bit for bit in range(24))  # fmt: skip

_PLAIN_ABILITIES: dict[type, int] = {
    fx.Nudge: NUDGE, fx.RerollMove: REROLL_MOVE, fx.ClassLife: CLASS_LIFE,
    fx.SpaceLife: SPACE_LIFE, fx.SecondConduct: SECOND_CONDUCT, fx.BiggerPrize: BIGGER_PRIZE,
    fx.Passages: PASSAGES, fx.TowerStop: TOWER_STOP, fx.MoveBonus: MOVE_BONUS,
    fx.Weaken: WEAKEN, fx.RerollAll: REROLL_ALL, fx.RerollOne: REROLL_ONE, fx.Shrug: SHRUG,
    fx.SetSix: SET_SIX, fx.DoubleSix: DOUBLE_SIX, fx.FirstDie: FIRST_DIE,
    fx.FirstBlood: FIRST_BLOOD, fx.Regain: REGAIN, fx.CancelFirst: CANCEL_FIRST,
}  # fmt: skip
_EXTRA = {"spell": EXTRA_SPELL, "potion": EXTRA_POTION, "book": EXTRA_BOOK}
_MASTERY = {"spell": SPELL_MASTERY, "potion": POTION_MASTERY}

SEATS = tuple(f"seat:{seat}" for seat in range(8))


class Card(msgspec.Struct, frozen=True):
    """One kind of card, and the sum of its effects."""

    id: str
    name: str  # "spell:stupefy"
    deck: int
    use: int = 0
    damage: int = 0
    against: str = ""  # the enemy with ``special`` damage
    special: int = 0
    quiet: bool = False
    dampen: int = 0
    heal: int = 0
    backlash: int = 0
    shows_hand: bool = False
    cancels: int = 0
    silences: str = ""  # the enemy it stops for good
    counters: bool = False
    searches: int = -1  # a deck
    rerolls: bool = False
    summons: bool = False
    frees: bool = False  # Alohomora
    forgets: bool = False  # Obliviate
    subject: str = ""  # of a book
    points: int = 0
    floo: bool = False
    effects: tuple[fx.EventEffect, ...] = ()


class Foe(msgspec.Struct, frozen=True):
    """An enemy on a fight or duel card."""

    id: str
    name: str
    hp: int
    res: int
    reveal: int
    after: int
    strikes_first: bool
    immune: int = -1  # a deck
    frail: int = -1
    riddle: bool = False
    chancy: int = 0
    numb: bool = False


class Want(msgspec.Struct, frozen=True):
    """One place a card must fill: by face, by use or by deck; -1: no matter."""

    name: str
    face: int = -1
    use: int = -1
    deck: int = -1


class Task(msgspec.Struct, frozen=True):
    """A mission; ``wants`` are the cards qualified wizards need."""

    id: str
    name: str
    number: int
    spaces: int
    places: tuple[int, ...]  # the same, one by one
    objects: int
    things: tuple[int, ...]  # ditto
    points: int
    wants: tuple[Want, ...]
    foe: Foe


class Stats(Figures, frozen=True):
    """A sheet."""

    abilities: int
    move_bonus: int
    house: str


class Kit:
    """The compiled box. One serves any number of tables."""

    def __init__(self, content: Content, board: Board | None = None) -> None:
        self.content = content
        self.board = board or load()
        self.roads: Roads = roads()
        self.hash = content.hash
        self._steps: dict[int, tuple[int | None, ...]] = {}
        self.reached: dict[tuple[int, int, Going], tuple[str, ...]] = {}  # see ``rules.movement``
        self.cards: list[Card] = []  # by face
        self.faces: list[int] = []  # by card, as in a fresh box
        self.decks: list[range] = []  # the cards of each deck
        self.tasks: dict[int, Task] = {}  # by face
        self.foes: dict[int, Foe] = {}  # of the duel cards, by face
        self._shelve()
        ids = tuple(content.objects)
        self.objects = ids
        self.object_number = {name: number for number, name in enumerate(ids)}
        self.object_names = tuple(f"object:{name}" for name in ids)
        self.special = self._power_mask(fx.ExtraDie, fx.Revive, fx.ExtraTurn, fx.Visit, fx.Vanish)
        self.extra_dice = self._power_mask(fx.ExtraDie)
        self.revives = self._power_mask(fx.Revive)
        self.extra_turns = self._power_mask(fx.ExtraTurn)
        self.visits = self._power_mask(fx.Visit)
        self.vanishes = self._power_mask(fx.Vanish)
        self.students = tuple(_stats("student", s) for s in content.students.values())
        self.eaters = tuple(_stats("eater", s) for s in content.eaters.values())
        self.villains = {s.id: _stats("villain", s) for s in content.villains.values()}
        self.deck_of = tuple(
            self.cards[face].deck for face in self.faces
        )  # by card: the back shows it
        self.face = {card.name: face for face, card in enumerate(self.cards)}
        self.space_names = tuple(f"space:{name}" for name in self.board.ids)
        # rosettes, each as often as it holds a token at the start
        spaces = self.board.spaces.values()
        self.rosettes = tuple(
            number for number, space in enumerate(spaces) for _ in range(space.rosettes)
        )
        self._make_keys()

    # -- shelving ------------------------------------------------------------------------------------------

    def _shelve(self) -> None:
        content = self.content
        for kind, entries in (("spell", content.spells), ("potion", content.potions)):
            self._deck([(_magic(kind, entry), entry.copies) for entry in entries.values()])
        self._deck(
            [
                (Card(b.id, f"book:{b.id}", BOOK, subject=b.subject, points=b.points), b.copies)
                for b in content.books.values()
            ]
        )
        conduct = []
        for entry in content.conduct.values():
            points = sum(e.amount for e in entry.text if isinstance(e, fx.Points))
            floo = any(isinstance(e, fx.FlooPowder) for e in entry.text)
            card = Card(entry.id, f"conduct:{entry.id}", CONDUCT, points=points, floo=floo)
            conduct.append((card, entry.copies))
        self._deck(conduct)
        self._deck(
            [
                (Card(e.id, f"occasion:{e.id}", EVENT, effects=e.text), e.copies)
                for e in content.events.values()
            ]
        )
        first = len(self.cards)
        self._deck(
            [(Card(d.id, f"student:{d.id}", DUEL), d.copies) for d in content.duels.values()]
        )
        for face, duel in enumerate(content.duels.values(), first):
            self.foes[face] = _foe("student", duel)
        first = len(self.cards)
        self._deck([(Card(m.id, f"mission:{m.id}", MISSION), 1) for m in content.missions.values()])
        fights = {fight.number: fight for fight in content.fights.values()}
        for face, mission in enumerate(content.missions.values(), first):
            self.tasks[face] = self._task(mission, fights[mission.number])

    def _deck(self, kinds: list[tuple[Card, int]]) -> None:
        first = len(self.faces)
        for card, copies in kinds:
            self.faces += [len(self.cards)] * copies
            self.cards.append(card)
        self.decks.append(range(first, len(self.faces)))

    def _task(self, mission: Mission, fight: Fight) -> Task:
        try:
            spaces = self.board.mask(mission.spaces)
        except KeyError as unknown:
            raise ContentError(f"missions.toml: {mission.id}: no space {unknown}") from unknown
        objects = 0
        for number, name in enumerate(self.content.objects):
            if name in mission.objects:
                objects |= 1 << number
        return Task(
            mission.id, f"mission:{mission.id}", mission.number, spaces,
            tuple(self.objects_of(spaces)), objects, tuple(self.objects_of(objects)), mission.points,
            self._wants(mission.cards), _foe("enemy", fight),
        )  # fmt: skip

    def _wants(self, cards: Needed) -> tuple[Want, ...]:
        """Named cards first: what fills them cannot fill the others (C-111)."""
        faces = {card.id: face for face, card in enumerate(self.cards) if card.deck <= POTION}
        wants = [Want(self.cards[faces[name]].name, face=faces[name]) for name in cards.named]
        wants += [Want("sort:attack", use=ATTACK)] * cards.attack
        wants += [Want("sort:defence", use=DEFENCE)] * cards.defence
        wants += [Want("sort:spell", deck=SPELL)] * cards.spell
        wants += [Want("sort:potion", deck=POTION)] * cards.potion
        return tuple(wants)

    def _power_mask(self, *powers: type) -> int:
        things = self.content.objects.values()
        return sum(1 << n for n, thing in enumerate(things) if isinstance(thing.power, powers))

    # -- option keys ---------------------------------------------------------------------------------------

    def _make_keys(self) -> None:
        ids = [card.id for card in self.cards]
        self.attack = tuple(f"attack:{name}" for name in ids)
        self.defend = tuple(f"defend:{name}" for name in ids)
        self.play = tuple(f"play:{name}" for name in ids)
        self.drop = tuple(f"drop:{name}" for name in ids)
        self.exam = tuple(f"exam:{name}" for name in ids)
        self.attempt = tuple(f"attempt:{name}" for name in ids)
        self.fetch = tuple(f"fetch:{name}" for name in ids)
        self.use = tuple(f"use:{name}" for name in self.objects)
        self.pick = tuple(f"pick:{name}" for name in self.objects)
        self.leave = tuple(f"leave:{name}" for name in self.objects)
        self.take = tuple(f"take:{name}" for name in self.objects)
        self.move = tuple(f"move:{name}" for name in self.board.ids)
        self.end = {option: space for space, option in enumerate(self.move)}
        self.to = tuple(f"to:{name}" for name in self.board.ids)
        self._move_bytes = tuple(
            tuple(
                tuple(key for bit, key in enumerate(self.move[low : low + 8]) if byte >> bit & 1)
                for byte in range(256)
            )
            for low in range(0, len(self.move), 8)
        )

    def moves_to(self, ends: int) -> tuple[str, ...]:
        """The options of a move to these spaces, eight spaces at a time."""
        found: list[str] = []
        for keys, byte in zip(self._move_bytes, ends.to_bytes(len(self._move_bytes), "little"), strict=True):  # fmt: skip
            if byte:
                found += keys[byte]
        return tuple(found)

    def steps_from(self, start: int) -> tuple[int | None, ...]:
        """Movement needed to every space; worked out when first asked for."""
        steps = self._steps.get(start)
        if steps is None:
            steps = self._steps[start] = self.roads.distances(start)
        return steps

    def objects_of(self, mask: int) -> list[int]:
        """The numbers of the objects in a mask, rising."""
        found = []
        while mask:
            low = mask & -mask
            found.append(low.bit_length() - 1)
            mask ^= low
        return found


T = TypeVar("T")


def _only(effects: tuple[object, ...], kind: type[T]) -> T | None:
    for effect in effects:
        if isinstance(effect, kind):
            return effect
    return None


def _magic(kind: str, entry: MagicCard) -> Card:
    text = entry.text
    damage = _only(text, fx.Damage)
    dampen = _only(text, fx.Dampen)
    heal = _only(text, fx.Heal)
    backlash = _only(text, fx.Backlash)
    cancel = _only(text, fx.Cancel)
    search = _only(text, fx.Search)
    return Card(
        entry.id,
        f"{kind}:{entry.id}",
        DECK[kind],
        use=_USES[entry.use],
        damage=damage.amount if damage else 0,
        against=(damage.against if damage else None) or "",
        special=damage.special if damage else 0,
        quiet=_only(text, fx.Quiet) is not None,
        dampen=dampen.amount if dampen else 0,
        heal=heal.amount if heal else 0,
        backlash=backlash.amount if backlash else 0,
        shows_hand=_only(text, fx.ShowHand) is not None,
        cancels=cancel.times if cancel else 0,
        silences=(cancel.forever if cancel else None) or "",
        counters=_only(text, fx.Counter) is not None,
        searches=DECK[search.deck] if search else -1,
        rerolls=_only(text, fx.Reroll) is not None,
        summons=_only(text, fx.Summon) is not None,
        frees=_only(text, fx.FreeStop) is not None,
        forgets=_only(text, fx.Forget) is not None,
    )


def _foe(kind: str, enemy: Enemy) -> Foe:
    immune = _only(enemy.notes, fx.Immune)
    frail = _only(enemy.notes, fx.Frail)
    chancy = _only(enemy.notes, fx.Chancy)
    fight = enemy if isinstance(enemy, Fight) else None
    assert fight is not None or isinstance(enemy, Duel)
    return Foe(
        enemy.id,
        f"{kind}:{enemy.id}",
        enemy.hp,
        enemy.res,
        fight.reveal if fight else 0,
        enemy.after,
        fight is not None and fight.first == "enemy",
        DECK[immune.deck] if immune else -1,
        DECK[frail.deck] if frail else -1,
        _only(enemy.notes, fx.Riddle) is not None,
        chancy.at_least if chancy else 0,
        _only(enemy.notes, fx.Numb) is not None,
    )


def _stats(kind: str, sheet: Sheet) -> Stats:
    abilities = bonus = 0
    for ability in (*sheet.move, *sheet.fight):
        if isinstance(ability, fx.ExtraDraw):
            abilities |= _EXTRA[ability.deck]
        elif isinstance(ability, fx.Mastery):
            abilities |= _MASTERY[ability.deck]
        else:
            abilities |= _PLAIN_ABILITIES[type(ability)]
        if isinstance(ability, fx.MoveBonus):
            bonus = ability.amount
    student = sheet if isinstance(sheet, Student) else None
    return Stats(
        sheet.id, f"{kind}:{sheet.id}", sheet.dice, sheet.res, sheet.hp, sheet.spells, sheet.potions,
        student.books if student else 0, abilities, bonus, student.house if student else "",
    )  # fmt: skip


def kit_of(content: Content) -> Kit:
    """Compiled once for every game that plays with this content."""
    if content.hash not in KITS:
        KITS[content.hash] = Kit(content)
    return KITS[content.hash]
