"""A bot's mind at one question: what it sees, what it plans, and trying things out on copies of the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, wraps
from typing import Any, NamedTuple, TypeVar, cast

from hallows.games.common.content import Plain
from hallows.games.talisman import effects as e
from hallows.games.talisman.bot import appraisal, odds
from hallows.games.talisman.bot.appraisal import Means
from hallows.games.talisman.bot.plan import CASTLE, Plan
from hallows.games.talisman.state import Hero, Talisman
from hallows.kernel import YES, Ask, Chance, Dice, Result, Roll, Seeded, Source, Table, Text

VICTORY = 1000.0
LEAST = Text("reason.least")
MOST_ANSWERS = 6  # to further questions, when something is tried out
#: Questions that open something new: what was tried out has had its effect by then.
ELSEWHERE = frozenset({"turn.end", "before.move", "move", "encounter"})
WALKING = ("before.move", "move", "direction", "apparate", "ride", "leap", "travel", "gates.stat")
MEETING = ("encounter", "collect", "choose", "pay", "buy", "challenge", "predict", "draw.more")
TRADING = ("trade.galleon.life", "trade.fate.spell", "trade.object")
#: Questions of movement and encounter, which the caster of Imperio or Confundo answers for another.
COMMANDED = frozenset((*WALKING, *MEETING, *TRADING))


class Mind:
    """Everything a decision may look at. ``hero`` is whom the question is about, which is not always the
    Character of the asked seat: Imperio and Confundo let one answer for another, out of ``spite``."""

    def __init__(self, table: Table[Any], ask: Ask, seed: int) -> None:
        self.table = table
        self.ask = ask
        self.seed = seed
        self.g: Talisman = table.state
        self.hero = self.g.heroes[ask.seat]
        active = self.g.heroes[self.g.active]
        self.spite = ask.seat in (active.master, active.guide) and ask.prompt in COMMANDED
        if self.spite:
            self.hero = active
        self.options = ask.options
        self.worths: dict[str, float] = {}  # of the options, where `best` has weighed them
        self.notes: dict[Callable[[Mind], Any], Any] = {}  # see `noted`

    @cached_property
    def plan(self) -> Plan:
        return Plan(self.g, self.hero)

    @property
    def means(self) -> Means:
        return self.plan.means

    def number(self, name: str) -> int:
        value = (self.ask.args or {}).get(name, 0)
        assert isinstance(value, int)
        return value

    @property
    def dice(self) -> list[int]:
        """The dice the question is about."""
        return cast("list[int]", (self.ask.args or {}).get("dice", []))

    def word(self, name: str) -> str:
        """An argument's id, without its kind: ``"card:fluffy"`` is "fluffy"."""
        return str((self.ask.args or {}).get(name, "")).partition(":")[2]

    def best(self, worth: Callable[[str], float]) -> str:
        """The option worth most to the hero, out of spite the least; of equals the first."""
        self.worths = worths = {option: worth(option) for option in self.options}
        choose = min if self.spite else max
        return choose(worths, key=worths.__getitem__)

    def offered(self, *options: str) -> str:
        """The first of these that is offered, or else the first option of all."""
        return next((option for option in options if option in self.options), self.options[0])

    @cached_property
    def source(self) -> Plain | None:
        """The space, card or Spell whose text asks."""
        kind, _, name = str((self.ask.args or {}).get("source", "")).partition(":")
        content = self.g.kit.content
        shelves: dict[str, Any] = {
            "space": content.spaces,
            "card": content.cards,
            "spell": content.spells,
            "sheet": content.sheets,
        }
        found: Plain | None = shelves.get(kind, {}).get(name)
        return found

    def texts(self, kind: type[Any]) -> list[Any]:
        """Every such effect in the text that asks."""
        return [part for part in e.parts(self.source) if isinstance(part, kind)]

    # -- trying out ---------------------------------------------------------------------------------------

    def tried(self, option: str, die: int = 0, seed: int = 0) -> float:
        """The worth of the position some time after choosing ``option``; ``die``: what is thrown next."""
        chance: Source = Seeded(f"tried/{self.seed}/{seed}")
        if die:
            chance = Loaded(die, chance)
        copy = self.table.clone(chance, checkpoints=False)
        copy.answer(option)
        for _ in range(MOST_ANSWERS):
            ask = copy.ask
            if ask is None or ask.seat != self.ask.seat or ask.prompt in ELSEWHERE:
                break
            copy.answer(offhand(Mind(copy, ask, self.seed)))
        return self.position(copy.state)

    def expected(self, option: str) -> float:
        """The same over all faces of the die that ``option`` throws."""
        return sum([self.tried(option, die) for die in odds.DIE]) / 6

    def position(self, g: Talisman) -> float:
        """What the asked Character's position is worth, at the prices of the moment of asking."""
        m, hero = self.means, g.heroes[self.ask.seat]
        if g.winner == hero.seat:
            return VICTORY
        worth = hero.magic * m.magic_price + hero.might * m.might_price
        worth += appraisal.safety(m, hero.life)
        worth += appraisal.stepped(appraisal.FATE, hero.fate)
        worth += appraisal.stepped(appraisal.GALLEONS, hero.galleons)
        worth += appraisal.SPELL * len(hero.spells)
        worth += sum([appraisal.carried(m, g.faces[c]) for c in (*hero.objects, *hero.followers)])
        worth += sum([appraisal.trophy(m, g.kit.kinds[g.faces[card]]) for card in hero.trophies])
        return worth + self._prospects(g, hero)

    def _prospects(self, g: Talisman, hero: Hero) -> float:
        """States that will tell in turns to come, and where the Character stands."""
        if hero.waiting:
            return -appraisal.TURN
        worth = appraisal.TURN * (hero.extra - hero.miss) - appraisal.FERRET * (hero.ferret > 0)
        if hero.challenge and hero.challenge != self.means.challenge:
            worth += 0.8 * appraisal.challenge_worth(self.means, hero.challenge)
        if hero.next_move:
            worth += appraisal.TURN / 2
        if g.kit.places[hero.space].region in CASTLE or self.plan.place.region in CASTLE:
            return worth
        return worth + self.plan.chart.rolled.get(hero.space, 0.0)


def unexplained(mind: Mind, option: str) -> None:
    """What was tried out on copies of the table has no reason: the cards drawn there were guesses."""


class Question(NamedTuple):
    """How a kind of question is answered, and why: the reason looks at the same figures as the answer, and
    only at such that the asked seat can see."""

    decide: Callable[[Mind], str]
    explain: Callable[[Mind, str], Text | None] = unexplained
    tries: bool = False  # it tries things out, and gives way to the first option within a try


#: Every question the bot knows, by prompt. Filled by the modules that know the answers.
QUESTIONS: dict[str, Question] = {}
W = TypeVar("W")


def noted(work: Callable[[Mind], W]) -> Callable[[Mind], W]:
    """Worked out once for a question: deciding and explaining look at the same figures."""

    @wraps(work)
    def looked_up(mind: Mind) -> W:
        if work not in mind.notes:
            mind.notes[work] = work(mind)
        found: W = mind.notes[work]
        return found

    return looked_up


def agree(mind: Mind) -> str:
    return mind.offered(YES)


def first(mind: Mind) -> str:
    return mind.options[0]


def missed_least(mind: Mind, option: str) -> Text | None:
    """Why something is given up; keeping everything needs no reason."""
    return LEAST if ":" in option else None


class Loaded:
    """Dice of which the first shows what one wishes to know."""

    __slots__ = ("_die", "_then")

    def __init__(self, die: int, then: Source) -> None:
        self._die = die
        self._then = then

    def draw(self, question: Chance) -> Result | None:
        if self._die and isinstance(question, Roll | Dice):
            die, self._die = self._die, 0
            return die if isinstance(question, Roll) else (die,) * question.count
        return self._then.draw(question)

    def copy(self) -> Loaded:
        return Loaded(self._die, self._then.copy())


def offhand(mind: Mind) -> str:
    """Quick answers while something else is tried out: no more trying within a try."""
    question = QUESTIONS.get(mind.ask.prompt)
    if question is None or question.tries:
        return mind.options[0]
    return question.decide(mind)
