"""What one seat, or a spectator, may see of the table: everything a client needs to draw it.

Built by allow-list. Face-down cards appear as numbers of cards; a Spell in another's hand, or a card of a
deck, by name only to who has looked at it.
"""

from collections import Counter
from collections.abc import Iterable

import msgspec

from hallows.games.common.drawing import shown
from hallows.games.talisman.compiled import Kit
from hallows.games.talisman.rules import battle as battles
from hallows.games.talisman.rules import spells, stats, trophies
from hallows.games.talisman.state import NOBODY, Battle, Hero, Talisman
from hallows.kernel import Veil


class CardView(msgspec.Struct, frozen=True):
    """A face-up card on a space; ``fate`` lies on it, ``visits`` were paid to it."""

    card: str
    fate: int = 0
    visits: int = 0


class SpaceView(msgspec.Struct, frozen=True):
    cards: list[CardView]
    galleons: int
    figures: list[int]


class Part(msgspec.Struct, frozen=True):
    """One summand of a total, with the name of where it comes from."""

    source: str
    n: int


class SumView(msgspec.Struct, frozen=True):
    """Whatever has a total that ``parts`` make up."""

    parts: list[Part]


class StatView(SumView, frozen=True):
    start: int
    dial: int
    total: int


class SpellView(msgspec.Struct, frozen=True):
    """A Spell at work."""

    spell: str


class CharmView(SpellView, frozen=True):
    until: str


class HeroView(msgspec.Struct, frozen=True):
    """A player's sheet and everything beneath it. ``spells`` are the viewer's own, or those it has seen."""

    seat: int
    character: str
    sheet: str
    side: str
    space: str
    magic: StatView | None
    might: StatView | None
    life: int
    start_life: int
    fate: int
    start_fate: int
    galleons: int
    objects: list[str]  # T-199
    object_limit: int
    followers: list[str]
    follower_limit: int
    trophies: list[str]
    trophy_points: dict[str, int]
    spell_count: int
    spell_limit: int
    spells: list[str]
    challenge: str
    charms: list[CharmView]
    waiting: bool
    out: bool
    miss: bool
    ferret: int
    extra: int
    turned_back: bool
    admitted: bool
    held: int
    next_move: str
    next_must: bool
    frozen: bool
    master: int
    guide: int


class DeckView(msgspec.Struct, frozen=True):
    """``top``: the cards on top that the viewer knows, first to be shown first."""

    count: int
    discards: int
    discard_top: str
    top: list[str]


class SideView(SumView, frozen=True):
    """One side of a Battle as far as its sum is known; a die of 0 is not yet rolled. ``parts`` make up ``stat``."""

    seat: int
    names: list[str]
    stat: int
    modifier: int
    die: int
    score: int


class BattleView(msgspec.Struct, frozen=True):
    kind: str
    stat: str
    hero: SideView
    foe: SideView


class LastingView(msgspec.Struct, frozen=True):
    card: str
    rule: str
    owner: int
    slots: int


class CastView(SpellView, frozen=True):
    caster: int
    target: str


class VoldemortView(msgspec.Struct, frozen=True):
    space: str
    strength: int


class TalismanView(msgspec.Struct, frozen=True):
    begun: bool
    active: int
    turns: int
    rounds: int
    extra_turn: bool
    die: int
    advantage: str
    voldemort: VoldemortView
    heroes: list[HeroView]
    spaces: dict[str, SpaceView]
    outer: DeckView
    middle: DeckView
    spells: DeckView
    purchases: dict[str, int]
    hallows: list[str]
    galleons: int
    fate: int
    trophy_price: int  # points for one more of a stat
    unused: list[str]
    lasting: list[LastingView]
    battle: BattleView | None
    casting: list[CastView]
    winner: int
    win: str


def view(g: Talisman, seat: int | None, veil: Veil) -> TalismanView:
    kit = g.kit
    faces = g.faces
    return shown(
        TalismanView,
        g,
        voldemort=VoldemortView(g.voldemort, kit.voldemort_at(g.voldemort)),
        heroes=[_hero(g, kit, hero, seat) for hero in g.heroes],
        spaces=_spaces(g),
        outer=_deck(g, g.outer, g.outer_discard, seat),
        middle=_deck(g, g.middle, g.middle_discard, seat),
        spells=_deck(g, g.spells, g.spell_discard, seat),
        purchases=dict(sorted(Counter(faces[card] for card in g.purchases).items())),
        hallows=[faces[card] for card in g.hallows],
        trophy_price=trophies.needed(g),
        unused=sorted(g.unused),
        lasting=[LastingView(faces[x.card], x.rule, x.owner, x.slots) for x in g.lasting],
        battle=None if g.battle is None else _battle(g, g.battle),
        casting=[CastView(faces[x.card], x.caster, x.target) for x in g.casting],
    )


def _spaces(g: Talisman) -> dict[str, SpaceView]:
    """Spaces with anything on them."""
    figures: dict[str, list[int]] = {}
    for hero in g.heroes:
        if hero.space:
            figures.setdefault(hero.space, []).append(hero.seat)
    used = {**g.board, **g.gold, **figures}
    return {
        space: SpaceView(
            [_card(g, card) for card in g.board.get(space, ())],
            g.gold.get(space, 0),
            figures.get(space, []),
        )
        for space in used
    }


def _card(g: Talisman, card: int) -> CardView:
    key = str(card)
    return CardView(g.faces[card], g.tokens.get(key, 0), g.visits.get(key, 0))


def _deck(g: Talisman, deck: list[int], discard: list[int], seat: int | None) -> DeckView:
    top: list[str] = []
    if seat is not None:
        for card in reversed(deck):
            if not g.known[card] >> seat & 1:
                break
            top.append(g.faces[card])
    return DeckView(len(deck), len(discard), g.faces[discard[-1]] if discard else "", top)


def _hero(g: Talisman, kit: Kit, hero: Hero, seat: int | None) -> HeroView:
    faces = g.faces
    sheet = kit.sheets[hero.sheet].sheet if hero.sheet else None
    seen = [
        faces[card]
        for card in hero.spells
        if hero.seat == seat or (seat is not None and g.known[card] >> seat & 1)
    ]
    return shown(
        HeroView,
        hero,
        magic=_stat(g, kit, hero, "magic") if sheet else None,
        might=_stat(g, kit, hero, "might") if sheet else None,
        start_life=sheet.life if sheet else 0,
        start_fate=sheet.fate if sheet else 0,
        objects=[faces[card] for card in hero.objects],
        object_limit=hero.object_limit + hero.weightless,
        followers=[faces[card] for card in hero.followers],
        trophies=[faces[card] for card in hero.trophies],
        trophy_points=_points(g, hero),
        spell_count=len(hero.spells),
        spell_limit=stats.spell_limit(g, hero),
        spells=seen,
        charms=[CharmView(boon.source.partition(":")[2], boon.until) for boon in hero.boons],
        ferret=min(hero.ferret, 2),
    )


def _points(g: Talisman, hero: Hero) -> dict[str, int]:
    points = {"magic": 0, "might": 0}
    for card in hero.trophies:
        points[g.kit.kinds[g.faces[card]].stat] += trophies.points(g, hero, card)
    return points


def _stat(g: Talisman, kit: Kit, hero: Hero, stat: str) -> StatView:
    start: int = getattr(kit.sheets[hero.sheet].sheet, stat)
    dial: int = getattr(hero, stat)
    total = stats.total(hero, stat)
    bonus = hero.bonus_magic if stat == "magic" else hero.bonus_might
    named = stats.permanent_bonuses(g, hero, stat) if bonus and not hero.ferret else ()
    return StatView(_summed(named), start, dial, total)


def _battle(g: Talisman, b: Battle) -> BattleView:
    hero = g.heroes[b.hero]
    rival = g.heroes[b.rival] if b.kind == "character" else None
    mine = _side(g, b, hero, b.mine, b.modifier, b.die)
    if rival is not None:
        foe = _side(g, b, rival, b.value, b.foe_modifier, b.foe_die)
    else:
        names = [str(name) for name in spells.foes(g)]
        score = b.value + b.foe_die if b.foe_die else 0
        parts = _summed(battles.enemy_parts(g, b))
        foe = SideView(parts, NOBODY, names, b.value, 0, b.foe_die, score)
    return BattleView(b.kind, b.stat, mine, foe)


def _side(g: Talisman, b: Battle, hero: Hero, stat: int, modifier: int, die: int) -> SideView:
    """Before the dice the stat is what it would be now."""
    stat = stat or battles.battle_stat(g, hero, b)
    score = stat + modifier + die if die else 0
    parts = _parts(g, b, hero, stat)
    return SideView(parts, hero.seat, [f"sheet:{hero.sheet}"], stat, modifier, die, score)


def _parts(g: Talisman, b: Battle, hero: Hero, stat: int) -> list[Part]:
    """The dial, what adds to it for good, what adds to it now. The whole, where something has changed since."""
    dial = hero.magic if b.stat == "magic" else hero.might
    named = [
        (f"stat:{b.stat}", dial),
        *stats.permanent_bonuses(g, hero, b.stat),
        *battles.battle_bonuses(g, hero, b),
    ]
    if sum(n for _, n in named) != stat:
        named = [(f"stat:{b.stat}", stat)]
    return _summed(named)


def _summed(named: Iterable[tuple[str, int]]) -> list[Part]:
    return [Part(name, n) for name, n in named]
