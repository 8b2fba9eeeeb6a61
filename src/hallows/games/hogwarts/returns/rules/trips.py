"""Visits to the special places (V-064, V-069, C-107, C-123, C-135, C-149): Floo powder, Portkeys, and the way back."""

from hallows.games.common.keys import what_of
from hallows.games.hogwarts.returns.rules.horcruxes import on_duty
from hallows.games.hogwarts.returns.rules.sides import name
from hallows.games.hogwarts.returns.state import VISIT, Pawn, Returns
from hallows.games.hogwarts.state import NOTHING, NOWHERE
from hallows.kernel import Ask, Play


def by_floo(g: Returns, hero: Pawn) -> Play[None]:
    """From a tower, for a token, to one of the seven places; the graveyard is none of them."""
    kit = g.kit
    if not hero.floo:
        return
    options = ("stay", *(kit.to[space] for space in kit.objects_of(kit.board.floo)))
    choice: str = yield Ask(hero.seat, "floo", options, "V-069")
    if choice != "stay":
        hero.floo -= 1
        depart(g, hero, kit.board.number[what_of(choice)])


def by_portkey(g: Returns, hero: Pawn) -> Play[None]:
    """C-123: from the pitch to the graveyard, where nothing happens."""
    if not hero.portkeys:
        return
    choice: str = yield Ask(hero.seat, "pitch", ("stay", "portkey"), "V-005")
    if choice == "portkey":
        hero.portkeys -= 1
        depart(g, hero, g.kit.board.portkey.bit_length() - 1)


def depart(g: Returns, hero: Pawn, space: int) -> None:
    hero.home = hero.space
    hero.space = space
    g.step = VISIT
    g.tell("travelled", rule="V-069", who=name(g, hero), where=g.kit.space_names[space])


def through_the_door(g: Returns, hero: Pawn) -> Play[None]:
    """C-149: between Ministry and Hall of Prophecy one walks for nothing."""
    board = g.kit.board
    door = board.door[hero.space]
    if door is None or not board.places >> door & 1:
        return
    where = g.kit.space_names[door]
    choice: str = yield Ask(hero.seat, "door", ("stay", g.kit.to[door]), "V-069", {"where": where})
    if choice != "stay":
        hero.space = door
        g.tell("door", rule="V-069", who=name(g, hero), where=where)


def go_home(g: Returns, hero: Pawn) -> None:
    """V-069: back to where the visit began. Being put there is no meeting and no fight (C-149)."""
    if hero.home >= 0:
        hero.space = hero.home
        hero.home = NOWHERE
        g.tell("returned", rule="V-069", who=name(g, hero), where=g.kit.space_names[hero.space])


def end_of_turn(g: Returns, hero: Pawn) -> None:
    """V-069, V-078, C-107: who has no duty at a special place goes back; a duty without weapon or Horcrux is none."""
    if not on_duty(g, hero):
        go_home(g, hero)
    if not on_duty(g, hero):
        hero.duty = NOTHING
