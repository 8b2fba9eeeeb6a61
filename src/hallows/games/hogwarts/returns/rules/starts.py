"""Before the roll (V-034, V-039, V-054, V-056, C-86, C-90, C-107, C-128, C-137, C-154): start cards, searching, hand-overs, and
what may be done instead of moving."""

from functools import partial

from hallows.games.common.keys import split, verb_of, what_of
from hallows.games.hogwarts.compiled import Card
from hallows.games.hogwarts.returns.rules import fights, horcruxes, movement, tokens
from hallows.games.hogwarts.returns.rules.sides import (
    armed,
    eater_cards,
    horcrux_here,
    is_hero,
    lurking,
    mine,
    name,
)
from hallows.games.hogwarts.returns.rules.trips import go_home
from hallows.games.hogwarts.returns.state import CLOSE, MOVE, RITUAL, Eater, Pawn, Returns
from hallows.games.hogwarts.rules.cards import conceal, hand, play_at_start, playable, put_under
from hallows.games.hogwarts.rules.objects import PER_TURN, take
from hallows.kernel import Ask, Pick, Play


def options(g: Returns, pawn: Pawn) -> dict[str, int]:
    """What may be done before, or instead of, rolling; where that is a card, which one."""
    found: dict[str, int] = {}
    if horcruxes.on_duty(g, pawn):  # C-128a: compulsory, and excludes the others
        found["retry"] = -1
    else:
        found["roll"] = -1
        found.update(dict.fromkeys(_instead(g, pawn), -1))
    if pawn.spells or pawn.potions:
        found.update(playable(g, pawn, partial(_useful, g, pawn)))
    if is_hero(g, pawn):
        found.update(dict.fromkeys(tokens.hand_overs(g, pawn, pawn.space), -1))
    return found


def _instead(g: Returns, pawn: Pawn) -> list[str]:
    """C-128b to d: instead of roll, move and space."""
    if not is_hero(g, pawn):
        return ["ritual"] if ready(g, pawn) else []
    found = []
    if armed(g, pawn) and horcrux_here(g, pawn.space) >= 0:
        found.append("strike")
    eaters = g.kit.eaters
    return found + [f"fight:{eaters[eater.sheet].id}" for eater in lurking(g, pawn.space)]


def ready(g: Returns, pawn: Pawn) -> bool:
    """V-022: Pettigrew on the pitch, with all that the ritual needs."""
    ritual = g.plan.ritual
    return (
        not g.returned
        and pawn.seat == g.dark
        and pawn.space == g.kit.board.pitch
        and pawn.objects & ritual == ritual
    )


def begin(g: Returns, pawn: Pawn) -> Play[None]:
    """One choice after the other, until the player rolls or does something instead."""
    while True:
        found = options(g, pawn)
        choice = "roll"
        if len(found) > 1 or "retry" in found:
            choice = yield Ask(pawn.seat, "begin", tuple(found), "V-054")
        verb = verb_of(choice)
        if verb == "roll":
            go_home(g, pawn)  # C-107
            g.step = MOVE
            yield from movement.roll(g, pawn)
            return
        if verb in ("retry", "strike"):
            g.step = CLOSE
            yield from horcruxes.attack(g, pawn)
            return
        if verb == "ritual":
            g.step = RITUAL
            return
        if verb == "fight":
            g.step = CLOSE
            fights.begin(g, pawn, g.plan.eater_number[what_of(choice)], hero_first=True)
            return
        if verb in ("give", "take"):
            pair = tokens.hand_overs(g, pawn, pawn.space)[choice]
            yield from tokens.hand_over(g, pawn, *pair)
        else:
            who, deeds = name(g, pawn), (partial(summon, g, pawn), partial(forget, g, pawn))
            freed = yield from play_at_start(g, pawn, found[choice], who, "V-054", *deeds)
            g.free_stop = g.free_stop or freed


# -- cards -------------------------------------------------------------------------------------------------


def _useful(g: Returns, pawn: Pawn, card: Card) -> bool:
    """C-90: Accio needs something to summon, Obliviate somebody who holds a card; who must attack a Horcrux is not freed."""
    return bool(
        (card.summons and summonable(g, pawn))
        or (card.frees and not g.free_stop and not horcruxes.on_duty(g, pawn))
        or (card.forgets and (forgetful(g, pawn) or forgetful_eaters(g)))
    )


def summonable(g: Returns, pawn: Pawn) -> list[int]:
    """C-87, C-90, C-144: ordinary tokens of the own side lying in the castle, while a pick-up is left."""
    if g.picked >= PER_TURN:
        return []
    kit = g.kit
    castle = kit.board.castle
    own = kit.objects_of(mine(g, pawn) & ~kit.special)
    return [thing for thing in own if g.at[thing] >= 0 and castle >> g.at[thing] & 1]


def summon(g: Returns, pawn: Pawn) -> Play[None]:
    """Accio: counts as a pick-up (C-145)."""
    kit = g.kit
    options = tuple([kit.pick[thing] for thing in summonable(g, pawn)])
    choice: str = yield Ask(pawn.seat, "summon", options, "V-011")
    take(g, pawn, kit.object_number[what_of(choice)], "V-011")
    g.picked += 1


def forgetful(g: Returns, pawn: Pawn) -> list[Pawn]:
    return [p for p in g.pawns if p is not pawn and (p.spells or p.potions)]


def forgetful_eaters(g: Returns) -> list[Eater]:
    return [eater for eater in g.eaters if eater_cards(g, eater)]


def forget(g: Returns, pawn: Pawn) -> Play[None]:
    """C-154: Obliviate names a hero, Pettigrew or a Death Eater; one card by lot goes under its deck, unseen."""
    sheets = g.kit.eaters
    targets = [f"target:{p.seat}" for p in forgetful(g, pawn)]
    targets += [f"eater:{sheets[eater.sheet].id}" for eater in forgetful_eaters(g)]
    choice: str = yield Ask(pawn.seat, "forget", tuple(targets), "V-054")
    verb, what = split(choice)
    if verb == "eater":
        eater = g.eaters[g.plan.eater_number[what]]
        index: int = yield Pick(len(eater.cards), "forget", pawn.seat)
        conceal(g, eater.cards, g.allies[g.dark])
        card = eater.cards.pop(index)
        victim = sheets[eater.sheet].name
    else:
        other = g.pawns[int(what)]
        held = other.spells + other.potions
        index = yield Pick(len(held), "forget", pawn.seat)
        card = held[index]
        cards = hand(other, g.kit.deck_of[card])
        conceal(g, cards, g.allies[other.seat])
        cards.remove(card)
        victim = name(g, other)
    put_under(g, card)
    g.tell("forgot", rule="V-054", who=victim, whom=name(g, pawn))
