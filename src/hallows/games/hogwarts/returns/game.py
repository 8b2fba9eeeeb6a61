"""Voldemort returns as a game of the house: how it is set up, seen, re-dealt and ended."""

import hashlib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from hallows.games.common.pile import redeal
from hallows.games.hogwarts.compiled import Kit
from hallows.games.hogwarts.loading import load
from hallows.games.hogwarts.returns import content, rules
from hallows.games.hogwarts.returns.beats import beat
from hallows.games.hogwarts.returns.content import PLANS, Plan
from hallows.games.hogwarts.returns.drawing import ReturnsDrawing, cards_listing, drawing
from hallows.games.hogwarts.returns.labels import ReturnsAside, aside, describe, listed
from hallows.games.hogwarts.returns.rules.setup import USED, new_table
from hallows.games.hogwarts.returns.rules.sides import horcruxes_left, is_hero
from hallows.games.hogwarts.returns.shelf import lasting
from hallows.games.hogwarts.returns.state import OVER, Options, Returns
from hallows.games.hogwarts.returns.view import ReturnsView, character, look
from hallows.games.hogwarts.state import KITS
from hallows.kernel import (
    Ask,
    BadOptions,
    Beat,
    Bot,
    Choice,
    Event,
    Game,
    Lasting,
    Outcome,
    Play,
    Seeded,
    Veil,
)
from hallows.words import Words


class ReturnsGame(Game[Returns]):
    name = "returns"
    version = 3
    seats = range(2, 5)  # V-001
    options_type = Options
    vocabulary = ("hogwarts",)
    takes_packs = True
    answer_cap = 30_000

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        self.content = load(packs)
        self.kit = KITS.get(self.content.hash) or Kit(self.content)
        KITS[self.content.hash] = self.kit
        self.plan = PLANS.get(self.content.hash) or Plan(content.standard(), self.kit)
        PLANS[self.content.hash] = self.plan
        self._drawings: dict[str, ReturnsDrawing] = {}

    @property
    def content_hash(self) -> str:
        both = self.content.hash + self.plan.scenario.hash
        return hashlib.sha256(both.encode()).hexdigest()

    def names(self, lang: str) -> Mapping[str, str]:
        return self.content.names(lang)

    def setup(self, seats: int, options: Options) -> Returns:
        if options.pettigrew >= seats:
            raise BadOptions(f"returns: there is no seat {options.pettigrew}", game=self.name)
        return new_table(self.kit, self.plan, seats, options)

    def scene(self, state: Returns) -> Play[None]:
        return rules.scene(state)

    def outcome(self, state: Returns) -> Outcome | None:
        if state.step != OVER:
            return None
        return Outcome(tuple(state.winners), state.ending, tuple(self.standing(state)))

    def redeal(self, state: Returns, seat: int, source: Seeded) -> None:
        decks = [self.kit.decks[deck] for deck in USED]
        redeal(state.faces, state.known, decks, seat, source)

    def turn(self, state: Returns) -> int:
        return state.active

    def standing(self, state: Returns) -> Sequence[int]:
        """Horcruxes destroyed and the Stone for heroes; tokens of the ritual, the return and the Wand for the other side."""
        plan = self.plan
        light = len(plan.horcruxes) - horcruxes_left(state)
        light += any(pawn.objects >> plan.stone & 1 for pawn in state.pawns)
        objects = state.pawns[state.dark].objects
        dark = (objects & (plan.ritual | 1 << plan.wand)).bit_count()
        dark += plan.ritual.bit_count() + 1 if state.returned else 0
        return [light if is_hero(state, pawn) else dark for pawn in state.pawns]

    def progress(self, state: Returns) -> Mapping[str, int]:
        return {"turns": state.turns, "rounds": state.rounds}

    def conserved(self, state: Returns) -> Mapping[str, int]:
        """Every card in exactly one place; every token lying, held, out of play or not yet in it."""
        places = [card for pile in state.decks for card in pile.cards]
        tokens = state.spare.bit_count() + state.gone.bit_count()
        tokens += sum(space >= 0 for space in state.at)
        for pawn in state.pawns:
            places += pawn.spells + pawn.potions
            tokens += pawn.objects.bit_count()
        for eater in state.eaters:
            places += eater.cards
        if state.fight is not None:
            places += [card for f in state.fight.fighters for card in f.cards]
        counts = {"cards": len(set(places)), "places": len(places), "tokens": tokens}
        kinds = self.kit.cards
        for face, count in sorted(Counter(state.faces).items()):
            counts[kinds[face].name] = count
        return counts

    def view(self, state: Returns, seat: int | None, veil: Veil) -> ReturnsView:
        return look(state, seat)

    def describe(self, state: Returns, ask: Ask, option: str) -> Choice:
        return describe(state, ask, option)

    def listed(self, state: Returns, ask: Ask) -> Sequence[str]:
        return listed(state, ask)

    def aside(self, state: Returns, ask: Ask) -> ReturnsAside | None:
        return aside(state, ask)

    def beat(self, event: Event) -> Beat | None:
        return beat(event)

    def lasting(self, state: Returns, seat: int | None) -> Sequence[Lasting]:
        return lasting(state)

    def drawing(self, lang: str) -> ReturnsDrawing:
        if lang not in self._drawings:
            self._drawings[lang] = drawing(self.kit, self.plan, Words.of(self, lang))
        return self._drawings[lang]

    def cards_listing(self, lang: str) -> str:
        return cards_listing(self.kit, self.plan, Words.of(self, lang))

    def bots(self) -> Mapping[str, Callable[[], Bot]]:
        from hallows.games.hogwarts.returns.bot import BOTS  # only where bots play

        return BOTS

    def screen(self) -> Callable[..., Any]:
        from hallows.games.hogwarts.returns.terminal import render  # only where there is a terminal

        return render

    def sides(self, state: Returns, seat: int) -> Mapping[str, str]:
        pawn = state.pawns[seat]
        hero = is_hero(state, pawn)
        who = character(state, pawn).partition(":")[2] if hero else "pettigrew"
        return {"side": "heroes" if hero else "voldemort", "character": who}

    def tally(self, state: Returns) -> Mapping[str, str | int]:
        """How it ended, when Voldemort came back, how many Horcruxes and Death Eaters fell."""
        return {
            "ending": state.ending,
            "returned": state.returned,
            "horcruxes": len(self.plan.horcruxes) - horcruxes_left(state),
            "eaters_beaten": sum(eater.space < 0 for eater in state.eaters),
        }
