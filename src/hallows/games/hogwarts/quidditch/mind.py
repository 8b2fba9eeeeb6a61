"""How the greedy player of Quidditch thinks, and why, if somebody asks.

A turn is a few errands, each with its price in actions: bring the Quaffle to the opponents' line and shoot, take a Bludger
and throw it, get the Quaffle if others have it. Throws come first, since they are free and a Keeper who is out lets
every shot in; then whatever leads to a shot this turn; then the Bludgers; then the rest. Goals bring the cards that win
the race, so the last Chaser of the others is left alone until there is nothing more to score.
"""

from collections.abc import Callable, Iterable
from functools import partial

import msgspec

from hallows.games.common.keys import what_of, words_of
from hallows.games.common.memo import Memo
from hallows.games.hogwarts.quidditch.content import Advance, AdvanceByDie, PushBack
from hallows.games.hogwarts.quidditch.odds import HITS, goal_chance, hit_chance
from hallows.games.hogwarts.quidditch.pitch import (
    AIM,
    ALL,
    BIT,
    CARDS,
    CHASERS,
    END,
    FAR,
    GOALS,
    KEEPER,
    LAP,
    LINE3,
    NEIGHBOURS,
    NOBODY,
    NOWHERE,
    NUMBER,
    PIECES,
    RAYS,
    REACH,
    ROLES,
    SPACES,
    TAKE,
    spaces_in,
)
from hallows.games.hogwarts.quidditch.rules.balls import flight
from hallows.games.hogwarts.quidditch.rules.common import GOALS_TO_WIN, chasers_left, team
from hallows.games.hogwarts.quidditch.state import Match
from hallows.kernel import PASS, Answer, Arg, Ask, Text

SURE = 0.25  # a Bludger that knocks somebody out this likely is thrown without coming closer first
HUNT = 6  # actions worth spending to line a Bludger up


class Errand(msgspec.Struct, frozen=True):
    """Something worth doing: the first answer towards it, its price in actions, and how to say it. For whoever sees it
    through: which ``piece`` flies where, what it does there, and from where it goes on to shoot."""

    option: str
    cost: int
    why: Callable[[], Text]
    piece: int = NOBODY
    goal: int = NOWHERE
    deed: str = ""
    onward: int = NOWHERE


def choose(m: Match, ask: Ask) -> Answer:
    """What the greedy player answers to a question of a match."""
    return _ANSWERS[ask.prompt](Mind(m, m.players.index(ask.seat)), ask)


#: The spaces in a mask. Those reached from one space by one step are few.
FRESH = Memo(spaces_in)


def lowest(spots: int) -> int:
    """The first of these spaces."""
    return (spots & -spots).bit_length() - 1


class Ways:
    """Shortest ways of one piece over free spaces, looked for as far as somebody asks."""

    def __init__(self, piece: int, start: int, free: int) -> None:
        self.far = {start: 0}
        self.before: dict[int, int] = {}
        self._layers = [BIT[start]]  # the spaces so many steps away, as masks
        self._edge = [start]
        self._reach = REACH[piece]
        self._free = free & ALL & ~BIT[start]

    def _go_on(self) -> int:
        """One step further: the spaces first reached by it."""
        free, reach, far, before = self._free, self._reach, self.far, self.before
        steps = len(self._layers)
        layer = 0
        reached: list[int] = []
        for here in self._edge:
            fresh = reach[here] & free
            if fresh:
                free &= ~fresh
                layer |= fresh
                spaces = FRESH[fresh]
                reached += spaces
                for there in spaces:
                    far[there] = steps
                    before[there] = here
        self._free, self._edge = free, reached
        self._layers.append(layer)
        return layer

    def within(self, steps: int) -> dict[int, int]:
        """How far the spaces are that can be reached so; there may be others."""
        while self._edge and len(self._layers) <= steps:
            self._go_on()
        return self.far

    def to(self, space: int) -> int | None:
        """How far it is; None: it cannot be reached."""
        while self._edge and space not in self.far:
            self._go_on()
        return self.far.get(space)

    def nearest(self, spots: int) -> int:
        """The nearest of these spaces; nowhere, if none can be reached."""
        for layer in self._layers:
            if layer & spots:
                return lowest(layer & spots)
        while self._edge:
            layer = self._go_on()
            if layer & spots:
                return lowest(layer & spots)
        return NOWHERE

    def way(self, goal: int) -> list[int]:
        """Space by space; none, if that is where one stands."""
        found = []
        while goal in self.before:
            found.append(goal)
            goal = self.before[goal]
        return found[::-1]


class Mind:
    """One side's look at a match. Nothing it uses is hidden from that side."""

    def __init__(self, m: Match, side: int) -> None:
        self.m = m
        self.side = side
        self.rival = 1 - side
        self.base = 6 * side
        self.own = [self.base + role for role in range(6) if m.at[self.base + role] != NOWHERE]
        others = range(6 - self.base, 12 - self.base)
        self.theirs = [piece for piece in others if m.at[piece] != NOWHERE]
        self.held = self.blocked = 0  # spaces with own pieces, and with theirs
        for piece in self.own:
            self.held |= BIT[m.at[piece]]
        for piece in self.theirs:
            self.blocked |= BIT[m.at[piece]]
        self.free = ~(self.held | self.blocked)
        self._ways: dict[tuple[int, int], Ways] = {}

    def ways(self, piece: int, start: int | None = None) -> Ways:
        start = self.m.at[piece] if start is None else start
        if (piece, start) not in self._ways:
            free = self.free | BIT[self.m.at[piece]]  # which it will have left
            self._ways[piece, start] = Ways(piece, start, free)
        return self._ways[piece, start]

    def chasers(self) -> list[int]:
        return [piece for piece in self.own if piece % 6 in CHASERS]

    def move(self, piece: int, space: int) -> str:
        return f"move:{ROLES[piece % 6]}:{SPACES[space]}"

    # -- the turn -----------------------------------------------------------------------------------------------

    def action(self, ask: Ask) -> Answer:
        errand = self.errand(ask.options)
        return Answer(END, lambda: Text("reason.match.end")) if errand is None else answer(errand)

    def errand(self, options: tuple[str, ...]) -> Errand | None:
        """The best errand that can still be run with the actions left."""
        throw = self.best_throw(options)
        if throw is not None and throw.cost == 0:
            return throw
        left = self.m.actions
        if not left:
            return None  # a throw would have been free
        goal = self.to_goal()
        if goal is not None and goal.cost <= left:
            # A Bludger first, if both can be done: the Keeper may be out before the shot.
            hunt = self.to_bludger() if goal.cost < left else None
            return hunt if hunt is not None and hunt.cost + goal.cost <= left else goal
        fetch = self.to_quaffle()
        if fetch is not None and fetch.cost <= left:
            return fetch
        if goal is not None:
            return goal
        for errand in (self.make_room(), self.to_bludger(), throw):
            if errand is not None and errand.cost <= left:
                return errand
        return None

    def go(
        self,
        piece: int,
        goal: int,
        cost: int,
        why: Callable[[], Text],
        deed: str = "",
        onward: int = NOWHERE,
    ) -> Errand:
        """Fly there."""
        first = self.move(piece, self.ways(piece).way(goal)[0])
        return Errand(first, cost, why, piece, goal, deed, onward)

    def course(self, errand: Errand) -> list[str]:
        """All that follows on an errand's first answer if nothing comes between."""
        piece = errand.piece
        way = self.ways(piece).way(errand.goal)[1:] if errand.goal != NOWHERE else []
        found = [self.move(piece, space) for space in way]
        if errand.deed:
            found.append(errand.deed)
        if errand.onward != NOWHERE:
            ways = self.ways(piece, errand.onward)
            line = ways.nearest(LINE3[self.rival])
            if line != NOWHERE:
                found += [self.move(piece, space) for space in ways.way(line)]
                found.append(f"shoot:{ROLES[piece % 6]}")
        return found

    def best_throw(self, options: tuple[str, ...]) -> Errand | None:
        """A Bludger in hand with somebody in its line: now if that is as good as it gets, else as a last resort."""
        best: tuple[float, str, int, int] | None = None
        for option in options:
            if option in AIM:
                piece = self.base + ROLES.index(words_of(option)[0])
                flown, target = flight(self.m, self.side, self.m.at[piece], AIM[option], 6)
                if target != NOBODY and self.worth(target):
                    value = self.worth(target) * HITS[len(flown)]
                    if best is None or value > best[0]:
                        best = (value, option, target, len(flown))
        if best is None:
            return None
        _, option, target, far = best

        def why() -> Text:
            percent = round(100 * hit_chance(far))
            return Text("reason.match.hurl", self.about(target) | {"percent": percent})

        sure = HITS[far] >= SURE or not self.m.actions
        return Errand(option, 0 if sure else 1, why)

    def worth(self, target: int) -> float:
        """What knocking a piece out is worth. The last Chaser would end the round without a card for us."""
        role = target % 6
        if role in CHASERS:
            if chasers_left(self.m, self.rival) == 1:
                return 0.0 if self.m.goals[self.rival] < GOALS_TO_WIN - 1 else 0.8
            return 1.2 if self.m.carrier == target else 1.0
        return 1.5 if role == KEEPER else 0.7 if target in self.m.holders else 0.5

    def to_goal(self) -> Errand | None:
        """The cheapest way to a shot, counted with the shot itself."""
        m = self.m
        errands: Iterable[Errand | None] = ()
        if m.carrier == NOBODY:
            errands = (self.by_way_of(m.quaffle, piece) for piece in self.chasers())
        elif m.carrier == self.base:
            errands = (self.from_keeper(piece) for piece in self.chasers())
        elif m.carrier // 6 == self.side:
            errands = (self.carry(m.carrier),)
        elif m.carrier % 6 != KEEPER:
            errands = (self.steal(piece) for piece in self.chasers())
        best = self.cheapest(errands)
        return best if best is not None and best.cost < FAR else None

    def cheapest(self, errands: Iterable[Errand | None]) -> Errand | None:
        found = [errand for errand in errands if errand is not None]
        return min(found, key=lambda errand: (errand.cost, errand.option)) if found else None

    def line_from(self, piece: int, start: int) -> int:
        """Steps from a space to the nearest one to shoot from."""
        ways = self.ways(piece, start)
        goal = ways.nearest(LINE3[self.rival])
        return FAR if goal == NOWHERE else ways.far[goal]

    def carry(self, piece: int) -> Errand | None:
        """The Quaffle is ours: shoot, or fly towards the line."""
        ways = self.ways(piece)
        goal = ways.nearest(LINE3[self.rival])
        if goal == NOWHERE:
            return None
        far = ways.far[goal]
        shoot = f"shoot:{ROLES[piece % 6]}"
        if not far:
            return Errand(shoot, 1, self.shot_text)
        return self.go(piece, goal, far + 1, lambda: self.score_text(piece, far + 1), shoot)

    def shot_text(self) -> Text:
        chance = goal_chance(self.m, self.rival)
        if chance == 1:
            return Text("reason.match.shoot.open")
        return Text("reason.match.shoot", {"percent": round(100 * chance)})

    def score_text(self, piece: int, cost: int) -> Text:
        args: dict[str, Arg] = {"piece": PIECES[piece], "cost": cost, "actions": self.m.actions}
        key = "reason.match.score" if cost <= self.m.actions else "reason.match.closer"
        return Text(key, args)

    def by_way_of(self, space: int, piece: int) -> Errand | None:
        """Over the space where the Quaffle lies."""
        far = self.ways(piece).to(space)
        if not far:
            return None
        cost = far + self.line_from(piece, space) + 1
        return self.go(piece, space, cost, lambda: self.score_text(piece, cost), onward=space)

    def from_keeper(self, piece: int) -> Errand | None:
        """The own Keeper has the Quaffle: a Chaser comes beside, takes the pass, and flies."""
        keeper = self.m.at[self.base]
        near = NEIGHBOURS[keeper] & ~GOALS & ~self.blocked
        ways = self.ways(piece)
        meeting = ways.nearest(near)
        if meeting == NOWHERE:
            return None
        cost = ways.far[meeting] + 1 + self.line_from(piece, meeting) + 1

        def why() -> Text:
            return Text("reason.match.pass", {"piece": PIECES[piece]})

        throw = f"throw:{SPACES[meeting]}"
        if not ways.far[meeting]:
            return Errand(throw, cost, why, piece, onward=meeting)
        return self.go(piece, meeting, cost, why, throw, meeting)

    def make_room(self) -> Errand | None:
        """The own Keeper has the Quaffle and no Chaser can come beside: the Keeper moves over, or a Beater steps aside."""
        m = self.m
        if m.carrier != self.base:
            return None

        def why() -> Text:
            return Text("reason.match.room")

        over = self.ways(self.base).within(FAR)
        for space in sorted(over, key=lambda space: (over[space], space))[1:]:
            near = NEIGHBOURS[space] & ~GOALS & ~self.blocked
            if any(self.ways(piece).nearest(near) != NOWHERE for piece in self.chasers()):
                return self.go(self.base, space, over[space], why)
        near = NEIGHBOURS[m.at[self.base]]
        for beater in self.own:
            spot = m.at[beater]
            aside = REACH[beater][spot] & self.free & ~near
            if beater % 6 in (1, 2) and near & BIT[spot] and aside:
                return Errand(self.move(beater, spaces_in(aside)[0]), 1, why)
        return None

    def steal(self, piece: int) -> Errand | None:
        """One of their Chasers has the Quaffle: come beside, take it, and fly on."""
        m = self.m
        spot = m.at[m.carrier]

        def why() -> Text:
            return Text("reason.match.steal", self.about(m.carrier) | {"mine": PIECES[piece]})

        line = self.line_from(piece, spot)
        key = f"steal:{ROLES[piece % 6]}"
        if any(m.at[mate] == spot for mate in self.own):
            there = m.at[piece] == spot
            return Errand(key, 2 + line, why, piece, onward=spot) if there else None
        ways = self.ways(piece)
        beside = ways.nearest(NEIGHBOURS[spot])
        if beside == NOWHERE:
            return None
        cost = ways.far[beside] + 1 + line + 1
        if not ways.far[beside]:
            return Errand(key, cost, why, piece, onward=spot)
        return self.go(piece, beside, cost, why, key, spot)

    def to_quaffle(self) -> Errand | None:
        """No shot this turn: at least have the Quaffle, if that can be done."""
        m = self.m
        if m.carrier == NOBODY:
            fetch = [self.fetch(piece) for piece in self.chasers()]
            return self.cheapest(fetch) or self.off_the_quaffle()
        if m.carrier // 6 == self.side or m.carrier % 6 == KEEPER:
            return None
        taken = []
        for piece in self.chasers():
            errand = self.steal(piece)
            if errand is not None:
                line = self.line_from(piece, m.at[m.carrier])
                taken.append(msgspec.structs.replace(errand, cost=errand.cost - line - 1))
        return self.cheapest(taken)

    def off_the_quaffle(self) -> Errand | None:
        """It lies under a piece of ours, and only who enters its space can pick it up (Q-070)."""
        under = [piece for piece in self.own if self.m.at[piece] == self.m.quaffle]
        if not under or under[0] % 6 == KEEPER or not self.chasers():
            return None
        return self.step_aside(under[0], "reason.match.quaffle.under")

    def step_aside(self, piece: int, why: str) -> Errand | None:
        """To come back, or to let another in."""
        aside = REACH[piece][self.m.at[piece]] & self.free
        if not aside:
            return None
        there = self.move(piece, spaces_in(aside)[0])
        return Errand(there, 2, lambda: Text(why, {"piece": PIECES[piece]}))

    def fetch(self, piece: int) -> Errand | None:
        far = self.ways(piece).to(self.m.quaffle)
        if not far:
            return None
        args: dict[str, Arg] = {"piece": PIECES[piece], "steps": far}
        return self.go(piece, self.m.quaffle, far, lambda: Text("reason.match.fetch", args))

    # -- Bludgers -----------------------------------------------------------------------------------------------

    def to_bludger(self) -> Errand | None:
        """A Beater who holds a Bludger comes closer to a target; another fetches one."""
        beaters = [piece for piece in self.own if piece % 6 in (1, 2)]
        errands = [
            self.line_up(piece) if piece in self.m.holders else self.pick_up(piece)
            for piece in beaters
        ]
        return self.cheapest(errands)

    def pick_up(self, piece: int) -> Errand | None:
        ways = self.ways(piece)
        lying = 0
        for spot in self.m.bludgers:
            if spot != NOWHERE and spot != self.m.at[piece]:
                lying |= BIT[spot]
        where = ways.nearest(lying)
        if self.m.at[piece] in self.m.bludgers and (where == NOWHERE or ways.far[where] > 2):
            return self.step_aside(piece, "reason.match.bludger.under")
        if where == NOWHERE:
            return None
        args: dict[str, Arg] = {"piece": PIECES[piece], "steps": ways.far[where]}
        return self.go(piece, where, ways.far[where], lambda: Text("reason.match.bludger", args))

    def line_up(self, piece: int) -> Errand | None:
        """The fewest steps to a space from which a throw is good."""
        best: tuple[int, int, int] | None = None
        for space, far in self.ways(piece).within(HUNT).items():
            if 0 < far <= HUNT and (best is None or (far, space) < best[:2]):
                target = self.target_from(space)
                if target != NOBODY:
                    best = (far, space, target)
        if best is None:
            return None
        far, space, target = best

        def why() -> Text:
            return Text("reason.match.aim", self.about(target) | {"mine": PIECES[piece]})

        return self.go(piece, space, far, why)

    def target_from(self, space: int) -> int:
        for direction in RAYS[space]:
            flown, target = flight(self.m, self.side, space, direction, 3)
            if target != NOBODY and self.worth(target) and HITS[len(flown)] >= SURE:
                return target
        return NOBODY

    def about(self, target: int) -> dict[str, Arg]:
        return {"team": team(self.m, target // 6), "piece": PIECES[target]}

    # -- other questions ----------------------------------------------------------------------------------------

    def pick(self, ask: Ask) -> Answer:
        """A ball at one's feet is better in one's hands."""
        return Answer(TAKE, lambda: Text(f"reason.{ask.prompt.replace('match.', 'match.take.')}"))

    def place(self, ask: Ask) -> Answer:
        """To a Chaser of ours who stands there, or as near to one, and as far from theirs, as can be."""

        def distance(option: str) -> tuple[int, int, str]:
            space = NUMBER[what_of(option)]
            return self.steps(space, self.side), -self.steps(space, self.rival), option

        best = min(ask.options, key=distance)
        steps = distance(best)[0]
        key = "reason.match.place" if steps else "reason.match.place.held"
        return Answer(best, lambda: Text(key, {"steps": steps} if steps else {}))

    def steps(self, space: int, side: int) -> int:
        """How far the nearest Chaser of a side is, as if nobody were in the way."""
        chasers = [6 * side + role for role in CHASERS]
        known = [
            Ways(piece, self.m.at[piece], ~0).to(space)
            for piece in chasers
            if self.m.at[piece] != NOWHERE
        ]
        return min((far for far in known if far is not None), default=FAR)

    def card(self, ask: Ask) -> Answer:
        """A card that wins is played at once; otherwise the best one after the roll, as only one a turn may be."""
        m = self.m
        needed = LAP - m.seekers[self.side]
        before = ask.options[0] != PASS
        best, value = ask.options[0], 0.0
        for option in ask.options[1:]:
            effect = CARDS[what_of(option)].effect
            if isinstance(effect, Advance) and effect.spaces >= needed:
                card = f"qcard:{what_of(option)}"
                return Answer(option, partial(Text, "reason.match.card.win", {"card": card}))
            worth = self.card_worth(what_of(option))
            if worth > value:
                best, value = option, worth
        if before:
            return Answer(ask.options[0], lambda: Text("reason.match.roll"))
        if best == ask.options[0]:
            return Answer(best, lambda: Text("reason.match.keep"))
        card = f"qcard:{best[5:]}"
        return Answer(best, lambda: Text("reason.match.card", {"card": card}))

    def card_worth(self, kind: str) -> float:
        """In spaces gained on the rival. A pushed-back Seeker who is still near the start loses less."""
        effect = CARDS[kind].effect
        if isinstance(effect, Advance):
            return float(effect.spaces)
        if isinstance(effect, PushBack):
            return min(effect.spaces, self.m.seekers[self.rival]) + 0.2
        if isinstance(effect, AdvanceByDie):
            return 3.5
        return 0.0 if self.m.slowed[self.rival] else 3.4

    def house(self, ask: Ask) -> Answer:
        return Answer(ask.options[0], lambda: Text("reason.match.house"))

    def line_up_as_usual(self, ask: Ask) -> Answer:
        return Answer(ask.options[0], lambda: Text("reason.match.lineup"))


def answer(errand: Errand) -> Answer:
    return Answer(errand.option, errand.why)


_ANSWERS: dict[str, Callable[[Mind, Ask], Answer]] = {
    "match.house": Mind.house,
    "match.keeper": Mind.line_up_as_usual,
    "match.beaters": Mind.line_up_as_usual,
    "match.near": Mind.line_up_as_usual,
    "match.far": Mind.line_up_as_usual,
    "match.action": Mind.action,
    "match.quaffle": Mind.pick,
    "match.bludger": Mind.pick,
    "match.place": Mind.place,
    "match.card": Mind.card,
    "match.card.after": Mind.card,
}
