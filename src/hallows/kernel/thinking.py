"""What a game offers those who think ahead. All of it is optional: a game without it has no ``hard`` player.

A thinker tries options on imagined tables, lets a quick player play on until a scene begins that can be judged,
and asks the judge. The judge's weights are learnt from games (``hallows train``) and lie beside the game as data;
they speak for the rules and the content they were learnt on, and for no others.
"""

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from operator import mul
from typing import Any, ClassVar, Generic

import msgspec

from hallows.kernel.chance import Source
from hallows.kernel.game import Game, S
from hallows.kernel.questions import NATURE, Ask
from hallows.kernel.table import Table


class Values(msgspec.Struct, frozen=True):
    """Weights of a judge, and where they come from.

    ``weights`` has for every group a bias and one weight for each feature. ``auc``: of games not learnt from, how often
    a winner's moment is told from a loser's, in the first, second and last third of the game.
    """

    game: str
    version: int
    content: str
    features: tuple[str, ...]
    games: int
    seed: int
    auc: dict[str, tuple[float, ...]]
    weights: dict[str, tuple[float, ...]]

    def unfit(self, game: Game[Any], features: Sequence[str]) -> str:
        """Why they cannot judge ``game``; empty if they can."""
        if self.game != game.name:
            return f"they were learnt for {self.game}"
        if self.version != game.version:
            return f"they were learnt on version {self.version} of the rules, which are at {game.version}"
        if self.content != game.content_hash:
            return "they were learnt on other content"
        if self.features != tuple(features):
            return "they were learnt on other features"
        return ""


class Unfit(Exception):
    """There are no weights for these rules and this content."""


class Thinking(ABC, Generic[S]):
    """One game's part in thinking ahead; holds no state of play."""

    #: What ``measure`` gives, in this order.
    features: ClassVar[tuple[str, ...]]
    #: ``package:file`` of the weights.
    values_at: ClassVar[str] = ""
    #: At which of the judged scenes to come a rollout is judged, in order. What is worked out is their mean: soon the judge
    #: knows less of what a choice brings, later the dice have had more of a say.
    ahead: ClassVar[tuple[int, ...]] = (1,)
    #: Whether thinking ahead has been shown to play better; if not, the judge is for looking back and ``hard`` is not
    #: offered.
    thinks: ClassVar[bool] = True
    #: Samples a search takes by default.
    samples: ClassVar[int] = 24
    #: From which chance on a game is as good as won, so that thinking about it has found nothing more.
    sure: ClassVar[float] = math.inf

    #: The kinds of tables its judge learns on: how many play, with which options.
    learnt_on: ClassVar[tuple[tuple[int, Mapping[str, object]], ...]] = ((2, {}),)
    #: Questions left to chance there: of what is always answered the same way nothing can be learnt.
    varied: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, game: Game[S]) -> None:
        self.game = game
        self._values: Values | None = None

    # -- what to think about ---------------------------------------------------------------------------

    def worth_it(self, state: S, ask: Ask) -> bool:
        """Whether thinking about this question has ever paid."""
        return self.thinks

    def shortlist(self, state: S, ask: Ask, default: str) -> Sequence[str]:
        """The options to compare with ``default``, which need not be among them; only what the asked seat can
        see may decide."""
        return ask.options

    def rollout(self, table: Table[S], seat: int = NATURE, begun: str = "") -> Callable[[Ask], str]:
        """A quick player for all seats of this very table, which it never clones. By default the game's first. ``begun``
        is what ``seat`` has just chosen: where an option is the first step towards something, it is judged with the steps
        that belong to it."""
        bot = next(iter(self.game.bots().values()))()
        return lambda ask: bot.choose(table, 0).option

    # -- how it stands ---------------------------------------------------------------------------------

    def judged(self, state: S) -> bool:
        """Whether the scene that begins so is one to judge: normally, that a turn begins."""
        return True

    def side(self, state: S, seat: int) -> int:
        """The first of the seats that win and lose together with ``seat``."""
        return seat

    def group(self, state: S, seat: int) -> str:
        """Which weights to use: games of other lengths or other aims have their own."""
        return "all"

    @abstractmethod
    def measure(self, state: S, seat: int) -> list[float]:
        """How it stands for ``seat`` as a judged scene begins, in numbers of about -1 to 1, in the order of
        ``features``. Nothing that is hidden from everybody may enter."""

    def judge(self, state: S, seat: int) -> float:
        """The chance that ``seat`` wins, as a judged scene begins. The chances of all sides add up to one, unless
        everybody is on the same side."""
        known = self.known(state, seat)
        if known is not None:
            return known
        sides = self.sides(state)
        own = self._chance(state, self.side(state, seat))
        if len(sides) == 1:
            return own
        return own / sum(self._chance(state, side) for side in sides)

    def known(self, state: S, seat: int) -> float | None:
        """The chance that ``seat`` wins where it can be worked out; None: it has to be learnt."""
        return None

    def sides(self, state: S) -> list[int]:
        """The first seat of each side."""
        return sorted({self.side(state, seat) for seat in range(self.seats(state))})

    @abstractmethod
    def seats(self, state: S) -> int:
        """How many seats there are."""

    def _chance(self, state: S, seat: int) -> float:
        weights = self.values().weights[self.group(state, seat)]
        total = weights[0] + sum(map(mul, weights[1:], self.measure(state, seat)))
        return 1 / (1 + math.exp(-max(-30.0, min(30.0, total))))

    # -- the weights -----------------------------------------------------------------------------------

    def values(self) -> Values:
        """The judge's weights, or ``Unfit`` saying why there are none for these rules and this content."""
        if self._values is None:
            found = shipped(self.values_at)
            if found is None:
                raise Unfit(
                    f"{self.game.name}: there are no weights yet; `hallows train` learns them"
                )
            why = found.unfit(self.game, self.features)
            if why:
                raise Unfit(
                    f"{self.game.name}: the weights do not fit: {why}; `hallows train` learns others"
                )
            self._values = found
        return self._values

    def use(self, values: Values) -> None:
        """Judge by these weights from now on."""
        why = values.unfit(self.game, self.features)
        if why:
            raise Unfit(f"{self.game.name}: the weights do not fit: {why}")
        self._values = values

    def can_judge(self, state: S) -> bool:
        """Whether there are weights for a game of this kind."""
        try:
            weights = self.values().weights
        except Unfit:
            return False
        return all(self.group(state, side) in weights for side in self.sides(state))


def shipped(where: str) -> Values | None:
    """The weights that lie at ``package:file``, if they do."""
    package, _, name = where.partition(":")
    file = files(package) / name
    return msgspec.json.decode(file.read_bytes(), type=Values) if file.is_file() else None


def play_on(
    table: Table[S],
    thinking: Thinking[S],
    seat: int = NATURE,
    begun: str = "",
    limit: int = 2_000,
    dice: Callable[[str], Source] | None = None,
) -> list[float]:
    """Let the quick player play, after ``seat`` chose ``begun``, until the scenes have begun that are to be judged: the
    chances of ``seat`` as each of them began. A throw-away table's last act; its state is then as the last of them begins,
    or as the game ended. ``dice`` are those of each scene, by its turn and its number in it: whatever was thrown before,
    later turns meet the same.
    """
    found: list[float] = []
    turn = scene = 0

    def until(state: S) -> bool:
        nonlocal turn, scene
        scene += 1
        if thinking.judged(state):
            turn, scene = turn + 1, 0
            if turn in thinking.ahead:
                found.append(thinking.judge(state, seat))
        if dice is not None:
            table.chance = dice(f"{turn}/{scene}")
        return turn >= thinking.ahead[-1]

    table.play_on(thinking.rollout(table, seat, begun), until, limit)
    return found
