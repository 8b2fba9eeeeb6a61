"""The mind of a House Cup player at one question: for every question an option, and why if anybody asks.

It goes where its missions lead: to the objects they need, then to their place, if the fight there can be won; on the way it
takes what is near, exams, cards and HP. What things are worth is in ``prospects`` and ``outlook``, fights are in
``combat``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial

from hallows.games.hogwarts.bot import odds
from hallows.games.hogwarts.bot.outlook import Errand, Outlook
from hallows.games.hogwarts.bot.prospects import FLOO_WORTH, PORTKEY_WORTH, Prospect, Prospects, say
from hallows.games.hogwarts.compiled import (
    ATTACK,
    BOOK,
    DECK,
    DEFENCE,
    Card,
)
from hallows.games.hogwarts.rules import movement
from hallows.games.hogwarts.rules.objects import PER_TURN
from hallows.games.hogwarts.state import Cup, Player
from hallows.games.hogwarts.ways import Going
from hallows.kernel import NO, YES, Answer, Ask, Text

CLOSER_LOOK = 3  # how many ends of a move are looked at for what lies on the way
WORTH_PLAYING = 8.0  # what a start card must bring
WAIT = 8.0  # turns to wait for the team
LEAST = Text("reason.least")


def _said(why: Text | None) -> Text | None:
    return why


class Mind:
    """One decision of one seat."""

    def __init__(self, g: Cup, ask: Ask) -> None:
        self.g = g
        self.kit = g.kit
        self.ask = ask
        self.seat = ask.seat
        self.options = ask.options
        self.player: Player = g.players[ask.seat]
        self.board = g.kit.board

    @cached_property
    def prospects(self) -> Prospects:
        return Prospects(self.g, self.player)

    @property
    def outlook(self) -> Outlook:
        return self.prospects.outlook

    # -- names of things -----------------------------------------------------------------------------------

    def where(self, option: str) -> int:
        return self.board.number[option.partition(":")[2]]

    def thing(self, option: str) -> int:
        return self.kit.object_number[option.partition(":")[2]]

    def card(self, option: str) -> Card:
        """The card an option names: ``drop:stupefy``, ``apart:stupefy:2``."""
        name = option.split(":")[1]
        face = self.kit.face
        for kind in ("spell", "potion", "book"):
            if f"{kind}:{name}" in face:
                return self.kit.cards[face[f"{kind}:{name}"]]
        raise KeyError(option)

    @property
    def home(self) -> int:
        """Where the pawn will stand after a visit."""
        return self.player.space if self.player.home < 0 else self.player.home

    # -- before the game -----------------------------------------------------------------------------------

    def student(self) -> Answer:
        """Attack dice first: they win every kind of fight."""

        def strength(option: str) -> float:
            stats = next(s for s in self.kit.students if s.name == option)
            return 3 * stats.dice + stats.hp + stats.spells + stats.potions + 0.5 * stats.books

        best = max(self.options, key=strength)
        stats = next(s for s in self.kit.students if s.name == best)
        return Answer(best, lambda: say("reason.student", student=best, dice=stats.dice, hp=stats.hp))  # fmt: skip

    def eaters(self) -> Answer:
        """Far from where the own missions lead."""

        def far(option: str) -> float:
            row = self.outlook.ground.rows[self.where(option)]
            goals = [s for e in self.outlook.errands() for s in self.kit.objects_of(e.task.spaces)]
            return sum(min(row[space], 12) for space in goals if row[space] < 60)

        return Answer(max(self.options, key=far), lambda: Text("reason.eaters"))

    # -- before the roll -----------------------------------------------------------------------------------

    def begin(self) -> Answer:
        """A mission that can be won; cards that bring something; else roll."""
        first = self.options[0]
        attempt = self.best_attempt()
        if attempt is not None:
            return attempt
        here = any(option[:8] == "attempt:" for option in self.options)  # nobody to wait for
        if "wait" in self.options and not here and self.worth_waiting():
            return Answer("wait", self._why_wait)
        for option in self.options:
            if option[:5] == "play:":
                why = self._worth_playing(self.card(option))
                if why is not None:
                    return Answer(option, partial(_said, why))
            elif option[:4] == "use:":
                best, _ = self._ride()
                if best.worth > WORTH_PLAYING and not self.kept(self.thing(option)):
                    return Answer(option, partial(_said, best.why))
        return Answer(first, lambda: Text("reason.roll") if first == "roll" else None)

    def kept(self, thing: int) -> bool:
        """Whether an own mission with some hope needs it."""
        errand = self.prospects.needed_for(thing)
        return errand is not None and errand.soft > 0.25

    def best_attempt(self) -> Answer | None:
        """The mission most worth attempting here and now, compared with going on."""
        prospects = self.prospects
        best, worth = None, self.outlook.hope(self.home)
        found: dict[str, Errand] = {}
        for errand in self.outlook.errands():
            option = self.kit.attempt[self.g.faces[errand.card]]
            if option in self.options:
                found[option] = errand
                value = prospects.attempt(errand, self.home)
                if value > worth:
                    best, worth = option, value
        if best is None:
            return None
        errand = found[best]
        return Answer(best, lambda: prospects.say_attempt(errand))

    def worth_waiting(self) -> bool:
        """The mission here is what the team goes for, and the others are not too far."""
        goal = self.outlook.goal
        if goal is None or goal.missing or not goal.task.spaces >> self.player.space & 1:
            return False
        return goal.others <= WAIT and goal.chance > 0.4

    def _why_wait(self) -> Text | None:
        here = self.player.space
        for errand in self.outlook.errands():
            if not errand.missing and errand.task.spaces >> here & 1:
                return say("reason.wait", mission=errand.task.name)
        return None

    def _worth_playing(self, card: Card) -> Text | None:
        if self._wanted(card):
            return None
        if card.summons:
            best = self._summoned()
            if best is not None and best[0] > WORTH_PLAYING:
                return best[1]
        elif card.frees:
            return Text("reason.alohomora") if self.player.hp < 6 or self.outlook.exams else None
        elif card.forgets:
            rival = self._to_forget()
            return None if rival is None else say("reason.forget", who=f"seat:{rival.seat}")
        elif card.searches >= 0:
            return self._worth_searching(card)
        return None

    def _wanted(self, card: Card) -> bool:
        """Whether a qualified wizard keeps a card for a mission that names it, or its deck."""
        if not self.outlook.qualified:
            return False
        face = self.kit.face[card.name]
        return any(
            want.face == face
            or (want.deck == card.deck and len(self.outlook.cards(self.player)) < 3)
            for errand in self.outlook.errands()
            if errand.soft > 0.2
            for want in errand.task.wants
        )

    def _summoned(self) -> tuple[float, Text] | None:
        """The object Accio would bring, its gain and why."""
        castle = self.board.castle
        kit, outlook = self.kit, self.outlook
        best: tuple[float, Text] | None = None
        hope = outlook.hope(self.home)
        for thing in kit.objects_of(self.prospects.needs & ~outlook.held & ~kit.special):
            if self.g.at[thing] >= 0 and castle >> self.g.at[thing] & 1:
                gain = outlook.hope(self.home, 1 << thing) - hope
                errand = self.prospects.needed_for(thing)
                if errand is not None and (best is None or gain > best[0]):
                    args = {"object": kit.object_names[thing], "mission": errand.task.name}
                    best = (gain, say("reason.take", **args))
        return best

    def _to_forget(self) -> Player | None:
        """The rival with most points who has something to forget."""
        g = self.g
        rivals = [
            p
            for p in g.players
            if (p.spells or p.potions) and not g.allies[self.seat] >> p.seat & 1
        ]
        return max(rivals, key=lambda p: g.scores[g.team[p.seat]]) if rivals else None

    def _worth_searching(self, card: Card) -> Text | None:
        """For a card that a mission names, or when there is hardly anything to fight with."""
        goal = self.prospects.goal
        if goal is None:
            return None
        for want in goal.lacking:
            if want.face >= 0 and self.kit.cards[want.face].deck == card.searches:
                return say("reason.search", card=want.name, mission=goal.task.name)
        if len(self.outlook.cards(self.player)) <= 2 or (not goal.missing and goal.chance < 0.8):
            return Text("reason.search.any")
        return None

    def _ride(self) -> tuple[Prospect, int]:
        """The best visit on Buckbeak."""
        best, where = Prospect(0.0), -1
        for place in self.kit.objects_of(self.board.places | self.board.alley):
            if place == self.player.space:
                continue
            found = self.prospects.trip(place, self.home)
            if found.worth > best.worth:
                best, where = found, place
        return best, where

    def visit(self) -> Answer:
        best, where = self._ride()
        if where < 0:
            return Answer(self.options[0])
        return Answer(self.kit.to[where], lambda: best.why)

    def summon(self) -> Answer:
        best = max(self.options, key=lambda option: self.prospects.thing(self.thing(option)))
        return Answer(best, lambda: self._why_thing(best))

    def _why_thing(self, option: str) -> Text | None:
        thing = self.thing(option)
        name = self.kit.object_names[thing]
        errand = self.prospects.needed_for(thing)
        if errand is not None:
            return say("reason.take", object=name, mission=errand.task.name)
        return say("reason.power", object=name) if self.kit.special >> thing & 1 else None

    def forget(self) -> Answer:
        rival = self._to_forget()
        option = f"target:{rival.seat}" if rival is not None else self.options[0]
        if option not in self.options:
            return Answer(self.options[0])
        return Answer(option, lambda: say("reason.leader", who=f"seat:{option[7:]}"))

    def search(self) -> Answer:
        """What the best mission asks for, else the strongest card."""
        goal = self.prospects.goal
        if goal is not None:
            for want in goal.lacking:
                for option in self.options:
                    card = self.card(option)
                    if (want.face >= 0 and card.name == want.name) or (want.face < 0 and want.use == card.use):  # fmt: skip
                        return Answer(option, lambda: say("reason.search", card=want.name if want.face >= 0 else card.name, mission=goal.task.name))  # fmt: skip  # noqa: B023
        best = max(self.options, key=lambda option: self.card_worth(self.card(option)))
        return Answer(best, lambda: say("reason.strongest", card=self.card(best).name))

    def card_worth(self, card: Card) -> float:
        """How good a card is to hold."""
        if card.deck == BOOK:
            return 3.0 + 0.5 * card.points
        worth = {ATTACK: 2.0 * card.damage, DEFENCE: 3.0 * card.cancels + card.heal}.get(card.use, 5.0)  # fmt: skip
        if card.quiet:
            worth += 3
        return worth + (6.0 if self._wanted(card) else 0.0)

    # -- the move ------------------------------------------------------------------------------------------

    def reroll(self) -> Answer:
        """Cho's second throw, if this one leads nowhere special. Felix Felicis is too good for that."""
        total = int(str((self.ask.args or {})["total"]))
        if "reroll" not in self.options:
            return Answer("keep", lambda: Text("reason.felix.keep"))
        now = self.best_end(total)[0].worth
        usual = sum(self.best_end(n)[0].worth for n in (5, 7, 9)) / 3
        if usual > now + 1:
            return Answer("reroll", lambda: Text("reason.reroll"))
        return Answer("keep", lambda: Text("reason.keep"))

    def nudge(self) -> Answer:
        total = int(str((self.ask.args or {})["total"]))
        ends = {"keep": self.best_end(total), "add": self.best_end(total + 1), "subtract": self.best_end(total - 1)}  # fmt: skip
        best = max(self.options, key=lambda option: ends[option][0].worth)
        _, end, taken = ends[best]
        return Answer(best, lambda: self.why_end(end, taken))

    def move(self) -> Answer:
        _, end, taken = self.best_end(self.g.total, self.options)
        return Answer(self.kit.move[end], lambda: self.why_end(end, taken))

    def why_end(self, end: int, taken: int) -> Text | None:
        """A mission, a fight, an object picked up; else what the space brings, or where it leads."""
        if end < 0:
            return None
        prospects, outlook = self.prospects, self.outlook
        found = prospects.end(end, taken)
        if found.why is not None and found.why.key in ("reason.attempt", "reason.rival", "reason.rival.object", "reason.eater"):  # fmt: skip
            return found.why
        next_step = prospects.toward(end, taken)
        if taken and next_step is not None:
            return next_step
        brings = prospects.space(end)
        closer = outlook.hope(end) - outlook.hope(self.player.space)
        if brings.why is not None and brings.worth >= max(1.0, closer):
            return brings.why
        return next_step or brings.why or LEAST

    def best_end(self, total: int, options: tuple[str, ...] | None = None) -> tuple[Prospect, int, int]:  # fmt: skip
        """The best end of a move, and the needed objects that can be picked up on the way there."""
        open_ways = None
        if options is None:
            open_ways = movement.going(self.g, self.player)
            options = movement.reach(self.kit, self.player.space, total, open_ways)
        if not options:
            return Prospect(0.0), -1, 0
        number = self.board.number
        prospects = self.prospects
        loose = self._within(total)
        rows = self.outlook.ground.rows
        here = rows[self.player.space]
        found: list[tuple[float, int, int]] = []
        for option in options:
            end = number[option[5:]]
            best = prospects.end(end).worth
            on_way = 0
            for space, things in loose:
                if space == end or here[space] + rows[space][end] <= total:
                    worth = prospects.end(end, things).worth
                    if worth > best:
                        best, on_way = worth, things
            found.append((best, end, on_way))
        found.sort(key=lambda it: (-it[0], it[1]))
        best_found: tuple[Prospect, int, int] | None = None
        looked = 0
        for hoped, end, things in found:
            if best_found is not None and (hoped <= best_found[0].worth or looked > CLOSER_LOOK):
                break
            taken = 0
            if things:
                looked += 1
                open_ways = open_ways or movement.going(self.g, self.player)
                taken = self._on_the_way(end, total, open_ways, things)
            prospect = prospects.end(end, taken)
            if best_found is None or prospect.worth > best_found[0].worth:
                best_found = (prospect, end, taken)
        assert best_found is not None
        return best_found

    def _within(self, total: int) -> list[tuple[int, int]]:
        """Spaces within reach where needed objects lie, with those objects."""
        if self.g.picked >= PER_TURN:
            return []
        here = self.outlook.ground.rows[self.player.space]
        missing = self.prospects.needs & ~self.outlook.held
        spaces: dict[int, int] = {}
        for thing in self.kit.objects_of(missing):
            at = self.g.at[thing]
            if at >= 0 and 0 < here[at] <= total and not self.board.places >> at & 1:
                spaces[at] = spaces.get(at, 0) | 1 << thing
        return list(spaces.items())

    def _on_the_way(self, end: int, total: int, open_ways: Going, things: int) -> int:
        """Which of these can really be picked up on a move that ends there."""
        matter = 0
        for thing in self.kit.objects_of(things):
            matter |= 1 << self.g.at[thing]
        ways = self.kit.roads.ways(self.player.space, total, end, open_ways, matter)
        return things if any(way.passed & matter == matter for way in ways) else 0

    def way(self) -> Answer:
        """The one that passes what is needed."""

        def worth(option: str) -> float:
            if option == "way:direct":
                return 0.0
            spaces = [self.board.number[name] for name in option[4:].split("+")]
            return sum(self._lying_worth(space) for space in spaces)

        best = max(self.options, key=worth)
        return Answer(best, lambda: self._why_way(best))

    def _lying_worth(self, space: int) -> float:
        return sum(self.prospects.thing(thing) for thing, at in enumerate(self.g.at) if at == space)

    def _why_way(self, option: str) -> Text | None:
        things = [
            thing
            for name in option[4:].split("+")
            for thing, at in enumerate(self.g.at)
            if name in self.board.number and at == self.board.number[name]
        ]
        things = [thing for thing in things if self.prospects.thing(thing)]
        if not things:
            return None
        best = max(things, key=self.prospects.thing)
        return self._why_thing(f"take:{self.kit.objects[best]}")

    # -- objects -------------------------------------------------------------------------------------------

    def pick(self) -> Answer:
        """What a mission needs, and what has a power; the rest is left to others."""
        first = self.options[0]
        if len(self.options) == 1 or self.prospects.thing(self.thing(first)) > 0:
            return Answer(first, lambda: self._why_thing(first))
        return Answer("leave", lambda: say("reason.leave", object=self.kit.object_names[self.thing(first)]))  # fmt: skip

    def swap(self) -> Answer:
        """The least useful object stays, if the new one is better."""
        new = self.kit.object_number[str((self.ask.args or {})["object"]).partition(":")[2]]
        worth = self.prospects.thing
        held = [option for option in self.options if option != "leave"]
        least = min(held, key=lambda option: worth(self.thing(option)))
        if "leave" in self.options and worth(new) <= worth(self.thing(least)):
            return Answer("leave", lambda: say("reason.leave", object=self.kit.object_names[new]))  # fmt: skip
        return Answer(least, lambda: self._why_least(least))

    def surplus(self) -> Answer:
        least = min(self.options, key=lambda option: self.prospects.thing(self.thing(option)))
        return Answer(least, lambda: self._why_least(least))

    def _why_least(self, option: str) -> Text:
        return say("reason.least.object", object=self.kit.object_names[self.thing(option)])

    def rosette(self) -> Answer:
        """Near, if it is still needed; else far."""
        thing = self.kit.object_number[str((self.ask.args or {})["object"]).partition(":")[2]]
        needed = self.prospects.needed_for(thing) is not None
        row = self.outlook.ground.rows[self.home]
        best = min(self.options, key=lambda option: row[self.where(option)] * (1 if needed else -1))
        return Answer(best, lambda: Text("reason.near" if needed else "reason.far"))

    def spend(self) -> Answer:
        """Where fewest things lie, never in the graveyard: it may be needed again, and by whom nobody knows."""
        at = self.g.at
        floo = [option for option in self.options if self.board.floo >> self.where(option) & 1]
        best = min(floo, key=lambda option: at.count(self.where(option)))
        return Answer(best, lambda: Text("reason.spread"))

    # -- spaces --------------------------------------------------------------------------------------------

    def gate(self) -> Answer:
        """On into the alley, if that is nearer to what is wanted."""
        hope = self.outlook.hope
        if hope(self.board.cauldron) > hope(self.player.space) + 0.5:
            return Answer(YES, lambda: self.prospects.toward(self.board.cauldron) or LEAST)
        return Answer(NO, lambda: self.prospects.toward(self.player.space) or LEAST)

    def mission(self) -> Answer:
        attempt = self.best_attempt()
        if attempt is not None:
            return attempt
        if "decline" not in self.options:
            return Answer(self.options[0], lambda: Text("reason.must"))
        swap = self._worth_swapping()
        if swap is not None:
            return swap
        return Answer("decline", self._why_decline)

    def _why_decline(self) -> Text | None:
        for errand in self.outlook.errands():
            if self.kit.attempt[self.g.faces[errand.card]] in self.options:
                percent = odds.percent(errand.chance)
                return say("reason.decline", mission=errand.task.name, chance=percent)
        return None

    def _worth_swapping(self) -> Answer | None:
        """A mission that promises next to nothing is exchanged (H-104)."""
        for errand in self.outlook.errands():
            option = f"swap:{errand.task.id}"
            if option in self.options and self.outlook.worth(errand, self.home) < 4:
                return Answer(option, lambda: say("reason.exchange", mission=errand.task.name))  # noqa: B023  # fmt: skip
        return None

    def exam(self) -> Answer:
        """All books, the best first."""
        books = [option for option in self.options if option != "done"]
        best = max(books, key=lambda option: self.card(option).points)
        book = self.card(best)
        return Answer(best, lambda: say("reason.exam", card=book.name, points=book.points, count=1))

    def conduct(self) -> Answer:
        """Luna: what is better than the usual card counts."""
        name = str((self.ask.args or {})["card"])
        card = self.kit.cards[self.kit.face[name]]
        good = card.floo or card.points >= 10
        return Answer("keep" if good else "another", lambda: Text("reason.conduct.good" if good else "reason.conduct.bad"))  # fmt: skip

    def common_room(self) -> Answer:
        """An offer for an object somebody holds; else the card that helps most."""
        if "offer" in self.options and self._offer() is not None:
            return Answer("offer", self._why_offer)
        worths = {option: self.prospects.deck(DECK[option[5:]]) for option in self.options if option != "offer"}  # fmt: skip
        if not worths:
            return Answer(self.options[0])
        best = max(worths, key=lambda option: worths[option])
        deck = DECK[best[5:]]
        return Answer(best, lambda: self.prospects.say_draw(deck))

    def _offer(self) -> tuple[Player, int, int] | None:
        """With whom to swap what for what: a needed object for one of which somebody else may have use."""
        mine = [n for n in self.kit.objects_of(self.player.objects) if self.prospects.needed_for(n) is None]  # fmt: skip
        mine = [n for n in mine if self.kit.special >> n & 1]
        if not mine:
            return None
        best: tuple[float, Player, int] | None = None
        for other in self.g.players:
            if self.g.allies[self.seat] >> other.seat & 1:
                continue
            for thing in self.kit.objects_of(other.objects & self.prospects.needs):
                worth = self.prospects.thing(thing)
                if best is None or worth > best[0]:
                    best = (worth, other, thing)
        return None if best is None else (best[1], mine[0], best[2])

    def _why_offer(self) -> Text | None:
        found = self._offer()
        if found is None:
            return None
        other, give, take = found
        errand = self.prospects.needed_for(take)
        assert errand is not None
        args = {"who": f"seat:{other.seat}", "object": self.kit.object_names[take], "mission": errand.task.name, "other": self.kit.object_names[give]}  # fmt: skip
        return say("reason.offer", **args)

    def offer_with(self) -> Answer:
        found = self._offer()
        option = f"with:{found[0].seat}" if found else self.options[0]
        return Answer(option, self._why_offer)

    def offer_give(self) -> Answer:
        least = min(self.options, key=lambda option: (self.prospects.needed_for(self.thing(option)) is not None, -self.prospects.thing(self.thing(option))))  # fmt: skip
        return Answer(least, lambda: self._why_least(least))

    def offer_take(self) -> Answer:
        best = max(self.options, key=lambda option: self.prospects.thing(self.thing(option)))
        return Answer(best, lambda: self._why_thing(best))

    def offered(self) -> Answer:
        """Agreed, if what comes is better than what goes."""
        args = self.ask.args or {}
        gain = self.prospects.thing(self.thing(str(args["object"])))
        lose = self.prospects.thing(self.thing(str(args["other"])))
        if gain > lose:
            return Answer(YES, lambda: say("reason.agree", object=args["object"], other=args["other"]))  # fmt: skip
        return Answer(NO, lambda: say("reason.refuse", object=args["object"], other=args["other"]))  # fmt: skip

    # -- trips ---------------------------------------------------------------------------------------------

    def floo(self) -> Answer:
        best, where = self.prospects.by_floo(self.player.space)
        if where >= 0 and best.worth > FLOO_WORTH:
            return Answer(self.kit.to[where], lambda: best.why)
        return Answer("stay", lambda: Text("reason.floo.stay"))

    def pitch(self) -> Answer:
        if "portkey" in self.options:
            grave = self.board.portkey.bit_length() - 1
            trip = self.prospects.trip(grave, self.player.space)
            if trip.worth - PORTKEY_WORTH > self.outlook.challenge:
                return Answer("portkey", lambda: trip.why)
        if "stay" in self.options:
            return Answer("stay", lambda: Text("reason.portkey.stay"))
        rivals = [option for option in self.options if option[:10] == "challenge:"]
        if not rivals:
            return Answer(self.options[0])
        g = self.g
        least = min(rivals, key=lambda option: g.scores[g.team[int(option[10:])]])
        key = "reason.pitch.first" if self.outlook.match else "reason.challenge"
        return Answer(least, lambda: say(key, who=f"seat:{least[10:]}"))

    def door(self) -> Answer:
        """Through, for a mission or an object there, unless there is more to do here."""
        there = self.options[1]
        space = self.where(there)
        outlook = self.outlook
        found = self.prospects.lying(space)
        for errand in outlook.errands(found):
            if not errand.missing and errand.task.spaces >> space & 1 and errand.chance > 0.5:
                return Answer(there, lambda: self.prospects.say_attempt(errand))  # noqa: B023
        here = any(
            not e.missing and e.task.spaces >> self.player.space & 1 for e in outlook.errands()
        )
        if found and not here:
            thing = self.kit.objects[self.kit.objects_of(found)[0]]
            return Answer(there, lambda: self._why_thing(f"take:{thing}"))
        return Answer("stay")

    def stay(self) -> Answer:
        if self.worth_waiting():
            return Answer("wait", self._why_wait)
        return Answer("return", lambda: Text("reason.return"))

    def close(self) -> Answer:
        """A turn more is always good, but for a mission that needs the Time-Turner."""
        option = self.options[1]
        if self.kept(self.thing(option)):
            errand = self.prospects.needed_for(self.thing(option))
            assert errand is not None
            return Answer("end", lambda: say("reason.kept", object=self.kit.object_names[self.thing(option)], mission=errand.task.name))  # fmt: skip
        return Answer(option, lambda: Text("reason.again"))

    def flee(self) -> Answer:
        best = max(self.options, key=lambda option: self.outlook.hope(self.where(option)))
        return Answer(best, lambda: self.prospects.toward(self.where(best)) or LEAST)

    # -- losses and prizes ---------------------------------------------------------------------------------

    def lose_card(self) -> Answer:
        least = min(self.options, key=lambda option: self.card_worth(self.card(option)))
        return Answer(least, lambda: say("reason.least.card", card=self.card(least).name))

    def lose_token(self) -> Answer:
        """The Portkey, unless the graveyard is wanted."""
        grave = self.board.portkey
        wanted = any(e.task.spaces & grave for e in self.outlook.errands())
        first = "token:floo" if wanted else "token:portkey"
        option = first if first in self.options else self.options[0]
        return Answer(option, lambda: Text("reason.token.floo" if option == "token:portkey" else "reason.token.portkey"))  # fmt: skip

    def meet(self) -> Answer:
        best = max(self.options, key=lambda option: self.prospects.rival(self.g.players[int(option[6:])]).worth)  # fmt: skip
        return Answer(best, lambda: self.prospects.rival(self.g.players[int(best[6:])]).why)

    def prize(self) -> Answer:
        """A needed object, else cards, else what there is."""
        loser = self.g.players[int(str((self.ask.args or {})["whom"])[5:])]
        worth = {"prize:nothing": 0.0, "prize:portkey": 2.0, "prize:floo": self.prospects.floo}
        worth["prize:cards"] = self.prospects.prize_cards
        things = [self.prospects.thing(n) for n in self.kit.objects_of(loser.objects)]
        worth["prize:objects"] = max(things, default=0.0)
        best = max(self.options, key=lambda option: worth[option])
        return Answer(best, lambda: self._why_prize(best, loser))

    def _why_prize(self, option: str, loser: Player) -> Text | None:
        if option == "prize:objects":
            best = max(self.kit.objects_of(loser.objects), key=self.prospects.thing)
            return self._why_thing(f"take:{self.kit.objects[best]}")
        return Text(f"reason.{option.replace(':', '.')}")

    def prize_object(self) -> Answer:
        return self.offer_take()

    def bonus(self) -> Answer:
        duel = self.prospects.duel
        if duel.worth > 0:
            return Answer("duel", lambda: duel.why)
        return Answer("suffer", lambda: duel.why)


#: One entry per question.
QUESTIONS: dict[str, Callable[[Mind], Answer]] = {
    "student": Mind.student,
    "eaters": Mind.eaters,
    "begin": Mind.begin,
    "visit": Mind.visit,
    "summon": Mind.summon,
    "forget": Mind.forget,
    "search": Mind.search,
    "look": Mind.search,
    "reroll": Mind.reroll,
    "nudge": Mind.nudge,
    "move": Mind.move,
    "way": Mind.way,
    "pick": Mind.pick,
    "swap": Mind.swap,
    "surplus": Mind.surplus,
    "rosette": Mind.rosette,
    "spend": Mind.spend,
    "gate": Mind.gate,
    "mission": Mind.mission,
    "exam": Mind.exam,
    "conduct": Mind.conduct,
    "common_room": Mind.common_room,
    "offer.with": Mind.offer_with,
    "offer.give": Mind.offer_give,
    "offer.take": Mind.offer_take,
    "offered": Mind.offered,
    "floo": Mind.floo,
    "pitch": Mind.pitch,
    "door": Mind.door,
    "stay": Mind.stay,
    "close": Mind.close,
    "flee": Mind.flee,
    "discard": Mind.lose_card,
    "drop": Mind.lose_card,
    "lose_token": Mind.lose_token,
    "meet": Mind.meet,
    "prize": Mind.prize,
    "prize.object": Mind.prize_object,
    "bonus": Mind.bonus,
}
