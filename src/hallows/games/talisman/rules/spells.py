"""Spells and their windows (rulebook: Spells; T-209 to T-219, T-360 to T-368, T-395, T-396, K61 to K63).

A window is opened only where `Talisman.armed` says that somebody may have something for it:

    if g.armed & W_MOVED:
        yield from spells.window(g, W_MOVED)

A Spell is cast on a target named by an option key: ``target:2`` is a seat, ``ferret:2``, ``event:ID`` and
``charm:SPELL:2`` are lasting effects (Finite Incantatem), and an empty one is no target at all.
"""

from collections.abc import Callable

from hallows.games.common.keys import split
from hallows.games.talisman import passives as p
from hallows.games.talisman.compiled import (
    SEATS,
    W_BATTLE,
    W_BEATEN,
    W_CROSS,
    W_LIFE,
    W_SPELL,
    WINDOW_NAMES,
    SpellKind,
)
from hallows.games.talisman.perks import ON_LAST_SPELL_CAST, RESIST_SPELL, SPELLGUARD
from hallows.games.talisman.rules import decks, fate, stats, texts, triggers
from hallows.games.talisman.rules.cause import Cause
from hallows.games.talisman.state import NOBODY, Cast, Hero, Talisman
from hallows.kernel import NO, PASS, YES_NO, Arg, Ask, Play

NO_TARGET = ("",)


def window(g: Talisman, bit: int, settled: Callable[[], bool] = lambda: False) -> Play[None]:
    """Ask everybody with something to cast here, from the active player clockwise; after each Spell anew,
    until all pass in a row (T-395, K62). At a table that asks everybody, that is whoever could have something.
    ``settled``: as things stand no Spell is needed, so it concerns nobody."""
    heroes = g.heroes
    name = WINDOW_NAMES[bit]
    index = 0
    while index < len(heroes):
        hero = heroes[(g.active + index) % len(heroes)]
        index += 1
        offers = castable(g, hero, bit)
        if not offers and not (g.options.ask_everybody and could_cast(g, hero, bit)):
            continue
        concerned = hero.seat in concerns(g, bit) and not settled()
        kind = f"{name}.own" if concerned else name
        choice: str = yield Ask(
            hero.seat, f"spell.{name}", (PASS, *offers), "T-395", _context(g, bit), kind
        )
        if choice != PASS:
            yield from cast(g, hero, offers[choice], bit)
            if not g.armed & bit:
                return
            index = 0


def concerns(g: Talisman, bit: int) -> tuple[int, ...]:
    """Whom such a moment concerns: who fights, is in danger, has a Spell cast on it, tries to cross."""
    if bit == W_BATTLE:
        return fighters(g)
    if bit == W_LIFE:
        return (g.danger,)
    if bit == W_SPELL:
        return (target_seat(g, g.casting[-1].target),)
    return (g.active,) if bit == W_CROSS else ()


def _context(g: Talisman, bit: int) -> dict[str, Arg]:
    """What the asked player needs to know about the moment."""
    context: dict[str, Arg] = {"who": SEATS[g.active]}
    if bit == W_LIFE:
        context["who"] = SEATS[g.danger]
    elif bit == W_SPELL:
        latest = g.casting[-1]
        context["who"] = SEATS[latest.caster]
        context["spell"] = f"spell:{g.faces[latest.card]}"
    elif g.battle is not None and bit in (W_BATTLE, W_BEATEN):
        context["who"] = SEATS[g.battle.hero]
        context["foe"] = foes(g)
    return context


def foes(g: Talisman) -> list[Arg]:
    """Names of the opponents in the present Battle."""
    b = g.battle
    if b is None:
        return []
    if b.cards:
        return [f"card:{g.faces[card]}" for card in b.cards]
    if b.kind == "character":
        return [SEATS[b.rival]]
    return [b.foe] if b.foe else []


def may_cast(g: Talisman, hero: Hero) -> bool:
    """Any number in the own turn, one in another's (T-215, T-216), none as a Ferret (T-227) or in the Centaur
    Clearing (T-298), and what keeps everybody from casting."""
    if hero.waiting or hero.out or hero.ferret or not hero.spells:
        return False
    if hero.seat == g.active:
        if hero.frozen:
            return False
    elif g.cast >> hero.seat & 1:
        return False
    return "no_spells" not in g.in_force and not g.kit.places[hero.space].no_magic


def could_cast(g: Talisman, hero: Hero, bit: int) -> bool:
    """Whether a hero has something for this window, as far as those know who do not see the hand."""
    fits = g.kit.own if hero.seat == g.active else g.kit.other
    return bool(fits & bit) and may_cast(g, hero)


def castable(g: Talisman, hero: Hero, bit: int) -> dict[str, int]:
    """Option keys of the Spells the hero may cast in this window, each with its card."""
    own = hero.seat == g.active
    if not (hero.hand_own if own else hero.hand_other) & bit or not may_cast(g, hero):
        return {}
    offers: dict[str, int] = {}
    kinds = g.kit.spells
    for card in hero.spells:
        kind = kinds[g.faces[card]]
        fits = (kind.own if own else kind.other) & bit
        if fits and kind.option not in offers and targets(g, hero, kind, bit):
            offers[kind.option] = card
    return offers


# -- targets ----------------------------------------------------------------------------------------------


def targets(g: Talisman, caster: Hero, kind: SpellKind, bit: int) -> tuple[str, ...]:
    """Option keys of the possible targets; empty if the Spell cannot be cast now."""
    target = kind.target
    if target == "none":
        return NO_TARGET if texts.sensible(g, Cause(caster, kind.arg), kind.spell.text) else ()
    if target == "lasting":
        return lasting_effects(g)
    if target == "spell":
        latest = g.casting[-1] if g.casting else None
        answers = latest and latest.caster != caster.seat and not latest.cancelled
        return NO_TARGET if answers else ()
    if target == "endangered":
        return endangered(g, bit)
    b = g.battle
    if target == "own_battle":
        return NO_TARGET if caster.seat in fighters(g) else ()
    if target == "opponent":
        if b is None or b.kind != "character" or caster.seat not in fighters(g):
            return ()
        return (f"target:{b.rival if b.hero == caster.seat else b.hero}",)
    return tuple(
        f"target:{hero.seat}"
        for hero in g.heroes
        if may_be_target(g, caster, hero, target)
        and texts.sensible(g, Cause(caster, kind.arg, target=hero), kind.spell.text)
    )


def fighters(g: Talisman) -> tuple[int, ...]:
    """The Characters in the present Battle; the owner of an attacked Follower is not in it (T-182)."""
    b = g.battle
    if b is None:
        return ()
    return (b.hero, b.rival) if b.kind == "character" else (b.hero,)


def may_be_target(g: Talisman, caster: Hero, hero: Hero, target: str) -> bool:
    """T-406 and the Spell's own words."""
    if hero.waiting or hero.out:
        return False
    if target == "any":
        return True
    if target == "active":
        return hero.seat == g.active
    if hero is caster:
        return False
    if target == "opposing":
        return hero.side != caster.side
    if target == "in_region":
        places = g.kit.places
        return places[hero.space].region == places[caster.space].region
    return True


def endangered(g: Talisman, bit: int) -> tuple[str, ...]:
    """T-368: the Character about to lose Life; or the beaten Follower's owner, or the beaten Enemy."""
    if g.shielded:
        return ()
    if bit == W_LIFE and g.danger != NOBODY:
        return (f"target:{g.danger}",)
    if bit == W_BEATEN and g.battle is not None:
        return (f"target:{g.battle.rival}",) if g.battle.kind == "follower" else NO_TARGET
    return ()


def lasting_effects(g: Talisman) -> tuple[str, ...]:
    """What Finite Incantatem can end: Ferrets, lasting Events, lasting Spells."""
    found = [f"ferret:{hero.seat}" for hero in g.heroes if hero.ferret and not hero.waiting]
    found += [f"event:{g.faces[lasting.card]}" for lasting in g.lasting]
    for hero in g.heroes:
        if not hero.waiting and not hero.out:
            found += [f"charm:{charm}:{hero.seat}" for charm in charms(hero)]
    return tuple(dict.fromkeys(found))


def charms(hero: Hero) -> list[str]:
    """The lasting Spells on a Character."""
    found = [boon.source.partition(":")[2] for boon in hero.boons]
    if hero.frozen:
        found.append("immobulus")
    if hero.master != NOBODY:
        found.append("imperio")
    if hero.guide != NOBODY:
        found.append("confundo")
    return found


def target_seat(g: Talisman, target: str) -> int:
    """The Character a Spell was cast on, itself or one of its cards; -1 for none."""
    head, rest = split(target)
    if head in ("target", "ferret"):
        return int(rest)
    if head == "charm":
        return int(rest.rpartition(":")[2])
    return NOBODY


# -- casting ----------------------------------------------------------------------------------------------


def cast(g: Talisman, caster: Hero, card: int, bit: int, target: str = "") -> Play[None]:
    """Cast a Spell: it may be cancelled, then resisted or blocked, then it works (T-217, K63). Whose last Spell
    this was may draw another; one lost otherwise brings none (T-320, T-436)."""
    kind = g.kit.spells[g.faces[card]]
    options = () if target else targets(g, caster, kind, bit)
    if options and options != NO_TARGET:
        target = yield Ask(caster.seat, "spell.target", options, "T-217", {"spell": kind.arg})
    last = len(caster.spells) == 1
    if caster.seat != g.active:
        g.cast |= 1 << caster.seat
    decks.discard_spell(g, caster, card)
    yield from resolve(g, caster, card, target, defended=True)
    if last and caster.perks & ON_LAST_SPELL_CAST and not caster.waiting:
        yield from triggers.fire(g, caster, "last_spell_cast")


def resolve(g: Talisman, caster: Hero, card: int, target: str, *, defended: bool) -> Play[None]:
    """T-396: answers first. ``defended``: the target's own defences have not yet been used."""
    kind = g.kit.spells[g.faces[card]]
    casting = Cast(card, caster.seat, target)
    g.casting.append(casting)
    seat = target_seat(g, target)
    _tell_cast(g, caster, kind, seat)
    if g.armed & W_SPELL:
        yield from window(g, W_SPELL)
    stands = not casting.cancelled
    if stands and defended and seat not in (NOBODY, caster.seat):
        stands = yield from survives_defence(g, caster, g.heroes[seat], card)
    if stands:
        aim = g.heroes[seat] if seat != NOBODY else None
        yield from texts.run(
            g,
            Cause(caster, kind.arg, ("card",), card=card, target=aim, cited="T-217"),
            kind.spell.text,
        )
    g.casting.pop()


def _tell_cast(g: Talisman, caster: Hero, kind: SpellKind, seat: int) -> None:
    if seat == NOBODY:
        g.tell("spell.cast", rule="T-217", who=SEATS[caster.seat], spell=kind.arg)
    elif seat == caster.seat:
        g.tell("spell.cast.self", rule="T-217", who=SEATS[seat], spell=kind.arg)
    else:
        g.tell(
            "spell.cast.on", rule="T-217", who=SEATS[caster.seat], spell=kind.arg, whom=SEATS[seat]
        )


def survives_defence(g: Talisman, caster: Hero, hero: Hero, card: int) -> Play[bool]:
    """The target's defences: McGonagall's, then Harry's (K63). False: the Spell has no effect on it."""
    if hero.perks & SPELLGUARD and (yield from spellguard(g, hero, card)):
        return False
    if hero.perks & RESIST_SPELL:
        for passive, _, _ in stats.passives(g, hero, p.ResistSpell):
            if (yield from resists(g, hero, passive.at_least)):
                return False
    return True


def resists(g: Talisman, hero: Hero, at_least: int) -> Play[bool]:
    """T-318."""
    if (yield Ask(hero.seat, "spell.resist", YES_NO, "T-318", _context(g, W_SPELL))) == NO:
        return False
    die = yield from fate.trial(g, hero, "resist", at_least, g.kit.sheets[hero.sheet].arg)
    resisted = die >= at_least
    g.tell(
        "spell.resisted" if resisted else "spell.not.resisted",
        rule="T-318",
        who=SEATS[hero.seat],
        die=die,
    )
    return resisted


def spellguard(g: Talisman, hero: Hero, card: int) -> Play[bool]:
    """T-326: 1 Fate for letting the Spell work, or 2 Fate to block it and cast it on somebody else."""
    options = []
    if g.fate:
        options.append("gain")
    if hero.fate >= 2:
        options.append("block")
    if not options:
        return False
    choice: str = yield Ask(
        hero.seat, "spell.guard", (*options, "nothing"), "T-326", _context(g, W_SPELL)
    )
    if choice == "gain":
        stats.gain_fate(g, hero, 1, "T-326")
    if choice != "block":
        return False
    stats.lose_fate(g, hero, 2, "T-326")
    kind = g.kit.spells[g.faces[card]]
    g.tell("spell.blocked", rule="T-326", who=SEATS[hero.seat], spell=kind.arg)
    yield from redirect(g, hero, card, kind)
    return True


def redirect(g: Talisman, hero: Hero, card: int, kind: SpellKind) -> Play[None]:
    """T-326: at once on a new target, Region and timing aside; it is not a Spell of her hand (K63)."""
    options = new_targets(g, hero, kind)
    if not options:
        return
    choice: str = yield Ask(
        hero.seat, "spell.redirect", (PASS, *options), "T-326", {"spell": kind.arg}
    )
    if choice != PASS:
        yield from resolve(g, hero, card, choice, defended=True)


def new_targets(g: Talisman, hero: Hero, kind: SpellKind) -> list[str]:
    """On whom a blocked Spell may be cast: Region and timing are waived, its other words hold. Nobody else is
    in danger where Protego was cast."""
    if kind.target == "lasting":
        return [o for o in lasting_effects(g) if target_seat(g, o) != hero.seat]
    others = [h for h in g.heroes if h is not hero and not h.waiting and not h.out]
    if kind.target == "endangered":
        others = []
    elif kind.target == "opposing":
        others = [other for other in others if other.side != hero.side]
    elif kind.target == "opponent":
        others = [other for other in others if other.seat in fighters(g)]
    return [f"target:{other.seat}" for other in others]
