"""What a mission needs (H-050, H-051, H-116 to H-119, H-209, C-84 to C-100, C-111, C-170): objects, cards, presence."""

from collections.abc import Sequence

from hallows.games.hogwarts.compiled import Kit, Task, Want
from hallows.games.hogwarts.rules.objects import HELD
from hallows.games.hogwarts.state import Cup, Player
from hallows.games.hogwarts.ways import Toll, Unlock


def members(g: Cup, player: Player) -> list[Player]:
    """The player, or his whole team from him on in seat order (H-239)."""
    allies = g.allies[player.seat]
    if allies == 1 << player.seat:
        return [player]
    seats = len(g.players)
    order = ((player.seat + step) % seats for step in range(seats))
    return [g.players[seat] for seat in order if allies >> seat & 1]


def held(g: Cup, player: Player) -> int:
    """Objects in the player's or the team's hands (H-119)."""
    if not g.teamed:
        return player.objects
    objects = 0
    for member in members(g, player):
        objects |= member.objects
    return objects


def open_missions(g: Cup, player: Player) -> list[int]:
    """Missions the player, or any of the team, has still to do (H-236)."""
    if not g.teamed:
        return player.missions
    return [card for member in members(g, player) for card in member.missions]


def ready(g: Cup, player: Player) -> int:
    """Spaces of missions for which all objects and cards are held, as a mask."""
    spaces = 0
    objects = held(g, player)
    tasks = g.kit.tasks
    for card in open_missions(g, player):
        task = tasks[g.faces[card]]
        if not task.objects & ~objects and can_fill(g, player, task):
            spaces |= task.spaces
    return spaces


def attemptable(g: Cup, player: Player) -> list[int]:
    """Missions that can be attempted where the player stands: with everything held and everybody there, and not
    under a Death Eater's eyes (H-051, H-118, C-184)."""
    bit = 1 << player.space
    if g.attempted or g.eaters & bit:
        return []
    return [card for card in possible_here(g, player) if assembled(g, player, card)]


def possible_here(g: Cup, player: Player) -> list[int]:
    """Missions of this space for which everything is held."""
    bit = 1 << player.space
    tasks = g.kit.tasks
    found = []
    for card in open_missions(g, player):
        task = tasks[g.faces[card]]
        if task.spaces & bit and not task.objects & ~held(g, player) and can_fill(g, player, task):
            found.append(card)
    return found


def assembled(g: Cup, player: Player, card: int) -> bool:
    """H-118, C-104: every member stands on a space of the mission."""
    spaces = g.kit.tasks[g.faces[card]].spaces
    return all(spaces >> member.space & 1 for member in members(g, player))


def unlocks(g: Cup, player: Player, room: int, musts: int) -> tuple[Unlock, ...]:
    """C-100: spaces of missions whose missing objects lie on the board, few enough to be picked up on the way,
    each with the spaces to be entered. ``musts``: objects that must be taken where they lie (H-067)."""
    found: list[Unlock] = []
    kit = g.kit
    objects = held(g, player)
    steps = kit.steps_from(player.space)
    for card in open_missions(g, player):
        task = kit.tasks[g.faces[card]]
        absent = task.objects & ~objects
        if not absent or absent.bit_count() > room:
            continue
        need = 0
        for thing in task.things:
            if not absent >> thing & 1:
                continue
            at = g.at[thing]
            away = steps[at] if at >= 0 else None
            if away is None or away > g.total:  # held, on a special place, or too far
                break
            need |= 1 << at
        else:
            if can_fill(g, player, task):
                tolls = _tolls(g, absent, musts & ~absent & ~g.spent, steps)
                hands = HELD - player.objects.bit_count()
                for space in task.places:
                    away = steps[space]
                    if away is not None and away < g.total:
                        found.append(Unlock(space, need, tolls, room, hands))
    return tuple(found)


def _tolls(g: Cup, absent: int, owed: int, steps: Sequence[int | None]) -> tuple[Toll, ...]:
    """What is to be taken on the way, if anything else than what is ``absent`` is."""
    counts: dict[int, list[int]] = {}
    for kind, things in enumerate((absent, owed)):
        for thing in g.kit.objects_of(things):
            at = g.at[thing]
            away = steps[at] if at >= 0 else None
            if away is not None and away <= g.total:
                counts.setdefault(at, [0, 0])[kind] += 1
    if not any(others for _, others in counts.values()):
        return ()
    return tuple(Toll(at, *count) for at, count in counts.items())


def _lie_on(g: Cup, objects: int) -> int:
    """The spaces where all of these objects lie; 0 if one does not lie on the board."""
    spaces = 0
    for thing in g.kit.objects_of(objects):
        at = g.at[thing]
        if at < 0:
            return 0
        spaces |= 1 << at
    return spaces


def completed_by(g: Cup, player: Player, space: int, need: int) -> int:
    """The objects of the mission of this space that a way through ``need`` makes possible."""
    objects = held(g, player)
    for card in open_missions(g, player):
        task = g.kit.tasks[g.faces[card]]
        absent = task.objects & ~objects
        if absent and task.spaces >> space & 1 and _lie_on(g, absent) == need:
            return task.objects
    return 0


# -- cards -------------------------------------------------------------------------------------------------


def can_fill(g: Cup, player: Player, task: Task) -> bool:
    """H-117: the cards are held, each filling one place only. The underage need none."""
    if not g.options.qualified or not task.wants:
        return True
    faces = [g.faces[card] for member in members(g, player) for card in magic(member)]
    return fillable(g.kit, faces, task.wants)


def magic(player: Player) -> list[int]:
    return player.spells + player.potions


def fits(kit: Kit, face: int, want: Want) -> bool:
    if want.face >= 0:
        return face == want.face
    card = kit.cards[face]
    return card.use == want.use if want.use >= 0 else card.deck == want.deck


def fillable(kit: Kit, faces: Sequence[int], wants: Sequence[Want]) -> bool:
    """Whether different cards of these faces fill all places."""
    if not wants:
        return True
    if len(faces) < len(wants):
        return False
    for index, face in enumerate(faces):
        if fits(kit, face, wants[0]) and fillable(
            kit, [*faces[:index], *faces[index + 1 :]], wants[1:]
        ):
            return True
    return False
