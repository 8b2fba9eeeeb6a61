"""Fights between underage players (H-170 to H-172, H-181, H-226, C-180): one die each, no cards."""

from hallows.games.hogwarts.compiled import SEATS
from hallows.games.hogwarts.rules import powers
from hallows.games.hogwarts.rules.life import lose_hp
from hallows.games.hogwarts.state import LOST, OPEN, UNDECIDED, WON, Cup, Fight
from hallows.kernel import Ask, Play, Roll

LOSSES = 2  # H-171
THROWS = 50  # H-252


def play(g: Cup, fight: Fight) -> Play[None]:
    """First the Cloak, the attacker asked first; then one throw after the other."""
    if not fight.begun:
        fight.begun = True
        yield from _cloak(g, fight)
        if fight.result != OPEN:
            return
    yield from throws(g, fight)


def _cloak(g: Cup, fight: Fight) -> Play[None]:
    for f in fight.fighters:
        hidden = g.players[f.seat].objects & g.kit.vanishes
        if hidden:
            key = g.kit.use[hidden.bit_length() - 1]
            choice: str = yield Ask(f.seat, "scuffle", ("brawl", key), "H-226")
            if choice == key:
                yield from powers.use(g, fight, f, key)
                return


def throws(g: Cup, fight: Fight) -> Play[None]:
    """H-170, H-171, H-181: the lower die loses 1 HP, who has lost two loses the fight, and so does who has no HP to
    lose but his last."""
    a, b = fight.fighters
    for _ in range(THROWS):
        mine: int = yield Roll(a.seat, "scuffle")
        yours: int = yield Roll(b.seat, "scuffle")
        who, whom = SEATS[a.seat], SEATS[b.seat]
        g.tell("scuffle.scores", rule="H-170", who=who, whom=whom, mine=mine, yours=yours)
        if mine == yours:
            g.tell("scuffle.tie", rule="H-170", faces=[mine])
            continue
        loser = a if mine < yours else b
        last = g.players[loser.seat].hp <= 1
        if not last:
            lose_hp(g, g.players[loser.seat], 1, "H-170")
        loser.lost += 1
        if last or loser.lost >= LOSSES:
            fight.result = LOST if loser is a else WON
            g.tell("scuffle.lost", rule="H-181" if last else "H-171", who=SEATS[loser.seat])
            return
    fight.result = UNDECIDED
