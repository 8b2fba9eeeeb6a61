"""Fights with cards: missions and duels (H-130 to H-159, H-214 to H-219, C-160, C-161, C-166, C-167, C-175 to C-177).

A fight is played in scenes: first the reveal, then one half-round each. The enemy never throws dice (H-156): what
it does are triggers."""

from hallows.games.common.keys import verb_of
from hallows.games.hogwarts.compiled import FIRST_BLOOD, SEATS, Card, Foe
from hallows.games.hogwarts.rules import fighting, powers
from hallows.games.hogwarts.rules.cards import conceal, put_under, search
from hallows.games.hogwarts.rules.life import lose_hp
from hallows.games.hogwarts.state import LOST, MISSION_FIGHT, OPEN, WON, Cup, Fight, Fighter
from hallows.kernel import Arg, Ask, Pick, Play, Roll


def foe_of(g: Cup, fight: Fight) -> Foe:
    face = g.faces[fight.card]
    return g.kit.tasks[face].foe if fight.kind == MISSION_FIGHT else g.kit.foes[face]


def play(g: Cup, fight: Fight) -> Play[None]:
    """The next stretch of the fight."""
    yield from half_round(g, fight) if fight.begun else reveal(g, fight)


def reveal(g: Cup, fight: Fight) -> Play[None]:
    """H-130, H-131, C-160: special objects, the reveal effect, abilities of the start, the first strike."""
    fight.begun = True
    foe = foe_of(g, fight)
    yield from powers.before_fight(g, fight)
    g.tell("foe.revealed", rule="H-131", foe=foe.name, hp=fight.hp, res=foe.res)
    first = fight.fighters[0]
    if foe.reveal:
        yield from trigger(g, fight, first, foe, foe.reveal, "H-131")
    for f in fight.fighters:
        if fighting.stats(g, f).abilities & FIRST_BLOOD:
            harm(g, fight, foe, 1, "H-146")
    settle(g, fight)
    if foe.strikes_first and fight.result == OPEN and not first.out:
        yield from trigger(g, fight, first, foe, foe.after, "H-130")
        settle(g, fight)
    if first.out:
        pass_on(fight)


def half_round(g: Cup, fight: Fight) -> Play[None]:
    """H-132, H-133: at most one defence card, then exactly one attack and what it triggers."""
    f = fight.fighters[fight.turn]
    f.rounds += 1
    f.defended = False
    foe = foe_of(g, fight)
    while True:
        found = options(g, fight, f)
        choice: str = yield Ask(f.seat, "fight", tuple(found), "H-133", {"foe": foe.name})
        verb = verb_of(choice)
        if verb in ("dice", "attack"):
            yield from attack(g, fight, f, foe, found[choice])
            break
        if verb == "defend":
            defend(g, fight, f, foe, found[choice], 0)
            f.defended = True
        elif verb == "play":
            card = found[choice]
            fighting.play_card(g, fight, f, card, "H-115")
            yield from search(g, g.players[f.seat], card)
        else:
            yield from powers.use(g, fight, f, choice)
            if fight.result != OPEN:
                return
    settle(g, fight)
    pass_on(fight)


def options(g: Cup, fight: Fight, f: Fighter) -> dict[str, int]:
    """Everything a player may do in his half-round; where that is a card, which one."""
    player = g.players[f.seat]
    found = {"dice": -1}
    if player.spells or player.potions:
        found.update(fighting.attacks(g, fight, f))
        if not f.defended:
            found.update(fighting.defences(g, fight, f))
        found.update(fighting.searches(g, fight, f))
    if player.objects:
        found.update(dict.fromkeys(powers.offered(g, player), -1))
    return found


# -- what the player does ----------------------------------------------------------------------------------


def harm(g: Cup, fight: Fight, foe: Foe, damage: int, rule: str) -> None:
    """The enemy loses HP."""
    fight.hp = max(0, fight.hp - damage)
    g.tell("foe.lost", rule=rule, foe=foe.name, amount=damage, hp=fight.hp)


def attack(g: Cup, fight: Fight, f: Fighter, foe: Foe, number: int) -> Play[None]:
    """H-134, H-139: with dice, or with the card of that number (-1: none); then what the attack triggers."""
    if number >= 0:
        yield from attack_card(g, fight, f, foe, number)
        return
    hits = yield from fighting.attack_dice(g, fight, f, foe.res)
    harm(g, fight, foe, hits, "H-134")
    yield from trigger(g, fight, f, foe, foe.after, "H-139", answer=not f.defended)


def attack_card(g: Cup, fight: Fight, f: Fighter, foe: Foe, number: int) -> Play[None]:
    """H-136, H-140: the HP it states, without a roll; its user's own loss or gain comes first (C-166, C-176)."""
    card = g.kit.cards[g.faces[number]]
    fighting.play_card(g, fight, f, number, "H-136")
    if card.backlash:
        lose_hp(g, g.players[f.seat], card.backlash, "H-136", fight.floor)
    if card.heal:
        fighting.heal(g, f, card.heal, "H-137")
    harm(g, fight, foe, damage(g, f, foe, card), "H-136")
    if not card.quiet:
        answer = not f.defended
        yield from trigger(g, fight, f, foe, foe.after, "H-140", answer=answer, dampen=card.dampen)


def damage(g: Cup, f: Fighter, foe: Foe, card: Card) -> int:
    """C-57, C-167: immunity beats every bonus; a special value replaces the printed one."""
    if card.deck == foe.immune:
        return 0
    amount = card.special if card.against == foe.id else card.damage
    if card.deck == foe.frail:
        amount += 1
    return amount + fighting.mastery(g, f, card)


def defend(g: Cup, fight: Fight, f: Fighter, foe: Foe, number: int, answered: int) -> None:
    """H-137, H-138, C-161: heal, and cancel the next triggers; ``answered`` of them is the one at hand."""
    card = g.kit.cards[g.faces[number]]
    fighting.play_card(g, fight, f, number, "H-137")
    if card.heal:
        fighting.heal(g, f, card.heal, "H-137")
    fight.cancels += card.cancels - answered
    if card.silences == foe.id:
        fight.silenced = True


# -- what the enemy does -----------------------------------------------------------------------------------


def trigger(
    g: Cup, fight: Fight, f: Fighter, foe: Foe, loss: int, rule: str,
    *, answer: bool = True, dampen: int = 0,
) -> Play[None]:  # fmt: skip
    """H-139 to H-143, C-07, C-161, C-175: the enemy's ability, unless it is cancelled or answered."""
    if not loss or fight.silenced:
        return
    if foe.chancy:
        die: int = yield Roll(f.seat, "trigger")
        if die < foe.chancy:
            g.tell("foe.missed", rule=rule, foe=foe.name)
            return
    if fight.cancels:
        fight.cancels -= 1
        g.tell("foe.cancelled", rule="H-138", foe=foe.name)
        return
    ways = fighting.answers(g, fight, f, answer)
    if ways:
        hurts = {"loss": max(0, loss - dampen), "dice": int(foe.numb)}
        args: dict[str, Arg] = {"foe": foe.name, **hurts}
        choice: str = yield Ask(f.seat, "fight.answer", ("suffer", *ways), "H-215", args)
        if choice == "shrug":
            f.used = True
            g.tell("fight.shrugged", rule="H-146", who=SEATS[f.seat])
            return
        if choice != "suffer":
            defend(g, fight, f, foe, ways[choice], 1)
            f.defended = True
            g.tell("foe.cancelled", rule="H-215", foe=foe.name)
            return
    if foe.numb:
        f.numb = True
        g.tell("foe.numbed", rule=rule, foe=foe.name, who=SEATS[f.seat])
        return
    g.tell("foe.strikes", rule=rule, foe=foe.name, who=SEATS[f.seat])
    fighting.hurt(g, fight, f, max(0, loss - dampen), rule)
    if foe.riddle:
        yield from _lose_spell(g, f)


def _lose_spell(g: Cup, f: Fighter) -> Play[None]:
    """C-114: a spell by lot, but none that is set apart for the mission."""
    player = g.players[f.seat]
    loose = [card for card in player.spells if card not in f.apart]
    if loose:
        index: int = yield Pick(len(loose), "riddle", f.seat)
        card = loose[index]
        conceal(g, loose, g.allies[f.seat])
        player.spells.remove(card)
        put_under(g, card)
        g.tell("lost.card", rule="H-139", who=SEATS[f.seat], deck="deck:spell")


# -- how it ends -------------------------------------------------------------------------------------------


def settle(g: Cup, fight: Fight) -> None:
    """H-144, H-145, H-152, H-162, H-221: who is left with too little HP is out, even if the enemy fell too."""
    standing = 0
    for f in fight.fighters:
        if not f.out and g.players[f.seat].hp <= fight.floor:
            f.out = True
        standing += not f.out
    if not standing:
        fight.result = LOST
    elif fight.hp <= 0:
        fight.result = WON


def pass_on(fight: Fight) -> None:
    """The next member's half-round (H-151), or the end of a fight without end."""
    if fight.result != OPEN:
        return
    fighters = fight.fighters
    while True:
        fight.turn += 1
        if fight.turn == len(fighters):
            fight.turn = 0
            fighting.next_round(fight)
            if fight.result != OPEN:
                return
        if not fighters[fight.turn].out:
            return
