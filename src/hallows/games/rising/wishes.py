"""What a player may want to be asked about without being asked every time (see ``Table.wish``): Spell tokens, abilities that
are free actions, and the dice before they are rolled (R-112, R-141, R-214)."""

from hallows.games.rising.compiled import Cards
from hallows.games.rising.state import Rising
from hallows.kernel import Choice, Text


def wishes(g: Rising, c: Cards, seat: int) -> dict[str, Choice]:
    found: dict[str, Choice] = {}
    for kind in g.players[seat].tokens:
        token = c.token_names[kind]
        found[f"token:{token.partition(':')[2]}"] = Choice(
            Text("option.token", {"token": token}), (token,)
        )
    if seat == g.active:
        for card in g.turn.tricks:
            key = "move" if c.moving >> card & 1 else f"use:{c.ids[card]}"
            found[key] = Choice(Text("option.use", {"card": c.names[card]}), (c.names[card],))
    found["stop"] = Choice(Text("wish.ready"))
    return found
