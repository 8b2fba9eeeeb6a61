"""Everything fixed that a screen needs to draw Voldemort returns: the boards with what their spaces give in this mode, the
tokens and what they are for, sheets and cards; and the same as a list to read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from hallows.games.common.drawing import drawn
from hallows.games.common.listing import Item, listing
from hallows.games.hogwarts import text
from hallows.games.hogwarts.board import Region, Space, Symbol
from hallows.games.hogwarts.compiled import Kit
from hallows.games.hogwarts.content import MagicCard, Sheet
from hallows.games.hogwarts.drawing import (
    BoardName,
    CastleDrawing,
    NameDrawing,
    SheetDrawing,
    castle,
    sheets,
)
from hallows.games.hogwarts.returns.content import Plan
from hallows.kernel import Text
from hallows.words import Words

Role = Literal["horcrux", "ritual", "weapon", "stone", "wand"]


class PlaceDrawing(NameDrawing, frozen=True):
    """A space. ``text`` says what it gives here, empty: nothing; ``short`` the same on a small label. ``horcrux`` is the id of
    the one that belongs there."""

    board: BoardName
    region: Region
    symbol: Symbol
    text: str
    short: str
    rosettes: int
    named: bool
    reached: Literal["floo", "portkey"] | None
    horcrux: str


class TokenDrawing(NameDrawing, frozen=True):
    """A token, whose it is (``light`` or ``dark``; Horcruxes belong to nobody) and what it is for."""

    role: Role
    side: Literal["light", "dark", ""]
    text: str


class ReturnsDrawing(CastleDrawing, frozen=True):
    """Kinds of things, each by id. ``return_by``: the last round for the return, by number of players; ``rounds_after``: how
    many follow it."""

    spaces: dict[str, PlaceDrawing]
    tokens: dict[str, TokenDrawing]
    heroes: dict[str, SheetDrawing]
    return_by: dict[int, int]
    rounds_after: int


def drawing(kit: Kit, plan: Plan, words: Words) -> ReturnsDrawing:
    content = kit.content
    scenario = plan.scenario
    heroes = {name: content.students[name] for name in scenario.heroes}
    return drawn(
        ReturnsDrawing,
        castle(content, kit.board, words),
        spaces={it.id: _place(kit, plan, words, it) for it in kit.board.spaces.values()},
        tokens={token.id: token for token in tokens(kit, plan, words)},
        heroes=sheets(words, "student", heroes),
        return_by={players: scenario.last_return(players) for players in (2, 3, 4)},
        rounds_after=scenario.rounds_after,
    )


def tokens(kit: Kit, plan: Plan, words: Words) -> Iterator[TokenDrawing]:
    """In the order of the course of the game."""
    scenario = plan.scenario
    listed: list[tuple[str, Role, Literal["light", "dark", ""], dict[str, str]]] = []
    listed += [(name, "ritual", "dark", {}) for name in scenario.ritual]
    listed += [(name, "weapon", "light", {}) for name in scenario.weapons]
    listed += [(h.object, "horcrux", "", {"where": f"space:{h.space}"}) for h in scenario.horcrux]
    listed += [(scenario.stone, "stone", "light", {}), (scenario.wand, "wand", "dark", {})]
    for name, role, side, args in listed:
        said = words.say(Text(f"token.{role}", {**args}))
        yield TokenDrawing(name, words.name(f"object:{name}"), role, side, said)


def _place(kit: Kit, plan: Plan, words: Words, it: Space) -> PlaceDrawing:
    number = kit.board.number[it.id]
    horcrux = plan.horcrux_on.get(number)
    return drawn(
        PlaceDrawing,
        it,
        name=words.name(f"space:{it.id}"),
        board=kit.board.file[it.id],
        text=" ".join(words.say(line) for line in _gives(plan, it, number)),
        short=" · ".join(_short(plan, words, it, number)),
        horcrux=kit.objects[horcrux] if horcrux is not None else "",
    )


def _gives(plan: Plan, it: Space, number: int) -> Iterator[Text]:
    """C-92: only spells, potions, HP, journeys and ways."""
    gift = plan.gifts[number]
    if gift.spells:
        yield Text("here.draw.spell", {"n": gift.spells})
    if gift.potions:
        yield Text("here.draw.potion", {"n": gift.potions})
    if gift.hp:
        yield Text("here.hp" if gift.hp > 0 else "here.hp.lost", {"n": abs(gift.hp)})
    if it.symbol in ("tower", "pitch", "common_room", "start"):
        yield Text(f"here.{it.symbol}")
    if it.passage is not None:
        yield Text("here.passage", {"where": f"space:{it.passage}"})
    if it.door is not None:
        yield Text("here.door", {"where": f"space:{it.door}"})
    if it.reached is not None:
        yield Text(f"here.reached.{it.reached}")


def _short(plan: Plan, words: Words, it: Space, number: int) -> Iterator[str]:
    gift = plan.gifts[number]
    for deck, count in (("spell", gift.spells), ("potion", gift.potions)):
        if count:
            yield words.format(f"hogwarts-sign-draw-{deck}", {"n": count})
    if gift.hp:
        key = "hogwarts-sign-hp" if gift.hp > 0 else "hogwarts-sign-hp-lost"
        yield words.format(key, {"n": abs(gift.hp)})
    if it.symbol in ("tower", "common_room", "start"):
        yield words.say(Text(f"brief.here.{it.symbol}"))


# -- as a list ---------------------------------------------------------------------------------------------


def cards_listing(kit: Kit, plan: Plan, words: Words) -> str:
    """Tokens, cards and sheets of this mode for reading."""
    content = kit.content
    scenario = plan.scenario
    groups = (
        ("objects", [Item(token.name, token.text) for token in tokens(kit, plan, words)]),
        ("spells", [_card(words, "spell", card) for card in content.spells.values()]),
        ("potions", [_card(words, "potion", card) for card in content.potions.values()]),
        ("heroes", [_sheet(words, "student", content.students[name]) for name in scenario.heroes]),
        ("villains", [_sheet(words, "villain", sheet) for sheet in content.villains.values()]),
        ("eaters", [_sheet(words, "eater", sheet) for sheet in content.eaters.values()]),
    )
    return listing((words.say(Text(f"group.{group}")), items) for group, items in groups)


def _card(words: Words, deck: str, card: MagicCard) -> Item:
    use = words.say(Text(f"use.{card.use}"))
    return Item(words.name(f"{deck}:{card.id}"), text.magic(words, card).plain, (use,), card.copies)


def _sheet(words: Words, kind: str, sheet: Sheet) -> Item:
    figures = words.say(Text("fact.sheet", {"dice": sheet.dice, "res": sheet.res, "hp": sheet.hp}))
    able = (*text.abilities(words, sheet.move), *text.abilities(words, sheet.fight))
    told = " ".join(ability.said.plain for ability in able)
    return Item(words.name(f"{kind}:{sheet.id}"), told, (figures,))
