"""The quick player of rollouts: it answers as ``answer`` does, but keeps its first throw, and looks closely only at those
ends of a move that a rough look likes."""

from __future__ import annotations

from hallows.games.hogwarts.bot import answer, answered
from hallows.games.hogwarts.bot.ground import Row
from hallows.games.hogwarts.bot.mind import Mind
from hallows.games.hogwarts.bot.outlook import BY_STEPS, EXAM, NEXT_BEST, Outlook
from hallows.games.hogwarts.bot.prospects import Prospects
from hallows.games.hogwarts.bot.walks import best_end, within
from hallows.games.hogwarts.quidditch.thinking import QuickPlayer as MatchPlayer
from hallows.games.hogwarts.state import Cup, Player
from hallows.kernel import Ask

FIRST_THROW = frozenset({"reroll", "nudge"})  # a second throw is a long thought for little
OF_ONE_MIND = frozenset({"begin", "move", "way"})  # asked one after the other
PULLS = 3  # missions that draw a player on
LIKELY = 4  # ends of a move that are looked at closely


class QuickPlayer:
    """A quick player for all seats of one table. What a seat has worked out as its turn begins is kept for its move, and for
    the way there, if nothing has changed."""

    def __init__(self, g: Cup) -> None:
        self.g = g
        self.kept: Prospects | None = None
        self.seen: object = None
        self.match = MatchPlayer(g.match)

    def choose(self, ask: Ask) -> str:
        if ask.prompt.startswith("match."):
            if self.match.m is not self.g.match:
                self.match = MatchPlayer(self.g.match)
            return self.match.choose(ask)
        if ask.prompt in FIRST_THROW:
            return "keep"
        if ask.prompt not in OF_ONE_MIND:
            return answer(self.g, ask).option
        mind = Mind(self.g, ask)
        mind.prospects = self._prospects(mind.player)
        return move(mind) if ask.prompt == "move" else answered(mind).option

    def _prospects(self, player: Player) -> Prospects:
        """The kept ones, or new ones if anything they rest on has changed."""
        g = self.g
        seen = (
            [it.copy() for it in g.players], g.at[:], g.scores[:], g.eaters, g.closed, g.rounds, g.triggered, g.picked,
        )  # fmt: skip
        if self.kept is None or self.kept.player is not player or seen != self.seen:
            self.kept, self.seen = Prospects(g, player), seen
        return self.kept


def move(mind: Mind) -> str:
    """The best of the likely ends."""
    likely = mind.options
    if len(likely) > LIKELY:
        likely = tuple([mind.kit.move[end] for end in _likely_ends(mind)])
    return mind.kit.move[best_end(mind, mind.g.total, likely)[1]]


def _likely_ends(mind: Mind) -> list[int]:
    """The ends that promise most at a rough look, and wherever a mission can be attempted."""
    outlook, total, here = mind.outlook, mind.g.total, mind.player.space
    ends = [mind.kit.end[option] for option in mind.options]
    rows = outlook.ground.rows
    rough = dict.fromkeys(ends, 0.0)
    goals = 0
    for space, things in [(here, 0), *within(mind, total)]:
        to, left = rows[space], total - rows[here][space]
        near = [end for end in ends if to[end] <= left] if things else ends
        pulls = _pulls(outlook, space, things)
        for end in near:
            hope = 0.0
            for worth, row in pulls:
                hope += worth * BY_STEPS[row[end]]
            if hope > rough[end]:
                rough[end] = hope
        for errand in outlook.errands(things):
            if not errand.missing:
                goals |= errand.task.spaces
    _add_spaces(mind.prospects, rough)
    found = sorted(ends, key=rough.__getitem__, reverse=True)[:LIKELY]
    return found + [end for end in ends if goals >> end & 1 and end not in found]


def _pulls(outlook: Outlook, space: int, things: int) -> list[tuple[float, Row]]:
    """What draws a player on from a space, with these objects: its worth when there, and the steps to it. Every mission
    by the way that is best from this space, less and less of each; then the exams."""
    found = []
    for errand in outlook.errands(things):
        row = errand.way(space)[0]
        worth = outlook.worth(errand, space)
        found.append((worth, worth / BY_STEPS[row[space]], row))
    found.sort(key=lambda it: -it[0])
    del found[PULLS:]
    pulls = [(worth * NEXT_BEST**rank, row) for rank, (_, worth, row) in enumerate(found)]
    return pulls + [(EXAM * points, row) for row, points in outlook.exams]


def _add_spaces(prospects: Prospects, rough: dict[int, float]) -> None:
    """What every space brings: the fight with whoever stands there, or what the first of its kind does, towers as well."""
    alike, manned = prospects.outlook.ground.alike, prospects.manned
    kinds: dict[int, float] = {}
    for end in rough:
        if manned >> end & 1:
            rough[end] += prospects.meeting(end).worth
            continue
        kind = alike[end]
        if kind not in kinds:
            kinds[kind] = prospects.space(end).worth
        rough[end] += kinds[kind]
