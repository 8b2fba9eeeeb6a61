"""Abilities of Characters with a rule of their own (T-315 to T-340 and 15.6 of the canon). The rest of their
abilities are passives like those of cards."""

from hallows.games.talisman.compiled import SEATS
from hallows.games.talisman.perks import EXTRA_TURN, INTIMIDATE, STAY
from hallows.games.talisman.rules import fate, life, losses, states
from hallows.games.talisman.state import DEATH_EATERS, Hero, Talisman
from hallows.kernel import NO, YES, YES_NO, Ask, Play

SIX = 6


def pickpocket(g: Talisman, hero: Hero, route: tuple[str, ...]) -> Play[None]:
    """Pettigrew: for each Character passed in a walk one die, on a 6 take 1 Galleon."""
    for space in route:
        for other in g.heroes:
            if other is hero or other.space != space or other.waiting or not other.galleons:
                continue
            answer: str = yield Ask(
                hero.seat, "pickpocket", YES_NO, "T-180", {"whom": SEATS[other.seat]}
            )
            if answer != YES:
                continue
            source = g.kit.sheets[hero.sheet].arg
            die = yield from fate.trial(g, hero, "pickpocket", SIX, source)
            if die == SIX:
                yield from losses.hand_over(g, other, hero, "galleon", "T-180")


def may_stay(g: Talisman, hero: Hero) -> bool:
    """T-325: McGonagall, for 1 Fate, and not in two turns running."""
    return hero.perks & STAY != 0 and hero.fate > 0 and not hero.stayed


def intimidations(g: Talisman, mover: Hero) -> Play[None]:
    """T-329: Hagrid ends his move where a Death Eater stands, or one ends its move where he stands. It does
    not replace the encounter (T-435)."""
    for hagrid in g.going_round(mover.seat):
        if not hagrid.perks & INTIMIDATE or hagrid.space != mover.space or hagrid.waiting:
            continue
        if hagrid is mover:
            marks = [h for h in g.heroes if h.space == mover.space and is_mark(h)]
        else:
            marks = [mover] if is_mark(mover) else []
        if marks:
            yield from intimidate(g, hagrid, marks)


def is_mark(hero: Hero) -> bool:
    return hero.side == DEATH_EATERS and not hero.waiting and not hero.out


def intimidate(g: Talisman, hagrid: Hero, marks: list[Hero]) -> Play[None]:
    options = (NO, *(f"target:{mark.seat}" for mark in marks))
    choice: str = yield Ask(hagrid.seat, "intimidate", options, "T-329")
    if choice == NO:
        return
    mark = g.heroes[int(choice[7:])]
    give: str = "life"
    if mark.fate:  # K87: without Fate it must be the Life
        give = yield Ask(
            mark.seat, "intimidated", ("fate", "life"), "T-329", {"who": SEATS[hagrid.seat]}
        )
    g.tell("intimidated", rule="T-329", who=SEATS[hagrid.seat], whom=SEATS[mark.seat])
    if give == "fate":
        yield from losses.hand_over(g, mark, hagrid, "fate", "T-329")
    else:
        yield from life.lose_life(g, mark, 1, "T-329", hagrid.seat)
        states.miss_turn(g, hagrid, "T-329")


def earn_extra_turn(hero: Hero) -> None:
    """T-328, K58: after a Battle won in his turn, once per round. Whether he takes it is asked at its end."""
    if hero.perks & EXTRA_TURN and not hero.extra_earned:
        hero.extra_earned = True
        hero.extra += 1
