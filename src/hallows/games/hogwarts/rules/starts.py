"""Before the roll (H-114, H-115, H-210, H-216, H-237, C-54, C-86, C-87, C-105, C-108, C-109, C-124): start cards, searching,
Buckbeak, attempting a mission where one stands, waiting for one's team."""

from functools import partial

from hallows.games.common.keys import verb_of, what_of
from hallows.games.hogwarts.compiled import SEATS, Card
from hallows.games.hogwarts.rules import attempts, missions, trips
from hallows.games.hogwarts.rules.cards import conceal, hand, play_at_start, playable, put_under
from hallows.games.hogwarts.rules.objects import HELD, PER_TURN, lay, take
from hallows.games.hogwarts.state import CLOSE, MOVE, Cup, Player
from hallows.kernel import Ask, Pick, Play


def options(g: Cup, player: Player) -> dict[str, int]:
    """What the active player may do before, or instead of, rolling; where that is a card, which one. ``roll`` alone:
    there is nothing to ask."""
    kit = g.kit
    on_visit = player.home >= 0  # still waiting on another board
    found = {"return" if on_visit else "roll": -1}
    here = missions.possible_here(g, player)
    if here:
        able = missions.attemptable(g, player)
        found.update({kit.attempt[g.faces[card]]: card for card in able})
        if g.teamed and not g.eaters >> player.space & 1:
            found["wait"] = -1
    if player.spells or player.potions:
        found.update(playable(g, player, partial(_useful, g, player)))
    if player.objects & kit.visits and not on_visit:
        found[kit.use[(player.objects & kit.visits).bit_length() - 1]] = -1
    return found


def _useful(g: Cup, player: Player, card: Card) -> bool:
    """H-114: Accio needs something to summon, Obliviate somebody who holds a card."""
    return bool(
        (card.summons and summonable(g))
        or (card.frees and not g.free_stop)
        or (card.forgets and forgetful(g, player))
    )


def begin(g: Cup) -> Play[None]:
    """One choice after the other, until the player rolls, attempts a mission, waits or flies off."""
    player = g.players[g.active]
    while True:
        found = options(g, player)
        choice = "roll"
        if len(found) > 1 or "return" in found:
            choice = yield Ask(g.active, "begin", tuple(found), "H-216")
        if choice == "roll":
            g.step = MOVE
            return
        if choice == "return":
            trips.go_home(g, player)  # C-105: he gives up waiting, and rolls
        elif choice == "wait":
            g.tell("waits", rule="H-237", who=SEATS[g.active])
            g.waiting = True
            g.step = CLOSE
            return
        elif verb_of(choice) == "attempt":
            yield from attempts.begin(g, player, found[choice])
            return
        elif verb_of(choice) == "use":
            yield from trips.by_buckbeak(g, player)
            return
        else:
            who, deeds = SEATS[g.active], (partial(summon, g, player), partial(forget, g, player))
            freed = yield from play_at_start(g, player, found[choice], who, "H-114", *deeds)
            g.free_stop = g.free_stop or freed


def summonable(g: Cup) -> list[int]:
    """C-87: ordinary objects lying on the main board, while a pick-up of this turn is left."""
    if g.picked >= PER_TURN:
        return []
    kit = g.kit
    castle = kit.board.castle
    return [
        thing
        for thing, at in enumerate(g.at)
        if at >= 0 and castle >> at & 1 and not kit.special >> thing & 1
    ]


def summon(g: Cup, player: Player) -> Play[None]:
    """Accio: counts as one of the two pick-ups; with six held it is a swap (C-108)."""
    kit = g.kit
    options = tuple(kit.pick[thing] for thing in summonable(g))
    choice: str = yield Ask(player.seat, "summon", options, "H-114")
    thing = kit.object_number[what_of(choice)]
    space = g.at[thing]
    if player.objects.bit_count() >= HELD:
        held = tuple(kit.leave[own] for own in kit.objects_of(player.objects))
        args = {"object": kit.object_names[thing]}
        left: str = yield Ask(player.seat, "swap", held, "H-065", {**args})
        lay(g, player, kit.object_number[left[6:]], space, "H-065")
    take(g, player, thing, "H-114")
    g.picked += 1


def forgetful(g: Cup, player: Player) -> list[Player]:
    """Players who hold a spell or potion to lose."""
    return [p for p in g.players if p is not player and (p.spells or p.potions)]


def forget(g: Cup, player: Player) -> Play[None]:
    """Obliviate: one spell or potion by lot goes under its deck, unseen (C-187)."""
    options = tuple(f"target:{p.seat}" for p in forgetful(g, player))
    choice: str = yield Ask(player.seat, "forget", options, "H-114")
    victim = g.players[int(what_of(choice))]
    held = victim.spells + victim.potions
    index: int = yield Pick(len(held), "forget", player.seat)
    card = held[index]
    cards = hand(victim, g.kit.deck_of[card])
    conceal(g, cards, g.allies[victim.seat])
    cards.remove(card)
    put_under(g, card)
    g.tell("forgot", rule="H-114", who=SEATS[victim.seat], whom=SEATS[player.seat])
