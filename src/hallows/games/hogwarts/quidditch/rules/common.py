"""What several chapters need: names for events, cards drawn and put back, how round 1 ends."""

from hallows.games.common.pile import NO_CARD, show
from hallows.games.hogwarts.quidditch.pitch import CHASERS, NOWHERE, PIECES
from hallows.games.hogwarts.quidditch.state import RACE, Match
from hallows.kernel import Arg, Event

GOALS_TO_WIN = 2
POINTS = 40


def who(m: Match, side: int) -> str:
    return f"seat:{m.players[side]}"


def team(m: Match, side: int) -> str:
    return f"team:{m.houses[side]}"


def tell_of(m: Match, key: str, rule: str, piece: int, **args: Arg) -> None:
    """An event about a piece on the pitch."""
    sink = m.sink
    if sink is not None:
        args |= {"team": team(m, piece // 6), "piece": PIECES[piece], "number": piece}
        sink.append(Event(key, args, None, rule))


def chasers_left(m: Match, side: int) -> int:
    return sum(m.at[6 * side + role] != NOWHERE for role in CHASERS)


def win_round(m: Match, side: int, how: str, rule: str) -> None:
    """Round 1 is over; its winner begins the race (Q-051, Q-052)."""
    m.leader = m.active = side
    m.how = how
    m.actions = 0
    m.phase = RACE
    m.tell(f"match.round.{how}", rule=rule, who=who(m, side), team=team(m, side))
    m.tell("match.race", rule="Q-051", who=who(m, side), team=team(m, side))


def draw_card(m: Match, side: int) -> None:
    """Q-046: hidden from everybody else, though their number is not (C-84)."""
    card = m.deck.draw()
    if card == NO_CARD:
        return
    seat = m.players[side]
    m.drawn("match.deck", card, seat)
    m.hands[side].append(card)
    show(m.known, [card], 1 << seat)
    m.reveal(seat)
    m.tell("match.card", rule="Q-046", who=who(m, side))
    m.tell("match.drew", to=(seat,), rule="Q-046", card=f"qcard:{m.faces[card]}")


def put_under(m: Match, card: int, *, shown: bool) -> None:
    """Q-064: under the deck; a played card has been seen by everybody, a left-over one only by its owner."""
    m.deck.put_under(card)
    if shown:
        show(m.known, [card])
