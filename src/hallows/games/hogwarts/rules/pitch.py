"""The Quidditch Pitch (H-055, H-084, H-196, H-212, H-242, H-243, Q-001 to Q-004, Q-062, Q-063, Q-078, C-34, C-192)."""

from hallows.games.common.keys import what_of
from hallows.games.hogwarts.compiled import SEATS
from hallows.games.hogwarts.quidditch import match
from hallows.games.hogwarts.rules import trips
from hallows.games.hogwarts.rules.life import score
from hallows.games.hogwarts.state import CLOSE, MATCH, NOBODY, NOWHERE, Cup, Player
from hallows.kernel import Ask, Play


def challenge_or_leave(g: Cup, player: Player) -> Play[None]:
    """H-084, Q-001: a match against any other player, or a Portkey to the graveyard."""
    rivals = challengeable(g, player)
    options = tuple([f"challenge:{seat}" for seat in rivals])
    if player.portkeys:
        options += ("portkey",)
        if not rivals:
            options += ("stay",)
    if not options:
        return
    choice: str = yield Ask(player.seat, "pitch", options, "Q-001")
    if choice == "portkey":
        trips.by_portkey(g, player)
    elif choice != "stay":
        begin(g, player, g.players[int(what_of(choice))])


def challengeable(g: Cup, player: Player) -> list[int]:
    """Q-002, H-242: with teams another team; within a single one everybody challenges only once (C-192)."""
    rivals = [p.seat for p in g.players if not g.allies[player.seat] >> p.seat & 1]
    if rivals or player.challenges:
        return rivals
    return [p.seat for p in g.players if p is not player]


def begin(g: Cup, player: Player, rival: Player) -> None:
    """Q-002, Q-003: the rival's pawn is moved to the pitch, which is no meeting (H-211)."""
    g.guest, g.guest_home = rival.seat, rival.space
    rival.space = player.space
    g.match = g.match.copy()  # an idle pitch is shared between copies of the state
    match.begin(g.match, player.seat, rival.seat)
    player.challenges += 1
    g.step = MATCH
    g.tell("challenged", rule="Q-002", who=SEATS[player.seat], whom=SEATS[rival.seat])


def play_match(g: Cup) -> Play[None]:
    """One scene of the match; what comes of it when it is over."""
    m = g.match
    m.listen(g.sink)  # it may be a copy
    m.named_by(g.namer)
    yield from match.scene(m)
    if match.playing(m):
        return
    won = match.result(m)
    for seat in won.played:
        g.players[seat].matches += 1
    g.players[g.guest].space = g.guest_home
    g.guest, g.guest_home = NOBODY, NOWHERE
    g.tell("match.won", rule="Q-062", who=SEATS[won.winner])
    score(g, won.winner, won.points, "Q-062")
    g.step = CLOSE
