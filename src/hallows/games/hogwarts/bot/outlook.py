"""What a player may hope for: missions with their way, their odds and the turns they take; exams; the match.

Hope is counted in house points. A mission is worth its points times the odds of its fight, less with every turn until
it can be had. Nothing hidden counts: of other players' hands only what lies open.
"""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from hallows.games.hogwarts.bot import odds
from hallows.games.hogwarts.bot.ground import (
    FAR,
    HALT,
    STRIDE,
    Ground,
    Row,
    Way,
    ground_of,
    ways_over,
)
from hallows.games.hogwarts.compiled import (
    ATTACK,
    DEFENCE,
    SHRUG,
    Card,
    Kit,
    Task,
    Want,
)
from hallows.games.hogwarts.rules import missions
from hallows.games.hogwarts.rules.attempts import limit
from hallows.games.hogwarts.rules.ending import GOALS
from hallows.games.hogwarts.state import Cup, Player

PATIENCE = 0.88  # what a point is worth one turn later
ARRIVED = 0.4  # what it is worth, of a mission, to stand where the team must come together
BESIDE_THE_GOAL = 0.4  # how much of a team's other missions counts
IN_HAND = 0.35  # turns that an object not yet held may cost, however near it lies
TOGETHER = 0.2  # what it costs, of the own way, to be there before the team is
NEXT_BEST = 0.6  # how much of the next best mission counts beside the best
TOKEN_TURNS = 4.0  # to come by a Floo token
PORTKEY_TURNS = 6.0
RIVAL_TURNS = 3.0  # to win an object from its holder
RIVAL_ODDS = 0.5
STONE = 6  # HP of the Resurrection Stone
TOO_LATE = 0.02  # what is left of a hope for after the end of the game
NAMED_TURNS = 5.0  # to draw a certain card
USE_TURNS = {ATTACK: 1.3, DEFENCE: 2.2}
DECK_TURNS = 1.0
EXAM = 0.75  # how much of a book held counts before its exam
MATCH = 40.0  # points of a match won
FIRST_MATCH = 12.0  # what the match is worth without which nothing can be ended, beside its points
MATCH_ENDS_IT = 60.0

#: A card for attack or defence, as they come: damage, and HP.
A_BLOW, A_CURE = 3, 2
BY_STEPS = [PATIENCE ** (steps / STRIDE) for steps in range(FAR + 1)]


class Errand(NamedTuple):
    """A mission and the ways to it: for each first stop the steps there, and the turns from there on."""

    card: int
    task: Task
    chance: float  # of its fight, as things are
    lead: float  # by how much the damage to be expected exceeds the enemy's HP
    spread: float  # how far that may be wrong
    luck: float  # of winning objects from others
    worth: float  # its points, by odds with doubt
    extra: float  # turns for tokens of one's own
    common: float  # turns for cards and for objects that others hold
    ways: tuple[Way, ...]
    others: float  # turns the rest of the team needs
    missing: int  # objects
    lacking: tuple[Want, ...]  # cards
    short: int = 0  # Floo tokens

    @property
    def soft(self) -> float:
        return self.worth / self.task.points

    def turns(self, space: int) -> float:
        """From there, until it is done."""
        mine = self.own_turns(space)
        if self.others:
            mine = max(mine, self.others) + TOGETHER * mine
        return mine + self.common

    def own_turns(self, space: int) -> float:
        """What the player's own part of it takes from there."""
        return min([row[space] / STRIDE + tail for row, tail, _ in self.ways]) + self.extra

    def first(self, space: int) -> tuple[int, int]:
        """The first stop from there, and the steps to it."""
        row, _, stop = self.way(space)
        return stop, row[space]

    def way(self, space: int) -> Way:
        """The best of the ways from there."""
        if len(self.ways) == 1:
            return self.ways[0]
        return min(self.ways, key=lambda way: way[0][space] / STRIDE + way[1])


class Outlook:
    """One player's hopes."""

    def __init__(self, g: Cup, player: Player) -> None:
        self.g = g
        self.kit: Kit = g.kit
        self.player = player
        self.team = missions.members(g, player)
        self.ground: Ground = ground_of(g.kit.board)
        self.barred = g.eaters | g.closed
        self.held = missions.held(g, player)
        self.open = missions.open_missions(g, player)
        self.qualified = g.options.qualified
        self.solo = g.options.variant == "solo"
        left = GOALS[g.options.length].rounds - g.rounds if g.options.round_cap else 99
        self.left = 0 if g.triggered else left
        self._errands: dict[tuple[int, int], list[Errand]] = {}
        self._curves: dict[tuple[int, int], list[list[tuple[Row, float, float]]]] = {}
        self._hopes: dict[tuple[int, int, int], float] = {}

    # -- strength ----------------------------------------------------------------------------------------

    def faces(self, member: Player) -> tuple[int, ...]:
        """Spells and potions the asked player knows: the own ones, and the team's."""
        faces = self.g.faces
        return tuple([faces[card] for card in member.spells + member.potions])

    def cards(self, member: Player) -> tuple[Card, ...]:
        kinds = self.kit.cards
        return tuple([kinds[face] for face in self.faces(member)])

    @cached_property
    def hands(self) -> list[tuple[int, ...]]:
        return [self.faces(member) for member in self.team]

    @cached_property
    def limit(self) -> int:
        return limit(self.g)

    def strikes(self, task: Task) -> list[odds.Strike]:
        """What each of the team would do to an enemy; the reveal and the first strike hit the first alone."""
        kit = self.kit
        found = []
        leader = min(member.seat for member in self.team)  # the same for all who think about it
        for member, hand in zip(self.team, self.hands, strict=True):
            sheet = kit.students[member.sheet]
            dice, health = sheet.dice, member.hp
            powers = task.objects & kit.special
            if powers:
                powers &= self.held if len(self.team) == 1 else member.objects
                dice += (powers & kit.extra_dice).bit_count()
                health += STONE if powers & kit.revives else 0
            shrug, first = bool(sheet.abilities & SHRUG), member.seat == leader
            found.append(odds.strike_of(kit, hand, health, dice, sheet.abilities, self.limit, shrug, first, task.number))  # fmt: skip
        return found

    # -- cards that missions need --------------------------------------------------------------------------

    def lacking(self, task: Task) -> tuple[Want, ...]:
        """The places of a mission that no card at hand fills; named ones are looked at first."""
        if not self.qualified or not task.wants:
            return ()
        left = [face for hand in self.hands for face in hand]
        missing = []
        for want in task.wants:
            for index, face in enumerate(left):
                if missions.fits(self.kit, face, want):
                    del left[index]
                    break
            else:
                missing.append(want)
        return tuple(missing)

    def _waiting(self, want: Want) -> float:
        """Turns until a card turns up that fills the place."""
        return NAMED_TURNS if want.face >= 0 else USE_TURNS.get(want.use, DECK_TURNS)

    # -- errands -------------------------------------------------------------------------------------------

    def errands(self, more: int = 0, without: int = -1) -> list[Errand]:
        """All open missions, as if the objects of ``more`` were held too, without one of them."""
        key = (more, without)
        found = self._errands.get(key)
        if found is None:
            if not more and without < 0:
                found = [self._errand(card) for card in self.open]
            else:
                found = [
                    self._with(errand, more) if errand.missing & more else errand
                    for errand in self.errands()
                    if errand.card != without
                ]
            self._errands[key] = found
        return found

    def _errand(self, card: int) -> Errand:
        task = self.kit.tasks[self.g.faces[card]]
        strikes = self.strikes(task)
        hp = task.foe.hp * len(self.team)
        lead, spread = odds.lead(strikes, hp)
        bare = Errand(
            card, task, odds.chance(strikes, hp), lead, spread, 1.0, 0.0, 0.0, 0.0, (), 0.0,
            task.objects & ~self.held, self.lacking(task),
        )  # fmt: skip
        return self._with(bare, 0)

    def _with(self, errand: Errand, more: int) -> Errand:
        """The way to a mission, with more objects held."""
        task = errand.task
        missing = errand.missing & ~more
        share = [self._stops(missing)] if len(self.team) == 1 else self._shared(missing)
        ways, extra = self._route(self.player, share[0], task)
        others = 0.0
        for member, stops in zip(self.team[1:], share[1:], strict=True):
            if not stops and task.spaces >> member.space & 1:
                continue
            theirs, wait = self._route(member, stops, task)
            space = member.space if member.home < 0 else member.home
            turns = min(row[space] / STRIDE + tail for row, tail, _ in theirs) + wait
            others = max(others, turns)
        common = IN_HAND * missing.bit_count()
        for want in errand.lacking:
            common += self._waiting(want)
        luck = 1.0
        for thing in self.kit.objects_of(missing):
            if self.g.at[thing] < 0:
                luck *= RIVAL_ODDS
                common += RIVAL_TURNS
        worth = task.points * odds.soft(errand.lead, errand.spread) * luck
        floo = self.kit.board.floo
        landings = [space for space in (*share[0], task.places[0]) if floo >> space & 1]
        short = max(0, len(landings) - self.player.floo)
        return Errand(
            errand.card, task, errand.chance, errand.lead, errand.spread, luck, worth, extra, common, ways, others,
            missing, errand.lacking, short,
        )  # fmt: skip

    def where(self, thing: int) -> int:
        """The space where an object can be had: where it lies, or where its holder stands."""
        at = self.g.at[thing]
        if at >= 0:
            return at
        for other in self.g.players:
            if other.objects >> thing & 1:
                return other.space if other.home < 0 else other.home
        return self.kit.board.start

    def _stops(self, missing: int) -> list[int]:
        return sorted({self.where(thing) for thing in self.kit.objects_of(missing)})

    def _shared(self, missing: int) -> list[list[int]]:
        """The stops of each member: what lies nearest to whom."""
        stops: list[list[int]] = [[] for _ in self.team]
        for thing in self.kit.objects_of(missing):
            where = self.where(thing)
            row = self.ground.row(where, self.barred)
            far = [(row[m.space if m.home < 0 else m.home], m.seat) for m in self.team]
            mine = far.index(min(far))
            if where not in stops[mine]:
                stops[mine].append(where)
        return stops

    def _route(self, member: Player, stops: list[int], task: Task) -> tuple[tuple[Way, ...], float]:
        """Ways over the stops to the mission, one for each order, and turns for tokens that are missing."""
        ways, floo, portkey = ways_over(self.ground, tuple(stops), task.places, self.barred)
        extra = TOKEN_TURNS * max(0, floo - member.floo)
        if portkey and not member.portkeys:
            extra += PORTKEY_TURNS
        return ways, extra

    # -- hope ----------------------------------------------------------------------------------------------

    def decay(self, turns: float) -> float:
        """What a point is worth so many turns from now; next to nothing after the end."""
        worth = float(PATIENCE**turns)
        return worth if turns <= self.left else TOO_LATE * worth

    def worth(self, errand: Errand, space: int) -> float:
        return errand.worth * self.decay(errand.turns(space))

    def hope(self, space: int, more: int = 0, without: int = -1) -> float:
        """What may be had from a space on, as if the objects of ``more`` were held, without one mission."""
        key = (space, more, without)
        found = self._hopes.get(key)
        if found is None:
            found = self._hopes[key] = self._missions(space, more, without) + self.side(space)
        return found

    def _missions(self, space: int, more: int, without: int) -> float:
        """The best one, and less and less of the others."""
        if len(self.team) > 1:
            return self._together(space, more, without)
        curves = self._curves.get((more, without))
        if curves is None:
            errands = self.errands(more, without)
            curves = self._curves[more, without] = [self._curve(errand) for errand in errands]
        values = []
        for curve in curves:
            best = 0.0
            for row, worth, last in curve:
                steps = row[space]
                value = worth * BY_STEPS[steps]
                if steps > last:
                    value *= TOO_LATE
                if value > best:
                    best = value
            values.append(best)
        return dwindling(values)

    def _together(self, space: int, more: int, without: int) -> float:
        """In a team the one goal counts, by what is left to do oneself; of the rest a little."""
        values = []
        goal = 0.0
        for errand in self.errands(more, without):
            if self.goal is not None and errand.card == self.goal.card:
                ready = not errand.missing and not errand.lacking
                if ready and errand.task.spaces >> space & 1:
                    goal = errand.worth * (1 + ARRIVED)
                else:
                    goal = errand.worth * self.decay(errand.own_turns(space) + errand.common)
            else:
                values.append(self.worth(errand, space))
        return goal + BESIDE_THE_GOAL * dwindling(values)

    @cached_property
    def goal(self) -> Errand | None:
        """What the team goes for: every member comes to the same result."""
        space = self.player.space if self.player.home < 0 else self.player.home

        def promise(errand: Errand) -> tuple[float, int]:
            here = errand.task.spaces >> self.player.space & 1 and not errand.missing
            mine = 0.0 if here else errand.own_turns(space)
            return errand.worth * self.decay(max(mine, errand.others) + errand.common), errand.card

        return max(self.errands(), key=promise, default=None)

    def _curve(self, errand: Errand) -> list[tuple[Row, float, float]]:
        """The same as ``worth``, made for many spaces: steps, worth without them, and how many are in time."""
        return [
            (row, errand.worth * PATIENCE ** (tail + errand.extra + errand.common), (self.left - tail - errand.extra - errand.common) * STRIDE)
            for row, tail, _ in errand.ways
        ]  # fmt: skip

    def side(self, space: int) -> float:
        """Exams and the match."""
        total = 0.0
        for row, points in self.exams:
            total += EXAM * points * self.decay(row[space] / STRIDE + HALT)
        if self.match:
            total += self.match * self.decay(self._pitch[space] / STRIDE + HALT)
        return total

    @cached_property
    def _pitch(self) -> Row:
        return self.ground.rows[self.kit.board.pitch]

    @cached_property
    def exams(self) -> list[tuple[Row, int]]:
        """For every classroom a book is held for: the steps there, and the points."""
        points: dict[str, int] = {}
        for card in self.player.books:
            book = self.kit.cards[self.g.faces[card]]
            points[book.subject] = points.get(book.subject, 0) + book.points
        rows = self.ground.rows
        rooms = self.kit.board.classrooms
        return [(rows[rooms[subject].bit_length() - 1], sum_) for subject, sum_ in points.items()]

    @cached_property
    def match(self) -> float:
        """What the first match is worth beyond its points: without one a qualified wizard ends nothing (H-196)."""
        g = self.g
        if g.options.variant != "qualified" or self.player.matches:
            return 0.0
        goal = GOALS[g.options.length]
        points = g.scores[g.team[self.player.seat]]
        if len(self.player.done) >= goal.missions and points > goal.points - MATCH:
            return MATCH_ENDS_IT
        return FIRST_MATCH if 2 * points > goal.points else 0.0

    @cached_property
    def challenge(self) -> float:
        """What a match is worth: won as often as not, and then it is a rival who gains. Within a single team its
        points are certain (H-242)."""
        sides = len(self.g.scores)
        if sides == 1:
            return MATCH if len(self.team) > 1 and not self.player.challenges else 0.0
        return MATCH / 2 * (1 - 1 / (sides - 1)) * self._once + self.match

    @property
    def _once(self) -> float:
        """A match holds up everybody: who has played one looks for other points."""
        return 1.0 if not self.player.matches else 0.5

    # -- what cards and life would change ------------------------------------------------------------------

    def gain(self, life: int = 0, use: int = 0) -> float:
        """How much more may be hoped for with more HP, or with a card for attack or defence, from here."""
        full = len(self.hands[0]) >= self.limit
        after = []
        for errand, turns, roll in self._from_here:
            loss = errand.task.foe.after or 1
            more = life * roll / loss
            if use == ATTACK:
                more = max(0.3, A_BLOW - roll)
            elif use == DEFENCE:
                more = (1 + A_CURE / loss) * roll
            if use and full:
                more *= 0.4
            for want in errand.lacking:
                if use and (want.use == use or (want.use < 0 and want.face < 0)):
                    turns -= self._waiting(want)
                    break
            soft = odds.soft(errand.lead + more, errand.spread) * errand.luck
            after.append(errand.task.points * soft * self.decay(max(0.0, turns)))
        return dwindling(after) - self._promised

    def token(self) -> float:
        """How much more may be hoped for with one more Floo token."""
        after = [
            errand.worth * self.decay(turns - TOKEN_TURNS * bool(errand.short))
            for errand, turns, _ in self._from_here
        ]
        return dwindling(after) - self._promised

    @cached_property
    def _from_here(self) -> list[tuple[Errand, float, float]]:
        """The missions, with the turns each takes, and what the own dice would do to its enemy."""
        space = self.player.space if self.player.home < 0 else self.player.home
        sheet = self.kit.students[self.player.sheet]
        return [
            (errand, errand.turns(space), sheet.dice * odds.hit_share(sheet.abilities, errand.task.foe.res) / 36)
            for errand in self.errands()
        ]  # fmt: skip

    @cached_property
    def _promised(self) -> float:
        """What they promise as things are."""
        return dwindling([errand.worth * self.decay(turns) for errand, turns, _ in self._from_here])


def dwindling(values: list[float]) -> float:
    """The best of them, and less and less of the others."""
    values.sort()
    total = 0.0
    for value in values:
        total = value + NEXT_BEST * total
    return total
