"""Object tokens (H-062 to H-070, C-06, C-18, C-93, C-110, C-185): picking up, swapping, spending."""

from collections.abc import Iterable

from hallows.games.common.keys import what_of
from hallows.games.hogwarts.compiled import SEATS
from hallows.games.hogwarts.state import NOWHERE, Cup, Player, Wizard, World
from hallows.kernel import Ask, Play

PER_TURN = 2  # H-063
HELD = 6  # H-064


def lying(g: World, space: int) -> list[int]:
    """The objects on a space, by number."""
    return [thing for thing, at in enumerate(g.at) if at == space]


def littered(g: World) -> int:
    """The spaces where objects lie, as a mask."""
    mask = 0
    for at in g.at:
        if at >= 0:
            mask |= 1 << at
    return mask


def wanted(g: Cup, player: Player) -> int:
    """Objects named on the player's own uncompleted missions, which he must collect (H-067, C-110)."""
    mask = 0
    if g.options.must_collect:
        tasks = g.kit.tasks
        for card in player.missions:
            mask |= tasks[g.faces[card]].objects
    return mask


def take(g: World, wizard: Wizard, thing: int, rule: str = "H-062") -> None:
    """From the board into the hand."""
    space = g.at[thing]
    g.at[thing] = NOWHERE
    wizard.objects |= 1 << thing
    if g.sink is not None:
        kit = g.kit
        where = kit.space_names[space]
        g.tell("picked", rule=rule, who=SEATS[wizard.seat], object=kit.object_names[thing], where=where)  # fmt: skip


def lay(g: World, wizard: Wizard, thing: int, space: int, rule: str) -> None:
    """Out of the hand onto a space."""
    wizard.objects &= ~(1 << thing)
    g.at[thing] = space
    if g.sink is not None:
        kit = g.kit
        where = kit.space_names[space]
        g.tell("laid", rule=rule, who=SEATS[wizard.seat], object=kit.object_names[thing], where=where)  # fmt: skip


def pick_up(g: Cup, player: Player, space: int, needed: int = 0, reserve: int = 0) -> Play[None]:
    """H-062 to H-067: the objects on a space just entered. ``needed`` ones are taken because the move was chosen
    for them; ``reserve`` pick-ups of this turn are kept for those still ahead, which a duty leaves room for."""
    must = wanted(g, player) | needed
    here = [thing for thing in lying(g, space) if not g.spent >> thing & 1]
    for thing in sorted(here, key=lambda thing: (not needed >> thing & 1, not must >> thing & 1)):  # fmt: skip
        if g.picked >= PER_TURN:
            return
        bit = 1 << thing
        full = player.objects.bit_count() >= HELD
        forced = needed if full else must
        if not forced & bit and g.picked + reserve >= PER_TURN:
            continue
        if full:
            yield from _swap(g, player, thing, bool(needed & bit), needed)
            continue
        # who must take it is asked too: that there was no choice shows a mission to nobody
        options = (g.kit.pick[thing],) if must & bit else (g.kit.pick[thing], "leave")
        choice: str = yield Ask(player.seat, "pick", options, "H-067")
        if choice != "leave":
            take(g, player, thing)
            g.picked += 1


def _swap(g: Cup, player: Player, thing: int, forced: bool, keep: int) -> Play[None]:
    """H-065: with six held, one of them stays behind; nobody is forced to (C-06)."""
    kit = g.kit
    space = g.at[thing]
    held = kit.objects_of(player.objects & ~keep)
    options = tuple(kit.leave[own] for own in held)
    if not forced:
        options = ("leave", *options)
    args = {"object": kit.object_names[thing]}
    choice: str = yield Ask(player.seat, "swap", options, "H-065", {**args})
    if choice != "leave":
        lay(g, player, kit.object_number[what_of(choice)], space, "H-065")
        take(g, player, thing, "H-065")
        g.picked += 1


def spend_special(g: Cup, player: Player, thing: int) -> Play[None]:
    """H-069: a used special object goes to a free rosette of Diagon Alley; it stacks only if none is free."""
    board = g.kit.board
    rosettes = [space for space in g.kit.rosettes if board.alley >> space & 1]
    free = [space for space in rosettes if space not in g.at]
    choice: str = yield Ask(
        player.seat,
        "rosette",
        tuple(g.kit.to[space] for space in free or rosettes),
        "H-069",
        {"object": g.kit.object_names[thing]},
    )
    lay(g, player, thing, board.number[what_of(choice)], "H-069")


def spend(g: Cup, holders: Iterable[Player], objects: int) -> Play[None]:
    """H-068, C-185: objects of a completed mission, each one separately; special ones to Diagon Alley (C-18)."""
    kit = g.kit
    places = tuple(kit.to[space] for space in range(len(kit.to)) if kit.board.places >> space & 1)
    for player in holders:
        for thing in kit.objects_of(player.objects & objects):
            if kit.special >> thing & 1:
                yield from spend_special(g, player, thing)
                continue
            args = {"object": kit.object_names[thing]}
            choice: str = yield Ask(player.seat, "spend", places, "H-068", {**args})
            lay(g, player, thing, kit.board.number[what_of(choice)], "H-068")
            g.spent |= 1 << thing
