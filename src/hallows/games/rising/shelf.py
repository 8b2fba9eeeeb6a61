"""The shelf of what lasts: the Places that are lost, and what their penalties do to this turn; all of it is open (R-055,
R-057, R-074 to R-080, R-176)."""

from hallows.games.rising.compiled import SEATS, Cards
from hallows.games.rising.effects import Harder, HealLimit, NoSpells, Penalty
from hallows.games.rising.state import Rising
from hallows.kernel import Lasting, Text


def lasting(g: Rising, c: Cards) -> list[Lasting]:
    found = [_penalty(g, c, place) for place in g.corrupted]
    if g.risen:
        lord = c.names[c.voldemort]
        found.append(Lasting(lord, (), Text("does.risen"), Text("ends.risen")))
    return found


def _penalty(g: Rising, c: Cards, place: int) -> Lasting:
    name = f"place:{c.places[place]}"
    who = SEATS[g.active]
    if _in_force(g, c.penalty[place]):
        return Lasting(name, (who,), None, Text("ends.turn", {"who": who}))
    return Lasting(name, (), Text("does.penalty"), Text("ends.never"))


def _in_force(g: Rising, penalty: Penalty) -> bool:
    """A Dark Mark has set this penalty going, and it lasts as long as the turn."""
    turn = g.turn
    if isinstance(penalty, Harder):
        return bool(turn.harder)
    if isinstance(penalty, NoSpells):
        return turn.no_spells
    return isinstance(penalty, HealLimit) and turn.heal_limit
