"""Fights between sheets, in both modes: qualified players, and Death Eaters (H-155, H-174 to H-190, C-56, C-57, C-113, C-130, C-150,
C-152, C-162, C-172, C-173, C-179, C-183). Both attack in turn; each attack may be answered."""

from hallows.games.common.keys import verb_of
from hallows.games.hogwarts.compiled import FIRST_BLOOD, REGAIN, SHRUG
from hallows.games.hogwarts.rules import fighting, powers
from hallows.games.hogwarts.rules.cards import search, seats_in, show_to
from hallows.games.hogwarts.state import LOST, NOBODY, OPEN, WON, Cup, Fight, Fighter, World
from hallows.kernel import NATURE, Arg, Ask, Play, Roll


def play(g: World, fight: Fight) -> Play[None]:
    """The next stretch of the fight."""
    yield from half_round(g, fight) if fight.begun else start(g, fight)


def start(g: World, fight: Fight) -> Play[None]:
    """C-112, C-160, C-165: special objects, the attacker first; then what Draco and Greyback do at once."""
    fight.begun = True
    if isinstance(g, Cup):  # V-081: no powers of objects in the second mode
        yield from powers.before_fight(g, fight)
    for f in fight.fighters:
        if fighting.stats(g, f).abilities & FIRST_BLOOD:
            other = _other(fight, f)
            if fighting.hp(g, other) > 1:
                fighting.hurt(g, fight, other, 1, "H-146")
                other.lost = 0  # before the first round (C-173)
    decide(g, fight)


def _other(fight: Fight, f: Fighter) -> Fighter:
    return fight.fighters[1 - fight.fighters.index(f)]


def half_round(g: World, fight: Fight) -> Play[None]:
    """H-174, H-175: cards that do not attack, then one attack, unless it was cancelled in advance (C-152)."""
    me = fight.fighters[fight.turn]
    you = _other(fight, me)
    me.rounds += 1
    me.defended = you.defended = False
    skipped = me.skips > 0
    if skipped:
        me.skips -= 1
        you.dampen = 0  # a cancelled attack cannot be weakened any more (C-175)
        g.tell("fight.skipped", rule="H-138", who=fighting.name(g, me))
    while True:
        found = options(g, fight, me, skipped)
        if me.seat == NOBODY:
            choice = automatic(g, fight, you, found)
        else:
            args = {"foe": fighting.name(g, you)}
            choice = yield Ask(me.seat, "fight", tuple(found), "H-174", {**args})
        if choice == "stand":
            break
        if choice == "dice":
            res = fighting.stats(g, you).res
            hits = yield from fighting.attack_dice(g, fight, me, res)
            yield from strike(g, fight, me, you, hits, table=fight.table)
            break
        verb = verb_of(choice)
        if verb == "attack":
            yield from attack_card(g, fight, me, you, found[choice])
            break
        if verb == "defend":
            number = found[choice]
            me.defended = True
            yield from defend(g, fight, me, you, number, 0)
        elif verb == "play":
            yield from _search(g, fight, me, you, found[choice])
        else:
            assert isinstance(g, Cup)
            yield from powers.use(g, fight, me, choice)
            if fight.result != OPEN:
                return
        if skipped and verb != "use":  # one card, of the one kind or the other
            break
    decide(g, fight)
    pass_on(g, fight)


def options(g: World, fight: Fight, me: Fighter, skipped: bool) -> dict[str, int]:
    """Everything a fighter may do in his half-round; where that is a card, which one."""
    found = {"stand" if skipped else "dice": -1}
    if fighting.cards_of(g, me):
        if not skipped:
            found.update(fighting.attacks(g, fight, me))
        if not me.defended:
            found.update(fighting.defences(g, fight, me))
        found.update(fighting.searches(g, fight, me))
    if isinstance(g, Cup) and me.eater == NOBODY and g.players[me.seat].objects:
        found.update(dict.fromkeys(powers.offered(g, g.players[me.seat]), -1))
    return found


# -- cards -------------------------------------------------------------------------------------------------


def attack_card(g: World, fight: Fight, me: Fighter, you: Fighter, number: int) -> Play[None]:
    """H-136, H-174: without dice. A cancelled one is spent with all its effects (C-162)."""
    card = g.kit.cards[g.faces[number]]
    works = fighting.play_card(g, fight, me, number, "H-174")
    if card.backlash and not fight.pays_last:  # C-166: paid first, whatever becomes of the spell
        fighting.hurt(g, fight, me, card.backlash, "H-136")
    if not works:
        you.dampen = 0  # C-175
        return
    harm = card.damage + (fighting.mastery(g, me, card) if me.eater == NOBODY else 0)
    if (yield from answered(g, fight, you, me, harm)):
        return
    if card.heal:
        fighting.heal(g, me, card.heal, "H-137")
    if card.shows_hand:
        _show_hand(g, me, you)
    lose(g, fight, you, harm, "H-136")
    me.dampen = card.dampen
    if card.backlash and fight.pays_last:  # C-151: who has just won keeps 1 HP
        spared = beaten(g, fight, you) and fighting.hp(g, me) <= fight.floor + card.backlash
        price = fighting.hp(g, me) - fight.floor - 1 if spared else card.backlash
        fighting.hurt(g, fight, me, price, "H-136")


def _show_hand(g: World, me: Fighter, you: Fighter) -> None:
    """C-178: Veritaserum shows a player's books, spells and potions to the attacker alone; in the second mode also
    a Death Eater's cards, to the heroes (C-154)."""
    hand = list(fighting.cards_of(g, you))
    mask = g.allies[me.seat] if me.seat != NOBODY else 0
    if isinstance(g, Cup):
        if you.eater != NOBODY or me.seat == NOBODY:
            return
        mask = 1 << me.seat
        hand += g.players[you.seat].books
    for card in hand:
        show_to(g, card, mask)
    if g.sink is not None:
        names = [g.kit.cards[g.faces[card]].name for card in hand]
        who = fighting.name(g, you)
        g.tell("hand.shown", rule="H-174", who=who, whom=fighting.name(g, me))
        g.tell("hand.seen", rule="H-174", to=seats_in(mask), who=who, cards=list(names))


def defend(
    g: World, fight: Fight, me: Fighter, you: Fighter, number: int, answering: int
) -> Play[bool]:
    """H-138, C-162: heal, and make the opponent skip attacks; ``answering`` of them is the one at hand. False: it was
    cancelled."""
    card = g.kit.cards[g.faces[number]]
    works = fighting.play_card(g, fight, me, number, "H-137")
    if works:
        works = not (yield from fighting.countered(g, fight, you, me))
    if not works:
        return False
    if card.heal:
        fighting.heal(g, me, card.heal, "H-137")
    you.skips += card.cancels - answering
    return True


def _search(g: World, fight: Fight, me: Fighter, you: Fighter, number: int) -> Play[None]:
    """C-171: a utility card; it may be cancelled as any other."""
    if not fighting.play_card(g, fight, me, number, "H-115"):
        return
    if not (yield from fighting.countered(g, fight, you, me)):
        yield from search(g, g.wizards[me.seat], number)


# -- attacks and answers -----------------------------------------------------------------------------------


def strike(
    g: World, fight: Fight, me: Fighter, you: Fighter, hits: int, table: bool = False
) -> Play[None]:
    """H-155: successes are HP lost, unless answered; with the defence table each is a die of the defender."""
    if not hits:
        you.dampen = 0
        return
    if (yield from answered(g, fight, you, me, hits)):
        return
    if not table:
        lose(g, fight, you, hits, "H-155")
        return
    for _ in range(hits):
        die: int = yield Roll(you.seat if you.seat >= 0 else NATURE, "defence")
        rule = "H-179" if isinstance(g, Cup) else "V-052" if die == 6 else "V-050" if die < 3 else "V-051"  # fmt: skip
        if die == 6:
            fighting.hurt(g, fight, me, 1, rule)
        else:
            lose(g, fight, you, 2 if die < 3 else 1, rule)
        if beaten(g, fight, me) or beaten(g, fight, you):
            break
    you.dampen = 0  # C-175


def lose(g: World, fight: Fight, f: Fighter, amount: int, rule: str) -> None:
    """C-57, C-151: the loss may have been dampened by the loser's last card."""
    loss = max(0, amount - f.dampen)
    f.dampen = 0
    fighting.hurt(g, fight, f, loss, rule)


def answered(g: World, fight: Fight, you: Fighter, me: Fighter, hits: int) -> Play[bool]:
    """H-215, C-174: one defence card, or Ron's ability, voids the attack."""
    ways = fighting.answers(g, fight, you, card=not you.defended)
    if not ways:
        return False
    args: dict[str, Arg] = {"foe": fighting.name(g, me), "harm": hits}
    if you.seat == NOBODY:
        choice = _automatic_answer(you, tuple(ways), hits)
    else:
        choice = yield Ask(you.seat, "fight.answer.attack", ("suffer", *ways), "H-215", args)
    if choice == "suffer":
        return False
    if choice != "shrug":
        if (yield from defend(g, fight, you, me, ways[choice], 1)):
            you.dampen = 0
            g.tell("fight.averted", rule="H-215")
            return True
        if you.used or not fighting.stats(g, you).abilities & SHRUG:
            return False
        choice = yield Ask(you.seat, "fight.answer.attack", ("suffer", "shrug"), "H-215", args)
        if choice == "suffer":
            return False
    you.used = True
    you.dampen = 0
    g.tell("fight.shrugged", rule="H-146", who=fighting.name(g, you))
    return True


# -- a Death Eater that nobody plays (C-64) ----------------------------------------------------------------


def automatic(g: World, fight: Fight, you: Fighter, found: dict[str, int]) -> str:
    """H-241: the strongest attack card if that wins, else the dice; no card in advance."""
    if "stand" in found:
        return "stand"
    best, most = "dice", fighting.hp(g, you) - fight.floor - 1
    for key, card in found.items():
        if verb_of(key) == "attack":
            damage = g.kit.cards[g.faces[card]].damage - you.dampen
            if damage > most:
                best, most = key, damage
    return best


def _automatic_answer(you: Fighter, ways: tuple[str, ...], hits: int) -> str:
    """H-241: only against an attack that would beat it."""
    return ways[0] if hits - you.dampen >= you.hp else "suffer"


# -- how it ends -------------------------------------------------------------------------------------------


def beaten(g: World, fight: Fight, f: Fighter) -> bool:
    """H-176, H-187."""
    return fighting.hp(g, f) <= fight.floor


def decide(g: World, fight: Fight) -> None:
    first, second = fight.fighters
    if beaten(g, fight, first):
        fight.result = LOST
    elif beaten(g, fight, second):
        fight.result = WON


def pass_on(g: World, fight: Fight) -> None:
    """The other's half-round; after a full round Yaxley recovers (C-173), and a fight without end is broken off."""
    if fight.result != OPEN:
        return
    fight.turn = 1 - fight.turn
    if fight.turn:
        return
    for f in fight.fighters:
        sheet = fighting.stats(g, f)
        if sheet.abilities & REGAIN and f.lost < _other(fight, f).lost and f.hp < sheet.hp:
            fighting.heal(g, f, 1, "H-174")
    for f in fight.fighters:
        f.lost = 0
    fighting.next_round(fight)
