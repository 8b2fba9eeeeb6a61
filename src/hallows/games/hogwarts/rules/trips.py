"""Visits to other boards (H-075, H-078 to H-086, H-227 to H-229, H-237, H-238, H-254, C-54, C-55, C-60, C-99, C-105,
C-106, C-115): Floo powder, Portkeys, Buckbeak, and the way back."""

from hallows.games.common.keys import what_of
from hallows.games.hogwarts.compiled import SEATS
from hallows.games.hogwarts.rules.life import lose_floo
from hallows.games.hogwarts.rules.objects import spend_special
from hallows.games.hogwarts.state import ARRIVE, BUCKBEAK, FLOO, NOWHERE, PORTKEY, Cup, Player
from hallows.kernel import Ask, Play

STAY = ("stay",)


def by_floo(g: Cup, player: Player) -> Play[None]:
    """H-078, H-079: from a tower, for a token, to one of the seven places."""
    kit = g.kit
    if not player.floo:
        return
    options = STAY + tuple(kit.to[space] for space in kit.objects_of(kit.board.floo))
    choice: str = yield Ask(player.seat, "floo", options, "H-078")
    if choice != "stay":
        lose_floo(g, player)  # H-254
        depart(g, player, kit.board.number[what_of(choice)], FLOO, "H-078")


def by_portkey(g: Cup, player: Player) -> None:
    """H-084: from the pitch to the graveyard."""
    player.portkeys -= 1
    space = g.kit.board.portkey.bit_length() - 1
    depart(g, player, space, PORTKEY, "H-084")


def by_buckbeak(g: Cup, player: Player) -> Play[None]:
    """H-075, C-93: spent at departure, before the roll, to any space of Diagon Alley or the special places."""
    kit = g.kit
    boards = kit.board.alley | kit.board.places
    options = tuple(kit.to[space] for space in kit.objects_of(boards & ~(1 << player.space)))
    choice: str = yield Ask(player.seat, "visit", options, "H-075")
    beast = kit.objects_of(player.objects & kit.visits)[0]
    g.tell("used", rule="H-075", who=SEATS[player.seat], object=kit.object_names[beast])
    yield from spend_special(g, player, beast)
    depart(g, player, kit.board.number[what_of(choice)], BUCKBEAK, "H-075")


def depart(g: Cup, player: Player, space: int, how: int, rule: str) -> None:
    player.home = player.space
    player.space = space
    g.visit = how
    g.step = ARRIVE
    g.tell("travelled", rule=rule, who=SEATS[player.seat], where=g.kit.space_names[space])


def go_home(g: Cup, player: Player) -> None:
    """H-082, H-085: back to where the visit began. Being put there is no meeting (H-211)."""
    if player.home >= 0:
        player.space = player.home
        player.home = NOWHERE
        where = g.kit.space_names[player.space]
        g.tell("returned", rule="H-082", who=SEATS[player.seat], where=where)
