"""Stats, dials and tokens (rulebook: Character cards, Life, Fate, Galleons; T-027 to T-035)."""

from typing import TypeVar

from hallows.games.talisman.compiled import SEATS, Source
from hallows.games.talisman.passives import Give
from hallows.games.talisman.perks import MASKS, NO_OBJECTS
from hallows.games.talisman.state import Hero, Talisman

P = TypeVar("P", bound=Give)

FERRET_STAT = 1  # T-220


def refresh(g: Talisman, hero: Hero) -> None:
    """Work out anew what the hero's sheet, cards and lasting Spells give it (T-027, T-028, T-029, T-389).

    A Ferret has no abilities (T-230); in the Centaur Clearing no Object adds Magic or Might and Magic
    Objects cannot be used (T-297, T-298); a disarmed Character has no use of its Objects.
    """
    kit = g.kit
    faces = g.faces
    kinds = kit.kinds
    box = kit.box
    perks = magic = might = spells = weightless = 0
    carried = box.object_limit
    company = box.follower_limit
    if not hero.ferret and hero.sheet:
        sheet = kit.sheets[hero.sheet].source
        perks = sheet.perks
        magic = sheet.magic
        might = sheet.might
        spells = sheet.spells
        carried += sheet.objects
        company += sheet.followers
    for boon in hero.boons:
        perks |= kit.grants[boon.grant].perks
    followers = hero.followers
    for card in followers:
        source = kinds[faces[card]].source
        perks |= source.perks
        magic += source.magic
        might += source.might
        spells += source.spells
        carried += source.objects
        company += source.followers
        if len(followers) > 1:
            magic += source.other_magic
            might += source.other_might
    if hero.objects:
        barred = hero.space != "" and kit.places[hero.space].no_magic
        disarmed = perks & NO_OBJECTS
        for card in hero.objects:
            kind = kinds[faces[card]]
            source = kind.source
            carried += source.objects
            weightless += source.weightless
            if disarmed:
                continue
            if not (barred and kind.magical):
                perks |= source.perks
                spells += source.spells
            if not barred:
                magic += source.magic
                might += source.might
    hero.perks = perks
    hero.bonus_magic = magic
    hero.bonus_might = might
    hero.bonus_spells = spells
    hero.object_limit = carried
    hero.weightless = weightless
    hero.follower_limit = company
    for other in g.heroes:
        perks |= other.perks
    g.around = perks


def usable_sources(g: Talisman, hero: Hero) -> list[tuple[Source, int]]:
    """Everything whose passives the hero may use now, each with its card (-1: no card)."""
    kit = g.kit
    found = [] if hero.ferret else kit.sheets[hero.sheet].own[:]
    for boon in hero.boons:
        found.append((kit.grants[boon.grant], -1))
    faces, kinds = g.faces, kit.kinds
    for card in hero.followers:
        found.append((kinds[faces[card]].source, card))
    if hero.objects and not hero.perks & NO_OBJECTS:
        barred = kit.places[hero.space].no_magic
        for card in hero.objects:
            kind = kinds[faces[card]]
            if not (barred and kind.magical):
                found.append((kind.source, card))
    return found


def passives(g: Talisman, hero: Hero, kind: type[P]) -> list[tuple[P, Source, int]]:
    """The hero's usable passives of one kind, each with where it comes from; of Bonuses only those that count
    in Battle. Guard with the perk bit."""
    mask = MASKS[kind]
    return [
        (passive, source, card)
        for source, card in usable_sources(g, hero)
        if source.perks & mask
        for passive in source.passives
        if isinstance(passive, kind)
    ]


def permanent_bonuses(g: Talisman, hero: Hero, stat: str) -> list[tuple[str, int]]:
    """What the hero's bonus to a stat is made of, each with its name (T-027, T-028)."""
    found = []
    barred = g.kit.places[hero.space].no_magic
    company = len(hero.followers) > 1
    for source, card in usable_sources(g, hero):
        if barred and card in hero.objects:
            continue
        n = source.magic if stat == "magic" else source.might
        if company and card in hero.followers:
            n += source.other_magic if stat == "magic" else source.other_might
        if n:
            found.append((source.name, n))
    return found


def total_magic(hero: Hero) -> int:
    """T-027, without what counts in Battle only."""
    return FERRET_STAT if hero.ferret else hero.magic + hero.bonus_magic


def total_might(hero: Hero) -> int:
    """T-028, without what counts in Battle only."""
    return FERRET_STAT if hero.ferret else hero.might + hero.bonus_might


def total(hero: Hero, stat: str) -> int:
    return total_magic(hero) if stat == "magic" else total_might(hero)


def spell_limit(g: Talisman, hero: Hero) -> int:
    """By total Magic: T-209, T-210, T-211, T-212."""
    table = g.kit.spell_table
    magic = hero.magic + hero.bonus_magic
    last = len(table) - 1
    limit = table[last if magic > last else magic if magic > 0 else 0] + hero.bonus_spells
    return limit if limit > 0 else 0


def dial_max(g: Talisman) -> int:
    """T-032, T-394."""
    return g.options.dial_max or g.kit.box.dial_max


def tell(g: Talisman, key: str, hero: Hero, what: str, n: int, total: int, rule: str) -> None:
    """Report a gain or a loss."""
    if g.sink is not None:
        g.tell(key, rule=rule, who=SEATS[hero.seat], what=f"what:{what}", n=n, total=total)


def set_dials(g: Talisman, hero: Hero) -> None:
    """Magic, Might and Life as printed on the sheet (T-020, T-235)."""
    sheet = g.kit.sheets[hero.sheet].sheet
    hero.magic, hero.might, hero.life = sheet.magic, sheet.might, sheet.life


def gain_stat(g: Talisman, hero: Hero, stat: str, n: int, rule: str) -> int:
    """Turn a dial up: never above its maximum (T-032), not at all for a Ferret's Magic and Might (T-221).
    Life may exceed its starting value (T-034). Returns what was really gained."""
    if hero.ferret and stat != "life":
        return 0
    before: int = getattr(hero, stat)
    after = min(before + n, max(before, dial_max(g)))
    if after != before:
        setattr(hero, stat, after)
        tell(g, "gained", hero, stat, after - before, after, rule)
    return after - before


def lose_stat(g: Talisman, hero: Hero, stat: str, n: int, rule: str) -> int:
    """Turn the Magic or Might dial down: never below the starting value (T-030, T-031)."""
    if hero.ferret:
        return 0
    before: int = getattr(hero, stat)
    floor: int = getattr(g.kit.sheets[hero.sheet].sheet, stat)
    after = max(min(before, floor), before - n)
    if after != before:
        setattr(hero, stat, after)
        tell(g, "lost", hero, stat, before - after, after, rule)
    return before - after


def heal(g: Talisman, hero: Hero, n: int, rule: str) -> int:
    """T-033: up to the starting value; ``n`` 0 means fully."""
    start = g.kit.sheets[hero.sheet].sheet.life
    missing = start - hero.life
    if missing <= 0 or hero.waiting:
        return 0
    healed = min(n, missing) if n else missing
    hero.life += healed
    g.tell("healed", rule=rule, who=SEATS[hero.seat], n=healed, total=hero.life)
    return healed


def gain_fate(g: Talisman, hero: Hero, n: int, rule: str) -> int:
    """From the supply, as far as it lasts (T-010, T-011); one may hold any number (T-035)."""
    return _take_tokens(g, hero, "fate", min(n, g.fate), rule)


def lose_fate(g: Talisman, hero: Hero, n: int, rule: str) -> int:
    """To the supply (T-044); what one does not have one does not lose (T-441)."""
    return -_take_tokens(g, hero, "fate", -min(n, hero.fate), rule)


def gain_galleons(g: Talisman, hero: Hero, n: int, rule: str) -> int:
    """T-010, T-011."""
    return _take_tokens(g, hero, "galleon", min(n, g.galleons), rule)


def lose_galleons(g: Talisman, hero: Hero, n: int, rule: str) -> int:
    """T-441."""
    return -_take_tokens(g, hero, "galleon", -min(n, hero.galleons), rule)


def _take_tokens(g: Talisman, hero: Hero, what: str, n: int, rule: str) -> int:
    """Tokens from the supply to a Character; with a minus sign, back."""
    if not n:
        return 0
    if what == "fate":
        g.fate -= n
        hero.fate += n
        now = hero.fate
    else:
        g.galleons -= n
        hero.galleons += n
        now = hero.galleons
    tell(g, "gained" if n > 0 else "lost", hero, what, abs(n), now, rule)
    return n
