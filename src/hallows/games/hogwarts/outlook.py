"""What a person should know before a choice: the odds of a fight, points and life points before and after."""

from __future__ import annotations

from hallows.games.common.chances import percent
from hallows.games.common.keys import split
from hallows.games.hogwarts import effects as fx
from hallows.games.hogwarts.compiled import DOUBLE_SIX, SPACE_LIFE, WEAKEN, Card
from hallows.games.hogwarts.rules import enemies, fighting, missions, scuffle
from hallows.games.hogwarts.state import DUEL_FIGHT, MISSION_FIGHT, Cup, Fight, Fighter, Player
from hallows.kernel import Ask, Change, Odds, Outlook, Text


def outlook(g: Cup, ask: Ask, option: str) -> Outlook | None:
    verb, what = split(option)
    player = g.players[ask.seat]
    if verb == "attempt":
        return _attempt(g, player, what)
    if verb == "exam":
        return _score(g, player, g.kit.cards[g.kit.face[f"book:{what}"]].points)
    if verb == "move":
        return _move(g, player, what)
    if g.fight is not None and g.fight.fighters:
        return _fight(g, g.fight, ask, player, verb, what)
    return None


# -- figures -----------------------------------------------------------------------------------------------


def _points(g: Cup, player: Player, gain: int) -> Change:
    score = g.scores[g.team[player.seat]]
    return Change(Text("figure.points"), score, score + gain)


def _score(g: Cup, player: Player, gain: int) -> Outlook:
    return Outlook(changes=(_points(g, player, gain),))


def _life(player: Player, gain: int, floor: int = 0) -> Change:
    return Change(Text("figure.life"), player.hp, max(floor, player.hp + gain))


# -- on the way --------------------------------------------------------------------------------------------


def _attempt(g: Cup, player: Player, mission: str) -> Outlook:
    """The odds of its fight, played well with the cards in hand."""
    from hallows.games.hogwarts.bot import odds  # only when somebody looks
    from hallows.games.hogwarts.bot.outlook import Outlook as Hopes

    task = g.kit.tasks[g.kit.face[f"mission:{mission}"]]
    hp = task.foe.hp * len(missions.members(g, player))  # H-150
    chance = odds.chance(Hopes(g, player).strikes(task), hp)
    won = Odds(Text("odds.fight"), percent(chance))
    return Outlook((won,), (_points(g, player, task.points),))


def _move(g: Cup, player: Player, what: str) -> Outlook | None:
    """A mission, life points or exams of the space where the move would end."""
    space = g.kit.board.spaces[what]
    met = [p for p in g.players if g.kit.board.ids[p.space] == what and not g.allies[player.seat] >> p.seat & 1]  # fmt: skip
    if met:  # a fight comes first, and then the space does not count
        return None if len(met) > 1 or g.options.qualified else _scuffle(player, met[0])
    waiting = _waiting(g, player, what) if missions.ready(g, player) else None
    if waiting:
        return waiting
    if space.hp:
        more = 1 if space.hp > 0 and g.kit.students[player.sheet].abilities & SPACE_LIFE else 0
        return Outlook(changes=(_life(player, space.hp + more, 1),))
    if space.subject is not None:
        books = (g.kit.cards[g.faces[card]] for card in player.books)
        points = sum(book.points for book in books if book.subject == space.subject)
        return _score(g, player, points) if points else None
    return None


def _scuffle(player: Player, other: Player) -> Outlook:
    """H-171, H-181: throws are even; who has but one HP loses with the first lost one, the others with the second."""
    mine, yours = (1 if one.hp <= 1 else scuffle.LOSSES for one in (player, other))
    return Outlook((Odds(Text("odds.fight"), percent(_outlasts(mine, yours))),))


def _outlasts(mine: int, yours: int) -> float:
    """The chance to lose so many even throws later than the other."""
    if not mine or not yours:
        return 1.0 if mine else 0.0
    return (_outlasts(mine - 1, yours) + _outlasts(mine, yours - 1)) / 2


def _waiting(g: Cup, player: Player, what: str) -> Outlook | None:
    """A mission that could be attempted there."""
    bit = 1 << g.kit.board.number[what]
    objects = missions.held(g, player)
    for card in missions.open_missions(g, player):
        task = g.kit.tasks[g.faces[card]]
        if task.spaces & bit and not task.objects & ~objects and missions.can_fill(g, player, task):
            return _attempt(g, player, task.id)
    return None


# -- in a fight --------------------------------------------------------------------------------------------


def _fight(
    g: Cup, fight: Fight, ask: Ask, player: Player, verb: str, what: str
) -> Outlook | None:  # fmt: skip
    me = next((f for f in fight.fighters if f.seat == ask.seat and f.eater < 0), None)
    if me is None:
        return None  # who plays a Death Eater sees its figures in the fight
    if verb == "brawl":
        other = next(f for f in fight.fighters if f is not me)
        return _scuffle(player, g.players[other.seat])
    if verb == "suffer" and ask.prompt == "fight.answer":
        return _answer(g, fight, me, player, int(str((ask.args or {})["loss"])))
    if verb == "use":
        power = g.kit.content.objects[what].power
        gain = power.amount if isinstance(power, fx.Revive) else 0
        return Outlook(changes=(_life(player, gain),)) if gain else None
    if verb == "dice" and not what:
        return _dice(g, fight, me)
    if verb in ("attack", "defend"):
        card = next(
            g.kit.cards[g.kit.face[name]]
            for name in (f"spell:{what}", f"potion:{what}")
            if name in g.kit.face
        )
        return _card(g, fight, me, player, card, verb == "attack")
    return None


def _answer(g: Cup, fight: Fight, me: Fighter, player: Player, loss: int) -> Outlook:
    """What the enemy's ability takes: an attack die of the next roll, or life points (H-139)."""
    if not enemies.foe_of(g, fight).numb:
        return Outlook(changes=(_life(player, -loss, fight.floor),))
    dice = fighting.stats(g, me).dice + me.dice
    return Outlook(changes=(Change(Text("figure.dice"), dice, max(1, dice - 1)),))


def _left(g: Cup, fight: Fight, me: Fighter) -> int:
    """Life points the opponent can lose before the fight is won."""
    other = fighting.opponent(fight, me)
    return fight.hp if other is None else fighting.hp(g, other) - fight.floor


def _dice(g: Cup, fight: Fight, me: Fighter) -> Outlook | None:
    """How many dice and how often each hits; the odds that they end it, before anything is thrown again."""
    dice, res = fighting.attack_dice_of(g, me), _resistance(g, fight, me)
    twice = bool(fighting.stats(g, me).abilities & DOUBLE_SIX)
    each = Odds(Text("odds.hit", {"dice": dice}), percent(_at_least(1, res, twice, 1)))
    chance = _at_least(dice, res, twice, _left(g, fight, me))
    return Outlook((each, Odds(Text("odds.blow"), percent(chance))) if chance else (each,))


def _resistance(g: Cup, fight: Fight, me: Fighter) -> int:
    """What an attack die has to reach (H-134); Harry makes it 1 less."""
    other = fighting.opponent(fight, me)
    res = enemies.foe_of(g, fight).res if other is None else fighting.stats(g, other).res
    return max(2, res - 1) if fighting.stats(g, me).abilities & WEAKEN else res


def _at_least(dice: int, res: int, twice: bool, need: int) -> float:
    """The chance of so many hits with so many dice."""
    ways = {0: 1.0}
    for _ in range(dice):
        found: dict[int, float] = {}
        for hits, share in ways.items():
            for face in range(1, 7):
                more = hits + (2 if twice and face == 6 else 1 if face >= res else 0)
                found[more] = found.get(more, 0.0) + share / 6
        ways = found
    return sum(share for hits, share in sorted(ways.items()) if hits >= need)


def _card(
    g: Cup, fight: Fight, me: Fighter, player: Player, card: Card, attack: bool
) -> Outlook | None:
    """What a card does to both, and what the enemy's trigger then takes if nothing stops it."""
    changes = []
    gain = card.heal - card.backlash
    if attack and fight.kind in (MISSION_FIGHT, DUEL_FIGHT):
        foe = enemies.foe_of(g, fight)
        harm = enemies.damage(g, me, foe, card)
        changes.append(Change(Text("figure.foe", {"foe": foe.name}), fight.hp, max(0, fight.hp - harm)))  # fmt: skip
        sure = not (foe.chancy or foe.numb or card.quiet or fight.silenced or fight.cancels)
        gain -= max(0, foe.after - card.dampen) if sure else 0
    elif attack:
        other = fighting.opponent(fight, me)
        assert other is not None
        harm = max(0, card.damage + fighting.mastery(g, me, card) - other.dampen)
        hp = fighting.hp(g, other)
        foe_name = Text("figure.foe", {"foe": fighting.name(g, other)})
        changes.append(Change(foe_name, hp, max(fight.floor, hp - harm)))
    if gain:
        changes.append(_life(player, gain, fight.floor))
    return Outlook(changes=tuple(changes)) if changes else None
