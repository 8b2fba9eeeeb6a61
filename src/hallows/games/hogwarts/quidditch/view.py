"""What a seat may see of a match, built by allow-list: everything but the cards in the rival's hand and the deck."""

import msgspec

from hallows.games.hogwarts.quidditch.pitch import LAP, NOBODY, NOWHERE, ROLES, SPACES
from hallows.games.hogwarts.quidditch.state import OVER, RACE, Match

SIDE_NAMES = ("home", "away")
_KINDS = ("keeper", "beater", "beater", "chaser", "chaser", "chaser")


class PieceView(msgspec.Struct, frozen=True):
    """``id`` is the name by which choices light it up (``home-chaser2``), ``name`` the one their words use.
    ``space`` is None before the line-up and once it is ``out``."""

    id: str
    name: str
    side: int
    role: str
    space: str | None
    out: bool
    holds: str  # quaffle, bludger or nothing


class BallView(msgspec.Struct, frozen=True):
    """Where a ball is, and the id of the piece that has it, if one does."""

    space: str
    holder: str | None


class TeamView(msgspec.Struct, frozen=True):
    """``hand`` holds the viewer's own cards by kind; of other hands only the number of ``cards`` is known.
    ``seeker`` counts the spaces flown in the race; ``slowed``: the next roll there is made with one die."""

    side: int
    seat: int
    house: str
    goals: int
    turns: int
    chasers: int
    seeker: int
    slowed: bool
    cards: int
    hand: list[str]


class MatchView(msgspec.Struct, frozen=True):
    """``round`` is 0 before the first throw for actions; ``active`` is a seat; ``leader`` and ``winner`` are the
    seats that won round 1 and the match."""

    phase: str
    round: int
    active: int
    actions: int
    lap: int
    deck: int
    teams: list[TeamView]
    pieces: list[PieceView]
    quaffle: BallView
    bludgers: list[BallView]
    leader: int | None
    how: str
    winner: int | None


def look(m: Match, seat: int | None) -> MatchView:
    return MatchView(
        phase=m.phase,
        round=2
        if m.phase == RACE or (m.phase == OVER and m.leader != NOBODY)
        else int(any(m.turns)),
        active=m.players[m.active],
        actions=m.actions,
        lap=LAP,
        deck=len(m.deck),
        teams=[_team(m, side, seat) for side in (0, 1)],
        pieces=[_piece(m, piece) for piece in range(12)],
        quaffle=_ball(m, m.quaffle, m.carrier),
        bludgers=[_ball(m, *ball) for ball in zip(m.bludgers, m.holders, strict=True)],
        leader=None if m.leader == NOBODY else m.players[m.leader],
        how=m.how,
        winner=None if m.winner == NOBODY else m.players[m.winner],
    )


def _team(m: Match, side: int, viewer: int | None) -> TeamView:
    own = m.players[side] == viewer
    hand = m.hands[side]
    return TeamView(
        side=side,
        seat=m.players[side],
        house=m.houses[side],
        goals=m.goals[side],
        turns=m.turns[side],
        chasers=sum(spot != NOWHERE for spot in m.at[6 * side + 3 : 6 * side + 6]),
        seeker=m.seekers[side],
        slowed=bool(m.slowed[side]),
        cards=len(hand),
        hand=[m.faces[card] for card in hand] if own else [],
    )


def _piece(m: Match, piece: int) -> PieceView:
    spot = m.at[piece]
    side, role = divmod(piece, 6)
    placed = any(m.turns) or spot != NOWHERE
    held = "quaffle" if m.carrier == piece else "bludger" if piece in m.holders else ""
    return PieceView(
        id=piece_id(piece),
        name=ROLES[role],
        side=side,
        role=_KINDS[role],
        space=None if spot == NOWHERE else SPACES[spot],
        out=placed and spot == NOWHERE,
        holds=held,
    )


def _ball(m: Match, spot: int, holder: int) -> BallView:
    if holder == NOBODY:
        return BallView(SPACES[spot], None)
    return BallView(SPACES[m.at[holder]], piece_id(holder))


def piece_id(piece: int) -> str:
    return f"{SIDE_NAMES[piece // 6]}-{ROLES[piece % 6]}"
