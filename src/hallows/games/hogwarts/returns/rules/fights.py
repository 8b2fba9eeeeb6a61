"""Fights of heroes with Death Eaters (V-017, V-030, V-048 to V-057, V-062, V-064, V-070 to V-075, V-089, C-71, C-138 to C-140):
who fights whom, and what becomes of the beaten. How they fight is in ``hogwarts.rules.rivals``."""

from hallows.games.common.keys import what_of
from hallows.games.hogwarts.returns.rules.sides import lurking, name
from hallows.games.hogwarts.returns.state import CLOSE, EATERS, PROWL, Eater, Pawn, Returns
from hallows.games.hogwarts.rules import rivals
from hallows.games.hogwarts.rules.cards import put_under
from hallows.games.hogwarts.state import (
    EATER_FIGHT,
    LOST,
    NOBODY,
    NOWHERE,
    OPEN,
    UNDECIDED,
    WON,
    Fight,
    Fighter,
)
from hallows.kernel import Ask, Play


def challenge(g: Returns, hero: Pawn) -> Play[bool]:
    """V-030, V-075: a hero has entered the space of Death Eaters and fights one of his choice. False: nobody is there."""
    eaters = lurking(g, hero.space)
    if not eaters:
        return False
    sheets = g.kit.eaters
    options = tuple([f"fight:{sheets[eater.sheet].id}" for eater in eaters])
    choice: str = yield Ask(hero.seat, "meet", options, "V-075")
    begin(g, hero, g.plan.eater_number[what_of(choice)], hero_first=True)
    return True


def ambush(g: Returns, eater: Eater) -> Play[bool]:
    """V-030, V-075: a Death Eater has entered the space of heroes; its player chooses one."""
    found = [pawn for pawn in g.pawns if pawn.seat != g.dark and pawn.space == eater.space]
    if not found:
        return False
    options = tuple([f"fight:{pawn.seat}" for pawn in found])
    choice: str = yield Ask(g.dark, "meet", options, "V-075")
    begin(g, g.pawns[int(what_of(choice))], eater.sheet, hero_first=False)
    return True


def begin(g: Returns, hero: Pawn, sheet: int, *, hero_first: bool) -> None:
    """V-053, V-070, V-071: the side that moved in strikes first; beaten at 0 HP; three cards each."""
    eater = g.eaters[sheet]
    them = Fighter(g.dark, eater=sheet, hp=eater.hp, cards=eater.cards)
    eater.cards = []
    fighters = [Fighter(hero.seat), them]
    g.fight = Fight(
        EATER_FIGHT,
        fighters if hero_first else fighters[::-1],
        limit=g.plan.scenario.fight_limit,
        floor=0,
        table=True,
        pays_last=True,
    )
    foe = g.kit.eaters[sheet].name
    g.tell("eater.fight" if hero_first else "eater.attacks", rule="V-030", who=name(g, hero), foe=foe)  # fmt: skip


def play(g: Returns, fight: Fight) -> Play[None]:
    """A stretch of the fight, and its end."""
    yield from rivals.play(g, fight)
    if fight.result != OPEN:
        conclude(g, fight)


def conclude(g: Returns, fight: Fight) -> None:
    """What becomes of both, and what is played next."""
    g.fight = None
    hero_first = fight.fighters[0].eater == NOBODY
    us, them = fight.fighters if hero_first else fight.fighters[::-1]
    hero, eater = g.pawns[us.seat], g.eaters[them.eater]
    eater.hp, eater.cards = them.hp, them.cards  # C-139: for the next fight
    foe = g.kit.eaters[eater.sheet].name
    won = WON if hero_first else LOST
    if fight.result == UNDECIDED:
        g.tell("eater.undecided", rule="V-070", who=name(g, hero), foe=foe)
    elif fight.result == won:
        remove(g, eater)
        g.tell("eater.removed", rule="V-057", who=name(g, hero), foe=foe)
    else:
        fall(g, hero, foe)
    g.step = _next(g, fight, fight.result == won)


def _next(g: Returns, fight: Fight, hero_won: bool) -> int:
    """V-074, C-128, C-140: who wins in the own move goes on to the space, unless he fought instead of moving."""
    if g.mover != NOBODY:
        return PROWL if fight.result == WON else EATERS
    return g.step if hero_won and g.walked else CLOSE


def remove(g: Returns, eater: Eater) -> None:
    """V-057, C-139: out of the game; its cards go under their decks."""
    for card in eater.cards:
        put_under(g, card)
    eater.cards = []
    eater.space = NOWHERE
    eater.hp = 0


def fall(g: Returns, hero: Pawn, foe: str) -> None:
    """V-055, V-062, V-089, C-138: to Start with exactly 1 HP; everything else is kept. A duty ends with the turn (V-078)."""
    hero.space = g.kit.board.start
    hero.home = NOWHERE
    hero.hp = 1
    g.tell("hero.beaten", rule="V-055", who=name(g, hero), foe=foe, where=g.kit.space_names[hero.space])  # fmt: skip
