"""A finished game looked back on: the chance of winning from turn to turn, where it turned, and what better choices there
were.

The judge says the chance as each turn begins; that is quick. Where it swung most, every choice of the turn is thought
about again, knowing no more than the seat knew then: what a choice cost is the difference, in the same imagined
worlds, between it and the best the search finds. What is left of the swing is luck.
"""

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import msgspec

from hallows.bots.search import Search
from hallows.games.common.chances import percent
from hallows.kernel import BadOptions, Game, Record, Table, Text, Thinking, Unfit, steps
from hallows.kernel.record import Chose

#: A swing of so many points, of a hundred, is worth a look; the greatest are shown.
SWING = 8
TURNING_POINTS = 5
#: Imagined worlds in which a choice is compared with a better one, and what a loss must come to.
WORLDS = 12
LOSS = 3


class Moment(msgspec.Struct, frozen=True):
    """As a turn begins: ``at`` entries of the record stand before it; ``turn`` is its number, ``chances`` are each
    seat's, of a hundred. The last is the end."""

    at: int
    turn: int
    seat: int
    chances: list[int]


class Lost(msgspec.Struct, frozen=True):
    """A choice that cost something: what was chosen, what would have been better, and the chances after both."""

    at: int
    turn: int
    seat: int
    prompt: str
    option: str
    better: str
    chance: int
    could: int
    chosen: Text
    rather: Text

    @property
    def cost(self) -> int:
        return self.could - self.chance


class Swing(msgspec.Struct, frozen=True):
    """A turn that changed much for ``seat``: from so many to so many of a hundred. ``chosen`` is what choices of that
    turn gave away, ``luck`` the rest; None: nobody has looked into it."""

    moment: int  # its number among the moments
    seat: int
    before: int
    after: int
    chosen: int | None = None
    luck: int | None = None


class Analysis(msgspec.Struct, frozen=True):
    """``together``: everybody's chance is the same. ``losses``: the costliest choices first, of the turns looked into."""

    game: str
    together: bool
    winners: list[int]
    moments: list[Moment]
    swings: list[Swing]
    losses: list[Lost] = []


def analyse(
    game: Game[Any],
    record: Record,
    *,
    deep: bool = True,
    seed: int = 0,
    enough: Callable[[], bool] = lambda: False,
    progress: Callable[[int], None] | None = None,
) -> Analysis:
    """``deep``: think about the choices of the turns that swung most; else the judge alone speaks. Once ``enough``
    holds no further choice is thought about: what was not looked into has no luck and no losses."""
    thinking = judge_of(game)
    moments = chances(game, record, thinking)
    swings = _swings(moments)
    losses: list[Lost] = []
    if deep:
        turns = {swing.moment for swing in swings}
        looked = 0
        weighed: dict[int, bool] = {}
        for at, lost in _losses(game, record, thinking, moments, turns, seed, progress, weighed):
            looked = at
            losses += [lost] if lost is not None else []
            if enough():
                break
        else:
            looked = len(record.entries)
        swings = [
            _parted(swing, moments, losses, looked) if weighed.get(swing.moment, True) else swing
            for swing in swings
        ]
    winners = list(record.outcome.winners) if record.outcome else []
    together = _one_side(game, record)
    costly = sorted((lost for lost in losses if lost.cost >= LOSS), key=lambda it: -it.cost)
    return Analysis(game.name, together, winners, moments, swings, costly)


def judge_of(game: Game[Any]) -> Thinking[Any]:
    """What judges this game, or ``BadOptions`` saying why nothing does."""
    thinking = game.thinking()
    if thinking is None:
        raise BadOptions(f"{game.name} has no judge", game=game.name)
    try:
        thinking.values()
    except Unfit as wrong:
        raise BadOptions(str(wrong), game=game.name) from wrong
    return thinking


def chances(game: Game[Any], record: Record, thinking: Thinking[Any]) -> list[Moment]:
    """Everybody's chance as each turn begins, and at the end."""
    found: list[Moment] = []
    table: Table[Any] | None = None

    def look(state: Any) -> None:
        assert table is not None
        if thinking.judged(state):
            found.append(_moment(table, thinking, state))

    walk = steps(game, record)
    _, table = next(walk)
    table.watch(look)
    for _ in walk:
        pass
    if table.outcome is not None:
        winners = table.outcome.winners
        end = [100 * (seat in winners) for seat in range(table.seats)]
        turn = game.progress(table.state)["turns"]
        found.append(Moment(len(table.log), turn, game.turn(table.state), end))
    return found


def _moment(table: Table[Any], thinking: Thinking[Any], state: Any) -> Moment:
    game = table.game
    said = [percent(thinking.judge(state, seat)) for seat in range(table.seats)]
    return Moment(len(table.log), game.progress(state)["turns"] + 1, game.turn(state), said)


def _one_side(game: Game[Any], record: Record) -> bool:
    thinking = judge_of(game)
    for _, table in steps(game, record):
        return len(thinking.sides(table.state)) == 1
    return False


def _swings(moments: list[Moment]) -> list[Swing]:
    """The greatest changes of anybody's chance over one turn, in the order of the game."""
    found = []
    for index, (one, other) in enumerate(pairwise(moments)):
        changes = [after - before for before, after in zip(one.chances, other.chances, strict=True)]
        seat = max(range(len(changes)), key=lambda at: abs(changes[at]))
        if abs(changes[seat]) >= SWING:
            found.append(Swing(index, seat, one.chances[seat], other.chances[seat]))
    found.sort(key=lambda swing: -abs(swing.after - swing.before))
    return sorted(found[:TURNING_POINTS], key=lambda swing: swing.moment)


def _losses(
    game: Game[Any],
    record: Record,
    thinking: Thinking[Any],
    moments: list[Moment],
    turns: set[int],
    seed: int,
    progress: Callable[[int], None] | None,
    weighed: dict[int, bool],
) -> Iterator[tuple[int, Lost | None]]:
    """What the choices of these turns cost, each with its place in the record. ``weighed`` notes of every turn with
    choices whether any was worth thinking about: if none was, nobody can say what was luck."""
    starts = [moment.at for moment in moments]
    turn = 0
    for at, table in steps(game, record):
        while turn + 1 < len(starts) and starts[turn + 1] <= at:
            turn += 1
            if progress is not None:
                progress(1)
        ask = table.ask
        if ask is None or turn not in turns:
            continue
        worth_it = thinking.worth_it(table.state, ask)
        weighed[turn] = worth_it or weighed.get(turn, False)
        if not worth_it:
            continue
        chosen = record.entries[at]
        assert isinstance(chosen, Chose)
        lost = cost_of(table, thinking, chosen.option, at, seed)
        if lost is not None:
            lost = msgspec.structs.replace(lost, turn=moments[turn].turn)
        yield at, lost


def cost_of(
    table: Table[Any], thinking: Thinking[Any], option: str, at: int, seed: int
) -> Lost | None:
    """What choosing ``option`` cost against the best the search finds; None: it is the best."""
    ask = table.ask
    assert ask is not None
    search = Search(table.imagine(ask.seat, seed + at), thinking, option, seed + at, 1.0)
    if len(search.options) < 2:
        return None
    *_, verdict = search.run(thinking.samples)
    if verdict.option == option:
        return None
    worlds = range(1000 - WORLDS, 1000)  # others than those the search has chosen by
    chance = sum(search.sample(option, world) for world in worlds) / WORLDS
    could = sum(search.sample(verdict.option, world) for world in worlds) / WORLDS
    if could <= chance:
        return None
    game, state = table.game, table.state
    return Lost(
        at,
        game.progress(state)["turns"],
        ask.seat,
        ask.prompt,
        option,
        verdict.option,
        percent(chance),
        percent(could),
        game.describe(state, ask, option).label,
        game.describe(state, ask, verdict.option).label,
    )


def _parted(swing: Swing, moments: list[Moment], losses: list[Lost], looked: int) -> Swing:
    """The swing, parted into what choices gave away and luck. Whoever errs on the other side is luck to this one."""
    start = moments[swing.moment].at
    end = moments[swing.moment + 1].at
    if looked < end - 1:
        return swing
    same = moments[swing.moment].chances
    own = [
        lost.cost
        for lost in losses
        if start <= lost.at < end and (lost.seat == swing.seat or len(set(same)) == 1)
    ]
    chosen = -min(100, sum(own))
    luck = swing.after - swing.before - chosen
    return msgspec.structs.replace(swing, chosen=chosen, luck=luck)
