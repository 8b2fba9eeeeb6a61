"""Round 2: the race for the Golden Snitch, and the end of the match (Q-051 to Q-064, Q-077, Q-079, Q-080)."""

from hallows.games.common.keys import what_of
from hallows.games.hogwarts.quidditch.content import Advance, AdvanceByDie, PushBack
from hallows.games.hogwarts.quidditch.pitch import CARDS, LAP
from hallows.games.hogwarts.quidditch.rules.common import POINTS, put_under, team, who
from hallows.games.hogwarts.quidditch.state import OVER, RACE, Match
from hallows.kernel import PASS, Ask, Dice, Play, Roll

ROLL = "roll"


def race_turn(m: Match) -> Play[None]:
    """Q-053, Q-054, Q-077: a card before the roll or after it, one at most; whatever completes the lap wins."""
    side = m.active
    m.raced[side] += 1
    played = m.hands[side] and (yield from offer_card(m, side, ROLL))
    if m.phase == RACE:
        yield from fly(m, side)
    if m.hands[side] and not played:  # whoever has won has no cards left
        yield from offer_card(m, side, PASS)
    m.active = 1 - side


def fly(m: Match, side: int) -> Play[None]:
    """Q-053: two dice, one if slowed (Q-080)."""
    count = 1 if m.slowed[side] else 2
    m.slowed[side] = 0
    dice: tuple[int, ...] = yield Dice(m.players[side], "match.race", count)
    advance(m, side, sum(dice), "Q-053")


def advance(m: Match, side: int, spaces: int, rule: str) -> None:
    """The Seeker flies on; a full lap, reached or passed, catches the Snitch (Q-060, Q-061)."""
    m.seekers[side] = min(LAP, m.seekers[side] + spaces)
    _tell_flight(m, "match.flies", side, spaces, rule)
    if m.seekers[side] >= LAP:
        catch_snitch(m, side)


def offer_card(m: Match, side: int, other: str) -> Play[bool]:
    """Q-054: a card, or none."""
    seat = m.players[side]
    kinds = sorted({m.faces[card] for card in m.hands[side]}, key=list(CARDS).index)
    options = (other, *(f"play:{kind}" for kind in kinds))
    choice: str = yield Ask(
        seat, "match.card" if other == ROLL else "match.card.after", options, "Q-054"
    )
    if choice == other:
        return False
    yield from play_card(m, side, what_of(choice))
    return True


def play_card(m: Match, side: int, kind: str) -> Play[None]:
    """Q-055 to Q-059, Q-079, Q-080; the card goes under the deck at once (Q-064)."""
    card = next(card for card in m.hands[side] if m.faces[card] == kind)
    m.hands[side].remove(card)
    put_under(m, card, shown=True)
    m.reveal()
    rule, effect = CARDS[kind].rule, CARDS[kind].effect
    m.tell("match.played", rule="Q-054", who=who(m, side), card=f"qcard:{kind}")
    if isinstance(effect, Advance):
        advance(m, side, effect.spaces, rule)
    elif isinstance(effect, AdvanceByDie):
        die: int = yield Roll(m.players[side], "match.feint")
        advance(m, side, die, rule)
    elif isinstance(effect, PushBack):
        push_back(m, 1 - side, effect.spaces, rule)
    else:
        m.slowed[1 - side] = 1
        m.tell("match.slowed", rule=rule, who=who(m, 1 - side), team=team(m, 1 - side))


def push_back(m: Match, side: int, spaces: int, rule: str) -> None:
    """Q-058, Q-059: never behind the start."""
    lost = min(spaces, m.seekers[side])
    m.seekers[side] -= lost
    _tell_flight(m, "match.back", side, lost, rule)


def _tell_flight(m: Match, key: str, side: int, spaces: int, rule: str) -> None:
    whose, total = team(m, side), m.seekers[side]
    m.tell(key, rule=rule, who=who(m, side), team=whose, spaces=spaces, total=total, lap=LAP)


def catch_snitch(m: Match, side: int) -> None:
    """Q-060, Q-062, Q-064: the match is won; left-over cards go under the deck, the challenger's first."""
    m.winner = side
    m.phase = OVER
    m.tell("match.snitch", rule="Q-060", who=who(m, side), team=team(m, side))
    m.tell("match.points", rule="Q-062", who=who(m, side), points=POINTS)
    for hand in m.hands:
        for card in hand:
            put_under(m, card, shown=False)
        hand.clear()
