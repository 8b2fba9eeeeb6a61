"""Phase 3: roll, assign, discard, roll again (R-096 to R-112, R-214, R-229 to R-233).

One scene is one roll, another all that happens before it. ``complete`` finishes a card, or all that can be, with the
dice that are missed least; ``fill`` puts what fits onto one card. Single dice are there for
whoever wants others: those of the same face are one option, and their colour is asked only where it differs.

Where only one thing is sensible (roll, roll on, which of equal dice), that option stands first and the question is a
window, so that a standing order may answer it.
"""

from collections.abc import Sequence

from hallows.games.common.keys import split
from hallows.games.common.memo import Memo
from hallows.games.rising.compiled import FACES, SEATS, Cards
from hallows.games.rising.counts import (
    COVERED,
    FACES_IN,
    LOOKED_AT,
    MEETING,
    ONE,
    SEVERAL_FIT,
    SHOWN,
    TAKING,
    TOTAL,
    WANTED,
    covered_together,
    covers,
    short_of,
    unpacked,
)
from hallows.games.rising.effects import COLOURS, LOCATIONS
from hallows.games.rising.rules.abilities import (
    change_dice,
    completed,
    dice_changers,
    does_something,
    free_actions,
    move,
    redeploy,
    throw_dice,
    wound_itself,
)
from hallows.games.rising.rules.pool import COLOUR_OF, DIE, dice_left, hopeless, name
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
STOP_OR_ROLL = ("stop", "roll")
STOP = ("stop",)
HELP = ("help",)
TOGETHER = 4  # of how many targets those are found that can be completed together
DISCARD = {f"discard:{colour}": number for number, colour in enumerate(COLOURS)}
#: Windows: ready to roll; nothing more is completed or nearly so and the dice are rolled on; one is given up; dice that
#: differ in colour only.
READY_TO_ROLL, ROLL_ON, DISCARDING, WHICH = "ready", "roll_on", "discard", "which"
_WINDOWS = {"roll": ROLL_ON, "stop": ROLL_ON, **dict.fromkeys(DISCARD, DISCARDING)}
QUIET = (READY_TO_ROLL, ROLL_ON, DISCARDING, WHICH)


# -- before a roll -----------------------------------------------------------------------------------------


def ready(g: Rising, c: Cards) -> Play[None]:
    """The question before a roll: roll, stop (R-112), or one of the free actions (R-214)."""
    while any(g.turn.pool):
        options = ROLL_OR_STOP + extras(g, c)
        choice: str = yield Ask(g.active, "ready", options, "R-112", None, READY_TO_ROLL)
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
    if g.sink is not None:
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
    first, second, third, fourth = turn.pool
    colours = [0] * first + [1] * second + [2] * third + [3] * fourth
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
        window = _WINDOWS.get(options[0], "")
        choice: str = yield Ask(active, "assign", options, "R-097", {"roll": turn.rolls}, window)
        where = c.assigned.get(choice)
        if where is not None:
            target, face = where
            dice = [die for die in turn.rolled if die & 7 == face]
            die = dice[0]
            if die != dice[-1]:
                die = yield from _which(g, dice)
            if put(g, c, target, die):
                yield from completed(g, c, target)
        elif choice in c.filled or choice.startswith("complete:"):
            yield from put_several(g, c, several(g, c, choice))
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
    look = sum([SHOWN[die] for die in rolled])
    faces = FACES_IN[look]
    useful = nearly = False
    first: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()
    worth: list[int] = []
    for target in turn.targets:
        left = need[target]
        fitting = faces & WANTED[left]
        if not fitting:
            continue
        meeting, missing = MEETING[(look & LOOKED_AT[left]) << 16 | left]
        if meeting == COVERED:
            first += c.complete[target]
            if does_something(g, c, target):
                worth.append(target)
        else:
            if turn.assigned:
                nearly = nearly or (missing == 1 and TOTAL[left] > 2)
            else:
                useful = useful or does_something(g, c, target)
            if meeting == SEVERAL_FIT:
                keys += c.fill[target]
        keys += c.assign[target][fitting]
    useful = useful or bool(worth)
    if len(worth) > 1:
        first = companies(g, c, worth, look) + first
    keys = first + keys
    last = len(rolled) == 1 and not turn.assigned and not any(turn.pool)
    if last and not keys and not turn.tricks and not last_die_may_matter(g, c):
        return _DISCARDS[dice_left(g)]  # nothing to choose; other tokens have the final window next
    if turn.tricks and not turn.assigned:
        keys += tuple(dice_changers(g, c))
    acts = extras(g, c)
    if turn.assigned:
        if worth or nearly:  # one symbol is missing: worth a thought before all are rolled again
            return keys + acts + ROLL_OR_STOP
        return (STOP_OR_ROLL if hopeless(g, c) else ROLL_OR_STOP) + keys + acts
    discards = _DISCARDS[dice_left(g)]
    if not last:  # with one die left, discarding it is stopping
        discards = STOP + discards if not useful and hopeless(g, c) else discards + STOP
    return keys + acts + discards if useful or turn.tricks else discards + keys + acts


def last_die_may_matter(g: Rising, c: Cards) -> bool:
    """A-63: it fits nowhere, but another die may join it or a Wizard come who changes it."""
    return anyone_may_add_a_die(g, c) or anyone_may_exchange(g, c)


def several(g: Rising, c: Cards, option: str) -> list[tuple[int, list[int]]]:
    """The targets of ``fill`` and ``complete``, each with the dice that go there."""
    verb, names = split(option)
    targets = [c.completing[f"complete:{name}"] for name in names.split("+")]
    if verb == "fill":
        return [(it, gather(g, g.turn.rolled, g.turn.need[it])) for it in targets]
    return together(g, targets)


def together(g: Rising, targets: Sequence[int]) -> list[tuple[int, list[int]]]:
    """The dice that complete all of these, one after the other; empty: there are not enough."""
    left = g.turn.rolled[:]
    found = []
    for target in targets:
        dice = gather(g, left, g.turn.need[target])
        if short_of(g.turn.need[target], dice):
            return []
        found.append((target, dice))
        for die in dice:
            left.remove(die)
    return found


def companies(g: Rising, c: Cards, targets: list[int], look: int) -> tuple[str, ...]:
    """Options that complete several targets with one answer, the most first; characters before abilities."""
    need = g.turn.need
    found = covered_together(look, tuple([need[target] for target in targets[:TOGETHER]]))
    return tuple(
        ["complete:" + "+".join([c.ids[targets[place]] for place in some]) for some in found]
    )


def put_several(g: Rising, c: Cards, goals: list[tuple[int, list[int]]]) -> Play[None]:
    """One target after the other, as long as what a completed one does (R-118) leaves the next as it was."""
    turn = g.turn
    for target, dice in goals:
        if target not in turn.targets or any(dice.count(it) > turn.rolled.count(it) for it in dice):
            return
        for die in dice:
            put(g, c, target, die)
        if not turn.need[target]:
            yield from completed(g, c, target)


def gather(g: Rising, rolled: list[int], need: int) -> list[int]:
    """The dice ``fill`` and ``complete`` put on a target: as few as will do, a double face where two symbols are missing, and
    of equal ones those of the colour there is most of."""
    look = sum([SHOWN[die] for die in rolled])
    faces, _, _ = TAKING[(look & LOOKED_AT[need]) << 16 | need]
    left = rolled[:]
    chosen: list[int] = []
    for face in faces:
        die, *others = [die for die in left if die & 7 == face]
        if others and others[-1] != die:
            plenty = unpacked(dice_left(g))
            die = max(die, *others, key=lambda die: plenty[die >> 3])
        left.remove(die)
        chosen.append(die)
    return chosen


def _discards(plenty: int) -> tuple[str, ...]:
    counts = unpacked(plenty)
    keys = [key for key, colour in DISCARD.items() if counts[colour]]
    return tuple(sorted(keys, key=lambda key: -counts[DISCARD[key]]))


#: By how many dice of each colour there are: one option for each, the one there is most of first.
_DISCARDS = Memo(_discards)


def _which(g: Rising, dice: list[int]) -> Play[int]:
    """Dice of several colours show this face: which one goes? First the one there is most of."""
    plenty = unpacked(dice_left(g))
    colours = sorted(dict.fromkeys(die >> 3 for die in dice), key=lambda it: -plenty[it])
    options = tuple(DIE[colour] for colour in colours)
    face = f"face:{FACES[dice[0] & 7]}"
    choice: str = yield Ask(g.active, "assign.which", options, "R-097", {"face": face}, WHICH)
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
