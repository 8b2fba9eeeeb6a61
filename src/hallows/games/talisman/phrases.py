"""Clauses for single effects and passives, each from its own data.

A clause has no capital and no full stop, and comes in three forms: "you" (you lose 1 Life), "they"
(that Character loses 1 Life) and "inf" (you may pay 1 Galleon to *heal* 1 Life). All words, and the
way clauses are joined, stand in the locale files under ``talisman-text-``.
"""

from collections.abc import Iterable
from itertools import groupby
from typing import Literal

from hallows.games.common.text import span
from hallows.games.talisman import effects as e
from hallows.games.talisman import passives as p
from hallows.games.talisman.content import Content
from hallows.words import FORMS, Words, message_id

Form = Literal["you", "they", "inf"]
GAME = "talisman"
#: What is lost, where cards are discarded.
LOST = frozenset({"life", "fate", "galleon", "magic", "might"})
YES_NO = {True: "yes", False: "no"}
SINGLE_DICE = ("event", "observer", "space")


def signed(n: int) -> str:
    return f"{n:+d}".replace("-", "−")


class Phrases(Words):
    """Words that put clauses together, with the names of content packs."""

    def __init__(self, content: Content, lang: str) -> None:
        super().__init__(lang, GAME, names=content.names(lang))
        self.content = content

    def phrase(self, key: str, **args: str | int) -> str:
        """The message ``talisman-text-KEY`` with plain arguments; what holds or not is a yes or a no."""
        told = {name: YES_NO[arg] if isinstance(arg, bool) else arg for name, arg in args.items()}
        return self.fill(message_id(f"text.{key}", GAME), told)

    # ------------------------------------------------------------------ joining

    def _join(self, key: str, clauses: Iterable[str]) -> str:
        items = list(clauses)
        if len(items) < 2:
            return items[0] if items else self.phrase("nothing")
        return self.phrase(key, first=", ".join(items[:-1]), last=items[-1])

    def all_of(self, clauses: Iterable[str]) -> str:
        return self._join("and", clauses)

    def one_of(self, clauses: Iterable[str]) -> str:
        return self._join("or", clauses)

    def choices(self, clauses: Iterable[str]) -> str:
        """Alternatives; set apart by semicolons if any of them has commas of its own."""
        items = list(clauses)
        if any(mark in item for item in items for mark in ",;(") and len(items) > 1:
            return self.phrase("or-else", first="; ".join(items[:-1]), last=items[-1])
        return self._join("either", items)

    def clauses(self, effects: Iterable[e.Effect], form: Form = "you") -> str:
        """Several effects as one clause; gains in a row share their verb, and a die after a loss may cost more."""
        spoken: list[str] = []
        lost = ""
        for is_gain, group in groupby(effects, key=lambda effect: isinstance(effect, e.Gain)):
            run = list(group)
            if is_gain and len(run) > 1:
                spoken.append(self._gains(run, form))
                continue
            for effect in run:
                if isinstance(effect, e.Roll) and lost:
                    spoken.append(self._roll(effect, form, lost))
                else:
                    spoken.append(self.clause(effect, form))
                lost = effect.what if isinstance(effect, e.Lose) else ""
        return self.all_of(spoken)

    def _roll(self, roll: e.Roll, form: Form, lost: str = "") -> str:
        rows = self.inline(roll.rows, form, lost)
        return self.phrase("roll-inline", form=form, dice=roll.dice, rows=rows)

    def _gains(self, gains: Iterable[e.Effect], form: Form) -> str:
        amounts = (self.amount(g.what, g.n) for g in gains if isinstance(g, e.Gain))
        return self.phrase("gain", form=form, amount=self.all_of(amounts))

    def amount(self, what: str, n: int = 1) -> str:
        return self.phrase("amount", what=what, n=n)

    def spaces(self, ids: Iterable[str]) -> dict[str, str]:
        """Names of spaces as the arguments $spaces, $spaces_art, ...; each name once: there are two Forbidden
        Forests."""
        return self.forms("spaces", *(f"space:{space}" for space in ids))

    def place(self, space: str | None) -> dict[str, str]:
        """A space's name as the arguments $space, $space_art, $space_gen, ..."""
        return self.forms("space", f"space:{space}")

    def forms(self, key: str, *names: str) -> dict[str, str]:
        """One or the other name as an argument, plain and in every form."""
        return {
            f"{key}_{form}" if form else key: self.one_of(
                dict.fromkeys(self.name(name, form) for name in names)
            )
            for form in ("", *FORMS)
        }

    def cost(self, cost: p.Cost) -> str:
        """To pay: always an infinitive."""
        amount = "" if cost.what == "self" else self.amount(cost.what, cost.n)
        return self.phrase("cost", what=cost.what, amount=amount)

    def offer(self, cost: p.Cost, then: Iterable[e.Effect], form: Form = "you") -> str:
        clauses = self.clauses(then, "inf")
        return self.phrase("pay", form=form, cost=self.cost(cost), then=clauses)

    def goods(self, goods: Iterable[p.Good]) -> str:
        return self.one_of(
            self.phrase(
                "good",
                price=self.phrase("price", n=g.price),
                **self.forms("card", f"card:{g.card}"),
            )
            for g in goods
        )

    def inline(self, rows: Iterable[e.Row], form: Form, lost: str = "") -> str:
        """The rows of a table within a sentence."""
        return "; ".join(
            self.phrase("row", at=span(*row.at), then=self.row(row, form, lost)) for row in rows
        )

    def row(self, row: e.Row, form: Form, lost: str = "") -> str:
        """What one result of a table brings; ``lost`` is what one has just lost, so that it costs more of it."""
        match row.then:
            case (e.Lose(what=what, n=n),) if what == lost:
                then = self.phrase("lose-more", form=form, amount=self.amount(what, n), n=n)
            case _:
                then = self.clauses(row.then, form)
        if row.flavour is None:
            return then
        return self.fill(message_id(f"flavour.{row.flavour}", GAME), {"then": then})

    # ------------------------------------------------------------------ effects

    def clause(self, effect: e.Effect, form: Form = "you") -> str:
        match effect:
            case e.Gain(what=what, n=n):
                return self.phrase("gain", form=form, amount=self.amount(what, n))
            case e.Lose(what=what, all=True):
                return self.phrase("lose-all", form=form, what=what)
            case e.Lose(what=what, n=n):
                return self.phrase("lose", form=form, what=what, amount=self.amount(what, n))
            case e.Heal(n=0):
                return self.phrase("heal-fully", form=form)
            case e.Heal(n=n):
                return self.phrase("heal", form=form, amount=self.amount("life", n))
            case e.Advantage(to=to):
                return self.phrase("advantage", form=form, to=to)
            case e.Battle(enemy=enemy, stat=stat, value=value):
                foe, kind = self.name(f"enemy:{enemy}", "indef"), self.phrase("stat", stat=stat)
                return self.phrase("battle", form=form, enemy=foe, stat=kind, value=value)
            case e.Roll():
                return self._roll(effect, form)
            case e.Choose(options=options):
                return self.phrase("choose", form=form, options=self._choices(options, form))
            case e.BySide():
                return "; ".join(self.by_side(effect, form))
            case e.Pay(cost=cost, then=then, otherwise=otherwise):
                return self._or_else(self.offer(cost, then, form), otherwise, form)
            case e.Trade():
                return self._trade(effect, form)
            case e.Buy(goods=goods):
                return self.phrase("buy", form=form, goods=self.goods(goods))
            case e.TakeCard(card=card):
                return self.phrase("take-card", form=form, card=self.name(f"card:{card}"))
            case e.IfHas(card=card, then=then, otherwise=otherwise):
                clauses, name = self.clauses(then, form), self.name(f"card:{card}")
                first = self.phrase("if-has", form=form, card=name, then=clauses)
                return self._or_else(first, otherwise, form)
            case e.DrawSpells(n=n, keep=keep):
                amount = self.amount("spell", n)
                return self.phrase("draw-spells", form=form, amount=amount, keep=keep)
            case e.Everyone(where=where, side=side, then=then):
                clauses = self.clauses(then, "they")
                return self.phrase("everyone", where=where, side=side or "all", then=clauses)
            case e.ToTarget(then=then):
                return self.phrase("to-target", then=self.clauses(then, "they"))
            case e.Steal(what=what, n=n, source=source):
                loot = self.one_of(self.amount(w, n) for w in what)
                return self.phrase("steal", form=form, loot=loot, source=source)
            case e.Grant(passives=passives, until=until):
                given = self.all_of(self.passive(x, form, granted=True) for x in passives)
                return self.phrase("grant", given=given, until=until)
            case _:
                return self._rarer_clause(effect, form)

    def _rarer_clause(self, effect: e.Effect, form: Form) -> str:
        match effect:
            case e.Travel(to=to, space=space) | e.NextMove(to=to, space=space):
                key = f"{effect.__struct_config__.tag}-{to}"
                must = isinstance(effect, e.NextMove) and effect.must
                place = self.place(space) if space else {}
                return self.phrase(key, form=form, must=must, **place)
            case e.DrawDifference(doubles=space):
                return self.phrase("draw-difference", **self.place(space))
            case e.Look(at="deck", n=n, reorder=reorder):
                return self.phrase("look-deck", form=form, n=n, reorder=reorder)
            case e.Look(within=within):
                return self.phrase("look-spells", form=form, n=within)
            case e.Predict(wrong=wrong, hold=True):
                return self.phrase("predict-hold", wrong=self.clauses(wrong))
            case e.Predict(right=right, wrong=wrong):
                then, otherwise = self.clauses(right), self.clauses(wrong)
                return self.phrase("predict", right=then, wrong=otherwise)
            case e.Lasting(rule=rule, rounds=rounds):
                return self.phrase(f"lasting-{rule}", until=self.phrase("rounds", n=rounds))
            case e.Barrier(magic=magic, to=space):
                return self.phrase("barrier", magic=magic, **self.place(space))
            case e.Gates(to=space) | e.HallowDoor(to=space):
                return self.phrase(str(effect.__struct_config__.tag), **self.place(space))
            case e.Finale(magic=magic, lose_to=space):
                return self.phrase("finale", magic=magic, **self.place(space))
            case e.Hook(name=name):
                return self.fill(message_id(f"hook.{name}", GAME), {})
            case _:  # refill_fate, miss_turn, extra_turn, ferret, drift, challenge, halt, ...
                return self.phrase(str(effect.__struct_config__.tag), form=form)

    def _choices(self, options: Iterable[e.Option], form: Form) -> str:
        """What may be chosen; losses of one kind share their verb."""
        losses = [o.then[0] for o in options if len(o.then) == 1 and isinstance(o.then[0], e.Lose)]
        tokens = {loss.what for loss in losses if not loss.all}
        if len(losses) == len(tuple(options)) == len(tokens) and tokens <= LOST:
            amounts = self._join("either", (self.amount(loss.what, loss.n) for loss in losses))
            return self.phrase("lose", form=form, what=losses[0].what, amount=amounts)
        return self.choices(self.clauses(o.then, form) for o in options)

    def _trade(self, effect: e.Trade, form: Form) -> str:
        cost = self.cost(p.Cost(effect.give))
        gain: e.Effect = e.Heal(1) if effect.get == "life" else e.Gain(effect.get)
        then = self.clause(gain, "inf")
        return self.phrase("trade", form=form, cost=cost, then=then, most=effect.most)

    def _or_else(self, first: str, otherwise: tuple[e.Effect, ...], form: Form) -> str:
        if not otherwise:
            return first
        return self.phrase("otherwise", first=first, then=self.clauses(otherwise, form))

    def by_side(self, effect: e.BySide, form: Form = "you") -> list[str]:
        lists = (("order", effect.order), ("death_eaters", effect.death_eaters))
        return [
            self.phrase("for-side", side=self.name(f"side:{side}"), then=self.clauses(then, form))
            for side, then in lists
        ]

    # ----------------------------------------------------------------- passives

    def ability(self, gives: Iterable[e.Passive]) -> list[str]:
        """What an ability gives, clause by clause; a space that two of them are about is named once."""
        spoken: list[str] = []
        last: e.Passive | None = None
        for passive in gives:
            if (
                isinstance(last, p.Safe)
                and isinstance(passive, p.DrawMore)
                and last.at == passive.at
            ):
                spoken.append(self.phrase("draw-more-too", n=passive.n))
            else:
                spoken.append(self.passive(passive))
            last = passive
        return spoken

    def passive(self, passive: e.Passive, form: Form = "you", granted: bool = False) -> str:
        match passive:
            case p.Bonus(magic=magic, might=might, when=when):
                return self.phrase("bonus", bonus=self._bonus(magic, might), when=when)
            case p.Score(n=n, when=when, once=once):
                return self.phrase("score", n=signed(n), plain=n, when=when, once=once)
            case p.MightToMagic(when=when, starting=starting):
                kind = "starting" if starting else "total"
                time = "granted" if granted else when
                return self.phrase("might-to-magic", form=form, when=time, might=kind)
            case p.SpellLimit(n=n) | p.FollowerLimit(n=n):
                return self.phrase(str(passive.__struct_config__.tag), n=signed(n))
            case p.ObjectLimit(n=n, weightless=weightless):
                amount = self.amount("object", n)
                return self.phrase("object-limit", amount=amount, free=weightless)
            case p.Prevent(at_least=face) | p.ResistSpell(at_least=face):
                return self.phrase(str(passive.__struct_config__.tag), at=span(face, 6))
            case p.Sacrifice(what=what):
                return self.phrase("sacrifice", cost=self.cost(p.Cost(what)))
            case p.Evade():
                return self._evade(passive, form)
            case p.SpareDie(on=on, higher=higher, final=final):
                dice = self.dice(on)
                keep = "higher" if higher else "final" if final else "choice"
                return self.phrase("spare-die", dice=dice, keep=keep)
            case p.Reroll(on=on) | p.Nudge(on=on):
                die = self.dice((on,))
                return self.phrase(str(passive.__struct_config__.tag), dice=die)
            case p.MoveBonus(plus=plus, minus=minus):
                return self.phrase("move-bonus", plus=plus, minus=minus)
            case p.MoveLess(cost=cost) | p.Redraw(cost=cost):
                return self.phrase(str(passive.__struct_config__.tag), cost=self.cost(cost))
            case p.PriceCut(n=n, at=at):
                amount = self.amount("galleon", n)
                if at is None:
                    return self.phrase("price-cut", amount=amount)
                return self.phrase("price-cut-at", amount=amount, **self.place(at))
            case p.ShopAt(space=space, goods=goods):
                return self.phrase("shop-at", goods=self.goods(goods), **self.place(space))
            case _:
                return self._rarer_passive(passive, form)

    def _rarer_passive(self, passive: e.Passive, form: Form) -> str:
        match passive:
            case p.Safe(at=at, results=results):
                dice = self.one_of(str(face) for face in results) if results else ""
                key = "safe-results" if results else "safe-life" if self._costs_life(at) else "safe"
                return self.phrase(key, results=dice, **self.spaces(at))
            case p.VoldemortSpares(region=region):
                return self.phrase("voldemort-spares", region=region)
            case p.VoldemortRoll(plus=plus, up_to=up_to):
                return self.phrase("voldemort-roll", plus=plus, up_to=up_to)
            case p.Ride():
                return self._ride(passive)
            case e.Trigger():
                return self._trigger(passive)
            case p.DrawMore(at=at, n=n):
                return self.phrase("draw-more", n=n, **self.spaces(at))
            case p.TrophyBonus(side=side, n=n):
                return self.phrase("trophy-bonus", side=side, n=n)
            case p.PassiveHook(name=name):
                return self.fill(message_id(f"hook.{name}", GAME), {})
            case _:  # walk_one, no_ferret, objects_first, mix_trophies, galleon_reroll, no_objects
                return self.phrase(str(passive.__struct_config__.tag), form=form)

    def dice(self, on: tuple[p.DieOn, ...]) -> str:
        """Which dice an ability touches; single dice for several sorts of things are named together."""
        named = [self.phrase("die", on=die) for die in on if die not in SINGLE_DICE]
        sources = [self.phrase("die-source", on=die) for die in on if die in SINGLE_DICE]
        if sources:
            named.append(self.phrase("die-single", sources=self.one_of(sources)))
        return self.one_of(named)

    def _costs_life(self, spaces: tuple[str, ...]) -> bool:
        """Whether the instruction of these spaces is the loss of Life and nothing else."""
        orders = [order for space in spaces for order in self.content.spaces[space].instruction]
        return all(isinstance(order, e.Lose) and order.what == "life" for order in orders)

    def _bonus(self, magic: int, might: int) -> str:
        stats = (("magic", magic), ("might", might))
        return self.all_of(
            self.phrase("bonus-stat", n=signed(n), stat=stat) for stat, n in stats if n
        )

    def _evade(self, evade: p.Evade, form: Form) -> str:
        whom = self.phrase(
            "evade-whom",
            whom=evade.whom,
            single=evade.single,
            stat=self.phrase("stat", stat=evade.stat) if evade.stat else "",
            most=evade.most or 0,
        )
        if evade.at_least is not None:
            return self.phrase("evade-roll", whom=evade.whom, at=span(evade.at_least, 6))
        if evade.cost is not None:
            return self.phrase("evade-cost", cost=self.cost(evade.cost), whom=whom)
        return self.phrase("evade", form=form, whom=whom)

    def _ride(self, ride: p.Ride) -> str:
        spend = "fleeting" if ride.fleeting else "spend" if ride.spend else "keep"
        to = "facing_from" if ride.origin and ride.to == "facing" else ride.to
        way = self.phrase("ride", to=to, spend=spend)
        if not ride.origin:
            return way
        return self.phrase("ride-from", way=way, **self.spaces(ride.origin))

    def _trigger(self, trigger: e.Trigger) -> str:
        if len(trigger.then) == 1 and isinstance(trigger.then[0], e.Hook):
            return self.clause(trigger.then[0])
        on, kind = self._occasion(trigger)
        return self.phrase("trigger", on=on, kind=kind, then=self._triggered(trigger))

    def _occasion(self, trigger: e.Trigger) -> tuple[str, str]:
        """When it happens, and what sort of clause says so; some occasions and conditions have words together."""
        together = "-".join((f"on-{trigger.on}", *trigger.only_if))
        if not trigger.only_if or self.has(message_id(f"text.{together}", GAME)):
            return self.phrase(together, once=trigger.once), trigger.on
        conditions = self.all_of(self.phrase(f"if-{c}") for c in trigger.only_if)
        on = self.phrase(f"on-{trigger.on}", once=trigger.once)
        return self.phrase("on-if", on=on, conditions=conditions), "if"

    def _triggered(self, trigger: e.Trigger) -> str:
        if trigger.cost is not None:
            return self.offer(trigger.cost, trigger.then)
        if trigger.may:
            return self.phrase("may", then=self.clauses(trigger.then, "inf"))
        return self.clauses(trigger.then)
