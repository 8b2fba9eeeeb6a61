"""Phase 4, the end of the turn in its strict order, and the end of the game (R-130 to R-139, R-161 to R-175,
R-188 to R-198, R-234 to R-236)."""

from hallows.games.rising.compiled import AT, NOBODY, SEATS, Cards
from hallows.games.rising.rules.pool import discard_placed
from hallows.games.rising.rules.supply import draw_tokens
from hallows.games.rising.state import OVER, TRAVEL, Rising, new_turn
from hallows.kernel import Play

LOSSES = ("wizards", "team", "places", "location")  # in the order they are named


def end_of_turn(g: Rising, c: Cards) -> Play[None]:
    """R-167."""
    recruit(g, c)
    gained = harm_villains(g, c)
    if g.damage[c.voldemort] >= g.options.voldemort_track:
        g.won = True
        g.phase = OVER
        g.tell("won", rule="R-189")
        return
    if gained:
        yield from draw_tokens(g, c, g.active, gained, "R-137")  # too late to be used
    discard_placed(g)
    g.turn = new_turn(len(g.players))  # dice go back, nothing is kept
    corrupt_places(g, c)
    defeat(g, c)
    g.losses = losses(g, c)
    if g.losses:
        g.phase = OVER
        g.tell("lost", rule="R-235", reasons=[f"loss:{loss}" for loss in g.losses])
        return
    refill(g, c)
    g.active = (g.active + 1) % len(g.players)
    g.phase = TRAVEL


def recruit(g: Rising, c: Cards) -> None:
    """R-130, R-166: completed Wizards, any number of any affiliation (R-131, R-132, R-133), join the active team
    without Damage. Their abilities begin with the next turn (R-128)."""
    player = g.players[g.active]
    need = g.turn.need
    for slot in range(3 * player.location, 3 * player.location + 3):
        card = g.board[slot]
        if 0 <= card < c.wizards and not need[card]:
            g.board[slot] = NOBODY
            g.damage[card] = 0
            player.team.append(card)
            g.tell("recruited", rule="R-130", who=SEATS[g.active], card=c.names[card])


def harm_villains(g: Rising, c: Cards) -> int:
    """R-134, R-135, R-138: one counter on each completed Death Eater that is not full; R-179, R-180, R-182: and on
    Voldemort within the number of Death Eaters in Azkaban, so that five must have fallen first (R-190, R-241).
    Returns the counters placed."""
    location = g.players[g.active].location
    need = g.turn.need
    placed = 0
    for card in g.board[3 * location : 3 * location + 3]:
        if card >= c.wizards and not need[card] and g.damage[card] < c.slots[card]:
            g.damage[card] += 1
            placed += 1
            g.tell("harmed", rule="R-134", who=SEATS[g.active], card=c.names[card])
    lord = c.voldemort
    if lord in g.turn.targets and not need[lord] and g.damage[lord] < len(g.azkaban):
        g.damage[lord] += 1
        placed += 1
        g.tell("harmed", rule="R-179", who=SEATS[g.active], card=c.names[lord])
    return placed


def corrupt_places(g: Rising, c: Cards) -> None:
    """R-067, R-242: full tracks, in the order of the Locations. The counters go (R-068), the card lies on the Villain
    card for good (R-069, R-071), and what is below begins anew (R-070)."""
    if max(g.corruption) < c.boxes:
        return
    for location in range(3):
        if g.corruption[location] < c.boxes:
            continue
        g.corruption[location] = 0
        if g.stacks[location]:
            place = g.stacks[location].pop(0)
            g.corrupted.append(place)
            g.tell("place.lost", rule="R-067", place=f"place:{c.places[place]}")
        else:
            g.fallen.append(location)
            g.tell("location.lost", rule="R-194", where=AT[location])


def defeat(g: Rising, c: Cards) -> None:
    """R-161, R-162, R-165: everybody with a full track, beside the Locations and in all teams."""
    damage, slots = g.damage, c.slots
    for slot, card in enumerate(g.board):
        if card != NOBODY and damage[card] >= slots[card]:
            g.board[slot] = NOBODY
            _leave(g, c, card)
    for player in g.players:
        for card in player.team:
            if damage[card] >= slots[card]:
                player.team = _survivors(g, c, player.team)
                break


def _survivors(g: Rising, c: Cards, team: list[int]) -> list[int]:
    fallen = [card for card in team if g.damage[card] >= c.slots[card]]
    for card in fallen:
        _leave(g, c, card)
    return [card for card in team if card not in fallen]


def _leave(g: Rising, c: Cards, card: int) -> None:
    """R-163, R-164: to the Hospital Wing or to Azkaban, for good."""
    g.damage[card] = 0
    wizard = card < c.wizards
    pile = g.hospital if wizard else g.azkaban
    pile.append(card)
    key, rule = ("wizard", "R-161") if wizard else ("death_eater", "R-162")
    g.tell(f"defeated.{key}", rule=rule, card=c.names[card], count=len(pile))


def losses(g: Rising, c: Cards) -> list[str]:
    """R-235: all that hold of R-191, R-192, R-193 (a base is no Place, R-082) and R-194."""
    holds = (
        len(g.hospital) >= c.wizards_lost[len(g.players)],
        [] in [player.team for player in g.players],
        len(g.corrupted) >= c.places_lost,
        bool(g.fallen),
    )
    return [name for name, lost in zip(LOSSES, holds, strict=True) if lost] if any(holds) else []


def refill(g: Rising, c: Cards) -> None:
    """R-169, R-174; R-170: Voldemort's Location first, then clockwise, left to right. New cards do nothing yet
    (R-171)."""
    if NOBODY not in g.board:
        return
    for step in range(3):
        location = (g.figure + step) % 3
        for slot in range(3 * location, 3 * location + 3):
            if g.board[slot] != NOBODY:
                continue
            card = draw_card(g, c)
            if card == NOBODY:
                return
            g.board[slot] = card
            g.tell("refilled", rule="R-169", card=c.names[card], where=AT[location])


def draw_card(g: Rising, c: Cards) -> int:
    """R-172: Voldemort's own card goes to the Villain card, and another is drawn."""
    while g.deck:
        card = g.deck.pop()
        g.drawn("deck", card)
        g.reveal()
        if card != c.voldemort:
            return card
        g.risen = True
        g.tell("risen", rule="R-172", card=c.names[card])
    return NOBODY
