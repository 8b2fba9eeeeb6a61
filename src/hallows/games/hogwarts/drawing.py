"""Everything fixed that a screen needs to draw the House Cup: the boards with the ways between their spaces, the words of
all cards, sheets and tokens, and the goals of the lengths."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import resources
from typing import Literal, TypeAlias, get_args

import msgspec

from hallows.games.common.content import ContentError, Entry, Plain, decode, toml
from hallows.games.common.drawing import D, drawn
from hallows.games.common.text import Block
from hallows.games.hogwarts import text
from hallows.games.hogwarts.board import Board, Bonus, Region, Space, Symbol
from hallows.games.hogwarts.content import (
    HOUSES,
    Content,
    Enemy,
    Fight,
    Figures,
    House,
    MagicCard,
    Mission,
    Object,
    Sheet,
    Student,
)
from hallows.games.hogwarts.effects import SUBJECTS, HandDeck, Magic, Subject
from hallows.games.hogwarts.quidditch.drawing import QuidditchDrawing
from hallows.games.hogwarts.quidditch.drawing import drawing as pitch_drawing
from hallows.games.hogwarts.quidditch.pitch import CONTENT as PITCH
from hallows.games.hogwarts.rules.ending import GOALS, Goal
from hallows.games.hogwarts.state import Length, Variant
from hallows.games.hogwarts.text import Said
from hallows.kernel import Text
from hallows.words import Words

BoardName: TypeAlias = Literal["castle", "alley", "places"]
RoadKind: TypeAlias = Literal[
    "path", "corridor", "stair", "bridge", "tunnel", "water", "street", "gate", "passage", "door"
]
Deck: TypeAlias = Literal[
    "spell", "potion", "book", "conduct", "event", "duel", "mission", "quidditch"
]
Use: TypeAlias = Literal["attack", "defence", "utility", "start"]
ROADS = "roads.toml"
OUTDOORS: tuple[Region, ...] = ("grounds", "forest", "lake", "hogsmeade")


# -- what is drawn -----------------------------------------------------------------------------------------


class NameDrawing(msgspec.Struct, frozen=True):
    id: str
    name: str


class EntryDrawing(NameDrawing, frozen=True):
    """A thing of the content files. ``blocks`` say what it is and does, ``short`` the same on a small label."""

    blocks: list[Block]
    short: str
    provenance: str


class SpaceDrawing(EntryDrawing, frozen=True):
    """``blocks`` say what the space is and gives, ``short`` the same on a small label (empty: nothing). ``draw`` is the number
    of cards by deck, ``hp`` life points gained or lost. ``bonus_text`` counts only with the option ``place_bonus``.
    ``named``: the name is printed even where others are not."""

    board: BoardName
    region: Region
    symbol: Symbol
    rosettes: int
    named: bool
    draw: dict[HandDeck, int]
    hp: int
    subject: Subject | None
    house: House | None
    reached: Literal["floo", "portkey"] | None
    bonus: Bonus | None
    bonus_text: str
    missions: list[str]


class RoadDrawing(msgspec.Struct, frozen=True):
    """A way between two spaces, both directions. ``cost``: steps."""

    a: str
    b: str
    kind: RoadKind
    cost: int


class CopiesDrawing(EntryDrawing, frozen=True):
    """A card that there may be more than one of."""

    copies: int


class MagicDrawing(CopiesDrawing, frozen=True):
    """A spell or potion; ``use``: when it may be played."""

    deck: Magic
    use: Use
    use_name: str


class BookDrawing(CopiesDrawing, frozen=True):
    subject: Subject
    points: int


class CardDrawing(CopiesDrawing, frozen=True):
    """A conduct or event card."""

    deck: Literal["conduct", "event"]


class EnemyDrawing(EntryDrawing, frozen=True):
    """A fight card, or a duel card (``number`` 0). Who strikes ``first``; ``reveal`` and ``after``: the life points its triggers
    take."""

    number: int
    hp: int
    res: int
    first: Literal["player", "enemy"]
    reveal: int
    after: int


class NeedDrawing(msgspec.Struct, frozen=True):
    """Cards a mission asks of qualified wizards: ``count`` of a sort, or the one named ``card`` ("spell:stupefy")."""

    sort: Literal["attack", "defence", "spell", "potion", "named"]
    card: str
    count: int
    text: str


class MissionDrawing(EntryDrawing, frozen=True):
    """``spaces``: any of these; ``place`` names them in one. ``enemy`` is the id of the fight card."""

    number: int
    spaces: list[str]
    place: str
    objects: list[str]
    needs: list[NeedDrawing]
    enemy: str
    points: int


class ObjectDrawing(EntryDrawing, frozen=True):
    """``missions`` need it."""

    special: bool
    missions: list[str]


class AbilityDrawing(msgspec.Struct, frozen=True):
    """What a sheet can do, on the ``move`` or in a ``fight``."""

    id: str
    when: Literal["move", "fight"]
    blocks: list[Block]
    short: str


class SheetDrawing(Figures, frozen=True):
    """A student's, a Death Eater's or a villain's sheet; ``spells``, ``potions`` and ``books`` are held at the start."""

    house: House | None
    hand: str
    abilities: list[AbilityDrawing]
    provenance: str


class LengthDrawing(Goal, frozen=True):
    """The last round comes with so many ``missions`` and more than so many ``points``; at the latest after ``rounds``."""

    id: Length
    name: str
    text: str


class ToldDrawing(NameDrawing, frozen=True):
    """A thing with a name and a sentence about it."""

    text: str


class CastleDrawing(msgspec.Struct, frozen=True):
    """What both modes of the castle draw alike."""

    roads: list[RoadDrawing]
    legend: dict[RoadKind, str]
    regions: dict[Region, NameDrawing]
    spells: dict[str, MagicDrawing]
    potions: dict[str, MagicDrawing]
    eaters: dict[str, SheetDrawing]
    villains: dict[str, SheetDrawing]


class HouseCupDrawing(CastleDrawing, frozen=True):
    """Kinds of things, each by id. ``legend`` names the kinds of roads, ``match`` is the game of Quidditch inside."""

    spaces: dict[str, SpaceDrawing]
    missions: dict[str, MissionDrawing]
    enemies: dict[str, EnemyDrawing]
    duels: dict[str, EnemyDrawing]
    books: dict[str, BookDrawing]
    conduct: dict[str, CardDrawing]
    events: dict[str, CardDrawing]
    objects: dict[str, ObjectDrawing]
    students: dict[str, SheetDrawing]
    houses: dict[House, NameDrawing]
    subjects: dict[Subject, NameDrawing]
    decks: dict[Deck, NameDrawing]
    tokens: dict[Literal["floo", "portkey"], ToldDrawing]
    lengths: dict[Length, LengthDrawing]
    variants: dict[Variant, ToldDrawing]
    match: QuidditchDrawing


# -- how it comes about ------------------------------------------------------------------------------------


def castle(content: Content, board: Board, words: Words) -> CastleDrawing:
    return CastleDrawing(
        roads=list(roads(board)),
        legend={kind: words.say(Text(f"road.{kind}")) for kind in get_args(RoadKind)},
        regions={region: _name(words, "region", region) for region in get_args(Region)},
        spells={card.id: _magic(words, "spell", card) for card in content.spells.values()},
        potions={card.id: _magic(words, "potion", card) for card in content.potions.values()},
        eaters=sheets(words, "eater", content.eaters),
        villains=sheets(words, "villain", content.villains),
    )


def drawing(content: Content, board: Board, words: Words) -> HouseCupDrawing:
    missions = content.missions
    enemies = {card.number: card.id for card in content.fights.values()}
    return drawn(
        HouseCupDrawing,
        castle(content, board, words),
        spaces=spaces(board, content, words),
        missions={
            card.id: _mission(words, card, enemies[card.number], content, board)
            for card in missions.values()
        },
        enemies={card.id: _enemy(words, "enemy", card) for card in content.fights.values()},
        duels={card.id: _enemy(words, "student", card) for card in content.duels.values()},
        books={
            card.id: _entry(BookDrawing, words, "book", card, text.book(words, card))
            for card in content.books.values()
        },
        conduct={
            card.id: _entry(
                CardDrawing, words, "conduct", card, text.conduct(words, card), deck="conduct"
            )
            for card in content.conduct.values()
        },
        events={
            card.id: _entry(
                CardDrawing, words, "occasion", card, text.occasion(words, card), deck="event"
            )
            for card in content.events.values()
        },
        objects={token.id: thing(words, token, missions) for token in content.objects.values()},
        students=sheets(words, "student", content.students),
        houses={house: _name(words, "house", house) for house in HOUSES},
        subjects={subject: _name(words, "subject", subject) for subject in SUBJECTS},
        decks={deck: _name(words, "deck", deck) for deck in get_args(Deck)},
        tokens={"floo": _told(words, "token", "floo"), "portkey": _told(words, "token", "portkey")},
        lengths={length: _length(words, length) for length in get_args(Length)},
        variants={variant: _told(words, "variant", variant) for variant in get_args(Variant)},
        match=pitch_drawing(PITCH, words.lang),
    )


def _entry(
    kind: type[D], words: Words, name: str, entry: Entry | Space, told: Said, **more: object
) -> D:
    """An entry with its ``name`` (of that kind), what is ``told`` about it, and ``more`` that it does not say itself."""
    called = words.name(f"{name}:{entry.id}")
    return drawn(kind, entry, name=called, blocks=told.blocks, short=told.short, **more)


def _name(words: Words, kind: str, what: str) -> NameDrawing:
    return NameDrawing(what, words.name(f"{kind}:{what}"))


def _told(words: Words, kind: str, what: str) -> ToldDrawing:
    return ToldDrawing(what, words.name(f"{kind}:{what}"), words.say(Text(f"about.{what}")))


def _length(words: Words, length: Length) -> LengthDrawing:
    end = GOALS[length]
    goal = words.say(Text("goal", {"missions": end.missions, "points": end.points}))
    cap = words.say(Text("goal.cap", {"rounds": end.rounds}))
    name = words.name(f"length:{length}")
    return drawn(LengthDrawing, end, id=length, name=name, text=f"{goal} {cap}")


# -- cards, tokens, sheets ---------------------------------------------------------------------------------


def _magic(words: Words, deck: Magic, card: MagicCard) -> MagicDrawing:
    use = words.say(Text(f"use.{card.use}"))
    told = text.magic(words, card)
    return _entry(MagicDrawing, words, deck, card, told, deck=deck, use_name=use)


def _enemy(words: Words, kind: str, card: Enemy) -> EnemyDrawing:
    fight = card if isinstance(card, Fight) else None
    return _entry(
        EnemyDrawing, words, kind, card, text.enemy(words, card),
        number=fight.number if fight else 0,
        first=fight.first if fight else "player",
        reveal=fight.reveal if fight else 0,
    )  # fmt: skip


def _mission(
    words: Words, card: Mission, enemy: str, content: Content, board: Board
) -> MissionDrawing:
    return _entry(
        MissionDrawing, words, "mission", card, text.mission(words, card, content, board),
        place=words.name(text.place(card.spaces, board)),
        needs=list(_needs(words, card, content)),
        enemy=enemy,
    )  # fmt: skip


def _needs(words: Words, card: Mission, content: Content) -> Iterator[NeedDrawing]:
    wanted = card.cards
    sorts: dict[Literal["attack", "defence", "spell", "potion"], int] = {
        "attack": wanted.attack,
        "defence": wanted.defence,
        "spell": wanted.spell,
        "potion": wanted.potion,
    }
    for sort, count in sorts.items():
        if count:
            yield NeedDrawing(sort, "", count, words.say(Text(f"want.{sort}", {"n": count})))
    for named in wanted.named:
        it = text.magic_name(content, named)
        yield NeedDrawing("named", it, 1, words.name(it))


def thing(words: Words, token: Object, missions: Mapping[str, Mission]) -> ObjectDrawing:
    return _entry(
        ObjectDrawing, words, "object", token, text.thing(words, token, missions.values()),
        special=token.power is not None,
        missions=[card.id for card in missions.values() if token.id in card.objects],
    )  # fmt: skip


def sheets(words: Words, kind: str, entries: Mapping[str, Sheet]) -> dict[str, SheetDrawing]:
    return {sheet.id: _sheet(words, kind, sheet) for sheet in entries.values()}


def _sheet(words: Words, kind: str, sheet: Sheet) -> SheetDrawing:
    student = sheet if isinstance(sheet, Student) else None
    able: list[AbilityDrawing] = []
    parts: tuple[tuple[Literal["move", "fight"], list[text.Ability]], ...] = (
        ("move", text.abilities(words, sheet.move)),
        ("fight", text.abilities(words, sheet.fight)),
    )
    for when, found in parts:
        able += [AbilityDrawing(one.id, when, one.said.blocks, one.said.short) for one in found]
    return drawn(
        SheetDrawing,
        sheet,
        name=words.name(f"{kind}:{sheet.id}"),
        house=student.house if student else None,
        books=student.books if student else 0,
        hand=text.hand(words, sheet),
        abilities=able,
    )


# -- boards ------------------------------------------------------------------------------------------------


def spaces(board: Board, content: Content, words: Words) -> dict[str, SpaceDrawing]:
    done: dict[str, list[str]] = {}
    for card in content.missions.values():
        for space in card.spaces:
            done.setdefault(space, []).append(card.id)
    return {it.id: _space(board, words, it, done.get(it.id, [])) for it in board.spaces.values()}


def _space(board: Board, words: Words, it: Space, missions: list[str]) -> SpaceDrawing:
    return _entry(
        SpaceDrawing, words, "space", it, text.space(words, it),
        board=board.file[it.id],
        bonus_text=text.bonus(words, it),
        missions=missions,
    )  # fmt: skip


class _Roads(Plain, frozen=True):
    """The file of uncommon ways, each as "a-b"."""

    stair: tuple[str, ...]
    bridge: tuple[str, ...]
    tunnel: tuple[str, ...]
    water: tuple[str, ...]


def roads(board: Board) -> Iterator[RoadDrawing]:
    """All ways, each once."""
    home = resources.files("hallows.games.hogwarts") / "content"
    kinds = uncommon(board, (home / ROADS).read_bytes())
    for a in board.spaces.values():
        for name in a.steps:
            b = board.spaces[name]
            if board.number[a.id] < board.number[b.id]:
                kind = kinds.get(frozenset((a.id, b.id))) or _common(board, a, b)
                yield RoadDrawing(a.id, b.id, kind, 1)
        free: tuple[tuple[RoadKind, str | None], ...] = (("passage", a.passage), ("door", a.door))
        for kind, to in free:
            if to is not None and board.number[a.id] < board.number[to]:
                yield RoadDrawing(a.id, to, kind, 0)


def _common(board: Board, a: Space, b: Space) -> RoadKind:
    if board.file[a.id] != board.file[b.id]:
        return "gate"
    if board.file[a.id] == "alley":
        return "street"
    if "tower" in (a.symbol, b.symbol):
        return "stair"
    return "path" if a.region in OUTDOORS and b.region in OUTDOORS else "corridor"


def uncommon(board: Board, data: bytes) -> dict[frozenset[str], RoadKind]:
    """The ways that the file names, by their two ends."""
    found = decode(toml(data, ROADS), _Roads, ROADS, "roads")
    kinds: dict[frozenset[str], RoadKind] = {}
    listed: tuple[tuple[RoadKind, tuple[str, ...]], ...] = (
        ("stair", found.stair),
        ("bridge", found.bridge),
        ("tunnel", found.tunnel),
        ("water", found.water),
    )
    for kind, ways in listed:
        for way in ways:
            a, _, b = way.partition("-")
            if a not in board.spaces or b not in board.spaces[a].steps:
                raise ContentError(f"{ROADS}: {kind}: there is no way {way!r}")
            kinds[frozenset((a, b))] = kind
    return kinds
