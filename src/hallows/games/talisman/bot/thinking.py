"""What Talisman offers those who look back: how the race stands as a turn begins.

Nobody thinks ahead here: of what was tried nothing has been shown to beat the game's own player.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from hallows.games.talisman.bot import UNKNOWN, appraisal
from hallows.games.talisman.bot.mind import QUESTIONS, Mind
from hallows.games.talisman.bot.plan import DECK, Chart, Plan
from hallows.games.talisman.bot.standing import FEATURES, measure
from hallows.games.talisman.state import Hero, Talisman
from hallows.kernel import NATURE, Ask, Table, Thinking


class TalismanThinking(Thinking[Talisman]):
    learnt_on = ((2, {}),)
    features = FEATURES
    thinks = False
    varied = frozenset({"sheet"})  # people play either side of a card
    values_at = "hallows.games.talisman.bot:values.json"

    def seats(self, state: Talisman) -> int:
        return len(state.heroes)

    def judged(self, state: Talisman) -> bool:
        return state.begun and not state.ending

    def rollout(
        self, table: Table[Talisman], seat: int = NATURE, begun: str = ""
    ) -> Callable[[Ask], str]:
        return QuickPlayer(table).choose

    def known(self, state: Talisman, seat: int) -> float | None:
        """Who plays alone has nobody to lose to."""
        return 1.0 if len(state.heroes) == 1 else None

    def measure(self, state: Talisman, seat: int) -> list[float]:
        return measure(state, seat)


class Hasty(Mind):
    """A mind in a hurry tries nothing out."""

    def tried(self, option: str, die: int = 0, seed: int = 0) -> float:
        return 0.0


class NearChart(Chart):
    """Looking further has not won more games."""

    lookahead = 3


class Sketch(Plan):
    """A plan in a hurry, good for as long as the Character is as it was ``seen``. One chart, the dear part of it, serves
    for a turn as long as the Character stays in its Region."""

    def __init__(self, g: Talisman, hero: Hero, seen: object, last: Sketch | None) -> None:
        super().__init__(g, hero)
        self.seen = seen
        self.turn = g.turns, self.place.region
        if last is not None and last.turn == self.turn and "chart" in vars(last):
            self.chart = last.chart

    @cached_property
    def chart(self) -> Chart:
        return NearChart(self)

    @cached_property
    def drawn(self) -> dict[str, float]:
        """What a card is worth to a Character of such strength, whatever it carries: of those there are so few that it
        has mostly been worked out before."""
        rough = appraisal.roughly(self.means)._replace(
            edge=0, edge_own=False, galleons=1, spells=0, spell_room=1, followers=0, owns=frozenset()
        )  # fmt: skip
        return {region: appraisal.deck(rough, DECK[region]) for region in self.regions}


class QuickPlayer:
    """The game's own player in a hurry: it tries nothing out, and keeps each Character's plan for as long as that stays
    as it is."""

    def __init__(self, table: Table[Talisman]) -> None:
        self.table = table
        self.plans: dict[int, Sketch] = {}  # by seat

    def choose(self, ask: Ask) -> str:
        mind = Hasty(self.table, ask, 0)
        if mind.hero.sheet and mind.hero.space:
            mind.plan = self.plan(mind.g, mind.hero)
        return QUESTIONS.get(ask.prompt, UNKNOWN).decide(mind)

    def plan(self, g: Talisman, hero: Hero) -> Sketch:
        held = (hero.objects[:], hero.followers[:], len(hero.spells), len(hero.trophies))
        dials = (hero.magic, hero.might, hero.life, hero.fate, hero.galleons, hero.perks)
        seen = (g.turns, g.ending, hero.space, hero.admitted, held, dials)
        plan = self.plans.get(hero.seat)
        if plan is None or plan.seen != seen:
            plan = self.plans[hero.seat] = Sketch(g, hero, seen, plan)
        return plan
