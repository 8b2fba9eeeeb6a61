"""How both sides fight: cards that do more than the dice would, defences where it hurts."""

from collections.abc import Callable

from hallows.games.common.keys import what_of
from hallows.games.hogwarts.compiled import DOUBLE_SIX, WEAKEN
from hallows.games.hogwarts.returns.bot.mind import Mind, say
from hallows.games.hogwarts.rules import fighting
from hallows.games.hogwarts.state import Fight, Fighter
from hallows.kernel import Answer, Ask

PER_HIT = 7 / 6  # HP the defence table takes, on average
BACK = 1 / 6  # and gives back


def _fighters(mind: Mind, ask: Ask) -> tuple[Fight, Fighter, Fighter]:
    fight = mind.g.fight
    assert fight is not None
    mine = [f for f in fight.fighters if f.seat == ask.seat]
    me = mine[0]
    return fight, me, next(f for f in fight.fighters if f is not me)


def expected(mind: Mind, me: Fighter, you: Fighter) -> float:
    """HP one roll of the attack dice takes, on average."""
    mine, theirs = fighting.stats(mind.g, me), fighting.stats(mind.g, you)
    res = max(2, theirs.res - 1) if mine.abilities & WEAKEN else theirs.res
    chance = (7 - res) / 6 + (1 / 6 if mine.abilities & DOUBLE_SIX else 0)
    return mine.dice * chance * PER_HIT


def strike(mind: Mind, ask: Ask) -> Answer:
    """The strongest card if it does more than the dice; one that heals while life is short."""
    _, me, you = _fighters(mind, ask)
    left = fighting.hp(mind.g, you)
    dice = min(expected(mind, me, you), left)
    harm = {o: min(mind.card(o).damage, left) for o in ask.options if o.startswith("attack:")}
    own = fighting.hp(mind.g, me)
    heals = [o for o in ask.options if o.startswith("defend:") and mind.card(o).heal]
    if heals and own <= 3 and not any(damage >= left for damage in harm.values()):
        best = max(heals, key=lambda o: mind.card(o).heal)
        return say(best, "heal", card=mind.card(best).name, hp=own)
    if harm:
        best = max(harm, key=lambda o: (harm[o], -mind.card(o).damage))
        if harm[best] > dice:
            name = mind.card(best).name
            return say(best, "card", card=name, damage=harm[best], dice=round(10 * dice))
    if "dice" not in ask.options:
        return say("stand", "stand")
    return say("dice", "dice" if harm else "dice.only", dice=round(10 * dice))


def answer_attack(mind: Mind, ask: Ask) -> Answer:
    """Two hits or more are worth a card; so is anything that might be the end."""
    _, me, _ = _fighters(mind, ask)
    harm = int(str((ask.args or {}).get("harm", 1)))
    own = fighting.hp(mind.g, me)
    if harm < 2 and own > 2 * harm:
        return say("suffer", "suffer", harm=harm, hp=own)
    if "shrug" in ask.options:
        return say("shrug", "shrug", harm=harm)
    best = max(ask.options[1:], key=lambda o: (-mind.card(o).cancels, mind.card(o).heal))
    return say(best, "defend", card=mind.card(best).name, harm=harm)


def counter(mind: Mind, ask: Ask) -> Answer:
    best = ask.options[-1]
    return say(best, "counter", card=mind.card(best).name)


def dice(mind: Mind, ask: Ask) -> Answer:
    """Throw again what missed, if at least half did."""
    args = ask.args or {}
    faces, res = args["faces"], int(str(args["res"]))
    assert isinstance(faces, list)
    missed = sorted(int(str(face)) for face in faces if int(str(face)) < res)
    if missed and f"again:{missed[0]}" in ask.options:
        return say(f"again:{missed[0]}", "again", face=missed[0], res=res)
    if "reroll" in ask.options and 2 * len(missed) > len(faces):
        return say("reroll", "reroll", missed=len(missed))
    if "felix" in ask.options and 2 * len(missed) > len(faces):
        return say("felix", "reroll", missed=len(missed))
    return say("keep", "hits" if missed else "hits.all")


def again(mind: Mind, ask: Ask) -> Answer:
    """As many of the lowest dice as are below 4."""

    def worth(option: str) -> tuple[int, int]:
        faces = [int(face) for face in what_of(option).split("+")]
        return (sum(1 if face < 4 else -1 for face in faces), -sum(faces))

    return say(max(ask.options, key=worth), "again.low")


BRAWL: dict[str, Callable[[Mind, Ask], Answer]] = {
    "fight": strike,
    "fight.answer.attack": answer_attack,
    "fight.counter": counter,
    "fight.dice": dice,
    "fight.again": again,
}
