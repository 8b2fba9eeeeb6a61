"""What options mean: the message of each key, what lights up, the way there, where it leads, and what to know before; and what
the dice to come would mean."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec

from hallows.games.common.chances import percent
from hallows.games.common.keys import what_of
from hallows.games.hogwarts.compiled import DOUBLE_SIX, Card, Stats
from hallows.games.hogwarts.returns import odds
from hallows.games.hogwarts.returns.rules import eaters, movement
from hallows.games.hogwarts.returns.rules.sides import (
    armed,
    dark,
    harry,
    has_relic,
    horcrux_here,
    horcruxes_left,
    is_hero,
    lurking,
    mine,
    relic_about,
)
from hallows.games.hogwarts.returns.state import Pawn, Returns
from hallows.games.hogwarts.rules import fighting
from hallows.games.hogwarts.state import Fighter
from hallows.games.hogwarts.ways import Roads, Way
from hallows.kernel import Arg, Ask, Change, Choice, Odds, Outlook, Text

FACES = range(1, 7)
#: verb of a key -> the kind of thing its id is
KINDS = {"student": "student", "pick": "object", "target": "seat", "eater": "eater", "draw": "deck"}
CARDS = ("attack", "defend", "play", "drop", "fetch")
#: keys whose message depends on the question
BY_PROMPT = ("keep", "leave", "stay", "yes", "no", "reroll")
#: one die strictly higher than another
HIGHER = round(100 * 15 / 36)


def describe(g: Returns, ask: Ask, option: str) -> Choice:
    verb, colon, what = option.partition(":")
    if verb == "move":
        return _creep(g, what) if ask.prompt == "creep" else _move(g, g.pawns[ask.seat], what)
    if verb == "way":
        return _way(g, g.pawns[ask.seat], ask, option)
    if verb in CARDS:
        return _card(g, ask, verb, what)
    if verb == "to":
        return _to(g, ask, what)
    if verb in ("give", "take"):
        thing, _, seat = what.partition(":")
        about = (f"object:{thing}", f"seat:{seat}")
        return Choice(Text(f"option.hand.{verb}", {"it": about[0], "whom": about[1]}), about)
    if verb == "fight":
        it = f"seat:{what}" if what.isdigit() else f"eater:{what}"
        won = Outlook((_fight_odds(g, ask.seat, it),))
        return Choice(Text("option.fight", {"it": it}), (it,), detail=_strength(g, it), outlook=won)
    if verb in KINDS:
        it = f"{KINDS[verb]}:{what}"
        return Choice(Text(f"option.{verb}", {"it": it}), (it,))
    if not colon:
        return _word(g, ask, verb)
    return _numbers(verb, what)


def _word(g: Returns, ask: Ask, verb: str) -> Choice:
    """A key of one word."""
    key = f"option.{ask.prompt}.{verb}" if verb in BY_PROMPT else f"option.{verb}"
    if verb in ("retry", "strike") or (ask.prompt == "horcrux" and verb == "yes"):
        thing = horcrux_here(g, g.pawns[ask.seat].space)
        it = g.kit.object_names[thing]
        outlook = Outlook((Odds(Text("odds.horcrux"), HIGHER),))
        return Choice(Text(key, {"it": it}), (it,), outlook=outlook)
    if verb == "dice" and g.fight is not None:
        return Choice(Text(key), outlook=_attack_odds(g, ask))
    return Choice(Text(key))


def _numbers(verb: str, what: str) -> Choice:
    """Dice by what they show, and words of their own: ``felix:both``, ``token:floo``."""
    if verb in ("again", "dice"):
        faces: list[Arg] = [int(face) for face in what.split("+")]
        key = "option.again" if verb == "again" else "option.dice.faces"
        return Choice(Text(key, {"faces": faces}))
    return Choice(Text(f"option.{verb}.{what}"))


def _strength(g: Returns, it: str) -> Text | None:
    """How strong somebody is one may fight."""
    kind, _, what = it.partition(":")
    if kind == "seat":
        return Text("detail.hp", {"n": g.pawns[int(what)].hp})
    eater = g.eaters[g.plan.eater_number[what]]
    return Text("detail.strength", {"hp": eater.hp, "res": g.kit.eaters[eater.sheet].res})


# -- cards -------------------------------------------------------------------------------------------------


def card_of(g: Returns, what: str) -> Card:
    kit = g.kit
    name = next(n for n in (f"spell:{what}", f"potion:{what}") if n in kit.face)
    return kit.cards[kit.face[name]]


def _card(g: Returns, ask: Ask, verb: str, what: str) -> Choice:
    """A card by its id, with what it would change in a fight."""
    card = card_of(g, what)
    label = Text(f"option.{verb}", {"it": card.name})
    sides = fighters(g, ask)
    if sides is None or verb not in ("attack", "defend"):
        return Choice(label, (card.name,))
    me, you = sides
    changes = []
    if card.damage:
        left = fighting.hp(g, you)
        foe = Text("change.foe", {"foe": fighting.name(g, you)})
        changes.append(Change(foe, left, max(0, left - card.damage)))
    if card.heal:
        own = fighting.hp(g, me)
        changes.append(Change(Text("change.hp"), own, own + card.heal))
    return Choice(label, (card.name,), outlook=Outlook(changes=tuple(changes)) if changes else None)


def fighters(g: Returns, ask: Ask) -> tuple[Fighter, Fighter] | None:
    """The one asked and the opponent, in a fight."""
    if g.fight is None:
        return None
    me = next((f for f in g.fight.fighters if f.seat == ask.seat), None)
    if me is None:
        return None
    return me, next(f for f in g.fight.fighters if f is not me)


def needed_face(g: Returns, me: Fighter, you: Fighter) -> int:
    """The lowest face that hits."""
    return odds.arm(fighting.stats(g, me), fighting.stats(g, you)).need


def _attack_odds(g: Returns, ask: Ask) -> Outlook | None:
    sides = fighters(g, ask)
    if sides is None:
        return None
    me, you = sides
    miss = (needed_face(g, me, you) - 1) / 6
    mine, yours = fighting.stats(g, me), fighting.stats(g, you)
    hit = Odds(Text("odds.hit"), percent(1 - miss**mine.dice))
    return Outlook((hit, _win_odds(mine, yours, fighting.hp(g, me), fighting.hp(g, you))))


def _fight_odds(g: Returns, seat: int, it: str) -> Odds:
    """Of somebody who is about to strike first: a hero at a Death Eater, or the one being moved at a hero."""
    kind, _, what = it.partition(":")
    eater = g.eaters[g.mover if kind == "seat" else g.plan.eater_number[what]]
    hero = g.pawns[int(what) if kind == "seat" else seat]
    theirs, sheet = g.kit.eaters[eater.sheet], g.kit.students[hero.sheet]
    if kind == "seat":
        return _win_odds(theirs, sheet, eater.hp, hero.hp)
    return _win_odds(sheet, theirs, hero.hp, eater.hp)


def _win_odds(mine: Stats, yours: Stats, my_hp: int, your_hp: int) -> Odds:
    """With dice alone."""
    won = odds.wins(odds.arm(mine, yours), odds.arm(yours, mine), my_hp, your_hp)
    return Odds(Text("odds.win"), percent(won))


# -- spaces ------------------------------------------------------------------------------------------------


@cache
def _distances(roads: Roads, start: int) -> tuple[int | None, ...]:
    return roads.distances(start)


def _to(g: Returns, ask: Ask, what: str) -> Choice:
    """A space to fly to, or to put something on; how far it is from whom that concerns."""
    it = f"space:{what}"
    detail = None
    if ask.prompt in ("relic", "eater.place"):
        whom = _whom(g, ask)
        far = _distances(g.kit.roads, whom.space)[g.kit.board.number[what]]
        if far is not None:
            detail = Text("detail.far", {"n": far, "whom": f"seat:{whom.seat}"})
    elif horcrux_here(g, g.kit.board.number[what]) >= 0:
        thing = horcrux_here(g, g.kit.board.number[what])
        detail = Text("detail.horcrux", {"object": g.kit.object_names[thing]})
    return Choice(Text("option.to", {"it": it}), (it,), to=it, detail=detail)


def _whom(g: Returns, ask: Ask) -> Pawn:
    """Whom the place of a relic or a Death Eater concerns: Harry, or Voldemort where Harry's player chooses."""
    return harry(g) if ask.seat == g.dark else dark(g)


def _move(g: Returns, pawn: Pawn, what: str) -> Choice:
    """An end of the move, with the way if there is only one, or the first of several."""
    end = g.kit.board.number[what]
    ways = movement.distinct_ways(g, pawn, end, movement.going(g, pawn))
    it = f"space:{what}"
    about, detail, outlook = _waiting_there(g, pawn, end)
    way = _ids(g, ways[0]) if ways else ()
    return Choice(Text("option.move", {"it": it}), (it, *about), way, it, detail, outlook)


def _creep(g: Returns, what: str) -> Choice:
    eater = g.eaters[g.mover]
    end = g.kit.board.number[what]
    roads, going = eaters.going(g, eater)
    way = roads.ways(eater.space, g.total, end, going)[0]
    it = f"space:{what}"
    met = [f"seat:{pawn.seat}" for pawn in g.pawns if pawn.seat != g.dark and pawn.space == end]
    detail = Text("detail.pawns", {"who": list(met)}) if met else _gift(g, end, eater=True)
    return Choice(Text("option.move", {"it": it}), (it, *met), _ids(g, way), it, detail)


def _waiting_there(
    g: Returns, pawn: Pawn, end: int
) -> tuple[tuple[str, ...], Text | None, Outlook | None]:
    """Who or what makes this end worth a line: the last meeting, a fight, a Horcrux, tokens, else what the space gives."""
    kit = g.kit
    meeting = _meeting(g, pawn, end)
    if meeting is not None:
        other = dark(g) if is_hero(g, pawn) else harry(g)
        even = Outlook((Odds(Text("odds.win"), 50),)) if meeting == "detail.duel" else None
        return (f"seat:{other.seat}",), Text(meeting), even
    if is_hero(g, pawn) and (there := lurking(g, end)):
        names = [kit.eaters[eater.sheet].name for eater in there]
        best = max((_fight_odds(g, pawn.seat, name) for name in names), key=lambda o: o.percent)
        return tuple(names), Text("detail.eaters", {"who": list(names)}), Outlook((best,))
    thing = horcrux_here(g, end)
    if thing >= 0 and is_hero(g, pawn):
        name = kit.object_names[thing]
        chance = Outlook((Odds(Text("odds.horcrux"), HIGHER),)) if armed(g, pawn) else None
        return (name,), Text("detail.horcrux", {"object": name}), chance
    objects = tuple(kit.object_names[t] for t in kit.objects_of(mine(g, pawn)) if g.at[t] == end)
    if objects:
        return objects, Text("detail.objects", {"objects": list(objects)}), None
    if not is_hero(g, pawn) and g.returned:
        return (), None, None  # V-060, V-061
    return (), _gift(g, end), None


#: How people want to read the ends of a move: by what waits there. What would lose the game comes last.
_ORDER = ("win", "duel", "horcrux", "objects", "eaters", "pawns", "spell", "potion", "study", "hp", "common_room", "pitch", "tower")  # fmt: skip


def listed(g: Returns, ask: Ask) -> Sequence[str]:
    """The ends of a move by use; places for a relic from the farthest, for Death Eaters from the nearest; everything else as
    it is asked."""
    if ask.prompt in ("relic", "eater.place"):
        number = g.kit.board.number
        near = _distances(g.kit.roads, _whom(g, ask).space)
        far = ask.prompt == "relic"
        return sorted(ask.options, key=lambda o: near[number[what_of(o)]] or 0, reverse=far)
    if ask.prompt not in ("move", "creep"):
        return ask.options

    def use(option: str) -> int:
        end = g.kit.board.number[what_of(option)]
        if ask.prompt == "creep":
            met = any(pawn.seat != g.dark and pawn.space == end for pawn in g.pawns)
            detail = Text("detail.pawns") if met else _gift(g, end, eater=True)
        else:
            pawn = g.pawns[ask.seat]
            detail = _waiting_there(g, pawn, end)[1]
            thing = horcrux_here(g, end)
            if thing >= 0 and not armed(g, pawn):
                detail = _gift(g, end)
        kind = detail.key.partition(".")[2] if detail is not None else ""
        return len(_ORDER) + (kind == "lose") if kind not in _ORDER else _ORDER.index(kind)

    return sorted(ask.options, key=use)


def _meeting(g: Returns, pawn: Pawn, end: int) -> str | None:
    """How it would end if Harry, or Voldemort, moved onto the other."""
    if movement.foe_space(g, pawn) != end:
        return None
    if not relic_about(g):
        return "detail.win" if movement.armed_on_the_way(g, pawn, end) else None
    stone, wand = has_relic(g, harry(g)), has_relic(g, dark(g))
    if stone and wand and not horcruxes_left(g):
        return "detail.duel"
    light = stone and not wand
    return "detail.win" if light == is_hero(g, pawn) else "detail.lose"


def _gift(g: Returns, end: int, eater: bool = False) -> Text | None:
    """What the space gives in this mode (C-92)."""
    board = g.kit.board
    gift = g.plan.gifts[end]
    symbol = board.spaces[board.ids[end]].symbol
    if gift.sign:
        return Text(f"detail.{symbol}")
    if symbol == "hp":
        return Text("detail.hp", {"n": gift.hp})
    if eater:
        return None
    if gift.spells or gift.potions:
        return Text("detail.study")
    if symbol in ("common_room", "tower", "pitch", "start"):
        return Text(f"detail.{symbol}")
    return None


def _way(g: Returns, pawn: Pawn, ask: Ask, option: str) -> Choice:
    """One of several ways, by what lies, or who stands, on it."""
    where = str((ask.args or {})["where"])
    end = g.kit.board.number[where.partition(":")[2]]
    ways = movement.distinct_ways(g, pawn, end, movement.going(g, pawn))
    way = next(way for way in ways if movement.way_key(g, way) == option)
    passed: list[str] = []
    for space in way.spaces:
        if way.passed >> space & 1:
            own = g.kit.objects_of(mine(g, pawn))
            passed += [g.kit.object_names[thing] for thing in own if g.at[thing] == space]
            passed += [f"seat:{p.seat}" for p in g.pawns if p is not pawn and p.space == space]
    label = Text("option.way", {"objects": list(passed)}) if passed else Text("option.way.direct")
    return Choice(label, tuple(passed), _ids(g, way), where)


def _ids(g: Returns, way: Way) -> tuple[str, ...]:
    ids = g.kit.board.ids
    return tuple(ids[space] for space in way.spaces)


# -- beside the question -------------------------------------------------------------------------------------


class HorcruxAside(msgspec.Struct, frozen=True):
    """By the hero's face (1 to 6), the faces of the other die that it beats."""

    object: str
    beats: list[list[int]]
    percent: int


class AttackAside(msgspec.Struct, frozen=True):
    """So many dice, each of which hits with one of ``hits``; those of ``double`` hit twice. By the face of a defence die (1 to
    6): HP the defender, and the attacker, loses."""

    dice: int
    hits: list[int]
    double: list[int]
    defender: list[int]
    attacker: list[int]


class ReturnsAside(msgspec.Struct, frozen=True):
    """What the dice to come would mean: against a Horcrux, in a fight. ``ends``: the spaces to choose from, as options, the
    most useful first."""

    horcrux: HorcruxAside | None = None
    attack: AttackAside | None = None
    ends: list[str] = []


def aside(g: Returns, ask: Ask) -> ReturnsAside | None:
    if ask.prompt == "horcrux" or "retry" in ask.options or "strike" in ask.options:
        thing = horcrux_here(g, g.pawns[ask.seat].space)
        beats = [[other for other in FACES if face > other] for face in FACES]
        return ReturnsAside(HorcruxAside(g.kit.objects[thing], beats, HIGHER))
    if ask.prompt in ("move", "creep", "relic", "eater.place"):
        return ReturnsAside(ends=list(listed(g, ask)))
    if ask.prompt not in ("fight", "fight.dice", "fight.answer.attack"):
        return None
    sides = fighters(g, ask)
    if sides is None:
        return None
    me, you = sides if ask.prompt != "fight.answer.attack" else sides[::-1]
    sheet = fighting.stats(g, me)
    hits = [face for face in FACES if face >= needed_face(g, me, you)]
    double = [6] if sheet.abilities & DOUBLE_SIX else []
    return ReturnsAside(
        attack=AttackAside(sheet.dice, hits, double, [2, 2, 1, 1, 1, 0], [0, 0, 0, 0, 0, 1])
    )
