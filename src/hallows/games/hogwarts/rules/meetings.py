"""Meetings with other players and with Death Eaters (H-056 to H-059, H-167 to H-169, H-173, H-178, H-180 to H-191,
H-211 to H-213, H-222, H-232, H-233, H-241, C-54, C-62, C-95, C-165, C-182): who fights whom, and the prize."""

from hallows.games.common.keys import what_of
from hallows.games.hogwarts.compiled import BIGGER_PRIZE, POTION, SEATS, SPELL
from hallows.games.hogwarts.rules.cards import conceal, hand, lose_hand, pile_of, put_under, show_to
from hallows.games.hogwarts.rules.life import lose_floo, score
from hallows.games.hogwarts.rules.objects import HELD, lay
from hallows.games.hogwarts.state import (
    EATER_FIGHT,
    LOST,
    NOBODY,
    NOWHERE,
    RIVALS,
    SCUFFLE,
    WON,
    Cup,
    Fight,
    Fighter,
    Player,
)
from hallows.kernel import Ask, Pick, Play

EATER_CARDS = 3  # H-190
EATER_POINTS = 20  # H-189
RECOVERED = 6  # H-125, H-188


# -- players -----------------------------------------------------------------------------------------------


def opponents(g: Cup, player: Player) -> list[int]:
    """The seats to be fought where the player has just arrived; team-mates are none (H-057)."""
    allies = g.allies[player.seat]
    space = player.space
    return [p.seat for p in g.players if p.space == space and not allies >> p.seat & 1]


def meet(g: Cup, player: Player, others: list[int]) -> Play[None]:
    """H-167, H-168: the last to arrive attacks, and chooses one of several."""
    options = tuple(f"fight:{seat}" for seat in others)
    choice: str = yield Ask(player.seat, "meet", options, "H-168")
    rival = g.players[int(what_of(choice))]
    qualified = g.options.qualified
    if qualified and player.hp <= 1 and rival.hp <= 1:  # H-222
        g.tell("meet.spared", rule="H-222", who=SEATS[player.seat], whom=SEATS[rival.seat])
        return
    g.tell("meet", rule="H-056", who=SEATS[player.seat], whom=SEATS[rival.seat])
    fighters = [Fighter(player.seat), Fighter(rival.seat)]
    if not qualified:
        g.fight = Fight(SCUFFLE, fighters, 0, 1)
        return
    g.fight = fight = Fight(RIVALS, fighters, 2, 1, one_each=True, table=g.options.defence_table)
    if player.hp <= 1:  # H-182
        fight.result = LOST
    elif rival.hp <= 1:
        fight.result = WON


def conclude(g: Cup, fight: Fight) -> Play[None]:
    """H-173, H-178: the winner takes a prize, also outside his turn (C-182)."""
    a, b = (g.players[f.seat] for f in fight.fighters)
    if fight.result in (WON, LOST):
        winner, loser = (a, b) if fight.result == WON else (b, a)
        rule = "H-176" if g.options.qualified else "H-171"
        g.tell("fight.won", rule=rule, who=SEATS[winner.seat], whom=SEATS[loser.seat])
        yield from prize(g, winner, loser)


def prize(g: Cup, winner: Player, loser: Player) -> Play[None]:
    """H-173, H-178, H-232: objects, a Portkey, a Floo token or cards, as far as there are; or nothing."""
    greedy = 1 if g.kit.students[winner.sheet].abilities & BIGGER_PRIZE else 0
    goods = (2 if g.options.qualified else 1) + greedy
    options: tuple[str, ...] = ()
    if loser.objects:
        options += ("prize:objects",)
    if loser.portkeys:
        options += ("prize:portkey",)
    if loser.floo:
        options += ("prize:floo",)
    if loser.spells or loser.potions or loser.books:
        options += ("prize:cards",)
    if not options:
        return
    args = {"whom": SEATS[loser.seat]}
    choice: str = yield Ask(winner.seat, "prize", (*options, "prize:nothing"), "H-232", {**args})
    if choice == "prize:objects":
        yield from _take_objects(g, winner, loser, goods)
        return  # each of them has been told
    if choice == "prize:cards":
        yield from _take_cards(g, winner, loser, goods)
    elif choice == "prize:portkey":
        count = min(1 + greedy, loser.portkeys)
        loser.portkeys -= count
        winner.portkeys += count
    elif choice == "prize:floo":
        for _ in range(min(1 + greedy, loser.floo)):
            lose_floo(g, loser)
            winner.floo += 1
    g.tell(f"prize.{what_of(choice)}", rule="H-232", who=SEATS[winner.seat], whom=SEATS[loser.seat])


def _take_objects(g: Cup, winner: Player, loser: Player, goods: int) -> Play[None]:
    """Openly chosen; they do not count in the two of a turn, and what is too much is laid down (H-233)."""
    kit = g.kit
    for _ in range(min(goods, loser.objects.bit_count())):
        options = tuple(kit.take[thing] for thing in kit.objects_of(loser.objects))
        choice: str = yield Ask(winner.seat, "prize.object", options, "H-232")
        bit = 1 << kit.object_number[what_of(choice)]
        loser.objects &= ~bit
        winner.objects |= bit
        g.tell("won.object", rule="H-232", who=SEATS[winner.seat], whom=SEATS[loser.seat], object=f"object:{what_of(choice)}")  # fmt: skip
    while winner.objects.bit_count() > HELD:
        options = tuple(kit.leave[thing] for thing in kit.objects_of(winner.objects))
        choice = yield Ask(winner.seat, "surplus", options, "H-233")
        lay(g, winner, kit.object_number[what_of(choice)], winner.space, "H-233")


def _take_cards(g: Cup, winner: Player, loser: Player, goods: int) -> Play[None]:
    """By lot from books, spells and potions, face down (C-182)."""
    for _ in range(goods):
        held = loser.books + loser.spells + loser.potions
        if not held:
            return
        index: int = yield Pick(len(held), "prize", winner.seat)
        give(g, loser, winner, held[index])


def give(g: Cup, giver: Player, taker: Player, card: int) -> None:
    """A card goes from hand to hand, face down."""
    deck = g.kit.deck_of[card]
    cards = hand(giver, deck)
    conceal(g, cards, g.allies[giver.seat] | g.allies[taker.seat])
    cards.remove(card)
    hand(taker, deck).append(card)
    show_to(g, card, g.allies[taker.seat])


# -- Death Eaters ------------------------------------------------------------------------------------------


def challenge_eater(g: Cup, player: Player) -> Play[None]:
    """H-059, H-183 to H-186, H-251: a sheet by lot at full HP, with one spell and one potion, played by the next
    player on the right who is no team-mate (H-241)."""
    sheet: int = yield Pick(len(g.kit.eaters), "eater")
    eater = Fighter(_keeper(g, player.seat), sheet, g.kit.eaters[sheet].hp)
    for deck in (SPELL, POTION):
        card = g.decks[deck].draw()
        if card >= 0:
            if eater.seat >= 0:
                show_to(g, card, 1 << eater.seat)
            else:
                g.drawn(pile_of(g, card), card)
            eater.cards.append(card)
    g.tell("eater", rule="H-059", who=SEATS[player.seat], foe=g.kit.eaters[sheet].name)
    g.fight = Fight(EATER_FIGHT, [Fighter(player.seat), eater], EATER_CARDS, 0)


def _keeper(g: Cup, seat: int) -> int:
    seats = len(g.players)
    for step in range(1, seats):
        other = (seat + step) % seats
        if not g.allies[seat] >> other & 1:
            return other
    return NOBODY


def conclude_eater(g: Cup, fight: Fight) -> None:
    """H-188, H-189: points and a free tower, or the Leaky Cauldron."""
    mine, eater = fight.fighters
    player = g.players[mine.seat]
    for card in eater.cards:
        put_under(g, card)
    if fight.result == WON:
        g.eaters &= ~(1 << player.space)
        g.tell("eater.beaten", rule="H-189", who=SEATS[player.seat], foe=g.kit.eaters[eater.eater].name)  # fmt: skip
        score(g, player.seat, EATER_POINTS, "H-189")
    elif fight.result == LOST:
        fall(g, player, "H-188")


def fall(g: Cup, player: Player, rule: str) -> None:
    """H-123 to H-126, H-188: to the Leaky Cauldron without spells and potions, with 6 HP; tokens are kept. A visitor
    does not return (H-228)."""
    lose_hand(g, player)
    player.hp = RECOVERED
    player.space = g.kit.board.cauldron
    player.home = NOWHERE
    where = g.kit.space_names[player.space]
    g.tell("fallen", rule=rule, who=SEATS[player.seat], hp=player.hp, where=where)
