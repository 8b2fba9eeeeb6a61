"""Losing Life, preventing it, and 0 Life (rulebook: Life, Prevention; T-231 to T-237, T-355 to T-358,
T-390 to T-393)."""

from hallows.games.talisman import passives as p
from hallows.games.talisman.compiled import SEATS, W_LIFE
from hallows.games.talisman.perks import PREVENT, SACRIFICE
from hallows.games.talisman.rules import board, challenges, decks, fate, objects, spells, stats
from hallows.games.talisman.state import NOBODY, Hero, Talisman
from hallows.kernel import NO, Ask, Pick, Play


def lose_life(
    g: Talisman, hero: Hero, n: int, rule: str, by: int = NOBODY, *, battle: bool = False
) -> Play[int]:
    """Lose n Life from one cause. First Protego, which stops it all (K90), then what saves single Lives.
    ``by`` is the seat through which it happens (K35). Returns the Life really lost."""
    if hero.waiting or hero.out or n <= 0:
        return 0
    if g.armed & W_LIFE and (yield from shielded(g, hero)):
        return 0
    lost = n
    if hero.perks & (PREVENT | SACRIFICE):
        lost = 0
        for _ in range(n):
            if not (yield from spared(g, hero, battle)):
                lost += 1
    if not lost or hero.waiting:
        return 0
    lost = min(lost, hero.life)
    hero.life -= lost
    g.wounded |= 1 << hero.seat
    stats.tell(g, "lost", hero, "life", lost, hero.life, rule)
    if hero.life <= 0:
        fall(g, hero)
    if by not in (NOBODY, hero.seat):
        yield from challenges.deed(g, g.heroes[by], "take_life")
    return lost


def shielded(g: Talisman, hero: Hero) -> Play[bool]:
    """Window W4; True if Protego stops the loss (T-393)."""
    before = g.danger, g.shielded
    g.danger, g.shielded = hero.seat, False
    yield from spells.window(g, W_LIFE)
    stopped = g.shielded or hero.waiting
    g.danger, g.shielded = before
    return stopped


def spared(g: Talisman, hero: Hero, battle: bool) -> Play[bool]:
    """One Life about to be lost: a Follower may be given for it, and in Battle each protective card is tried
    once until one succeeds (T-391, T-392, K90)."""
    if hero.perks & SACRIFICE and hero.followers:
        options = objects.names(g, hero.followers, "lose")
        choice: str = yield Ask(hero.seat, "sacrifice", (NO, *options), "T-231")
        if choice != NO:
            objects.drop(g, hero, objects.named(g, hero.followers, choice), "T-231")
            yield from objects.tidy(g, hero)
            return True
    if not battle or not hero.perks & PREVENT:
        return False
    for passive, source, _ in stats.passives(g, hero, p.Prevent):
        die = yield from fate.trial(g, hero, "prevent", passive.at_least, source.name)
        saved = die >= passive.at_least
        g.tell(
            "prevented" if saved else "not.prevented",
            rule="T-392",
            who=SEATS[hero.seat],
            card=source.name,
            die=die,
        )
        if saved:
            return True
    return False


def fall(g: Talisman, hero: Hero) -> None:
    """0 Life: at once to St. Mungo's without Spells, Trophies and Fate (T-231, T-232, K69). The own turn ends,
    another's does not (T-233, T-405)."""
    hero.life = 0
    hero.waiting = True
    g.tell("fell", rule="T-231", who=SEATS[hero.seat])
    strip(g, hero)
    if g.options.no_inheritance:
        leave_game(g, hero)
        return
    board.put(g, hero, g.kit.hospital.id, "T-231", told="hospital")  # no crossing of its own (K105)
    stats.refresh(g, hero)


def strip(g: Talisman, hero: Hero) -> None:
    """What 0 Life costs besides the turn: T-232 and the lost states of K69."""
    for card in hero.spells[:]:
        decks.discard_spell(g, hero, card)
    for card in hero.trophies:
        decks.discard(g, card)
    hero.trophies = []
    stats.lose_fate(g, hero, hero.fate, "T-232")
    hero.ferret = hero.extra = hero.held = 0
    hero.turned_back = hero.admitted = hero.frozen = hero.leap = False
    hero.next_move = ""
    hero.master = hero.guide = NOBODY
    hero.boons = []


def leave_game(g: Talisman, hero: Hero) -> None:
    """A1, T-370, T-371, T-372: what it carried stays on the space of death, the Character leaves the game."""
    objects.leave_everything(g, hero, "T-370")
    hero.challenge = ""
    hero.miss = False
    hero.character = hero.sheet = hero.space = ""
    stats.refresh(g, hero)


def random_unused(g: Talisman, hero: Hero) -> Play[None]:
    """T-371: a Character from the box, at random."""
    pick: int = yield Pick(len(g.unused), "character", hero.seat)
    character = g.unused.pop(pick)
    g.drawn("characters", character, by=hero.seat)
    hero.character = character
