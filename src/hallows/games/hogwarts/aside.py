"""What a screen shows beside a question: where a move can end, in the order of use and with the steps it takes; what
the attack dice would mean and what the enemy answers; what a duel and an exam are about. Worked out by the rules, so that no screen has to, and only when somebody looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, cast

import msgspec

from hallows.games.common.keys import what_of
from hallows.games.hogwarts.compiled import DOUBLE_SIX, WEAKEN
from hallows.games.hogwarts.quidditch.describe import MatchAside
from hallows.games.hogwarts.quidditch.describe import aside as aside_match
from hallows.games.hogwarts.rules import enemies, fighting, missions, movement
from hallows.games.hogwarts.rules.attempts import LOST_CARDS
from hallows.games.hogwarts.rules.objects import wanted
from hallows.games.hogwarts.state import DUEL_FIGHT, MATCH, MISSION_FIGHT, Cup, Fight, Player
from hallows.kernel import Ask

#: Why one would go there, the best reason first.
USES = ("mission", "exam", "object", "gain", "fight", "tower", "other")
_GAINS = ("hp", "spell", "potion", "book", "study", "classroom", "common_room")


class EndAside(msgspec.Struct, frozen=True):
    """One end of a move: its ``option``, the movement it takes, whether movement is left over because one stops there
    (``early``) or has to (``forced``), what it is good for, and the objects that can be picked up on the way."""

    option: str
    space: str
    steps: int
    early: bool
    forced: bool
    use: str
    objects: list[str]


class DefenceAside(msgspec.Struct, frozen=True):
    """What some faces of a defender's die mean: ``who`` loses so many HP."""

    faces: list[int]
    who: Literal["defender", "attacker"]
    loss: int


class DuelAside(msgspec.Struct, frozen=True):
    """What a duel is about: a card of each of these decks for winning it, so many cards given up for losing it."""

    won: list[Literal["spell", "potion", "book"]]
    lost_cards: int


class FightAside(msgspec.Struct, frozen=True):
    """The attack dice of the one who is asked: how many (``shown``: those that lie on the table), which faces hit, whether a
    6 hits twice; what the enemy's answer costs (0 against a player or Death Eater), on which faces of a die
    (all: none is thrown), whether it costs an attack die instead (``numbs``), and how many more cards may be played.
    ``defence``: the table by which a defender throws for each hit, where the players agreed on it."""

    dice: int
    hits: list[int]
    double_six: bool
    loss: int
    cards_left: int
    shown: list[int]
    loss_on: list[int]
    numbs: bool
    defence: list[DefenceAside]


class HouseCupAside(MatchAside, frozen=True, kw_only=True):
    """``ends`` in the order of use for a move, ``fight`` for a question of a fight, ``duel`` where one is fought or threatens,
    ``exam`` with the points of each book by option; in a match what a match shows."""

    ends: tuple[EndAside, ...] = ()
    fight: FightAside | None = None
    duel: DuelAside | None = None
    exam: dict[str, int] = msgspec.field(default_factory=dict)


#: H-179, as ``rivals.strike`` has it.
DEFENCE_TABLE = [
    DefenceAside([1, 2], "defender", 2),
    DefenceAside([3, 4, 5], "defender", 1),
    DefenceAside([6], "attacker", 1),
]
DUEL_STAKE = DuelAside(["spell", "potion", "book"], LOST_CARDS)  # H-161, H-163
_FIGHTING = ("fight", "fight.dice", "fight.again", "fight.answer")


def aside(g: Cup, ask: Ask) -> HouseCupAside | None:
    if g.step == MATCH:
        beside = aside_match(g.match, ask)
        return HouseCupAside(**msgspec.structs.asdict(beside)) if beside is not None else None
    if ask.prompt == "move":
        return HouseCupAside([], [], [], [], [], ends=tuple(ends(g, ask)))
    if g.fight is not None and ask.prompt in _FIGHTING:
        duel = DUEL_STAKE if g.fight.kind == DUEL_FIGHT else None
        return HouseCupAside([], [], [], [], [], fight=_fight(g, g.fight, ask), duel=duel)
    if ask.prompt == "bonus":
        return HouseCupAside([], [], [], [], [], duel=DUEL_STAKE)
    if ask.prompt == "exam":
        return HouseCupAside([], [], [], [], [], exam=_exam(g, ask))
    return None


def listed(g: Cup, ask: Ask) -> Sequence[str]:
    """The ends of a move by use; everything else as it is asked."""
    if ask.prompt != "move" or g.step == MATCH:
        return ask.options
    return [end.option for end in ends(g, ask)]


def _exam(g: Cup, ask: Ask) -> dict[str, int]:
    kit = g.kit
    return {
        option: kit.cards[kit.face[f"book:{what_of(option)}"]].points
        for option in ask.options
        if option.startswith("exam:")
    }


def ends(g: Cup, ask: Ask) -> list[EndAside]:
    """All ends of the move, missions first."""
    player = g.players[g.active]
    going = movement.going(g, player)
    unlocked = {unlock.space for unlock in going.unlocks}
    halts = going.halts | 1 << g.kit.board.pitch
    found = []
    for option in ask.options:
        name = what_of(option)
        end = g.kit.board.number[name]
        routes = movement.distinct_routes(g, player, end, going)
        passed = 0
        for route in routes:
            passed |= route.passed
        things = [thing for thing, at in enumerate(g.at) if at >= 0 and passed >> at & 1]
        early = routes[0].left > 0
        forced = early and bool(halts >> end & 1)
        use = _use(g, player, end, things, early and not forced and end in unlocked)
        names = [g.kit.objects[thing] for thing in things]
        found.append(EndAside(option, name, g.total - routes[0].left, early, forced, use, names))
    mine = wanted(g, player)
    numbers = g.kit.object_number

    def rank(end: EndAside) -> tuple[int, bool, int]:
        own = any(mine >> numbers[name] & 1 for name in end.objects)
        return USES.index(end.use), not own, -end.steps

    return sorted(found, key=rank)


def _use(g: Cup, player: Player, end: int, things: list[int], unlocked: bool) -> str:
    """The best reason to go there."""
    bit = 1 << end
    board = g.kit.board
    if unlocked or (not g.attempted and missions.ready(g, player) & bit):
        return "mission"
    subject = board.spaces[board.ids[end]].subject
    if subject and any(g.kit.cards[g.faces[card]].subject == subject for card in player.books):
        return "exam"
    if things:
        return "object"
    allies = g.allies[player.seat]
    if g.eaters & bit or any(
        other.space == end and not allies >> other.seat & 1 for other in g.players
    ):
        return "fight"
    if board.spaces[board.ids[end]].symbol in _GAINS:
        return "gain"
    return "tower" if board.towers & bit else "other"


def _fight(g: Cup, fight: Fight, ask: Ask) -> FightAside:
    f = next(f for f in fight.fighters if f.seat == ask.seat)
    sheet = fighting.stats(g, f)
    card = fight.kind in (MISSION_FIGHT, DUEL_FIGHT)
    foe = enemies.foe_of(g, fight) if card else None
    other = fighting.opponent(fight, f)
    res = foe.res if foe else fighting.stats(g, other).res if other else 6
    if sheet.abilities & WEAKEN:
        res = max(2, res - 1)
    loss = 0 if foe is None or fight.silenced or fight.cancels or foe.numb else foe.after
    args = ask.args or {}
    shown = cast("list[int]", args.get("faces", []))
    least = 1
    if ask.prompt == "fight.answer":  # it has been decided that it strikes, and how hard
        loss = cast("int", args["loss"]) if foe and not foe.numb else 0
    elif foe:
        least = max(1, foe.chancy)
    return FightAside(
        len(shown) or fighting.attack_dice_of(g, f),
        list(range(res, 7)),
        bool(sheet.abilities & DOUBLE_SIX),
        loss,
        max(0, fight.limit - f.spells - f.potions),
        shown,
        list(range(least, 7)) if loss else [],
        foe is not None and foe.numb,
        DEFENCE_TABLE if fight.table else [],
    )
