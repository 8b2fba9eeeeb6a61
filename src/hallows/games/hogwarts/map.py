"""The boards as text, for the terminal: regions, what their spaces give, where they lead and who stands where.

``here`` says what is on the spaces, as names the words know: ``{"g01": ["seat:0", "seat:1"], "w08": ["object:mandrake"]}``.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias, get_args

from hallows.games.hogwarts.board import DECKS, Board, Region, Space
from hallows.words import Words

Here: TypeAlias = Mapping[str, Sequence[str]]

STEP = "→"
FREE = "⇢"
ROSETTE = "✿"
DOT = " · "
#: Symbols that say in a word what a space is; the others give something, or nothing.
SIGNED = (*DECKS, "classroom", "common_room", "tower", "great_hall", "bridge", "pitch")


class Spot(NamedTuple):
    """One space in words."""

    space: str
    name: str
    sign: str  # what it is or gives; empty where nothing happens
    here: tuple[str, ...]  # who and what is there
    exits: str


class Part(NamedTuple):
    """One region in words."""

    region: Region
    name: str
    spots: tuple[Spot, ...]
    exits: tuple[str, ...]  # one for each region next to it

    @property
    def taken(self) -> tuple[Spot, ...]:
        return tuple(spot for spot in self.spots if spot.here)


def draw(board: Board, words: Words, here: Here, unfolded: Collection[str] = ()) -> str:
    """The map as far as it matters: the ``unfolded`` regions with their exits and space by space, of the others where
    somebody or something is, one line each."""
    lines = [words.format("hogwarts-map-key")]
    for part in parts(board, words, here):
        if part.region in unfolded:
            lines += ["", part.name.upper()]
            lines += [f"  {exit_}" for exit_ in part.exits]
            lines += [f"  {line(spot)}" for spot in part.spots]
            lines += [""]
        elif part.taken:
            taken = "; ".join(line(spot, exits=False) for spot in part.taken)
            lines += [f"{part.name.upper()}  {taken}"]
    return "\n".join(lines).rstrip("\n")


def parts(board: Board, words: Words, here: Here) -> Iterator[Part]:
    """All regions."""
    for region in get_args(Region):
        spots = tuple(
            spot(board, words, here, space.id)
            for space in board.spaces.values()
            if space.region == region
        )
        name = words.name(f"region:{region}")
        yield Part(region, name, spots, tuple(_region_exits(board, words, region)))


def spot(board: Board, words: Words, here: Here, space: str) -> Spot:
    """One space."""
    it = board.spaces[space]
    return Spot(
        space,
        words.name(f"space:{space}"),
        sign(words, it),
        tuple(words.name(what) for what in here.get(space, ())),
        _exits(words, it),
    )


def line(spot: Spot, exits: bool = True) -> str:
    """A space on one line."""
    text = f"{spot.name} [{spot.sign}]" if spot.sign else spot.name
    if spot.here:
        text += f": {', '.join(spot.here)}"
    return f"{text} {spot.exits}" if exits and spot.exits else text


def sign(words: Words, space: Space) -> str:
    """What a space is and gives, in a few words."""
    found = []
    if space.symbol in SIGNED:
        found.append(words.format(f"hogwarts-sign-{space.symbol.replace('_', '-')}"))
    for deck, count in space.draw.items():
        found.append(words.format(f"hogwarts-sign-draw-{deck}", {"n": count}))
    if space.hp:
        key = "hogwarts-sign-hp" if space.hp > 0 else "hogwarts-sign-hp-lost"
        found.append(words.format(key, {"n": abs(space.hp)}))
    if space.rosettes:
        found.append(ROSETTE * space.rosettes)
    return DOT.join(found)


def _exits(words: Words, space: Space) -> str:
    found = []
    if space.steps:
        found.append(f"{STEP} {', '.join(words.name(f'space:{to}') for to in space.steps)}")
    found += [f"{FREE} {words.name(f'space:{to}')}" for to in (space.passage, space.door) if to]
    return " ".join(found)


def _region_exits(board: Board, words: Words, region: Region) -> Iterator[str]:
    """Where one leaves a region, by the region one comes to."""
    ways: dict[tuple[str, str], list[str]] = {}
    for space in board.spaces.values():
        if space.region != region:
            continue
        for arrow, links in ((STEP, space.steps), (FREE, (space.passage, space.door))):
            for to in links:
                if to is not None and board.spaces[to].region != region:
                    pair = f"{words.name(f'space:{space.id}')} – {words.name(f'space:{to}')}"
                    ways.setdefault((arrow, board.spaces[to].region), []).append(pair)
    for (arrow, to), pairs in ways.items():
        yield f"{arrow} {words.name(f'region:{to}')}: {', '.join(pairs)}"
