"""The turn (rulebook: Turn; T-024, T-045 to T-047, T-055, T-060, T-061, T-398 to T-403, T-418 to T-420,
T-443, K65, K66, K101)."""

from collections.abc import Callable

from hallows.games.talisman.compiled import SEATS, W_END, W_START
from hallows.games.talisman.perks import (
    EXTRA_TURN,
    INTIMIDATE,
    ON_BEFORE_MOVE,
    ON_END_MOVE,
    ON_OWN_TURN,
    ON_TURN_END,
    ON_TURN_START,
    RIDE,
)
from hallows.games.talisman.perks import STAY as STAY_PERK
from hallows.games.talisman.rules import (
    arriving,
    challenges,
    characters,
    decks,
    encounter,
    inner,
    movement,
    objects,
    setup,
    spells,
    states,
    stats,
    triggers,
    trophies,
    voldemort,
)
from hallows.games.talisman.rules.cause import ON, OVER
from hallows.games.talisman.state import NOBODY, Hero, Talisman
from hallows.kernel import PASS, YES, YES_NO, Ask, Play

ROLL = "roll"
STAY = "stay"
OFFER = "offer"
ATTEMPT = "attempt"
OWN = ("use:", "ride:", STAY)  # abilities and Objects, which Imperio does not command
_MENU = ON_OWN_TURN | ON_BEFORE_MOVE


def scene(g: Talisman) -> Play[None]:
    """A turn in two scenes: up to the encounter's end, and the end of the turn. The very first scene sets the
    table up."""
    if not g.begun:
        yield from setup.deal(g)
        return
    hero = g.heroes[g.active]
    if g.ending:
        g.ending = False
        yield from end(g, hero)
    else:
        begin(g, hero)
        if hero.out:
            pass
        elif hero.miss:
            skip(g, hero)
        elif hero.waiting and not hero.character and not g.unused:
            setup.retire(g, hero)
        else:
            g.turns += 1
            yield from turn(g, hero)
        if g.ending or g.winner != NOBODY:
            return
    over(g, hero)
    if not hero.extra or not (yield from goes_on(g, hero)):
        pass_on(g, hero)


def begin(g: Talisman, hero: Hero) -> None:
    """What a new turn starts with."""
    g.cast = g.wounded = g.die = g.rewarded = g.galleon_rerolls = 0
    g.flipped = g.from_grounds = g.stayed = False
    if g.used:
        g.used = []
    if g.laid:
        g.laid = []
    g.won = False
    hero.tainted = hero.ferret > 0
    decks.note_windows(g)
    if not g.extra_turn:
        states.slot_starts(g, hero)


def skip(g: Talisman, hero: Hero) -> None:
    """T-060, K66: a lost turn has no start, no end and no actions."""
    hero.miss = False
    g.tell("missed.turn", rule="T-060", who=SEATS[hero.seat])


def turn(g: Talisman, hero: Hero) -> Play[None]:
    """Before moving, movement, encounter (T-045, T-046)."""
    g.tell("turn", rule="T-045", who=SEATS[hero.seat])
    if hero.waiting:
        yield from setup.restart(g, hero)
    if hero.perks & RIDE:
        hero.fleeting = [c for c in hero.objects if g.kit.kinds[g.faces[c]].fleeting]
    for other in g.heroes:
        if other.challenge:
            yield from challenges.settle_all(g)
            break
    if hero.perks & ON_TURN_START:
        yield from triggers.fire(g, hero, "turn_start")
    if g.armed & W_START:
        yield from spells.window(g, W_START)
    if hero.frozen:
        g.tell("did.nothing", rule="T-364", who=SEATS[hero.seat])
    elif not hero.waiting:
        signal = yield from move(g, hero)
        if signal == ON and not hero.waiting:
            yield from encounter.encounter(g, hero)
        g.ending = not hero.waiting and g.winner == NOBODY


# -- moving -----------------------------------------------------------------------------------------------


def move(g: Talisman, hero: Hero) -> Play[int]:
    """The move, then what heeds its end, then Voldemort after a 1 (T-062, T-063)."""
    place = g.kit.places[hero.space]
    if place.finale is not None:
        if hero.perks & _MENU:
            yield from before_move(g, hero, fight_on)
        return ON  # T-122: the fight goes on
    if place.region == "castle":
        signal = yield from castle_move(g, hero)
    else:
        signal = yield from open_move(g, hero)
    if hero.waiting:
        return signal
    if hero.space != place.id and (hero.perks & ON_END_MOVE or g.around & INTIMIDATE):
        yield from arriving.ends(g, hero)
    if g.die == 1 and not hero.waiting:
        after = yield from voldemort.walk(g, hero, herald=True)
        signal = signal or after
    return signal


def open_move(g: Talisman, hero: Hero) -> Play[int]:
    """London and the Grounds: mostly there is nothing to choose but the walk itself (T-047)."""
    if hero.perks & (_MENU | RIDE | STAY_PERK) or hero.next_move or hero.leap:
        return chosen_move(g, hero)
    return movement.walk(g, hero)


def chosen_move(g: Talisman, hero: Hero) -> Play[int]:
    """One of the ways to move there are (T-098, T-103, T-325, K92)."""
    choice = yield from before_move(g, hero, walking_ways)
    if choice == OFFER:
        return (yield from pending_move(g, hero))
    if choice == "leap":
        return (yield from movement.leap(g, hero, "T-046"))
    if choice == STAY:
        return stay(g, hero)
    if choice.startswith("ride:"):
        return (yield from movement.take_ride(g, hero, choice))
    return (yield from movement.walk(g, hero))


def walking_ways(g: Talisman, hero: Hero) -> tuple[str, ...]:
    if hero.next_move and hero.next_must:
        return (OFFER,)
    if hero.leap:
        return ("leap",)
    ways = [ROLL]
    if hero.next_move:
        ways.append(OFFER)
    if hero.perks & RIDE:
        ways += [option for option, _, _ in movement.rides(g, hero)]
    if characters.may_stay(g, hero):
        ways.append(STAY)
    return tuple(ways)


def before_move(
    g: Talisman, hero: Hero, ways: Callable[[Talisman, Hero], tuple[str, ...]]
) -> Play[str]:
    """Use what may be used before moving, then choose how to move (T-046)."""
    choice: str
    while True:
        options = ways(g, hero)
        if hero.perks & _MENU:
            found = triggers.menu(g, hero, "own_turn", "before_move")
            options += tuple(f"use:{source.key}" for _, source, _ in found)
        if len(options) == 1:
            return options[0]
        if hero.master != NOBODY:
            choice = yield from commanded(hero, options)
        else:
            choice = yield Ask(hero.seat, "before.move", options, "T-046")
        if not choice.startswith("use:"):
            return choice
        yield from trophies.use(g, hero, choice[4:], "own_turn", "before_move")


def commanded(hero: Hero, options: tuple[str, ...]) -> Play[str]:
    """Imperio: abilities and Objects stay with their owner, who may use them first; how to move is its
    caster's to say (K107)."""
    own = tuple(option for option in options if option.startswith(OWN))
    choice: str = PASS
    if own:
        choice = yield Ask(hero.seat, "before.move", (PASS, *own), "T-046")
    if choice == PASS:
        ways = tuple(option for option in options if option not in own)
        choice = yield Ask(hero.master, "before.move", ways, "T-046")
    return choice


def pending_move(g: Talisman, hero: Hero) -> Play[int]:
    """T-251, T-252, T-437."""
    goal = hero.next_move
    if goal == "region":
        return (yield from movement.leap(g, hero, "T-251"))
    yield from arriving.relocate(g, hero, goal, "T-252")
    return ON


def stay(g: Talisman, hero: Hero) -> int:
    """T-325."""
    stats.lose_fate(g, hero, 1, "T-325")
    g.stayed = True
    g.tell("stayed", rule="T-325", who=SEATS[hero.seat])
    return ON


def castle_move(g: Talisman, hero: Hero) -> Play[int]:
    """T-055, T-058, T-114, T-115, T-419, T-420: on, or back for good; who is held tries again."""
    if hero.turned_back:
        yield from before_move(g, hero, ways_back)
        yield from inner.step_back(g, hero)
        return ON
    choice = yield from before_move(g, hero, castle_ways)
    if choice == inner.TURN_BACK:
        inner.turn_back(g, hero)
        yield from inner.step_back(g, hero)
    elif choice == inner.ENTER:
        yield from inner.enter_hall(g, hero)
    elif choice == ATTEMPT:
        return (yield from encounter.instruction(g, hero, g.kit.places[hero.space])) or OVER
    elif choice == STAY:
        return stay(g, hero)
    elif choice.startswith("ride:"):
        return (yield from movement.take_ride(g, hero, choice))
    else:
        yield from inner.walk(g, hero)
    return ON


def ways_back(g: Talisman, hero: Hero) -> tuple[str, ...]:
    """T-058."""
    return (inner.TURN_BACK,)


def fight_on(g: Talisman, hero: Hero) -> tuple[str, ...]:
    """T-122."""
    return (ATTEMPT,)


def castle_ways(g: Talisman, hero: Hero) -> tuple[str, ...]:
    if hero.held:
        return (ATTEMPT, inner.TURN_BACK)
    if hero.space == g.kit.door.id:
        if objects.hallow(g, hero) == NOBODY:
            return (inner.TURN_BACK,)  # T-114
        return (inner.ENTER, inner.TURN_BACK)
    ways = [ROLL, inner.TURN_BACK]
    if hero.perks & RIDE:
        ways += [option for option, _, _ in movement.rides(g, hero)]
    if characters.may_stay(g, hero):
        ways.append(STAY)
    return tuple(ways)


# -- ending -----------------------------------------------------------------------------------------------


def end(g: Talisman, hero: Hero) -> Play[None]:
    """T-188, T-204, T-206, T-324, T-443: also after a turn that ended at once (K101)."""
    if g.armed & W_END:
        yield from spells.window(g, W_END)
        if hero.waiting:
            return
    yield from trophies.last_actions(g, hero)
    if len(hero.followers) > hero.follower_limit:
        yield from objects.leave_excess_followers(g, hero)
    if hero.perks & ON_TURN_END and not hero.waiting:
        yield from turn_end_effects(g, hero)
    if g.won and hero.perks & EXTRA_TURN and not hero.waiting:
        characters.earn_extra_turn(hero)


def turn_end_effects(g: Talisman, hero: Hero) -> Play[None]:
    """What happens by itself at the end of the turn; what is optional stood among the last actions. Each is
    looked for anew: Fate spent on the die of one may be what another waits for."""
    done: list[str] = []
    while not hero.waiting:
        for found in triggers.of(g, hero, "turn_end"):
            if not triggers.optional(found) and found.source.key not in done:
                done.append(found.source.key)
                yield from triggers.use(g, hero, found)
                break
        else:
            return


def pass_on(g: Talisman, hero: Hero) -> None:
    """The turn is over; the player to the left is next (T-024)."""
    g.extra_turn = False
    if g.lasting:
        states.slot_ends(g, hero)
    g.active = (g.active + 1) % len(g.heroes)
    if g.active == g.options.first_player:
        g.rounds += 1


def over(g: Talisman, hero: Hero) -> None:
    """What ends with the turn itself."""
    for card in hero.fleeting[:]:
        objects.drop(g, hero, card, "T-101")
    states.nobody_commands(hero)
    if hero.ferret:
        states.ferret_turn_over(g, hero)
    hero.stayed = g.stayed


def goes_on(g: Talisman, hero: Hero) -> Play[bool]:
    """Extra turns come before the next player (T-398); a lost turn takes one of them (T-402)."""
    while hero.extra and not hero.waiting:
        hero.extra -= 1
        if hero.miss:
            skip(g, hero)
            states.ferret_turn_over(g, hero)
        elif (yield Ask(hero.seat, "extra.turn", YES_NO, "T-398")) == YES:
            g.extra_turn = True
            return True
    hero.extra = 0
    return False
