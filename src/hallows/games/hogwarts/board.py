"""The boards people walk on, as typed data: the castle, Diagon Alley and the special places (canon 12.2 to 12.4).

``load()`` reads them once. Whatever is wrong in a file is a ``ContentError`` that names the file and the space.
Spaces are known by id (``g23``, as in the canon) in states, options and words, and by number where they are
counted with: a set of spaces is then one int, bit n standing for space number n.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from hallows.games.common.content import ContentError, Entry, Id, decode, toml
from hallows.games.hogwarts.content import House
from hallows.games.hogwarts.effects import HandDeck, Subject

Region: TypeAlias = Literal[
    "grounds", "forest", "lake", "centre", "west", "north", "east", "dungeons", "hogsmeade",
    "alley", "places",
]  # fmt: skip
Symbol: TypeAlias = Literal[
    # what ending there draws: one card of that deck
    "spell", "potion", "book", "conduct", "event", "duel",
    "hp",  # gain `hp`
    "classroom", "common_room", "tower", "great_hall", "bridge", "pitch", "start",
    "study",  # an office, a library, a shop: draw what `draw` says
    "place",  # nothing of its own: missions, passages
    "none",
]  # fmt: skip
Bonus: TypeAlias = Literal["portkey", "look", "hp", "spell", "duel", "book", "potion"]

#: Symbols that are no more than a deck's sign: what sheets call "a spell space" (12.15).
DECKS: tuple[Symbol, ...] = ("spell", "potion", "book", "conduct", "event", "duel")
BOARDS = ("castle", "alley", "places")

# How much of everything there must be (12.2 to 12.4).
SPACES = {"castle": 126, "alley": 14, "places": 8}
ROSETTES = {"castle": 18, "alley": 3, "places": 9}
SYMBOLS: dict[Symbol, int] = {
    "start": 1, "pitch": 1, "tower": 18, "bridge": 3, "classroom": 6, "common_room": 4,
    "great_hall": 6,
}  # fmt: skip
PASSAGES = 3
FLOO_PLACES = 7


class Space(Entry, frozen=True, kw_only=True):
    """One space, with what ending a move there gives (2.1, 2.2)."""

    region: Region
    symbol: Symbol
    steps: tuple[Id, ...] = ()  # one movement each
    passage: Id | None = None  # a secret passage, free of cost (H-041 to H-043)
    door: Id | None = None  # free of cost too, but no secret (H-047, H-083, C-102)
    rosettes: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    named: bool = False  # a shop whose name is written out beside a mere sign (C-91)
    draw: dict[HandDeck, int] = msgspec.field(default_factory=dict)  # classrooms and studies
    hp: Annotated[int, msgspec.Meta(ge=-5, le=9)] = 0
    subject: Subject | None = None  # of a classroom
    house: House | None = None  # of a common room
    reached: Literal["floo", "portkey"] | None = None  # special places: how one gets there
    bonus: Bonus | None = None  # special places: given on arrival with the option BOARD2_BONUS

    @property
    def links(self) -> tuple[str, ...]:
        return (*self.steps, *(link for link in (self.passage, self.door) if link))


class Board(msgspec.Struct, frozen=True):
    """All spaces of the three boards, in the order of the files."""

    spaces: dict[str, Space]
    file: dict[str, str]  # id -> "castle", "alley" or "places"
    ids: tuple[str, ...]  # by number
    number: dict[str, int]
    # By number:
    steps: tuple[tuple[int, ...], ...]
    passage: tuple[int | None, ...]
    door: tuple[int | None, ...]
    # Single spaces, by number:
    start: int
    cauldron: int  # across the gate from Start
    pitch: int
    # Sets of spaces:
    castle: int
    alley: int
    places: int
    towers: int
    great_hall: int
    common_rooms: int
    classrooms: dict[str, int]  # by subject
    floo: int  # where Floo powder leads
    portkey: int  # where a Portkey leads
    rosettes: int
    named: int  # where one may stop with the option FAQ_STOPS (C-91)
    hash: str

    def mask(self, ids: Iterable[str]) -> int:
        """The set of these spaces."""
        found = 0
        for name in ids:
            found |= 1 << self.number[name]
        return found

    def members(self, mask: int) -> Iterator[str]:
        """The ids of a set of spaces, by number."""
        while mask:
            bit = mask & -mask
            yield self.ids[bit.bit_length() - 1]
            mask ^= bit


@cache
def load() -> Board:
    """The boards of the box."""
    return read(resources.files("hallows.games.hogwarts") / "content")


def read(folder: Traversable | Path) -> Board:
    """The boards in a folder that holds castle.toml, alley.toml and places.toml, checked."""
    spaces: dict[str, Space] = {}
    file: dict[str, str] = {}
    for board in BOARDS:
        for space in _spaces(folder / f"{board}.toml"):
            if space.id in spaces:
                raise ContentError(f"{board}.toml: {space.id}: also in {file[space.id]}.toml")
            spaces[space.id] = space
            file[space.id] = board
    _check(spaces, file)
    return _compile(spaces, file)


def _spaces(path: Traversable | Path) -> Iterator[Space]:
    try:
        raw = toml(path.read_bytes(), path.name)
    except OSError as error:
        raise ContentError(f"{path.name}: {error}") from error
    rows = raw.pop("space", None)
    if raw or not isinstance(rows, list):
        raise ContentError(f"{path.name}: write spaces as [[space]], and nothing else")
    for index, row in enumerate(rows):
        yield decode(row, Space, path.name, _label(row, index))


def _label(row: Any, index: int) -> str:
    return str(row.get("id", f"space {index + 1}")) if isinstance(row, dict) else str(index + 1)


# -- checks ----------------------------------------------------------------------------------------------


def _check(spaces: Mapping[str, Space], file: Mapping[str, str]) -> None:
    def wrong(space: Space, what: str) -> ContentError:
        return ContentError(f"{file[space.id]}.toml: {space.id}: {what}")

    for space in spaces.values():
        for complaint in (*_bad_links(space, spaces), *_bad_fields(space, file[space.id])):
            raise wrong(space, complaint)
    for complaint in _bad_counts(spaces, file):
        raise ContentError(complaint)
    walked = {name for name in spaces if file[name] != "places"}
    lost = walked - _region_of(walked, spaces)
    if lost:
        raise wrong(spaces[min(lost)], "no way leads there")
    # Six towers may be closed for a whole game (H-031): nothing may hang on a tower.
    open_ = {name for name in walked if spaces[name].symbol != "tower"}
    lost = open_ - _region_of(open_, spaces)
    if lost:
        raise wrong(spaces[min(lost)], "no way leads there but through a tower")
    gates = [(a, b) for a in spaces.values() for b in a.steps if file[a.id] < file[b]]
    if len(gates) != 1 or spaces[gates[0][1]].symbol != "start":
        raise ContentError(f"castle.toml: one gate joins Start and the alley, not {len(gates)}")


def _bad_links(space: Space, spaces: Mapping[str, Space]) -> Iterator[str]:
    if len(set(space.links)) < len(space.links):
        yield "two links to the same space"
    for kind in ("steps", "passage", "door"):
        targets = getattr(space, kind)
        for name in targets if isinstance(targets, tuple) else (targets,) if targets else ():
            if name == space.id:
                yield f"{kind}: leads to itself"
            elif name not in spaces:
                yield f"{kind}: there is no space {name!r}"
            else:
                back = getattr(spaces[name], kind)
                if space.id not in (back if isinstance(back, tuple) else (back,)):
                    yield f"{kind}: {name} does not lead back"


def _bad_fields(space: Space, file: str) -> Iterator[str]:
    """Fields that their symbol, or their board, does not allow or cannot do without."""
    symbol = space.symbol
    if bool(space.draw) != (symbol in ("classroom", "study")):
        yield "draw: belongs to classrooms and studies, and they need it"
    if symbol == "hp" and space.hp < 1:
        yield "hp: an HP space gives at least 1"
    if space.hp and symbol not in ("hp", "study"):
        yield "hp: belongs to HP spaces and studies"
    if (space.subject is not None) != (symbol == "classroom"):
        yield "subject: belongs to classrooms, and they need it"
    if (space.house is not None) != (symbol == "common_room"):
        yield "house: belongs to common rooms, and they need it"
    if (space.reached is not None) != (file == "places"):
        yield "reached: belongs to special places, and they need it"
    if space.bonus is not None and file != "places":
        yield "bonus: belongs to special places"
    if (space.region in ("alley", "places") or file != "castle") and space.region != file:
        yield f"region: {space.region!r} does not lie on this board"
    if space.steps and file == "places":
        yield "steps: nobody walks between special places"


def _bad_counts(spaces: Mapping[str, Space], file: Mapping[str, str]) -> Iterator[str]:
    everything = spaces.values()

    def differs(where: str, what: str, found: int, wanted: int) -> Iterator[str]:
        if found != wanted:
            yield f"{where}.toml: {what}: {found} instead of {wanted}"

    for board in BOARDS:
        here = [space for space in everything if file[space.id] == board]
        yield from differs(board, "spaces", len(here), SPACES[board])
        yield from differs(
            board, "rosettes", sum(space.rosettes for space in here), ROSETTES[board]
        )
    for symbol, wanted in SYMBOLS.items():
        found = sum(space.symbol == symbol for space in everything)
        yield from differs("castle", symbol, found, wanted)
    passages = sum(space.passage is not None for space in everything)
    yield from differs("castle", "ends of secret passages", passages, 2 * PASSAGES)
    floo = sum(space.reached == "floo" for space in everything)
    yield from differs("places", "reached by Floo powder", floo, FLOO_PLACES)
    for field in ("subject", "house"):
        values = [getattr(space, field) for space in everything if getattr(space, field)]
        yield from differs("castle", f"different {field}s", len(set(values)), len(values))


def _region_of(names: set[str], spaces: Mapping[str, Space]) -> set[str]:
    """What hangs together with the first of these spaces."""
    todo = [min(names)]
    found = set(todo)
    while todo:
        for name in spaces[todo.pop()].links:
            if name in names and name not in found:
                found.add(name)
                todo.append(name)
    return found


# -- by number -------------------------------------------------------------------------------------------


def _compile(spaces: dict[str, Space], file: dict[str, str]) -> Board:
    ids = tuple(spaces)
    number = {name: index for index, name in enumerate(ids)}

    def mask(*, symbol: str = "", board: str = "", reached: str = "") -> int:
        return sum(
            1 << number[space.id]
            for space in spaces.values()
            if (not symbol or space.symbol == symbol)
            and (not board or file[space.id] == board)
            and (not reached or space.reached == reached)
        )

    def single(mask: int) -> int:
        return mask.bit_length() - 1

    start = single(mask(symbol="start"))
    gate = [b for b in spaces[ids[start]].steps if file[b] == "alley"]
    return Board(
        spaces=spaces,
        file=file,
        ids=ids,
        number=number,
        steps=tuple(tuple(number[to] for to in space.steps) for space in spaces.values()),
        passage=tuple(number[s.passage] if s.passage else None for s in spaces.values()),
        door=tuple(number[s.door] if s.door else None for s in spaces.values()),
        start=start,
        cauldron=number[gate[0]],
        pitch=single(mask(symbol="pitch")),
        castle=mask(board="castle"),
        alley=mask(board="alley"),
        places=mask(board="places"),
        towers=mask(symbol="tower"),
        great_hall=mask(symbol="great_hall"),
        common_rooms=mask(symbol="common_room"),
        classrooms={s.subject: 1 << number[s.id] for s in spaces.values() if s.subject},
        floo=mask(reached="floo"),
        portkey=mask(reached="portkey"),
        rosettes=sum(1 << number[space.id] for space in spaces.values() if space.rosettes),
        named=sum(
            1 << number[space.id]
            for space in spaces.values()
            if file[space.id] != "places"
            and (space.named or space.symbol not in (*DECKS, "none", "bridge"))
        ),
        hash=hashlib.sha256(msgspec.json.encode(list(spaces.values()), order="sorted")).hexdigest(),
    )
