"""Attempting a mission (H-120 to H-129, H-149 to H-152, H-157, H-210, H-225, C-28, C-169, C-177, C-185): what is set
apart, the fight, and what comes of it. Duels stand here too, as their fights are of the same kind (H-160 to H-166)."""

from hallows.games.hogwarts.compiled import BOOK, DUEL, POTION, SEATS, SPELL
from hallows.games.hogwarts.rules import missions
from hallows.games.hogwarts.rules.cards import conceal, draw, hand, put_under, show_all
from hallows.games.hogwarts.rules.life import score
from hallows.games.hogwarts.rules.meetings import fall
from hallows.games.hogwarts.rules.objects import spend
from hallows.games.hogwarts.state import (
    DUEL_FIGHT,
    LOST,
    MISSION_FIGHT,
    WON,
    Cup,
    Fight,
    Fighter,
    Player,
)
from hallows.kernel import Ask, Play

LIMITS = {"underage": 5, "qualified": 3, "team": 2}  # H-147 to H-149, H-223
LOST_CARDS = 3  # H-163


def limit(g: Cup) -> int:
    """Spells and potions a player may play in one fight with a card (C-164)."""
    options = g.options
    return LIMITS[options.solo_rules if options.variant == "solo" else options.variant]


# -- missions ----------------------------------------------------------------------------------------------


def begin(g: Cup, player: Player, card: int) -> Play[None]:
    """C-169: the mission is shown, cards are set apart, and its fight begins."""
    g.attempted = True
    task = g.kit.tasks[g.faces[card]]
    show_all(g, card)
    g.tell("attempted", rule="H-120", who=SEATS[player.seat], mission=task.name)
    team = missions.members(g, player)
    fighters = [Fighter(member.seat) for member in team]
    if g.options.qualified and task.wants:
        yield from set_apart(g, player, fighters, card)
    hp = task.foe.hp * len(team)  # H-150
    g.fight = Fight(MISSION_FIGHT, fighters, limit(g), 0, card, task.objects, hp)


def set_apart(g: Cup, player: Player, fighters: list[Fighter], card: int) -> Play[None]:
    """H-129, C-28: the cards the mission needs, chosen by the player, one place after the other."""
    kit = g.kit
    wants = kit.tasks[g.faces[card]].wants
    left = [(f, c) for f in fighters for c in missions.magic(g.players[f.seat])]
    for place, want in enumerate(wants):
        found: dict[str, tuple[Fighter, int]] = {}
        for index, (f, c) in enumerate(left):
            face = g.faces[c]
            key = f"apart:{kit.cards[face].id}" + (f":{f.seat}" if len(fighters) > 1 else "")
            if key in found or not missions.fits(kit, face, want):
                continue
            rest = [g.faces[other] for _, other in (*left[:index], *left[index + 1 :])]
            if missions.fillable(kit, rest, wants[place + 1 :]):
                found[key] = (f, c)
        args = {"sort": want.name}
        choice: str = yield Ask(player.seat, "apart", tuple(found), "H-129", {**args})
        f, c = found[choice]
        left.remove((f, c))
        f.apart.append(c)
        f.reserved += 1
        show_all(g, c)
        if g.sink is not None:
            g.tell("apart", rule="H-129", who=SEATS[f.seat], card=kit.cards[g.faces[c]].name)


def conclude(g: Cup, fight: Fight) -> Play[None]:
    """H-120, H-121, H-123, H-127, H-152."""
    team = [g.players[f.seat] for f in fight.fighters]
    active = team[0]
    task = g.kit.tasks[g.faces[fight.card]]
    if fight.result == WON:
        g.tell("completed", rule="H-120", who=SEATS[active.seat], mission=task.name)
        for owner in team:
            if fight.card in owner.missions:
                owner.missions.remove(fight.card)
        active.done.append(fight.card)
        score(g, active.seat, task.points, "H-121")
        _spend_cards(g, fight)
        yield from spend(g, team, fight.objects)
    elif fight.result == LOST:
        g.tell("failed", rule="H-123", who=SEATS[active.seat], mission=task.name)
    if g.options.variant == "solo":
        return
    for f in fight.fighters:
        if f.out:
            fall(g, g.players[f.seat], "H-123")


def _spend_cards(g: Cup, fight: Fight) -> None:
    """H-129: cards set apart and not played go under their decks."""
    for f in fight.fighters:
        player = g.players[f.seat]
        for card in f.apart:
            hand(player, g.kit.deck_of[card]).remove(card)
            put_under(g, card)


# -- duels -------------------------------------------------------------------------------------------------


def duel(g: Cup, player: Player) -> None:
    """H-092, H-160, H-164: a student to fight, but not oneself; with 1 HP it is lost at once."""
    pile = g.decks[DUEL]
    own = g.kit.students[player.sheet].id
    for _ in range(len(pile.cards)):
        card = pile.draw()
        show_all(g, card)
        face = g.faces[card]
        if g.kit.cards[face].id != own:
            break
        g.tell("duel.self", rule="H-160", who=SEATS[player.seat])
        put_under(g, card)
    else:
        g.tell("deck.empty", rule="H-249", deck="deck:duel")
        return
    foe = g.kit.foes[face]
    g.tell("duel", rule="H-092", who=SEATS[player.seat], foe=foe.name)
    g.fight = Fight(DUEL_FIGHT, [Fighter(player.seat)], limit(g), 1, card, 0, foe.hp)
    if player.hp <= 1:
        g.fight.result = LOST


def conclude_duel(g: Cup, fight: Fight) -> Play[None]:
    """H-161, H-163, H-165."""
    player = g.players[fight.fighters[0].seat]
    foe = g.kit.foes[g.faces[fight.card]]
    put_under(g, fight.card)
    if fight.result == WON:
        g.tell("duel.won", rule="H-161", who=SEATS[player.seat], foe=foe.name)
        for deck in (SPELL, POTION, BOOK):
            draw(g, player, deck, "H-161")
    elif fight.result == LOST:
        g.tell("duel.lost", rule="H-163", who=SEATS[player.seat], foe=foe.name)
        yield from discard(g, player, LOST_CARDS)


def discard(g: Cup, player: Player, count: int) -> Play[None]:
    """H-163, H-166: any cards, unseen by others; all if there are no more."""
    kit = g.kit
    for _ in range(count):
        held: dict[str, int] = {}
        for card in player.spells + player.potions + player.books:
            held.setdefault(kit.drop[g.faces[card]], card)
        if not held:
            return
        choice: str = yield Ask(player.seat, "discard", tuple(held), "H-163")
        card = held[choice]
        cards = hand(player, kit.deck_of[card])
        conceal(g, cards, g.allies[player.seat])
        cards.remove(card)
        put_under(g, card)
        g.tell("discarded", rule="H-163", who=SEATS[player.seat])
