"""What all fights share (H-134 to H-137, H-146 to H-149, H-214, C-56, C-168, C-172): who fights with what, cards
within their limits, attack dice and what may be done with them. Usable on any ``World``."""

from itertools import combinations

from hallows.games.common.keys import what_of
from hallows.games.hogwarts.compiled import (
    ATTACK,
    CANCEL_FIRST,
    DEFENCE,
    DOUBLE_SIX,
    FIRST_DIE,
    POTION_MASTERY,
    REROLL_ALL,
    REROLL_ONE,
    SEATS,
    SET_SIX,
    SHRUG,
    SPELL,
    SPELL_MASTERY,
    UTILITY,
    WEAKEN,
    Card,
    Stats,
)
from hallows.games.hogwarts.rules.cards import hand, play, put_under, show_all, worth_searching
from hallows.games.hogwarts.rules.life import lose_hp
from hallows.games.hogwarts.state import (
    DUEL_FIGHT,
    MISSION_FIGHT,
    NOBODY,
    UNDECIDED,
    Fight,
    Fighter,
    World,
)
from hallows.kernel import NATURE, Arg, Ask, Dice, Play

ROUND_CAP = 50  # H-252

#: The window where dice may be changed that cannot be better.
ENOUGH = "dice.enough"


def stats(g: World, f: Fighter) -> Stats:
    """The sheet of a fighter."""
    if f.eater != NOBODY:
        return g.kit.eaters[f.eater]
    return g.kit.students[g.wizards[f.seat].sheet]


def name(g: World, f: Fighter) -> str:
    return SEATS[f.seat] if f.eater == NOBODY else g.kit.eaters[f.eater].name


def hp(g: World, f: Fighter) -> int:
    return g.wizards[f.seat].hp if f.eater == NOBODY else f.hp


def hurt(g: World, fight: Fight, f: Fighter, loss: int, rule: str) -> None:
    """HP lost in a fight stay lost (H-158); never below the HP at which the fight is lost (H-219)."""
    if f.eater == NOBODY:
        lost = lose_hp(g, g.wizards[f.seat], loss, rule, fight.floor)
    else:
        lost = min(loss, f.hp)
        f.hp -= lost
        g.tell("foe.lost", rule=rule, foe=name(g, f), amount=lost, hp=f.hp)
    f.lost += lost


def heal(g: World, f: Fighter, amount: int, rule: str) -> None:
    """C-176: at once, and without an upper limit."""
    if f.eater == NOBODY:
        g.wizards[f.seat].hp += amount
    else:
        f.hp += amount
    g.tell("fight.healed", rule=rule, who=name(g, f), amount=amount, hp=hp(g, f))


def opponent(fight: Fight, f: Fighter) -> Fighter | None:
    """The other one, where two sheets fight each other."""
    if fight.kind in (MISSION_FIGHT, DUEL_FIGHT):
        return None
    return fight.fighters[1 - fight.fighters.index(f)]


def next_round(fight: Fight) -> None:
    """A fight without end is broken off (H-252)."""
    fight.rounds += 1
    if fight.rounds > ROUND_CAP:
        fight.result = UNDECIDED


# -- cards -------------------------------------------------------------------------------------------------


def cards_of(g: World, f: Fighter) -> list[int]:
    if f.eater != NOBODY:
        return f.cards
    wizard = g.wizards[f.seat]
    return wizard.spells + wizard.potions


def may_play(g: World, fight: Fight, f: Fighter, card: int) -> bool:
    """H-147 to H-149, H-177, H-240, C-168."""
    if f.eater != NOBODY:
        return True
    if f.spells + f.potions >= fight.limit:
        return False
    if fight.one_each:
        return not (f.spells if g.kit.deck_of[card] == SPELL else f.potions)
    return f.own + f.reserved < fight.limit or card in f.apart


def playable(g: World, fight: Fight, f: Fighter, use: int, keys: tuple[str, ...]) -> dict[str, int]:
    """The cards of that use a fighter may play, by their ``keys``; of equal ones those set apart first."""
    found: dict[str, int] = {}
    kinds, faces = g.kit.cards, g.faces
    for card in cards_of(g, f):
        face = faces[card]
        if kinds[face].use == use and may_play(g, fight, f, card):
            key = keys[face]
            if key not in found or card in f.apart:
                found[key] = card
    return found


def attacks(g: World, fight: Fight, f: Fighter) -> dict[str, int]:
    """Attack cards; none whose price, paid first, would lose the fight (C-166)."""
    found = playable(g, fight, f, ATTACK, g.kit.attack)
    if fight.pays_last:
        return found
    health = hp(g, f) - fight.floor
    kinds, faces = g.kit.cards, g.faces
    return {key: card for key, card in found.items() if kinds[faces[card]].backlash < health}


def defences(g: World, fight: Fight, f: Fighter) -> dict[str, int]:
    return playable(g, fight, f, DEFENCE, g.kit.defend)


def searches(g: World, fight: Fight, f: Fighter) -> dict[str, int]:
    """Utility cards that search a deck (C-171); a Death Eater plays none (C-178)."""
    if f.eater != NOBODY:
        return {}
    found = playable(g, fight, f, UTILITY, g.kit.play)
    return {key: card for key, card in found.items() if worth_searching(g, f.seat, g.faces[card])}


def play_card(g: World, fight: Fight, f: Fighter, card: int, rule: str) -> bool:
    """Play a card, seen by all. False: Barty Crouch has cancelled it; it is spent and counts (C-179)."""
    kit = g.kit
    if f.eater != NOBODY:
        f.cards.remove(card)
        show_all(g, card)
        put_under(g, card)
    else:
        _count(g, f, card)
        play(g, g.wizards[f.seat], card)
    if g.sink is not None:
        g.tell("played", rule=rule, who=name(g, f), card=kit.cards[g.faces[card]].name)
    return not _cancelled_by_crouch(g, fight, f)


def _count(g: World, f: Fighter, card: int) -> None:
    if g.kit.deck_of[card] == SPELL:
        f.spells += 1
    else:
        f.potions += 1
    if card in f.apart:
        f.apart.remove(card)
    else:
        f.own += 1


def _cancelled_by_crouch(g: World, fight: Fight, f: Fighter) -> bool:
    other = opponent(fight, f)
    if other is None or f.hit or not stats(g, other).abilities & CANCEL_FIRST:
        return False
    f.hit = True
    g.tell("fight.countered", rule="H-174", who=name(g, other))
    return True


def countered(g: World, fight: Fight, you: Fighter, me: Fighter) -> Play[bool]:
    """C-113: Finite Incantatem, at once after a card of the opponent; it counts as that half-round's defence."""
    if you.defended or you.seat == NOBODY:
        return False
    kinds, faces = g.kit.cards, g.faces
    held = defences(g, fight, you)
    found = {key: card for key, card in held.items() if kinds[faces[card]].counters}
    if not found:
        return False
    args = {"foe": name(g, me)}
    choice: str = yield Ask(you.seat, "fight.counter", ("pass", *found), "H-215", {**args})
    if choice == "pass":
        return False
    you.defended = True
    number = found[choice]
    works = play_card(g, fight, you, number, "H-137")
    if works:
        g.tell("fight.countered", rule="H-215", who=name(g, you))
    return works


def mastery(g: World, f: Fighter, card: Card) -> int:
    """Ginny's spells and Neville's potions do one more."""
    bit = SPELL_MASTERY if card.deck == SPELL else POTION_MASTERY
    return 1 if stats(g, f).abilities & bit else 0


# -- attack dice -------------------------------------------------------------------------------------------


def attack_dice_of(g: World, f: Fighter) -> int:
    """How many a fighter throws now: sheet, objects, Cedric's first round, Luna's numbness (at least one)."""
    sheet = stats(g, f)
    first = sheet.abilities & FIRST_DIE and f.rounds == 1
    return max(1, sheet.dice + f.dice + bool(first) - f.numb)


def attack_dice(g: World, fight: Fight, f: Fighter, res: int) -> Play[int]:
    """H-134, H-155, C-172: throw, throw again, turn, count. Returns the successes."""
    abilities = stats(g, f).abilities
    count = attack_dice_of(g, f)
    f.numb = False
    dice: tuple[int, ...] = yield Dice(f.seat if f.seat >= 0 else NATURE, "attack", count)
    if abilities & WEAKEN:
        res = max(2, res - 1)
    if abilities & (REROLL_ALL | REROLL_ONE | SET_SIX) or _felix(g, fight, f) >= 0:
        dice = yield from _change_dice(g, fight, f, dice, res)
    hits = _hits(dice, res, abilities)
    if g.sink is not None:
        double = 6 if abilities & DOUBLE_SIX else 0
        parts: list[Arg] = [[f"face:{d}", 1 + (d == double)] for d in dice if d >= res]
        g.tell(
            "fight.attacked", rule="H-134", who=name(g, f), faces=list(dice), hits=hits,
            hits_parts=parts, res=res,
        )  # fmt: skip
    return hits


def _hits(dice: tuple[int, ...], res: int, abilities: int) -> int:
    hits = sum([1 for die in dice if die >= res])
    return hits + dice.count(6) if abilities & DOUBLE_SIX else hits


def _enough(fight: Fight, f: Fighter, dice: tuple[int, ...], res: int, abilities: int) -> bool:
    """No other dice could do more: all hit as often as they can, or the enemy is down already."""
    hits = _hits(dice, res, abilities)
    most = len(dice) * (2 if abilities & DOUBLE_SIX else 1)
    return hits == most or (opponent(fight, f) is None and hits >= fight.hp)


def _change_dice(
    g: World, fight: Fight, f: Fighter, dice: tuple[int, ...], res: int
) -> Play[tuple[int, ...]]:
    """Rerolls in any order, then Luna's die."""
    abilities = stats(g, f).abilities
    one = bool(abilities & REROLL_ONE)
    while True:
        options: tuple[str, ...] = ()
        if abilities & REROLL_ALL and not f.used:
            options += ("reroll",)
        if one:
            options += tuple(f"again:{face}" for face in sorted(set(dice)))
        felix = _felix(g, fight, f)
        if felix >= 0:
            options += ("felix",)
        if abilities & SET_SIX and not f.used:
            options += ("six",)
        if not options:
            return dice
        if f.seat < 0:  # C-64: nobody plays it; the worst die goes again if it missed
            worst = min(dice)
            choice = f"again:{worst}" if worst < res else "keep"
        else:
            args: dict[str, Arg] = {"faces": [*dice], "res": res}
            window = ENOUGH if _enough(fight, f, dice, res, abilities) else ""
            choice = yield Ask(f.seat, "fight.dice", ("keep", *options), "H-146", args, window)
        if choice == "keep":
            return dice
        if choice == "reroll":
            f.used = True
            g.tell("dice.again", rule="H-146", who=name(g, f))
            dice = yield Dice(f.seat, "attack", len(dice))
        elif choice == "six":
            f.used = True
            g.tell("dice.six", rule="H-146", who=name(g, f))
            worst = dice.index(min(dice))
            return (*dice[:worst], 6, *dice[worst + 1 :])
        elif choice == "felix":
            works = play_card(g, fight, f, felix, "H-146")
            other = opponent(fight, f)
            if works and other is not None:
                works = not (yield from countered(g, fight, other, f))
            if works:
                dice = yield from _some_again(f, dice)
        else:
            one = False
            g.tell("dice.again", rule="H-146", who=name(g, f))
            dice = yield from _again(f, dice, (int(what_of(choice)),))


def _felix(g: World, fight: Fight, f: Fighter) -> int:
    """C-89, C-178: a card that lets any dice be thrown again, or -1; Death Eaters have no use for it."""
    if f.eater != NOBODY:
        return -1
    for card in hand(g.wizards[f.seat], 1):
        if g.kit.cards[g.faces[card]].rerolls and may_play(g, fight, f, card):
            return card
    return -1


def _some_again(f: Fighter, dice: tuple[int, ...]) -> Play[tuple[int, ...]]:
    """Any of the dice, chosen by what they show."""
    ordered = sorted(dice)
    kinds: dict[tuple[int, ...], None] = {}
    for size in range(1, len(dice) + 1):
        kinds.update(dict.fromkeys(combinations(ordered, size)))
    options = {f"dice:{'+'.join(map(str, kind))}": kind for kind in kinds}
    choice: str = yield Ask(f.seat, "fight.again", tuple(options), "H-146")
    return (yield from _again(f, dice, options[choice]))


def _again(f: Fighter, dice: tuple[int, ...], which: tuple[int, ...]) -> Play[tuple[int, ...]]:
    """These dice once more; the new result counts (C-172)."""
    kept = list(dice)
    for face in which:
        kept.remove(face)
    thrown: tuple[int, ...] = yield Dice(f.seat if f.seat >= 0 else NATURE, "attack", len(which))
    return (*kept, *thrown)


# -- answers -----------------------------------------------------------------------------------------------


def answers(g: World, fight: Fight, f: Fighter, card: bool = True) -> dict[str, int]:
    """How a fighter may answer what is about to hit him: a defence card, Ron's ability (C-56, C-174)."""
    options = defences(g, fight, f) if card else {}
    if not f.used and stats(g, f).abilities & SHRUG:
        options["shrug"] = -1
    return options
