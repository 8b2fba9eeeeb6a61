"""What cards, tokens, sheets, enemies and spaces say, rendered from what they do. Every function turns effect data into
messages; the words are in ``locales/*/hogwarts-content.ftl``: ``hogwarts-effect-…`` are whole sentences,
``hogwarts-brief-…`` the same in a few words. Nothing here is written for one card alone, and any game that knows these
words may use it: the second mode does."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

import msgspec

from hallows.games.common.listing import Item, listing
from hallows.games.common.text import Block, PartsText, PartText, plain, said
from hallows.games.hogwarts import effects as fx
from hallows.games.hogwarts.board import DECKS, Board, Space
from hallows.games.hogwarts.content import (
    Book,
    Conduct,
    Content,
    Enemy,
    Fight,
    MagicCard,
    Mission,
    Needed,
    Object,
    Occasion,
    Sheet,
    Student,
)
from hallows.kernel import Arg, Text
from hallows.words import Words

DOT = " · "
Effect: TypeAlias = (
    fx.CardEffect | fx.ConductEffect | fx.EventEffect | fx.MoveAbility | fx.FightAbility
    | fx.EnemyNote | fx.Power
)  # fmt: skip


class Said(msgspec.Struct, frozen=True):
    """Words for reading, and the few that fit on a small card."""

    blocks: list[Block]
    short: str

    @property
    def plain(self) -> str:
        return plain(self.blocks)


# -- effects as messages -----------------------------------------------------------------------------------


def wording(effect: Effect, everybody: bool = False) -> tuple[str, dict[str, Arg]]:
    """The end of an effect's message keys, and what its messages are told."""
    tag = str(effect.__struct_config__.tag)
    match effect:
        case fx.Damage(amount=amount, against=str(enemy), special=special):
            args: dict[str, Arg] = {"amount": amount, "special": special}
            return "damage.special", {**args, "against": f"enemy:{enemy}"}
        case fx.Cancel(times=times, forever=str(enemy)):
            return "cancel.forever", {"times": times, "against": f"enemy:{enemy}"}
        case fx.Points(amount=amount) | fx.Life(amount=amount):
            gained = tag if amount > 0 else f"{tag}.lost"
            return f"{gained}.all" if everybody else gained, {"amount": abs(amount)}
        case fx.Gather(space=space):
            return tag, {"where": f"space:{space}"}
        case fx.Token(token=what):
            return f"{tag}.{what}", {}
        case (
            fx.Search(deck=what)
            | fx.Deal(deck=what)
            | fx.ExtraDraw(deck=what)
            | fx.Mastery(deck=what)
            | fx.Immune(deck=what)
            | fx.Frail(deck=what)
        ):
            return f"{tag}.{what}", {}
    numbers: dict[str, Arg] = {}
    for field in effect.__struct_fields__:
        value = getattr(effect, field)
        if isinstance(value, int):
            numbers[field] = value
    return tag, numbers


def sentence_of(words: Words, effect: Effect, everybody: bool = False) -> str:
    key, args = wording(effect, everybody)
    return words.say(Text(f"effect.{key}", args))


def brief(words: Words, effect: Effect, everybody: bool = False) -> str:
    key, args = wording(effect, everybody)
    return words.say(Text(f"brief.{key}", args))


def _told(words: Words, effects: Iterable[Effect], everybody: bool = False) -> Said:
    effects = tuple(effects)
    return Said(
        said(*(sentence_of(words, effect, everybody) for effect in effects)),
        DOT.join(brief(words, effect, everybody) for effect in effects),
    )


# -- cards -------------------------------------------------------------------------------------------------


def magic(words: Words, card: MagicCard) -> Said:
    """A spell or a potion. What works at another moment than the rest is a choice of its own (C-89, C-113)."""
    told = _told(words, card.text)
    if not any(isinstance(effect, fx.Counter | fx.Reroll) for effect in card.text):
        return told
    before = words.say(Text("text.either"))
    parts = [
        PartText(str(effect.__struct_config__.tag), "", [block])
        for effect, block in zip(card.text, told.blocks, strict=True)
    ]
    text = " ".join((before, *(block.text for block in told.blocks)))
    return Said([PartsText(text, "choice", before, parts)], told.short)


def book(words: Words, card: Book) -> Said:
    args: dict[str, Arg] = {"amount": card.points, "subject": f"subject:{card.subject}"}
    return Said(said(words.say(Text("text.book", args))), words.say(Text("brief.book", args)))


def conduct(words: Words, card: Conduct) -> Said:
    return _told(words, card.text)


def occasion(words: Words, card: Occasion) -> Said:
    """An event card: for everybody."""
    return _told(words, card.text, everybody=True)


def thing(words: Words, token: Object, missions: Iterable[Mission]) -> Said:
    """An object token: its power, and the missions that need it."""
    blocks = [] if token.power is None else [sentence_of(words, token.power)]
    numbers: list[Arg] = [m.number for m in missions if token.id in m.objects]
    if numbers:
        blocks.append(words.say(Text("text.object.missions", {"numbers": numbers})))
    short = "" if token.power is None else brief(words, token.power)
    return Said(said(*blocks), short)


# -- enemies -----------------------------------------------------------------------------------------------


def enemy(words: Words, card: Enemy) -> Said:
    """How a fight or duel card fights: who strikes first, what its triggers take, and what is special about it."""
    numb = any(isinstance(note, fx.Numb) for note in card.notes)
    lines = [words.say(text) for text in _strikes(card, numb)]
    lines += [sentence_of(words, note) for note in card.notes]
    figures = words.say(Text("brief.enemy", {"hp": card.hp, "res": card.res}))
    notes = (brief(words, note) for note in card.notes)
    loss = () if numb else (words.say(Text("brief.after", {"amount": card.after})),)
    return Said(said(*lines), DOT.join((figures, *loss, *notes)))


def _strikes(card: Enemy, numb: bool) -> Iterable[Text]:
    if isinstance(card, Fight):
        if card.reveal:
            yield Text("text.enemy.reveal", {"amount": card.reveal})
        if card.first == "enemy":
            yield Text("text.enemy.first", {"amount": card.after})
    if not numb:
        yield Text("text.enemy.after", {"amount": card.after})


# -- missions ----------------------------------------------------------------------------------------------


def mission(words: Words, card: Mission, content: Content, board: Board) -> Said:
    """Place, objects, cards of qualified wizards, points; the enemy is a card of its own."""
    objects: list[Arg] = [f"object:{name}" for name in card.objects]
    lines = [
        words.say(Text("text.mission.place", {"where": place(card.spaces, board)})),
        words.say(Text("text.mission.objects", {"objects": objects})),
    ]
    if card.cards.count:
        cards = words.joined(needs(words, card.cards, content))
        lines.append(words.fill(words.find("text.mission.cards"), {"cards": cards}))
    lines.append(words.say(Text("text.mission.points", {"amount": card.points})))
    short = words.say(Text("brief.mission", {"number": card.number, "amount": card.points}))
    return Said(said(*lines), short)


def place(spaces: Sequence[str], board: Board) -> str:
    """Where a mission is done: a space, or the Great Hall, whose sides count as one (H-040)."""
    great = board.spaces[spaces[0]].symbol == "great_hall"
    return "hall:great" if great else f"space:{spaces[0]}"


def needs(words: Words, needed: Needed, content: Content) -> list[str]:
    """The cards a mission asks for: so many of a sort, and those it names."""
    found = [
        words.say(Text(f"want.{sort}", {"n": count}))
        for sort in ("attack", "defence", "spell", "potion")
        if (count := getattr(needed, sort))
    ]
    return found + [words.name(magic_name(content, name)) for name in needed.named]


def magic_name(content: Content, card: str) -> str:
    """The name of a spell or potion known by its id alone."""
    return f"spell:{card}" if card in content.spells else f"potion:{card}"


# -- sheets ------------------------------------------------------------------------------------------------


class Ability(msgspec.Struct, frozen=True):
    id: str
    said: Said


def abilities(words: Words, effects: Iterable[fx.MoveAbility | fx.FightAbility]) -> list[Ability]:
    return [
        Ability(str(effect.__struct_config__.tag), _told(words, (effect,))) for effect in effects
    ]


# -- spaces ------------------------------------------------------------------------------------------------


def space(words: Words, it: Space) -> Said:
    """What a space is and gives to whoever ends the move there, and what leads on from it."""
    lines = [words.say(text) for text in _gives(it)]
    short = list(_short_gifts(words, it))
    if it.passage is not None:
        lines.append(words.say(Text("here.passage", {"where": f"space:{it.passage}"})))
    if it.door is not None:
        lines.append(words.say(Text("here.door", {"where": f"space:{it.door}"})))
    if it.reached is not None:
        lines.append(words.say(Text(f"here.reached.{it.reached}")))
    if it.rosettes:
        lines.append(words.say(Text("here.rosettes", {"n": it.rosettes})))
    return Said(said(*lines), DOT.join(short))


def _gives(it: Space) -> Iterable[Text]:
    if it.symbol in (*DECKS, "common_room", "tower", "pitch", "start", "great_hall", "bridge"):
        yield Text(f"here.{it.symbol}")
    if it.subject is not None:
        yield Text("here.exam", {"subject": f"subject:{it.subject}"})
    for deck, count in it.draw.items():
        yield Text(f"here.draw.{deck}", {"n": count})
    if it.hp:
        yield Text("here.hp" if it.hp > 0 else "here.hp.lost", {"n": abs(it.hp)})


def _short_gifts(words: Words, it: Space) -> Iterable[str]:
    if it.symbol in (*DECKS, "common_room", "tower", "pitch", "start", "great_hall"):
        yield words.say(Text(f"brief.here.{it.symbol}"))
    if it.subject is not None:
        yield words.say(Text("brief.here.exam"))
    for deck, count in it.draw.items():
        yield words.format(f"hogwarts-sign-draw-{deck}", {"n": count})
    if it.hp:
        key = "hogwarts-sign-hp" if it.hp > 0 else "hogwarts-sign-hp-lost"
        yield words.format(key, {"n": abs(it.hp)})


def bonus(words: Words, it: Space) -> str:
    """What arriving at a special place gives, where the table has agreed on it; empty: nothing."""
    return words.say(Text(f"here.bonus.{it.bonus}")) if it.bonus is not None else ""


# -- the whole box as a list -------------------------------------------------------------------------------


def cards_listing(content: Content, board: Board, words: Words) -> str:
    """Everything in the box for reading."""
    missions = content.missions.values()
    enemies = {card.number: card for card in content.fights.values()}

    def items(kind: str, entries: Iterable[tuple[str, Said, tuple[str, ...], int]]) -> list[Item]:
        return [
            Item(words.name(f"{kind}:{id_}"), text.plain, facts, copies)
            for id_, text, facts, copies in entries
        ]

    groups = (
        (
            "missions",
            [_mission_item(words, m, enemies[m.number], content, board) for m in missions],
        ),
        (
            "spells",
            items("spell", ((c.id, magic(words, c), (_use(words, c),), c.copies) for c in content.spells.values())),
        ),
        (
            "potions",
            items("potion", ((c.id, magic(words, c), (_use(words, c),), c.copies) for c in content.potions.values())),
        ),
        ("books", items("book", ((c.id, book(words, c), (), c.copies) for c in content.books.values()))),
        ("conduct", items("conduct", ((c.id, conduct(words, c), (), c.copies) for c in content.conduct.values()))),
        ("events", items("occasion", ((c.id, occasion(words, c), (), c.copies) for c in content.events.values()))),
        ("duels", items("student", ((c.id, enemy(words, c), (_figures(words, c),), c.copies) for c in content.duels.values()))),
        ("objects", items("object", ((t.id, thing(words, t, missions), (), 1) for t in content.objects.values()))),
        ("students", [_sheet_item(words, "student", s) for s in content.students.values()]),
        ("eaters", [_sheet_item(words, "eater", s) for s in content.eaters.values()]),
    )  # fmt: skip
    return listing((words.say(Text(f"group.{group}")), found) for group, found in groups)


def _use(words: Words, card: MagicCard) -> str:
    return words.say(Text(f"use.{card.use}"))


def _figures(words: Words, card: Enemy) -> str:
    return words.say(Text("fact.enemy", {"hp": card.hp, "res": card.res}))


def _mission_item(words: Words, card: Mission, foe: Fight, content: Content, board: Board) -> Item:
    told = enemy(words, foe)
    name = words.name(f"enemy:{foe.id}")
    text = f"{mission(words, card, content, board).plain}\n{name} · {_figures(words, foe)}\n{told.plain}"
    return Item(f"{card.number}. {words.name(f'mission:{card.id}')}", text)


def _sheet_item(words: Words, kind: str, sheet: Sheet) -> Item:
    figures = words.say(Text("fact.sheet", {"dice": sheet.dice, "res": sheet.res, "hp": sheet.hp}))
    house = (words.name(f"house:{sheet.house}"),) if isinstance(sheet, Student) else ()
    text = " ".join(
        ability.said.plain
        for ability in (*abilities(words, sheet.move), *abilities(words, sheet.fight))
    )
    return Item(words.name(f"{kind}:{sheet.id}"), text, (*house, figures, hand(words, sheet)))


def hand(words: Words, sheet: Sheet) -> str:
    """The cards a sheet starts with; empty: none."""
    counts = {"spell": sheet.spells, "potion": sheet.potions}
    if isinstance(sheet, Student):
        counts = {**counts, "book": sheet.books}
    drawn = [words.say(Text(f"want.{deck}", {"n": n})) for deck, n in counts.items() if n]
    if not drawn:
        return ""
    return words.fill(words.find("fact.hand"), {"cards": words.joined(drawn)})
