"""Voldemort returns as a game of the house: how it is set up, seen, re-dealt and ended."""

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path

from hallows.games.common.game import once_a_language
from hallows.games.common.pile import redeal
from hallows.games.hogwarts.castle import CastleGame
from hallows.games.hogwarts.returns import content, rules
from hallows.games.hogwarts.returns.beats import beat
from hallows.games.hogwarts.returns.content import PLANS, Plan
from hallows.games.hogwarts.returns.drawing import ReturnsDrawing, cards_listing, drawing
from hallows.games.hogwarts.returns.epilogue import ending, throws
from hallows.games.hogwarts.returns.labels import aside, describe, listed
from hallows.games.hogwarts.returns.rules.setup import USED, new_table
from hallows.games.hogwarts.returns.rules.sides import horcruxes_left, is_hero
from hallows.games.hogwarts.returns.shelf import lasting
from hallows.games.hogwarts.returns.state import OVER, Options, Returns
from hallows.games.hogwarts.returns.view import ReturnsView, character, look
from hallows.kernel import BadOptions, Lasting, Outcome, Seeded, Veil
from hallows.words import Words


class ReturnsGame(CastleGame[Returns]):
    name = "returns"
    version = 4
    seats = range(2, 5)  # V-001
    options_type = Options
    vocabulary = ("hogwarts",)
    bots_at = "hallows.games.hogwarts.returns.bot:BOTS"
    thinking_at = "hallows.games.hogwarts.returns.bot.thinking:ReturnsThinking"
    screen_at = "hallows.games.hogwarts.returns.terminal:render"
    answer_cap = 30_000
    scene = staticmethod(rules.scene)
    describe = staticmethod(describe)
    listed = staticmethod(listed)
    aside = staticmethod(aside)
    beat = staticmethod(beat)

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        super().__init__(packs)
        self.plan = PLANS.get(self.content.hash) or Plan(content.standard(), self.kit)
        PLANS[self.content.hash] = self.plan

    @property
    def content_hash(self) -> str:
        both = self.content.hash + self.plan.scenario.hash
        return hashlib.sha256(both.encode()).hexdigest()

    def setup(self, seats: int, options: Options) -> Returns:
        if options.pettigrew >= seats:
            raise BadOptions(f"returns: there is no seat {options.pettigrew}", game=self.name)
        return new_table(self.kit, self.plan, seats, options)

    def outcome(self, state: Returns) -> Outcome | None:
        if state.step != OVER:
            return None
        return Outcome(tuple(state.winners), state.ending, tuple(self.standing(state)))

    def redeal(self, state: Returns, seat: int, source: Seeded) -> None:
        decks = [self.kit.decks[deck] for deck in USED]
        redeal(state.faces, state.known, decks, seat, source)

    def standing(self, state: Returns) -> Sequence[int]:
        """Horcruxes destroyed and the Stone for heroes; tokens of the ritual, the return and the Wand for the other side."""
        plan = self.plan
        light = len(plan.horcruxes) - horcruxes_left(state)
        light += any(pawn.objects >> plan.stone & 1 for pawn in state.pawns)
        objects = state.pawns[state.dark].objects
        dark = (objects & (plan.ritual | 1 << plan.wand)).bit_count()
        dark += plan.ritual.bit_count() + 1 if state.returned else 0
        return [light if is_hero(state, pawn) else dark for pawn in state.pawns]

    def conserved(self, state: Returns) -> Mapping[str, int]:
        """Every card in exactly one place; every token lying, held, out of play or not yet in it."""
        cards: list[int] = []
        tokens = state.spare.bit_count() + state.gone.bit_count()
        tokens += sum(space >= 0 for space in state.at)
        for pawn in state.pawns:
            cards += pawn.spells + pawn.potions
            tokens += pawn.objects.bit_count()
        for eater in state.eaters:
            cards += eater.cards
        return self.counted(state, cards, tokens=tokens)

    def view(self, state: Returns, seat: int | None, veil: Veil) -> ReturnsView:
        return look(state, seat)

    def lasting(self, state: Returns, seat: int | None) -> Sequence[Lasting]:
        return lasting(state)

    @once_a_language
    def drawing(self, lang: str) -> ReturnsDrawing:
        return drawing(self.kit, self.plan, Words.of(self, lang))

    def cards_listing(self, lang: str) -> str:
        return cards_listing(self.kit, self.plan, Words.of(self, lang))

    ending = staticmethod(ending)
    throws = staticmethod(throws)

    def sides(self, state: Returns, seat: int) -> Mapping[str, str]:
        pawn = state.pawns[seat]
        hero = is_hero(state, pawn)
        who = character(state, pawn).partition(":")[2] if hero else "pettigrew"
        return {"side": "heroes" if hero else "voldemort", "character": who}

    def role(self, state: Returns, seat: int) -> str:
        """Whoever leads the other side begins as Pettigrew."""
        pawn = state.pawns[seat]
        return character(state, pawn) if is_hero(state, pawn) else self.plan.pettigrew.name

    def tally(self, state: Returns) -> Mapping[str, str | int]:
        """How it ended, when Voldemort came back, how many Horcruxes and Death Eaters fell."""
        return {
            "ending": state.ending,
            "returned": state.returned,
            "horcruxes": len(self.plan.horcruxes) - horcruxes_left(state),
            "eaters_beaten": sum(eater.space < 0 for eater in state.eaters),
        }
