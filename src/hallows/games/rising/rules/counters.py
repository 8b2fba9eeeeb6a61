"""Damage and Corruption counters: on, off, never past the track (R-156 to R-158, R-063, R-066)."""

from collections.abc import Iterable

from hallows.games.rising.compiled import AT, NOBODY, SEATS, Cards
from hallows.games.rising.state import Rising
from hallows.kernel import Arg


def wound(g: Rising, c: Cards, cards: Iterable[int], amount: int, key: str, rule: str) -> None:
    """Put Damage on each of ``cards`` (R-156, R-200). What finds no empty box is lost (R-157, R-210)."""
    damage, slots = g.damage, c.slots
    hurt = [card for card in cards if damage[card] < slots[card]]
    for card in hurt:
        damage[card] = min(damage[card] + amount, slots[card])
    if hurt and g.sink is not None:
        names: list[Arg] = [c.names[card] for card in hurt]
        g.tell(key, rule=rule, cards=names, amount=amount)


def corrupt(g: Rising, c: Cards, location: int, amount: int, rule: str) -> None:
    """Put Corruption on the active Place of ``location``, or on its base (R-048, R-063, R-072)."""
    before = g.corruption[location]
    after = min(before + amount, c.boxes)
    g.corruption[location] = after
    if after > before and g.sink is not None:
        where = top(g, c, location)
        g.tell("corrupted", rule=rule, where=where, amount=after - before, count=after)


def clean(g: Rising, c: Cards, location: int, amount: int, rule: str) -> None:
    """Remove Corruption at once (R-065), also from a full track (R-064), never below nothing (R-066)."""
    before = g.corruption[location]
    after = max(0, before - amount)
    if after < before:
        g.corruption[location] = after
        g.tell("cleaned", rule=rule, where=top(g, c, location), amount=before - after, count=after)


def top(g: Rising, c: Cards, location: int) -> str:
    """The name of what receives Corruption there: the active Place, or the base."""
    stack = g.stacks[location]
    return f"place:{c.places[stack[0]]}" if stack else AT[location]


def hurt_in(g: Rising, seat: int) -> list[int]:
    """The Wizards of ``seat`` that can be healed now; under the Hog's Head penalty only one (R-078)."""
    damage = g.damage
    hurt = [card for card in g.players[seat].team if damage[card]]
    if hurt and g.turn.heal_limit and g.turn.healed[seat] != NOBODY:
        return [card for card in hurt if card == g.turn.healed[seat]]
    return hurt


def anyone_hurt(g: Rising, seats: Iterable[int]) -> bool:
    """Is there a Wizard in any of these teams that can be healed now?"""
    for seat in seats:  # noqa: SIM110 - before every roll; twice as fast as any()
        if hurt_in(g, seat):
            return True
    return False


def heal(g: Rising, c: Cards, card: int, amount: int, rule: str) -> None:
    """R-158: remove up to ``amount`` Damage from a team's Wizard; it counts as that team's healed one (R-078)."""
    removed = min(amount, g.damage[card])
    g.damage[card] -= removed
    seat = owner(g, card)
    if g.turn.heal_limit:
        g.turn.healed[seat] = card
    g.tell("healed", rule=rule, who=SEATS[seat], card=c.names[card], amount=removed)


def owner(g: Rising, card: int) -> int:
    """The seat whose team ``card`` is in."""
    for player in g.players:
        if card in player.team:
            return player.seat
    return NOBODY


def clockwise(g: Rising) -> list[int]:
    """All seats from the active player on (R-237)."""
    seats = len(g.players)
    return [(g.active + step) % seats for step in range(seats)]
