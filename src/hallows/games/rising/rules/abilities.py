"""Abilities of headquarters and Wizards (R-113 to R-129, R-218, R-230, R-237)."""

from itertools import chain, combinations

from hallows.games.rising import effects as e
from hallows.games.rising.compiled import AT, FACES, SEATS, Cards
from hallows.games.rising.counts import WANTED, covered
from hallows.games.rising.rules.counters import anyone_hurt, clean, clockwise, heal, hurt_in
from hallows.games.rising.rules.pool import DIE, add_die, mask_of, move_token
from hallows.games.rising.rules.supply import draw_tokens
from hallows.games.rising.state import FINAL, Rising
from hallows.kernel import PASS, YES, YES_NO, Arg, Ask, Dice, Play

ENOUGH = "roll"
MOVE = tuple(f"move:{location}" for location in e.LOCATIONS)
REDEPLOY = tuple(f"redeploy:{colour}" for colour in e.COLOURS)

#: Windows: one Wizard to heal, one Death Eater to hit, tokens for nothing.
ONE_HURT, ONE_FOE, DRAWING = "heal.one", "hit.one", "draw"
QUIET = (ONE_HURT, ONE_FOE, DRAWING)
HEALING = (e.Heal, e.HealEach)


# -- paid abilities ----------------------------------------------------------------------------------------


def completed(g: Rising, c: Cards, target: int) -> Play[None]:
    """Every symbol of ``target`` is covered, nothing less would do (R-119). Characters wait for the end of the turn
    (R-130, R-134); an ability acts now and cannot be kept for later (R-118, R-230)."""
    if target >= c.hq1:
        hq = c.hq[g.players[g.active].affiliation]
        g.tell("ability.hq", rule="R-118", who=SEATS[g.active], hq=f"hq:{hq.id}")
        yield from resolve(g, c, hq.abilities[target - c.hq1].effects, hq_rule(c, g, target))
    elif target < c.wizards and target in g.players[g.active].team:
        paid = c.paid[target]
        assert paid is not None
        g.tell("ability.wizard", rule="R-118", who=SEATS[g.active], card=c.names[target])
        yield from resolve(g, c, paid.effects, "R-118")
    else:
        rule = "R-130" if target < c.wizards else "R-134" if target != c.voldemort else "R-179"
        g.tell("complete", rule=rule, card=c.names[target])


def hq_rule(c: Cards, g: Rising, target: int) -> str:
    if target == c.hq1:
        return "R-121"
    return ("R-122", "R-124", "R-123")[g.players[g.active].affiliation]


def does_something(g: Rising, c: Cards, target: int) -> bool:
    """Whether completing ``target`` would change anything; a character always does."""
    if target >= c.hq1:
        hq = c.hq[g.players[g.active].affiliation]
        return _any_works(g, c, hq.abilities[target - c.hq1].effects)
    if target < c.wizards and target in g.players[g.active].team:
        paid = c.paid[target]
        return paid is not None and _any_works(g, c, paid.effects)
    return True


def _any_works(g: Rising, c: Cards, effects: tuple[e.Benefit, ...]) -> bool:
    here = g.players[g.active].location
    for effect in effects:
        if isinstance(effect, e.Clean):
            works = g.corruption[here] > 0
        elif isinstance(effect, HEALING):
            own = isinstance(effect, e.Heal) and effect.whose == "own"
            works = anyone_hurt(g, (g.active,) if own else range(len(g.players)))
        else:
            works = True
        if works:
            return True
    return False


def resolve(g: Rising, c: Cards, effects: tuple[e.Benefit, ...], rule: str) -> Play[None]:
    """Effects in the order of the card."""
    for effect in effects:
        if isinstance(effect, e.Clean):
            here = g.players[g.active].location
            amount = effect.more if e.LOCATIONS[here] == effect.more_at else effect.amount
            clean(g, c, here, amount, rule)
        elif isinstance(effect, e.Draw):
            yield from draw_tokens(g, c, g.active, effect.amount, rule)
        elif isinstance(effect, e.Heal):
            yield from heal_wizards(g, c, effect, rule)
        elif isinstance(effect, e.Hit):
            yield from hit(g, c, effect.amount, rule)
        elif isinstance(effect, e.HealEach):
            yield from heal_each(g, c, effect, rule)
        elif isinstance(effect, e.OthersDraw):
            yield from others_draw(g, c, effect, rule)
        else:
            assert isinstance(effect, e.AddDie)
            colour = e.COLOURS.index(effect.colour)
            add_die(g, c, colour)
            g.tell("pool.added", rule=rule, who=SEATS[g.active], die=DIE[colour])


def heal_wizards(g: Rising, c: Cards, effect: e.Heal, rule: str) -> Play[None]:
    """Up to ``wizards`` different ones; 0 means the whole team, except where only one may be healed (R-238)."""
    seats = [g.active] if effect.whose == "own" else clockwise(g)
    if not effect.wizards and not g.turn.heal_limit:
        for card in hurt_in(g, g.active):
            heal(g, c, card, effect.amount, rule)
        return
    done: list[int] = []
    while len(done) < (effect.wizards or 1):
        cards = [card for seat in seats for card in hurt_in(g, seat) if card not in done]
        if not cards:
            return
        options = (*(c.heal[card] for card in cards), PASS)
        window = ONE_HURT if len(cards) == 1 else ""
        choice: str = yield Ask(g.active, "heal", options, rule, {"amount": effect.amount}, window)
        if choice == PASS:
            return
        done.append(c.number[choice[5:]])
        heal(g, c, done[-1], effect.amount, rule)


def heal_each(g: Rising, c: Cards, effect: e.HealEach, rule: str) -> Play[None]:
    """R-123, R-125: every player may heal one own Wizard, better if it is of the named affiliation."""
    better = c.of_affiliation[e.AFFILIATIONS.index(effect.affiliation)]
    for seat in clockwise(g):
        cards = hurt_in(g, seat)
        if not cards:
            continue
        options = (*(c.heal[card] for card in cards), PASS)
        args: dict[str, Arg] = {"amount": effect.amount, "more": effect.more}
        args["affiliation"] = f"aff:{effect.affiliation}"
        window = ONE_HURT if len(cards) == 1 else ""
        choice: str = yield Ask(seat, "heal.each", options, rule, args, window)
        if choice != PASS:
            card = c.number[choice[5:]]
            heal(g, c, card, effect.more if better >> card & 1 else effect.amount, rule)


def hit(g: Rising, c: Cards, amount: int, rule: str) -> Play[None]:
    """R-124, R-136, R-137, R-240: Damage on one Death Eater here that is not full, a token per counter, now."""
    here = g.players[g.active].location
    cards = [
        card
        for card in g.board[3 * here : 3 * here + 3]
        if card >= c.wizards and g.damage[card] < c.slots[card]
    ]
    if not cards:
        return
    options = (*(f"hit:{c.ids[card]}" for card in cards), PASS)
    window = ONE_FOE if len(cards) == 1 else ""
    choice: str = yield Ask(g.active, "hit", options, rule, {"amount": amount}, window)
    if choice == PASS:
        return
    card = c.number[choice[4:]]
    placed = min(amount, c.slots[card] - g.damage[card])
    g.damage[card] += placed
    g.tell("hit", rule=rule, who=SEATS[g.active], card=c.names[card], amount=placed)
    yield from draw_tokens(g, c, g.active, placed, "R-137")


def others_draw(g: Rising, c: Cards, effect: e.OthersDraw, rule: str) -> Play[None]:
    """R-122, R-125: every other player with enough such Wizards may draw."""
    wanted = c.of_affiliation[e.AFFILIATIONS.index(effect.affiliation)]
    for seat in clockwise(g)[1:]:
        if (mask_of(g.players[seat].team) & wanted).bit_count() >= effect.at_least:
            answer: str = yield Ask(seat, "draw", YES_NO, rule, {"amount": effect.amount}, DRAWING)
            if answer == YES:
                yield from draw_tokens(g, c, seat, effect.amount, rule)


# -- once per turn -----------------------------------------------------------------------------------------


def free_actions(g: Rising, c: Cards) -> tuple[str, ...]:
    """Self-damage at any own question of phase 3, moves and redeploying before the first roll (R-214)."""
    turn = g.turn
    keys = wounds(g, c)
    if turn.rolls:
        return keys
    here = g.players[g.active].location
    if any(c.moving >> card & 1 for card in turn.tricks):
        keys += tuple(MOVE[where] for where in range(3) if where != here)
    if g.risen and g.figure != here:
        keys += tuple(REDEPLOY[colour] for colour in range(4) if turn.pool[colour])
    return keys


def wounds(g: Rising, c: Cards) -> tuple[str, ...]:
    """R-126, A-54: own Wizards that would help for Damage on themselves."""
    keys: tuple[str, ...] = ()
    for card in g.turn.tricks:
        if c.wounding >> card & 1 and may_wound(g, c, card):
            keys += (c.use[card],)
    return keys


def spend(g: Rising, card: int) -> None:
    """Its once-per-turn mark, which stays with the card even if it changes hands (R-228)."""
    g.turn.used.append(card)
    g.turn.tricks.remove(card)


def may_wound(g: Rising, c: Cards, card: int) -> bool:
    """R-126, R-217: a free box; and for a die, that one is left and the rolling has not begun or ended."""
    ability = c.ability[card]
    assert isinstance(ability, e.Wound)
    if g.damage[card] + ability.damage > c.slots[card]:
        return False
    for effect in ability.effects:
        if isinstance(effect, e.AddDie):
            colour = e.COLOURS.index(effect.colour)
            if g.turn.rolls or g.phase == FINAL or g.turn.in_use[colour] >= c.copies[colour]:
                return False
    return True


def wound_itself(g: Rising, c: Cards, card: int) -> Play[None]:
    """R-126: the counter is the cost."""
    ability = c.ability[card]
    assert isinstance(ability, e.Wound)
    spend(g, card)
    g.damage[card] += ability.damage
    g.tell("ability.wound", rule="R-126", card=c.names[card], amount=ability.damage)
    yield from resolve(g, c, ability.effects, "R-217")


def move(g: Rising, c: Cards, location: int) -> None:
    """R-215: no die, no new attack, the same pool."""
    card = next(card for card in g.turn.tricks if c.moving >> card & 1)
    spend(g, card)
    move_token(g, c, g.players[g.active], location)
    g.tell("moved", rule="R-215", card=c.names[card], who=SEATS[g.active], where=AT[location])


def redeploy(g: Rising, c: Cards, colour: int) -> None:
    """R-183, R-185, R-187: a die of choice is given up, the rest of the pool stays, nothing attacks."""
    g.turn.pool[colour] -= 1
    move_token(g, c, g.players[g.active], g.figure)
    g.tell("redeployed", rule="R-183", who=SEATS[g.active], where=AT[g.figure], die=DIE[colour])


# -- re-rolling and setting, before the first die of a roll is assigned --------------------------------------


def dice_changers(g: Rising, c: Cards) -> list[str]:
    """R-113: own cards that could change a die of this roll."""
    keys = []
    for card in g.turn.tricks:
        if c.before_assigning >> card & 1:
            ability = c.ability[card]
            if isinstance(ability, e.SetFace) and not _settings(g, ability):
                continue
            keys.append(c.use[card])
    return keys


def change_dice(g: Rising, c: Cards, card: int) -> Play[None]:
    """R-113."""
    spend(g, card)
    g.turn.asked_help = False
    ability = c.ability[card]
    if isinstance(ability, e.SetFace):
        yield from set_die(g, c, card, ability)
    else:
        assert isinstance(ability, e.Reroll)
        yield from reroll(g, c, card, ability)


def set_die(g: Rising, c: Cards, card: int, ability: e.SetFace) -> Play[None]:
    """R-115: the die shows exactly one symbol of the trait."""
    rolled = g.turn.rolled
    options = _settings(g, ability)
    choice: str = yield Ask(g.active, "set", tuple(options), "R-115", {"card": c.names[card]})
    old, new = options[choice]
    rolled[rolled.index(old)] = new
    rolled.sort()
    g.tell("set", rule="R-115", card=c.names[card], die=die_name(old), face=die_name(new))


def _settings(g: Rising, ability: e.SetFace) -> dict[str, tuple[int, int]]:
    """Each die that would change, and what it would become."""
    settings = {}
    for die in g.turn.rolled:
        for name in ability.traits:
            face = e.TRAITS.index(name)
            if die & 7 != face:
                settings[f"set:{die_key(die)}:{name}"] = (die, die & ~7 | face)
    return settings


def spared(g: Rising, c: Cards, most: int) -> dict[str, list[int]]:
    """The dice thrown again if those that fit a target are kept, by option, where that is some of them and not too many; or
    two targets, where that is not the same again."""
    turn = g.turn
    found: dict[str, list[int]] = {}
    groups = [(it,) for it in turn.targets], combinations(turn.targets, 2)
    for group in chain(*groups):
        rest = turn.rolled[:]
        for target in group:
            rest = _unfit(rest, turn.need[target])
        again = len(group) > 1 and rest in found.values()
        if 0 < len(rest) < len(turn.rolled) and len(rest) <= most and not again:
            found[f"spare:{'+'.join(c.ids[it] for it in group)}"] = rest
    return found


def _unfit(dice: list[int], need: int) -> list[int]:
    """What is left when a target has taken what fits it."""
    rest = []
    for die in dice:
        if WANTED[need] >> (die & 7) & 1:
            need = covered(need, die)
        else:
            rest.append(die)
    return rest


def reroll(g: Rising, c: Cards, card: int, ability: e.Reroll) -> Play[None]:
    """R-114: any of the dice on the table, or as many as the card says."""
    rolled = g.turn.rolled
    most = ability.most or len(rolled)
    picked: list[int] = []
    while len(picked) < most and rolled:
        keys = list(dict.fromkeys(f"pick:{die_key(die)}" for die in rolled))
        more = (
            ["pick:all"]
            if most > 1 and len(rolled) > 1 and len(picked) + len(rolled) <= most
            else []
        )
        spare = spared(g, c, most - len(picked))
        enough = [ENOUGH] if picked else []
        options = (*spare, *keys, *more, *enough)
        args: dict[str, Arg] = {"card": c.names[card], "count": len(picked)}
        choice: str = yield Ask(g.active, "reroll", options, "R-114", args)
        if choice == ENOUGH:
            break
        if choice == "pick:all":
            picked += rolled
            rolled.clear()
        elif choice in spare:
            picked += spare[choice]
            for die in spare[choice]:
                rolled.remove(die)
            break
        else:
            die = next(die for die in rolled if choice == f"pick:{die_key(die)}")
            rolled.remove(die)
            picked.append(die)
    g.tell("rerolled", rule="R-114", card=c.names[card], count=len(picked))
    yield from throw_dice(g, c, sorted(die >> 3 for die in picked), "reroll", "R-114")


def throw_dice(g: Rising, c: Cards, colours: list[int], label: str, rule: str) -> Play[None]:
    """Roll dice of these colours onto the table."""
    which = tuple([DIE[colour] for colour in colours])
    faces: tuple[int, ...] = yield Dice(g.active, label, len(colours), kinds=which)
    rolled = g.turn.rolled
    thrown = c.thrown
    for colour, face in zip(colours, faces, strict=True):
        rolled.append(thrown[colour][face])
    rolled.sort()
    if g.sink is not None:
        names: list[Arg] = [die_name(die) for die in rolled]
        kinds: list[Arg] = [DIE[die >> 3] for die in rolled]
        who = SEATS[g.active]
        g.tell("rolled", rule=rule, who=who, dice=names, colours=kinds, roll=g.turn.rolls)


def die_key(die: int) -> str:
    return f"{e.COLOURS[die >> 3]}_{FACES[die & 7]}"


def die_name(die: int) -> str:
    """A die with its face, as a name for words: ``face:courage2``."""
    return f"face:{FACES[die & 7]}"
