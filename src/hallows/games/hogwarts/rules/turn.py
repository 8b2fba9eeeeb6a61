"""The turn (H-061, H-201, H-207, H-208, C-53, C-86, C-188): its steps in their order, and what follows a fight."""

from collections.abc import Callable

from hallows.games.hogwarts.compiled import MISSION, SEATS
from hallows.games.hogwarts.rules import (
    attempts,
    ending,
    enemies,
    meetings,
    missions,
    movement,
    pitch,
    rivals,
    scuffle,
    setup,
    spaces,
    starts,
    trips,
)
from hallows.games.hogwarts.rules.cards import show_to
from hallows.games.hogwarts.rules.objects import pick_up, spend_special
from hallows.games.hogwarts.state import (
    ARRIVE,
    BEGIN,
    BUCKBEAK,
    CHOOSE,
    CLOSE,
    DUEL_FIGHT,
    EATER_FIGHT,
    EXACT,
    FLED,
    FOR_EXAM,
    FOR_MISSION,
    LOST,
    LURK,
    MATCH,
    MEET,
    MISSION_FIGHT,
    MOVE,
    OPEN,
    OVER,
    RIVALS,
    SCUFFLE,
    SETUP,
    SPACE,
    VISIT,
    WON,
    Cup,
    Fight,
    Player,
)
from hallows.games.hogwarts.state import MISSION as MISSION_STEP
from hallows.kernel import YES, YES_NO, Ask, Play

#: A new scene begins with these: a new turn, and the roll, over which no undo goes.
CUTS = frozenset({BEGIN, MOVE, MATCH, OVER})


def scene(g: Cup) -> Play[None]:
    """A round of a fight, a turn of a match, or the steps of the turn up to the next of these."""
    if g.fight is not None:
        yield from fight(g, g.fight)
        return
    if g.step == MATCH:
        yield from pitch.play_match(g)
        return
    while True:
        yield from _STEPS[g.step](g)
        if g.fight is not None or g.step in CUTS:
            return


# -- the steps ---------------------------------------------------------------------------------------------


def begin(g: Cup) -> Play[None]:
    """A new turn: nothing of the last one counts any more."""
    g.turns += 1
    g.total = g.picked = g.spent = g.visit = 0
    g.early = EXACT
    g.attempted = g.free_stop = g.rerolled = g.walked = g.waiting = False
    g.tell("turn", rule="H-061", who=SEATS[g.active], round=g.rounds)
    g.step = CHOOSE
    yield from choose(g)


def choose(g: Cup) -> Play[None]:
    """What may be done before the roll, and the roll itself."""
    yield from starts.begin(g)
    if g.step == MOVE:
        yield from movement.roll(g)
    elif g.step == CHOOSE and g.fight is None:
        raise AssertionError("a choice that leads nowhere")


def move(g: Cup) -> Play[None]:
    yield from movement.move(g)
    g.step = MEET


def meet(g: Cup) -> Play[None]:
    """H-056, H-169: a player fight, after which nothing else of the space counts. Who ended on Start without one may
    go on to the Leaky Cauldron at once (H-048, C-88)."""
    player = g.players[g.active]
    others = meetings.opponents(g, player)
    if others:
        g.step = VISIT if g.visit else CLOSE
        yield from meetings.meet(g, player, others)
        if g.fight is not None:
            return
    board = g.kit.board
    if not g.visit and player.space == board.start:
        where = g.kit.space_names[board.cauldron]
        choice: str = yield Ask(g.active, "gate", YES_NO, "H-048", {"where": where})
        if choice == YES:
            player.space = board.cauldron
            g.step = MEET
            g.tell("gate", rule="H-048", who=SEATS[g.active], where=where)
            yield from pick_up(g, player, player.space)
            return
    g.step = LURK


def lurk(g: Cup) -> Play[None]:
    """H-059: a Death Eater."""
    player = g.players[g.active]
    g.step = MISSION_STEP
    if g.eaters >> player.space & 1:
        yield from meetings.challenge_eater(g, player)


def mission(g: Cup) -> Play[None]:
    """H-050, H-081, H-116, H-207: attempt a mission of this space, or not; with many players a mission may be
    exchanged on a tower instead (H-104)."""
    player = g.players[g.active]
    g.step = VISIT if g.visit else SPACE
    cards = missions.attemptable(g, player)
    swaps = _swaps(g, player)
    if not cards and not swaps:
        if g.early == FOR_MISSION:  # C-163: he has stopped to wait for his team
            g.step = CLOSE
            g.tell("waits", rule="H-237", who=SEATS[g.active])
        return
    found = {g.kit.attempt[g.faces[card]]: card for card in cards}
    options = tuple(found)
    if g.early != FOR_MISSION or not cards:
        options = (*found, *swaps, "decline")
    choice: str = yield Ask(g.active, "mission", options, "H-116")
    if choice in swaps:
        _exchange(g, player, swaps[choice])
        g.step = CLOSE
    elif choice != "decline":
        g.early &= ~FOR_EXAM
        yield from attempts.begin(g, player, found[choice])


def _swaps(g: Cup, player: Player) -> dict[str, int]:
    """H-104, C-186: only on a tower, with 7 or 8 players."""
    if len(g.players) < 7 or not g.options.mission_swap or g.visit:
        return {}
    if not g.kit.board.towers >> player.space & 1 or not g.decks[MISSION].cards:
        return {}
    return {f"swap:{g.kit.cards[g.faces[card]].id}": card for card in player.missions}


def _exchange(g: Cup, player: Player, card: int) -> None:
    player.missions.remove(card)
    new = g.decks[MISSION].draw()
    g.decks[MISSION].put_under(card)
    show_to(g, new, g.allies[player.seat])
    player.missions.append(new)
    g.tell("exchanged", rule="H-104", who=SEATS[player.seat])


def space(g: Cup) -> Play[None]:
    """H-103, C-86: the effect of the space where the move ended; on towers and the pitch, a trip or a match."""
    player = g.players[g.active]
    g.step = CLOSE
    if not g.walked:
        return
    board = g.kit.board
    if board.towers >> player.space & 1:
        yield from trips.by_floo(g, player)
    elif player.space == board.pitch:
        yield from pitch.challenge_or_leave(g, player)
    else:
        yield from spaces.resolve(g, player)


def arrive(g: Cup) -> Play[None]:
    """H-080, H-083, C-38, C-99: pick up, meet, perhaps go through the door and do the same there."""
    player = g.players[g.active]
    yield from pick_up(g, player, player.space)
    g.step = MEET
    if g.options.place_bonus:
        yield from spaces.bonus(g, player)
        if g.fight is not None:
            return
    door = g.kit.board.door[player.space]
    if door is not None and g.kit.board.places >> door & 1 and not meetings.opponents(g, player):
        names = g.kit.space_names
        options = ("stay", g.kit.to[door])
        choice: str = yield Ask(g.active, "door", options, "H-083", {"where": names[door]})
        if choice != "stay":
            player.space = door
            g.tell("door", rule="H-083", who=SEATS[g.active], where=names[door])
            yield from pick_up(g, player, door)


def visit(g: Cup) -> Play[None]:
    """H-082, H-085, H-237, C-106: back to where the visit began, unless the player waits for his team; after a ride
    on Buckbeak the player rolls."""
    player = g.players[g.active]
    g.step = CLOSE
    if g.teamed and not g.attempted and g.fight is None and missions.possible_here(g, player):
        choice: str = yield Ask(g.active, "stay", ("return", "wait"), "H-237")
        if choice == "wait":
            g.waiting = True
            return
    if g.visit == BUCKBEAK:
        trips.go_home(g, player)
        g.visit = 0
        g.step = CHOOSE


def close(g: Cup) -> Play[None]:
    """H-061, H-074, H-207: return, Time-Turner, end check, and the next player."""
    player = g.players[g.active]
    if not g.waiting:
        trips.go_home(g, player)
    if g.attempted and g.teamed:
        for member in missions.members(g, player):
            if not (g.waiting and member is player):
                trips.go_home(g, member)  # H-238
    if player.objects & g.kit.extra_turns and not g.extra:
        turner = g.kit.objects_of(player.objects & g.kit.extra_turns)[0]
        choice: str = yield Ask(g.active, "close", ("end", g.kit.use[turner]), "H-074")
        if choice != "end":
            g.tell("used", rule="H-074", who=SEATS[g.active], object=g.kit.object_names[turner])
            yield from spend_special(g, player, turner)
            ending.check(g, False)
            if g.step != OVER:
                g.extra = True
                g.step = BEGIN
            return
    g.extra = False
    last = g.active == len(g.players) - 1
    ending.check(g, last)
    if g.step == OVER:
        return
    g.active = 0 if last else g.active + 1
    g.rounds += last
    g.step = BEGIN


# -- fights ------------------------------------------------------------------------------------------------


def fight(g: Cup, now: Fight) -> Play[None]:
    """A stretch of a fight, and its end."""
    if now.result == OPEN:
        yield from _PLAYED[now.kind](g, now)
    if now.result != OPEN:
        g.fight = None
        yield from _CONCLUDED[now.kind](g, now)


def _after_mission(g: Cup, now: Fight) -> Play[None]:
    """A lost mission ends the turn (H-208), a fled one too (C-180); else the space still counts."""
    yield from attempts.conclude(g, now)
    if now.result in (LOST, FLED):
        g.step = CLOSE
        if now.result == LOST and g.options.variant == "solo":
            ending.finish(g, "fallen", [])  # H-128
    elif g.visit:
        g.step = VISIT
    else:
        g.step = SPACE if g.walked else CLOSE


def _after_duel(g: Cup, now: Fight) -> Play[None]:
    """A duel at a special place is no more than its bonus."""
    yield from attempts.conclude_duel(g, now)
    g.step = MEET if g.visit and now.result != FLED else CLOSE


def _after_meeting(g: Cup, now: Fight) -> Play[None]:
    """Who fled ends the turn (C-180); a Buckbeak rider goes home and rolls (C-106)."""
    yield from meetings.conclude(g, now)
    g.step = VISIT if g.players[g.active].home >= 0 else CLOSE


def _after_eater(g: Cup, now: Fight) -> Play[None]:
    """H-191, H-208, C-173: only a won fight leaves the tower to be used."""
    meetings.conclude_eater(g, now)
    g.step = MISSION_STEP if now.result == WON else CLOSE
    return
    yield


_PLAYED: dict[int, Callable[[Cup, Fight], Play[None]]] = {
    MISSION_FIGHT: enemies.play,
    DUEL_FIGHT: enemies.play,
    SCUFFLE: scuffle.play,
    RIVALS: rivals.play,
    EATER_FIGHT: rivals.play,
}
_CONCLUDED: dict[int, Callable[[Cup, Fight], Play[None]]] = {
    MISSION_FIGHT: _after_mission,
    DUEL_FIGHT: _after_duel,
    SCUFFLE: _after_meeting,
    RIVALS: _after_meeting,
    EATER_FIGHT: _after_eater,
}
_STEPS: dict[int, Callable[[Cup], Play[None]]] = {
    SETUP: setup.deal,
    BEGIN: begin,
    CHOOSE: choose,
    MOVE: move,
    MEET: meet,
    LURK: lurk,
    MISSION_STEP: mission,
    SPACE: space,
    ARRIVE: arrive,
    VISIT: visit,
    CLOSE: close,
}
