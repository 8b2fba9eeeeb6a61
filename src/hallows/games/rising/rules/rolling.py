"""Phase 3: roll, assign, discard, roll again (R-096 to R-112, R-214, R-229 to R-233).

One scene is one roll, another all that happens before it. Dice of the same face are one option, and their
colour is asked only where it differs. ``fill`` puts every die that fits onto one card at once, where there is
no choice which.
"""

from hallows.games.common.keys import split
from hallows.games.rising.compiled import FACES, SEATS, Cards
from hallows.games.rising.counts import ONE, PARTS, WANTED, covers
from hallows.games.rising.effects import COLOURS, LOCATIONS
from hallows.games.rising.rules.abilities import (
    change_dice,
    completed,
    dice_changers,
    free_actions,
    move,
    redeploy,
    throw_dice,
    wound_itself,
)
from hallows.games.rising.rules.pool import COLOUR_OF, DIE, name
from hallows.games.rising.rules.tokens import (
    anyone_may_add_a_die,
    anyone_may_exchange,
    help_window,
    offers,
    others_can_help,
    use_token,
)
from hallows.games.rising.state import FINAL, READY, ROLL, Placed, Rising
from hallows.kernel import Ask, Play

ROLL_OR_STOP = ("roll", "stop")
STOP = ("stop",)
HELP = ("help",)
DISCARD = {f"discard:{colour}": number for number, colour in enumerate(COLOURS)}
_DISCARDS = tuple(
    tuple(key for key, colour in DISCARD.items() if mask >> colour & 1) for mask in range(16)
)


# -- before a roll -----------------------------------------------------------------------------------------


def ready(g: Rising, c: Cards) -> Play[None]:
    """The question before a roll: roll, stop (R-112), or one of the free actions (R-214)."""
    while any(g.turn.pool):
        options = ROLL_OR_STOP + extras(g, c)
        choice: str = yield Ask(g.active, "ready", options, "R-112")
        if choice == "stop":
            stop(g)
        elif choice != "roll":
            yield from extra(g, c, choice)
        elif not others_can_help(g, c) or not (yield from help_window(g, c, "before_roll")):
            g.phase = ROLL
            return
    g.phase = FINAL


def extras(g: Rising, c: Cards) -> tuple[str, ...]:
    """What the active player may do at any own question: abilities, own tokens, asking for help (A-43)."""
    turn = g.turn
    keys: tuple[str, ...] = ()
    if turn.tricks or (g.risen and not turn.rolls):
        keys = free_actions(g, c)
    if not turn.no_spells:
        if g.players[g.active].tokens:
            keys += offers(g, c, g.active)
        if not turn.asked_help and others_can_help(g, c):
            keys += HELP
    return keys


def extra(g: Rising, c: Cards, choice: str) -> Play[None]:
    """Carry one of ``extras`` out. Each changes something, so that help may be asked for again."""
    verb, what = split(choice)
    g.turn.asked_help = verb == "help"
    if verb == "token":
        yield from use_token(g, c, g.active, choice)
    elif verb == "help":
        if not (yield from help_window(g, c, "help")):
            g.tell("help.nobody", rule="R-220", who=SEATS[g.active])
    elif verb == "move":
        move(g, c, LOCATIONS.index(what))
    elif verb == "redeploy":
        redeploy(g, c, COLOURS.index(what))
    else:
        yield from wound_itself(g, c, c.number[what])


def stop(g: Rising) -> None:
    """R-112: the dice left are lost for the turn."""
    g.turn.pool = [0, 0, 0, 0]
    g.turn.rolled = []
    g.tell("stopped", rule="R-112", who=SEATS[g.active])


# -- one roll ----------------------------------------------------------------------------------------------


def one_roll(g: Rising, c: Cards) -> Play[None]:
    """R-096 to R-108: throw all dice of the pool, assign some or discard one, hear the others."""
    yield from throw_pool(g, c)
    stopped = yield from assign_dice(g, c)
    turn = g.turn
    for die in turn.rolled:
        turn.pool[die >> 3] += 1
    turn.rolled = []
    if stopped or not any(turn.pool):
        g.phase = FINAL
    elif others_can_help(g, c) and (yield from help_window(g, c, "after_roll")):
        g.phase = READY  # something has changed, so the player may think again


def throw_pool(g: Rising, c: Cards) -> Play[None]:
    """R-096: every die still in the pool."""
    turn = g.turn
    colours = [colour for colour in (0, 1, 2, 3) for _ in range(turn.pool[colour])]
    turn.pool = [0, 0, 0, 0]
    turn.rolled = []
    turn.rolls += 1
    turn.assigned = 0
    turn.asked_help = False
    yield from throw_dice(g, c, colours, "pool", "R-096")


def assign_dice(g: Rising, c: Cards) -> Play[bool]:
    """R-097, R-100, R-110, R-229: one die at a time, to any targets; or none and a die goes (R-103, R-104). A token
    is no die (R-105). True: the player stops for this turn."""
    turn = g.turn
    active = g.active
    while turn.rolled:
        options = assign_options(g, c)
        choice: str = yield Ask(active, "assign", options, "R-097", {"roll": turn.rolls})
        where = c.assigned.get(choice)
        if where is not None:
            target, face = where
            dice = [die for die in turn.rolled if die & 7 == face]
            die = dice[0]
            if die != dice[-1]:
                die = yield from _which(g, dice)
            if put(g, c, target, die):
                yield from completed(g, c, target)
        elif choice in c.filled:
            target = c.filled[choice]
            for die in fill_dice(turn.rolled, turn.need[target]):
                put(g, c, target, die)
            if not turn.need[target]:
                yield from completed(g, c, target)
        elif choice == "roll":
            return False
        elif choice == "stop":
            stop(g)
            return True
        elif choice in DISCARD:
            _discard(g, DISCARD[choice])
            return False
        elif choice[:4] == "use:" and c.before_assigning >> c.number[choice[4:]] & 1:
            yield from change_dice(g, c, c.number[choice[4:]])
        else:
            yield from extra(g, c, choice)
    return False


def assign_options(g: Rising, c: Cards) -> tuple[str, ...]:
    """Everything that may be done with the dice on the table (R-098, R-111), with an effect or not (R-232); see the
    head of this module."""
    turn = g.turn
    rolled, need = turn.rolled, turn.need
    faces = colours = 0
    for die in rolled:
        faces |= 1 << (die & 7)
        colours |= 1 << (die >> 3)
    more = any(turn.pool)
    if more:  # a die gained since the roll is a pool die as well
        colours |= sum(1 << colour for colour in range(4) if turn.pool[colour])
    keys: tuple[str, ...] = ()
    shown = _by_trait(rolled) if len(rolled) > 1 else None
    for target in turn.targets:
        left = need[target]
        if left:
            fits = faces & WANTED[left]
            if fits:
                if shown is not None and _fill_count(shown, left) > 1:
                    keys += c.fill[target]
                keys += c.assign[target][fits]
    last = len(rolled) == 1 and not more and not turn.assigned
    if last and not keys and not turn.tricks and not last_die_may_matter(g, c):
        return _DISCARDS[colours]  # nothing to choose; other tokens have the final window next
    if turn.tricks and not turn.assigned:
        keys += tuple(dice_changers(g, c))
    keys += extras(g, c)
    if turn.assigned:
        return keys + ROLL_OR_STOP
    # with one die left, discarding it is stopping
    return keys + _DISCARDS[colours] if last else keys + _DISCARDS[colours] + STOP


def last_die_may_matter(g: Rising, c: Cards) -> bool:
    """A-63: it fits nowhere, but another die may join it or a Wizard come who changes it."""
    return anyone_may_add_a_die(g, c) or anyone_may_exchange(g, c)


def _by_trait(rolled: list[int]) -> tuple[list[int], list[int], list[int]]:
    """For each trait: symbols shown, dice showing it, and which die that is (-2: different ones)."""
    symbols, dice, kind = [0, 0, 0, 0], [0, 0, 0, 0], [-1, -1, -1, -1]
    for die in rolled:
        trait = die & 3
        symbols[trait] += 2 if die & 4 else 1
        dice[trait] += 1
        kind[trait] = die if kind[trait] in (-1, die) else -2
    return symbols, dice, kind


def _fill_count(shown: tuple[list[int], list[int], list[int]], need: int) -> int:
    """How many dice ``fill`` would put on a target, see ``fill_dice``."""
    symbols, dice, kind = shown
    count = 0
    for trait, wanted in PARTS[need]:
        if symbols[trait] <= wanted:
            count += dice[trait]
        elif kind[trait] >= 0:
            count += -(-wanted // 2) if kind[trait] & 4 else wanted
    return count


def fill_dice(rolled: list[int], need: int) -> list[int]:
    """The dice ``fill`` puts on a target: trait by trait all that fit, or equal ones as far as needed."""
    chosen: list[int] = []
    for trait, wanted in PARTS[need]:
        dice = [die for die in rolled if die & 3 == trait]
        symbols = sum(2 if die & 4 else 1 for die in dice)
        if symbols <= wanted:
            chosen += dice
        elif dice[0] == dice[-1]:
            chosen += dice[: -(-wanted // 2) if dice[0] & 4 else wanted]
    return chosen


def _which(g: Rising, dice: list[int]) -> Play[int]:
    """Dice of several colours show this face: which one goes?"""
    colours = dict.fromkeys(die >> 3 for die in dice)
    options = tuple(DIE[colour] for colour in colours)
    face = f"face:{FACES[dice[0] & 7]}"
    choice: str = yield Ask(g.active, "assign.which", options, "R-097", {"face": face})
    return COLOUR_OF[choice] << 3 | dice[0] & 7


def put(g: Rising, c: Cards, target: int, die: int) -> bool:
    """R-098, R-101, R-231: as many symbols of one target as the face covers (R-102), where it stays (R-107, R-109).
    True: nothing is left to cover."""
    turn = g.turn
    trait = die & 3
    need = turn.need[target]
    symbols = covers(need, die)
    need -= symbols * ONE[trait]
    turn.need[target] = need
    turn.rolled.remove(die)
    turn.placed.append(Placed(target, die, trait, symbols, g.active))
    turn.assigned += 1
    turn.asked_help = False
    if g.sink is not None:
        face = f"face:{FACES[die & 7]}"
        g.tell("assigned", rule="R-097", who=SEATS[g.active], face=face, target=name(g, c, target))
    return not need


def _discard(g: Rising, colour: int) -> None:
    """R-103, R-106: one of those on the table, or one gained since they were thrown (A-63)."""
    rolled = g.turn.rolled
    die = next((die for die in rolled if die >> 3 == colour), None)
    if die is None:
        g.turn.pool[colour] -= 1
    else:
        rolled.remove(die)
    g.tell("discarded", rule="R-103", who=SEATS[g.active], die=DIE[colour])
