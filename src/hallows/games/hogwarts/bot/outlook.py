"""What a player may hope for: missions with their way, their odds and the turns they take; exams; the match.

Hope is counted in house points. A mission is worth its points times the odds of its fight, less with every turn until
it can be had. Nothing hidden counts: of other players' hands only what lies open.
"""

from __future__ import annotations

from functools import cached_property
from itertools import permutations
from typing import NamedTuple

from hallows.games.hogwarts.bot import odds
from hallows.games.hogwarts.bot.ground import Ground, Row, ground_of
from hallows.games.hogwarts.compiled import (
    ATTACK,
    DEFENCE,
    POTION,
    SHRUG,
    SPELL,
    Card,
    Kit,
    Task,
    Want,
)
from hallows.games.hogwarts.rules import missions
from hallows.games.hogwarts.rules.attempts import limit
from hallows.games.hogwarts.rules.ending import MISSIONS, POINTS, ROUNDS
from hallows.games.hogwarts.state import Cup, Player

PATIENCE = 0.88  # what a point is worth one turn later
STRIDE = 7.0  # steps of a turn
HALT = 0.55  # turns lost by every stop that must be met
NEXT_BEST = 0.6  # how much of the next best mission counts beside the best
TOKEN_TURNS = 4.0  # to come by a Floo token
PORTKEY_TURNS = 6.0
RIVAL_TURNS = 3.0  # to win an object from its holder
RIVAL_ODDS = 0.5
NAMED_TURNS = 5.0  # to draw a certain card
USE_TURNS = {ATTACK: 1.3, DEFENCE: 2.2}
DECK_TURNS = 1.0
EXAM = 0.75  # how much of a book held counts before its exam
MATCH = 12.0  # of playing a match; for a qualified wizard who has played none, more
FIRST_MATCH = 35.0
MATCH_ENDS_IT = 60.0

#: Cards as they come: what a draw is worth is measured with these.
A_BLOW = Card("a_blow", "", SPELL, use=ATTACK, damage=3)
A_GUARD = Card("a_guard", "", POTION, use=DEFENCE, cancels=1, heal=2)


class Errand(NamedTuple):
    """A mission and the ways to it: for each first stop the steps there, and the turns from there on."""

    card: int
    task: Task
    chance: float  # of its fight, as things are
    soft: float  # with doubt
    extra: float  # turns for what cannot be walked to
    ways: tuple[tuple[Row, float, int], ...]  # steps to the first stop, turns after it, the stop
    others: float  # turns the rest of the team needs
    missing: int  # objects
    luck: float  # of winning objects from others

    def turns(self, space: int) -> float:
        """From there, until it is done."""
        mine = min([row[space] / STRIDE + tail for row, tail, _ in self.ways])
        if self.others:
            mine = max(mine, self.others) + 0.2 * mine
        return mine + self.extra

    def first(self, space: int) -> tuple[int, int]:
        """The first stop from there, and the steps to it."""
        row, _, stop = min(self.ways, key=lambda way: way[0][space] / STRIDE + way[1])
        return stop, row[space]


class Outlook:
    """One player's hopes. ``more`` cards and ``life`` can be added to see what they would change."""

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
        left = ROUNDS[g.options.length] - g.rounds if g.options.round_cap else 99
        self.left = 0 if g.triggered else left
        self._errands: dict[tuple[int, int], list[Errand]] = {}
        self._decay = [PATIENCE**n for n in range(40)]

    # -- strength ----------------------------------------------------------------------------------------

    def cards(self, member: Player) -> tuple[Card, ...]:
        """Spells and potions the asked player knows: the own ones, and the team's."""
        kinds, faces = self.kit.cards, self.g.faces
        return tuple([kinds[faces[card]] for card in member.spells + member.potions])

    @cached_property
    def hands(self) -> list[tuple[Card, ...]]:
        return [self.cards(member) for member in self.team]

    @cached_property
    def limit(self) -> int:
        return limit(self.g)

    def forces(self, task: Task | None, life: int = 0, more: tuple[Card, ...] = ()) -> list[odds.Force]:  # fmt: skip
        """The team as it would go into a fight; only the player himself gets ``life`` and ``more``."""
        kit = self.kit
        found = []
        for member, hand in zip(self.team, self.hands, strict=True):
            sheet = kit.students[member.sheet]
            mine = member is self.player
            dice, health = sheet.dice, member.hp + (life if mine else 0)
            if task is not None and task.objects & kit.special:
                held = self.held & task.objects if len(self.team) == 1 else member.objects
                dice += (held & task.objects & kit.extra_dice).bit_count()
                health += 6 if held & task.objects & kit.revives else 0
            cards = hand + more if mine and more else hand
            shrug = bool(sheet.abilities & SHRUG)
            found.append(odds.Force(health, dice, sheet.abilities, cards, self.limit, shrug))
        return found

    def strikes(self, task: Task, life: int = 0, more: tuple[Card, ...] = ()) -> list[odds.Strike]:
        first, *rest = self.forces(task, life, more)
        # the reveal and the first strike hit the first of a team alone
        late = [odds.strike(force._replace(fresh=False), task.foe) for force in rest]
        return [odds.strike(first, task.foe), *late]

    def chance(self, task: Task) -> float:
        return odds.chance(self.strikes(task), task.foe.hp * len(self.team))

    # -- cards that missions need --------------------------------------------------------------------------

    def lacking(self, task: Task, more: tuple[Card, ...] = ()) -> list[Want]:
        """The places of a mission that no card at hand fills; named ones are looked at first."""
        if not self.qualified:
            return []
        left = [card for hand in self.hands for card in hand] + list(more)
        missing = []
        for want in task.wants:
            for index, card in enumerate(left):
                if self._fits(card, want):
                    del left[index]
                    break
            else:
                missing.append(want)
        return missing

    def _fits(self, card: Card, want: Want) -> bool:
        if want.face >= 0:
            return card.id == self.kit.cards[want.face].id
        return card.use == want.use if want.use >= 0 else card.deck == want.deck

    def _waiting(self, lacking: list[Want]) -> float:
        turns = 0.0
        for want in lacking:
            if want.face >= 0:
                turns += NAMED_TURNS
            else:
                turns += USE_TURNS.get(want.use, DECK_TURNS)
        return turns

    # -- errands -------------------------------------------------------------------------------------------

    def errands(self, more: int = 0, without: int = -1) -> list[Errand]:
        """All open missions, as if the objects of ``more`` were held too, without one of them."""
        key = (more, without)
        found = self._errands.get(key)
        if found is None:
            found = [self._errand(card, more) for card in self.open if card != without]
            self._errands[key] = found
        return found

    def _errand(self, card: int, more: int) -> Errand:
        task = self.kit.tasks[self.g.faces[card]]
        strikes = self._strikes_of(card, task)
        hp = task.foe.hp * len(self.team)
        missing = task.objects & ~self.held & ~more
        extra = self._waiting(self.lacking(task))
        share = [self._stops(missing)] if len(self.team) == 1 else self._shared(missing)
        ways, more_turns = self._route(self.player, share[0], task)
        others = 0.0
        for member, stops in zip(self.team[1:], share[1:], strict=True):
            theirs, wait = self._route(member, stops, task)
            space = member.space if member.home < 0 else member.home
            turns = min(row[space] / STRIDE + tail for row, tail, _ in theirs) + wait
            others = max(others, 0.0 if task.spaces >> member.space & 1 else turns)
        luck = 1.0
        for thing in self.kit.objects_of(missing):
            if self.g.at[thing] < 0:
                luck *= RIVAL_ODDS
                extra += RIVAL_TURNS
        return Errand(
            card, task, odds.chance(strikes, hp),
            odds.soft_chance(strikes, hp) * luck, extra + more_turns, ways, others, missing, luck,
        )  # fmt: skip

    def _strikes_of(self, card: int, task: Task) -> list[odds.Strike]:
        known = self._known_strikes.get(card)
        if known is None:
            known = self._known_strikes[card] = self.strikes(task)
        return known

    @cached_property
    def _known_strikes(self) -> dict[int, list[odds.Strike]]:
        return {}

    def _where(self, thing: int) -> int:
        """The space where an object can be had: where it lies, or where its holder stands."""
        at = self.g.at[thing]
        if at >= 0:
            return at
        for other in self.g.players:
            if other.objects >> thing & 1:
                return other.space if other.home < 0 else other.home
        return self.kit.board.start

    def _stops(self, missing: int) -> list[int]:
        return sorted({self._where(thing) for thing in self.kit.objects_of(missing)})

    def _shared(self, missing: int) -> list[list[int]]:
        """The stops of each member: what lies nearest to whom."""
        stops: list[list[int]] = [[] for _ in self.team]
        for thing in self.kit.objects_of(missing):
            where = self._where(thing)
            row = self.ground.row(where, self.barred)
            far = [(row[m.space if m.home < 0 else m.home], m.seat) for m in self.team]
            mine = far.index(min(far))
            if where not in stops[mine]:
                stops[mine].append(where)
        return stops

    def _route(
        self, member: Player, stops: list[int], task: Task
    ) -> tuple[tuple[tuple[Row, float, int], ...], float]:
        """Ways over the stops to the mission, one for each order, and turns for tokens that are missing."""
        ground, barred = self.ground, self.barred
        board = self.kit.board
        ends = self.kit.objects_of(task.spaces)
        goal = ends[0]
        trips = [*stops, goal] if goal not in stops else stops
        floo = len([s for s in trips if board.floo >> s & 1])
        portkey = any(board.portkey >> s & 1 for s in trips)
        extra = TOKEN_TURNS * max(0, floo - member.floo)
        if portkey and not member.portkeys:
            extra += PORTKEY_TURNS
        last = ground.nearest(ends) if len(ends) > 1 else ground.row(goal, barred)
        if not stops:
            return ((last, HALT, goal),), extra
        ways = []
        for order in permutations(stops):
            tail = HALT
            for here, there in zip(order, (*order[1:], goal), strict=True):
                steps = last[here] if there == goal and not board.places >> here & 1 else ground.between(here, there, barred)  # fmt: skip
                tail += steps / STRIDE
                if board.places >> here & 1 and not ground.one_trip(here, there):
                    tail += HALT
            ways.append((ground.row(order[0], barred), tail, order[0]))
        return tuple(ways), extra

    # -- hope ----------------------------------------------------------------------------------------------

    def decay(self, turns: float) -> float:
        if turns > self.left:
            return 0.02 * float(PATIENCE**turns)
        whole = int(turns)
        return self._decay[whole] * (1 - (turns - whole) * (1 - PATIENCE)) if whole < 39 else 0.0

    def worth(self, errand: Errand, space: int) -> float:
        return errand.task.points * errand.soft * self.decay(errand.turns(space))

    def hope(self, space: int, errands: list[Errand] | None = None) -> float:
        """What may be had from a space on."""
        return self.missions(space, self.errands() if errands is None else errands) + self.side(space)  # fmt: skip

    def missions(self, space: int, errands: list[Errand]) -> float:
        """The best one, and less and less of the others."""
        values = sorted([self.worth(errand, space) for errand in errands])
        total = 0.0
        for value in values:
            total = value + NEXT_BEST * total
        return total

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
        length = g.options.length
        points = g.scores[g.team[self.player.seat]]
        done = len(self.player.done) >= MISSIONS[length] and points > POINTS[length] - 40
        return MATCH_ENDS_IT if done else FIRST_MATCH

    # -- what cards and life would change ------------------------------------------------------------------

    def gain(self, life: int = 0, more: tuple[Card, ...] = ()) -> float:
        """How much more may be hoped for with more HP or more cards, from here."""
        space = self.player.space if self.player.home < 0 else self.player.home
        values = []
        for errand in self.errands():
            task = errand.task
            turns = errand.turns(space)
            if more:
                turns -= self._waiting(self.lacking(task)) - self._waiting(self.lacking(task, more))
            strikes = self.strikes(task, life, more)
            soft = odds.soft_chance(strikes, task.foe.hp * len(self.team)) * errand.luck
            values.append(task.points * soft * self.decay(max(0.0, turns)))
        total = 0.0
        for value in sorted(values):
            total = value + NEXT_BEST * total
        return total - self.missions(space, self.errands())
