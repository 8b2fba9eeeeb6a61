"""Drawing Spell tokens from the face-down supply (R-146 to R-148)."""

from hallows.games.rising.compiled import SEATS, Cards
from hallows.games.rising.state import Rising
from hallows.kernel import Play, Shuffle, reorder


def draw_tokens(g: Rising, c: Cards, seat: int, count: int, rule: str) -> Play[None]:
    """R-077, R-146, R-147: a draw that finds the supply empty first shuffles the discard."""
    for _ in range(count):
        if not g.supply:
            if not g.discard:
                return
            g.supply = reorder(g.discard, (yield Shuffle(len(g.discard), "tokens")))
            g.discard = []
        kind = g.supply.pop()
        g.drawn("tokens", kind, by=seat)
        tokens = g.players[seat].tokens
        tokens.append(kind)
        tokens.sort()
        g.reveal()
        g.tell("token.drawn", rule=rule, who=SEATS[seat], token=c.token_names[kind])
