"""What Talisman offers those who look back: how the race stands as a turn begins.

Nobody thinks ahead here: of what was tried nothing has been shown to beat the game's own player.
"""

from collections.abc import Callable

from hallows.games.talisman.bot import UNKNOWN
from hallows.games.talisman.bot.mind import QUESTIONS, Mind
from hallows.games.talisman.bot.plan import Plan
from hallows.games.talisman.bot.standing import FEATURES, measure
from hallows.games.talisman.state import Talisman
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


class QuickPlayer:
    """The game's own player in a hurry: it tries nothing out, and keeps its plan for as long as the Character stays as
    it is."""

    def __init__(self, table: Table[Talisman]) -> None:
        self.table = table
        self.seen: object = None
        self.plan: Plan | None = None

    def choose(self, ask: Ask) -> str:
        mind = Hasty(self.table, ask, 0)
        g, hero = mind.g, mind.hero
        if hero.sheet and hero.space:
            held = (hero.objects[:], hero.followers[:], len(hero.spells), len(hero.trophies))
            dials = (hero.magic, hero.might, hero.life, hero.fate, hero.galleons, hero.perks)
            seen = (g.turns, g.ending, hero.seat, hero.space, hero.admitted, held, dials)
            if self.plan is None or seen != self.seen:
                self.seen, self.plan = seen, Plan(g, hero)
            mind.plan = self.plan
        return QUESTIONS.get(ask.prompt, UNKNOWN).decide(mind)
