"""Encounters (rulebook: Encounters; T-123 to T-149, T-383 to T-386, T-409, T-411, K72, K73, K87, K94).

Cards are met by ascending encounter number: Events 1, Enemies 2, the space's instruction 3, Observers 4,
what can be collected 5, Places 6.
"""

from hallows.games.common.keys import split
from hallows.games.talisman import passives as p
from hallows.games.talisman.compiled import CROSS, GATES, SEATS, W_DRAW, Place
from hallows.games.talisman.perks import DRAW_MORE, EXCHANGE, OBJECTS_FIRST, REDRAW, SAFE, SHOP_AT
from hallows.games.talisman.rules import (
    advantage,
    arriving,
    battle,
    collecting,
    crossing,
    decks,
    duel,
    fate,
    losses,
    objects,
    shops,
    spells,
    states,
    stats,
    texts,
    voldemort,
)
from hallows.games.talisman.rules.cause import MOVED, ON, OVER, Cause, boss
from hallows.games.talisman.state import NOBODY, Hero, Talisman
from hallows.kernel import Ask, Play

SPACE = "space"
_SPACE_ONLY = (SPACE,)
KEEP = "keep"
EVENT, ENEMY, INSTRUCTION, OBSERVER, COLLECT, PLACE = range(1, 7)


def encounter(g: Talisman, hero: Hero) -> Play[int]:
    """The space and its cards, or one opposing Character there (T-123); where that moves the hero, the same
    again on the new space (T-148)."""
    while True:
        place = g.kit.places[hero.space]
        if place.finale is not None:
            return (yield from voldemort.finale(g, hero))
        choice = SPACE
        options = choices(g, hero, place)
        if len(options) > 1:
            choice = yield Ask(boss(hero), "encounter", options, "T-123", {"space": place.arg})
        if choice == SPACE:
            signal = yield from meet_space(g, hero, place)
            if signal == MOVED:
                g.from_grounds = False  # K75: the next stop is an exact one
                continue
            return signal
        yield from meet_other(g, hero, choice)
        return OVER


def choices(g: Talisman, hero: Hero, place: Place) -> tuple[str, ...]:
    """What there is to encounter, the space first: only Characters of the other side (T-124). Who draws at
    King's Cross has met the space, and does not cross (T-095)."""
    space, side = place.id, hero.side
    for other in g.heroes:
        if other.space == space and other.side != side:
            break
    else:
        if place.barrier is None and place.gates is None:
            return _SPACE_ONLY
    options = [SPACE]
    if place.barrier is not None:
        if not g.from_grounds and not hero.admitted:
            options.append(CROSS)  # T-087, T-094, T-417
    elif place.gates is not None:
        options.append(GATES)  # T-105
    for other in g.heroes:
        if other.space == place.id and other.side != hero.side and not other.waiting:
            if "no_attacks" not in g.in_force:
                options.append(f"fight:{other.seat}")
            if g.armed & W_DRAW and hero.master == NOBODY and spells_on(g, hero, other):
                options.append(f"enchant:{other.seat}")
    return tuple(options)


def meet_other(g: Talisman, hero: Hero, choice: str) -> Play[None]:
    """Whatever is encountered instead of the space ends the turn (T-126, T-127, T-128, T-129,
    T-184, T-383, T-410)."""
    head, seat = split(choice)
    if head == "fight":
        yield from duel.attack(g, hero, g.heroes[int(seat)])
    elif head == "enchant":
        yield from enchant(g, hero, g.heroes[int(seat)])
    elif head == GATES:
        yield from crossing.gates(g, hero)
    elif (yield from crossing.barrier(g, hero)):
        hero.admitted = True  # T-091: on with the next move


def spells_on(g: Talisman, hero: Hero, other: Hero) -> dict[str, int]:
    """Spells the hero could use for encountering that Character (K87)."""
    target = f"target:{other.seat}"
    kinds = g.kit.spells
    return {
        option: card
        for option, card in spells.castable(g, hero, W_DRAW).items()
        if target in spells.targets(g, hero, kinds[g.faces[card]], W_DRAW)
    }


def enchant(g: Talisman, hero: Hero, other: Hero) -> Play[None]:
    """T-383: a Spell instead of a Battle."""
    offers = spells_on(g, hero, other)
    choice: str = yield Ask(
        hero.seat, "enchant", tuple(offers), "T-383", {"whom": SEATS[other.seat]}
    )
    yield from spells.cast(g, hero, offers[choice], W_DRAW, f"target:{other.seat}")


# -- the space --------------------------------------------------------------------------------------------


def meet_space(g: Talisman, hero: Hero, place: Place) -> Play[int]:
    """Draw, then meet everything by its number (T-130, T-134, T-135, T-142, K72)."""
    if hero.turned_back and place.region == "castle":
        return (yield from pass_by(g, hero))
    if g.options.early_ditching:
        yield from ditch_early(g, hero)
    if place.draw or place.difference is not None:
        signal = yield from draw_cards(g, hero, place)
        if signal:
            return signal
    cards = g.board.get(place.id)
    if cards is None and not g.gold.get(place.id):
        signal = ON
        if place.instruction or hero.perks & SHOP_AT:
            signal = yield from instruction(g, hero, place)
        if not signal and (place.id in g.board or place.id in g.gold):
            signal = yield from collecting.collect(g, hero, g.board.get(place.id, ()))
    else:
        signal = yield from meet_cards(g, hero, place, cards[:] if cards else [])
    if signal == ON and place.drift:
        return (yield from drift(g, hero, place))
    return signal


def pass_by(g: Talisman, hero: Hero) -> Play[int]:
    """T-057: who has turned back ignores instructions; what lies there can be collected."""
    return collecting.collect(g, hero, g.board.get(hero.space, ()))


def meet_cards(g: Talisman, hero: Hero, place: Place, cards: list[int]) -> Play[int]:
    """By ascending number; equal numbers in the order drawn (T-134, T-135). ``cards`` is what lies there."""
    by_number: dict[int, list[int]] = {}
    kinds = g.kit.kinds
    first = hero.perks & OBJECTS_FIRST
    for card in cards:
        kind = kinds[g.faces[card]]
        number = EVENT if first and kind.object else kind.number[hero.side]
        by_number.setdefault(number, []).append(card)
    signal = ON
    if EVENT in by_number:
        signal = yield from meet_events(g, hero, by_number[EVENT])
    if not signal and ENEMY in by_number:
        signal = yield from meet_enemies(g, hero, by_number[ENEMY])
    if not signal and (place.instruction or hero.perks & SHOP_AT):
        signal = yield from instruction(g, hero, place)
    if not signal and OBSERVER in by_number:
        signal = yield from visit_all(g, hero, by_number[OBSERVER])
    if not signal and (place.id in g.board or place.id in g.gold):
        early = by_number.get(EVENT, ())  # Draco's Objects have had their turn
        lying = [card for card in g.board.get(place.id, ()) if card not in early]
        signal = yield from collecting.collect(g, hero, lying)
    if not signal and PLACE in by_number:
        signal = yield from visit_all(g, hero, by_number[PLACE])
    return signal


def meet_events(g: Talisman, hero: Hero, cards: list[int]) -> Play[int]:
    """Number 1: Events are carried out; for Draco Objects are among them (T-333, K49)."""
    for card in cards:
        kind = g.kit.kinds[g.faces[card]]
        if kind.object:
            signal = yield from collecting.collect(g, hero, [card], gold=False)
        else:
            signal = yield from carry_out(g, hero, card)
        if signal:
            return signal
    return ON


def carry_out(g: Talisman, hero: Hero, card: int) -> Play[int]:
    """An Event: it happens and is discarded; a lasting one lies beside the board (K73), if a Spell has not
    ended it already."""
    kind = g.kit.kinds[g.faces[card]]
    space = hero.space
    g.tell("event", rule="T-134", who=SEATS[hero.seat], card=kind.arg)
    why = Cause(hero, kind.arg, ("event",), card=card, asked=boss(hero))
    signal = yield from texts.run(g, why, kind.card.text)
    if card in g.board.get(space, ()):
        decks.lift(g, space, card)
        decks.discard(g, card)
    return signal


def meet_enemies(g: Talisman, hero: Hero, cards: list[int]) -> Play[int]:
    """Number 2: Enemies of one stat fight together, in the order drawn (T-171, T-172). One that is neither
    beaten nor evaded ends the turn (T-147)."""
    kinds = g.kit.kinds
    faces = g.faces
    if len(cards) == 1:
        return (yield from battle.enemy_cards(g, hero, cards))
    groups: dict[str, list[int]] = {}
    for card in cards:
        groups.setdefault(kinds[faces[card]].stat, []).append(card)
    for group in groups.values():
        signal = yield from battle.enemy_cards(g, hero, group)
        if signal or hero.waiting:
            return signal or OVER
    return ON


def visit_all(g: Talisman, hero: Hero, cards: list[int]) -> Play[int]:
    """Numbers 4 and 6: Observers and Places must be visited (T-385)."""
    for card in cards:
        signal = yield from visit(g, hero, card)
        if signal:
            return signal
    return ON


def visit(g: Talisman, hero: Hero, card: int) -> Play[int]:
    kind = g.kit.kinds[g.faces[card]]
    space = hero.space
    g.tell("visited", rule="T-385", who=SEATS[hero.seat], card=kind.arg)
    why = Cause(hero, kind.arg, (kind.kind,), card=card, asked=boss(hero))
    signal = yield from texts.run(g, why, kind.card.text)
    if hero.perks & EXCHANGE and kind.id == "hogwarts_express":
        yield from shops.exchange(g, hero)
    if kind.card.visits:
        g.visits[str(card)] = g.visits.get(str(card), 0) + 1
    worn = 0 < kind.card.visits <= g.visits.get(str(card), 0)
    used_up = kind.card.after == "discard" or worn
    if used_up and card in g.board.get(space, ()):
        g.visits.pop(str(card), None)
        decks.lift(g, space, card)
        decks.discard(g, card)
        g.tell("card.gone", rule="T-140", card=kind.arg)
    return signal


def instruction(g: Talisman, hero: Hero, place: Place) -> Play[int]:
    """Number 3: what the space says (T-130, K72), unless it does not apply to the hero (T-273)."""
    if hero.perks & SHOP_AT:
        yield from shops.extra_shop(g, hero, place.id)
    if not place.instruction or (hero.perks & SAFE and states.is_safe(g, hero)):
        return ON
    why = Cause(hero, place.arg, (SPACE, place.id), asked=boss(hero))
    signal = yield from texts.run(g, why, place.instruction)
    if hero.perks & EXCHANGE and place.id == "diagon_alley" and not signal:
        yield from shops.exchange(g, hero)
    return signal


def drift(g: Talisman, hero: Hero, place: Place) -> Play[int]:
    """T-296: even clockwise, odd counterclockwise, and the new space is encountered."""
    die = yield from fate.instruction_die(g, hero, (SPACE, place.id), source=place.arg)
    ring = g.kit.rings[place.region]
    step = 1 if die % 2 == 0 else -1
    *passed, end = [ring[(place.position + step * n) % len(ring)].id for n in range(1, die + 1)]
    yield from arriving.relocate(g, hero, end, "T-296", tuple(passed))
    return MOVED


def ditch_early(g: Talisman, hero: Hero) -> Play[None]:
    """A3, T-374, T-375: before drawing; what is put down counts against the draw."""
    while hero.objects or hero.followers:
        options = objects.names(g, (*hero.objects, *hero.followers), "ditch")
        choice: str = yield Ask(hero.seat, "ditch.early", (objects.DONE, *options), "T-374")
        if choice == objects.DONE:
            return
        objects.ditch(g, hero, objects.named(g, (*hero.objects, *hero.followers), choice), "T-374")
        yield from objects.tidy(g, hero)


# -- drawing ----------------------------------------------------------------------------------------------


def draw_cards(g: Talisman, hero: Hero, place: Place) -> Play[int]:
    """Draw up to the printed number, cards already there counted (T-132, T-133); then the Event flip, then
    what is said "on reveal" (T-156, T-411, K73)."""
    number = place.draw
    if place.difference is not None:
        dice = yield from fate.instruction_dice(g, hero, (SPACE, place.id), source=place.arg)
        if dice[0] == dice[1]:
            yield from arriving.relocate(g, hero, place.difference.doubles, "T-254")
            return MOVED
        number = abs(dice[0] - dice[1])  # T-253
    if hero.perks & DRAW_MORE:
        number = yield from more_cards(g, hero, place, number)
    if number <= len(g.board.get(place.id, ())):
        return ON
    if g.armed & W_DRAW:
        yield from spells.window(g, W_DRAW)
        if hero.waiting:
            return OVER
    drawn = yield from draw(g, hero, place, number - len(g.board.get(place.id, ())))
    kinds = g.kit.kinds
    faces = g.faces
    if not g.flipped and any(kinds[faces[card]].kind == "event" for card in drawn):
        g.flipped = True
        yield from advantage.flip(g)
    for card in drawn:
        if kinds[faces[card]].reveals:
            yield from reveal(g, hero, card)
    return OVER if hero.waiting else ON


def more_cards(g: Talisman, hero: Hero, place: Place, number: int) -> Play[int]:
    """T-331: Hagrid may draw 2 cards in the Forbidden Forest, and then meets both."""
    lying = len(g.board.get(place.id, ()))
    for passive, _, _ in stats.passives(g, hero, p.DrawMore):
        if place.id in passive.at and passive.n > max(number, lying):
            options = (f"draw:{max(0, number - lying)}", f"draw:{passive.n - lying}")
            choice: str = yield Ask(hero.seat, "draw.more", options, "T-331")
            return passive.n if choice == options[1] else number
    return number


def draw(g: Talisman, hero: Hero, place: Place, number: int) -> Play[list[int]]:
    """Face up on the space, whatever their texts say later (T-141), one by one; Draco may replace one of them
    at once (T-334)."""
    drawn: list[int] = []
    replaced = False
    for _ in range(number):
        deck = g.outer if place.region == "london" else g.middle
        if deck:
            card = deck.pop()
            decks.show(g, card)
        else:
            card = yield from decks.draw_encounter(g, place.region)
            if card < 0:
                break
        decks.lay(g, place.id, card)
        g.tell("drew", rule="T-131", who=SEATS[hero.seat], card=g.kit.kinds[g.faces[card]].arg)
        if hero.perks & REDRAW and not replaced:
            better = yield from redraw(g, hero, place, card)
            replaced = better != card
            card = better
        drawn.append(card)
    return drawn


def redraw(g: Talisman, hero: Hero, place: Place, card: int) -> Play[int]:
    """T-334: pay to put the card under the deck; the replacement must be encountered."""
    for passive, source, _ in stats.passives(g, hero, p.Redraw):
        why = Cause(hero, source.name, cited="T-334")
        if not losses.payable(g, why, passive.cost):
            continue
        kind = g.kit.kinds[g.faces[card]]
        choice: str = yield Ask(hero.seat, "redraw", (KEEP, "replace"), "T-334", {"card": kind.arg})
        if choice == KEEP:
            return card
        yield from losses.pay_cost(g, why, passive.cost)
        deck = g.outer if place.region == "london" else g.middle
        decks.lift(g, place.id, card)
        deck.insert(0, card)
        g.known[card] = decks.EVERYBODY
        g.tell("replaced", rule="T-334", who=SEATS[hero.seat], card=kind.arg)
        new = yield from decks.draw_encounter(g, place.region)
        decks.lay(g, place.id, new)
        g.tell("drew", rule="T-131", who=SEATS[hero.seat], card=g.kit.kinds[g.faces[new]].arg)
        return new
    return card


def reveal(g: Talisman, hero: Hero, card: int) -> Play[None]:
    """On reveal: tokens on the card, and what its text says (T-341, T-347)."""
    text = g.kit.kinds[g.faces[card]].card
    if text.stock:
        n = min(text.stock, g.fate)
        g.fate -= n
        g.tokens[str(card)] = n
    if text.on_reveal:
        why = Cause(hero, f"card:{text.id}", card=card, cited="T-411")
        yield from texts.run(g, why, text.on_reveal)
