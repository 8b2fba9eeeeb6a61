"""The mind of a House Cup player at one question: what every answer looks at. The answers, each with its reason, are in
``starts``, ``walks``, ``things`` and ``halls``, one function per question; fights are in ``combat``.

A player goes where its missions lead: to the objects they need, then to their place, if the fight there can be won; on the
way it takes what is near, exams, cards and HP. What things are worth is in ``prospects`` and ``outlook``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from hallows.games.common.keys import verb_of, what_of, words_of
from hallows.games.hogwarts.bot.outlook import Errand, Outlook
from hallows.games.hogwarts.bot.prospects import Prospects, say
from hallows.games.hogwarts.compiled import ATTACK, BOOK, DEFENCE, Card
from hallows.games.hogwarts.state import Cup, Player
from hallows.kernel import Answer, Ask, Text

WAIT = 8.0  # turns to wait for the team
LEAST = Text("reason.least")


class Mind:
    """One decision of one seat, and what every answer looks at."""

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

    def where(self, option: str) -> int:
        return self.board.number[what_of(option)]

    def thing(self, option: str) -> int:
        return self.kit.object_number[what_of(option)]

    def card(self, option: str) -> Card:
        """The card an option names: ``drop:stupefy``, ``apart:stupefy:2``."""
        name = words_of(option)[0]
        face = self.kit.face
        for kind in ("spell", "potion", "book"):
            if f"{kind}:{name}" in face:
                return self.kit.cards[face[f"{kind}:{name}"]]
        raise KeyError(option)

    @property
    def home(self) -> int:
        """Where the pawn will stand after a visit."""
        return self.player.space if self.player.home < 0 else self.player.home

    def kept(self, thing: int) -> bool:
        """Whether an own mission with some hope needs it."""
        errand = self.prospects.needed_for(thing)
        return errand is not None and errand.soft > 0.25

    def best_attempt(self) -> Answer | None:
        """The mission most worth attempting here and now, compared with going on."""
        prospects = self.prospects
        if not any(verb_of(option) == "attempt" for option in self.options):
            return None
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

    def why_wait(self) -> Text | None:
        here = self.player.space
        for errand in self.outlook.errands():
            if not errand.missing and errand.task.spaces >> here & 1:
                return say("reason.wait", mission=errand.task.name)
        return None

    def wanted(self, card: Card) -> bool:
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

    def card_worth(self, card: Card) -> float:
        """How good a card is to hold."""
        if card.deck == BOOK:
            return 3.0 + 0.5 * card.points
        worth = {ATTACK: 2.0 * card.damage, DEFENCE: 3.0 * card.cancels + card.heal}.get(card.use, 5.0)  # fmt: skip
        if card.quiet:
            worth += 3
        return worth + (6.0 if self.wanted(card) else 0.0)

    def why_thing(self, option: str) -> Text | None:
        thing = self.thing(option)
        name = self.kit.object_names[thing]
        errand = self.prospects.needed_for(thing)
        if errand is not None:
            return say("reason.take", object=name, mission=errand.task.name)
        return say("reason.power" if self.kit.special >> thing & 1 else "reason.any", object=name)

    def why_least(self, option: str) -> Text:
        return say("reason.least.object", object=self.kit.object_names[self.thing(option)])


Question = Callable[[Mind], Answer]
