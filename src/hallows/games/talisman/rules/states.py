"""States of Characters and lasting Events (rulebook: Transfiguration, Losing a Turn; T-060, T-061, T-220 to
T-230, T-342, T-399 to T-403, K43, K65 to K67)."""

from hallows.games.talisman import passives as p
from hallows.games.talisman.compiled import SEATS
from hallows.games.talisman.perks import NO_FERRET
from hallows.games.talisman.rules import decks, objects, stats
from hallows.games.talisman.rules.cause import Cause
from hallows.games.talisman.state import NOBODY, Hero, Lasting, Talisman

FERRET_TURNS = 2  # T-224


def miss_turn(g: Talisman, hero: Hero, rule: str) -> None:
    """T-401: however often said before it is skipped, it is one turn."""
    if not hero.miss:
        hero.miss = True
        g.tell("will.miss.turn", rule=rule, who=SEATS[hero.seat])


# -- Ferrets ----------------------------------------------------------------------------------------------


def become_ferret(g: Talisman, hero: Hero, rule: str) -> None:
    """T-225, T-228, K67: everything is left on the space but Life and Fate (T-226); the dials stay (T-222); the
    turn of the change does not count."""
    if hero.perks & NO_FERRET or hero.waiting:
        return
    hero.ferret = FERRET_TURNS + (1 if hero.seat == g.active else 0)
    hero.tainted = True
    hero.next_move = ""  # K92
    g.tell("ferret", rule=rule, who=SEATS[hero.seat])
    objects.leave_everything(g, hero, "T-225")
    stats.refresh(g, hero)


def end_ferret(g: Talisman, hero: Hero) -> None:
    hero.ferret = 0
    stats.refresh(g, hero)
    g.tell("ferret.over", rule="T-224", who=SEATS[hero.seat])


def ferret_turn_over(g: Talisman, hero: Hero) -> None:
    """T-403: an own turn, taken or lost, has passed."""
    if hero.ferret:
        hero.ferret -= 1
        if not hero.ferret:
            end_ferret(g, hero)


# -- spaces that do nothing to some -----------------------------------------------------------------------


def is_safe(g: Talisman, hero: Hero, result: int = 0) -> bool:
    """Whether the space's instruction as a whole, or that result on it, does not apply to the hero (T-273)."""
    for passive, _, _ in stats.passives(g, hero, p.Safe):
        if hero.space in passive.at and (result in passive.results or not passive.results):
            return True
    return False


# -- lasting Events ---------------------------------------------------------------------------------------


def begin_lasting(g: Talisman, c: Cause, rule: str, rounds: int) -> None:
    """T-342, K43: the Event lies beside the board."""
    card = c.card
    for space, cards in g.board.items():
        if card in cards:
            decks.lift(g, space, card)
            break
    g.lasting.append(Lasting(card, rule, c.hero.seat, rounds))
    g.in_force.append(rule)
    g.tell("lasting", rule=c.rule, card=f"card:{g.faces[card]}")


def end_lasting(g: Talisman, lasting: Lasting) -> None:
    """Its card is discarded once nothing of it lasts any more."""
    g.lasting.remove(lasting)
    g.in_force = [other.rule for other in g.lasting]
    if all(other.card != lasting.card for other in g.lasting):
        decks.discard(g, lasting.card)
        g.tell("lasting.over", card=f"card:{g.faces[lasting.card]}")


def slot_starts(g: Talisman, hero: Hero) -> None:
    """K65: what lasts until the hero's next turn ends here, even if that turn is lost (T-399)."""
    hero.extra_earned = False
    if hero.boons:
        hero.boons = []
        stats.refresh(g, hero)
    for lasting in g.lasting[:]:
        if lasting.owner == hero.seat and not lasting.slots:
            end_lasting(g, lasting)


def slot_ends(g: Talisman, hero: Hero) -> None:
    """T-400: one more of the drawer's slots has passed."""
    for lasting in g.lasting[:]:
        if lasting.owner != hero.seat:
            continue
        if lasting.fresh:
            lasting.fresh = False
        elif lasting.slots:
            lasting.slots -= 1
            if not lasting.slots:
                end_lasting(g, lasting)


def nobody_commands(hero: Hero) -> None:
    """The Spells on a Character's turn end with it."""
    hero.frozen = hero.leap = False
    hero.master = hero.guide = NOBODY
