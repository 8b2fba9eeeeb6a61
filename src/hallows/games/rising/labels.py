"""Options in words: each key becomes a message with the names and numbers a person needs to choose, and with what
it is about.

Names of what lights up: ``card:luna``, ``hq:office1`` (an ability of headquarters), ``loc:diagon``, ``spell:cleanse``,
``die:blue`` (a colour), ``die:blue_courage1`` (a die on the table), ``seat:0`` (whose team it concerns).
"""

from typing import Literal, NamedTuple

from hallows.games.common.chances import percent
from hallows.games.common.keys import split
from hallows.games.rising.compiled import (
    AT,
    FACES,
    NOBODY,
    SEATS,
    T_CLEANSE,
    T_HEAL,
    T_SYMBOL,
    Cards,
)
from hallows.games.rising.counts import ONE, PARTS, WANTED, covered, dice_packed, short_of
from hallows.games.rising.effects import AFFILIATIONS, COLOURS, LOCATIONS, TRAITS, Wound
from hallows.games.rising.odds import odds_of
from hallows.games.rising.rules.abilities import die_key
from hallows.games.rising.rules.counters import owner, top
from hallows.games.rising.rules.pool import name
from hallows.games.rising.rules.rolling import several
from hallows.games.rising.state import Rising
from hallows.kernel import Arg, Ask, Change, Choice, Odds, Outlook, Text

Ending = Literal["recruit", "harm", "act"]


class Cover(NamedTuple):
    """What an option covers: symbols of a target, with what would be left, and the dice for it."""

    target: int
    left: int
    dice: tuple[int, ...]


def cover_of(g: Rising, c: Cards, option: str) -> Cover | None:
    """None: the option covers nothing."""
    need = g.turn.need
    if option in c.assigned:
        target, face = c.assigned[option]
        dice = tuple(dict.fromkeys(die for die in g.turn.rolled if die & 7 == face))
        return Cover(target, covered(need[target], face), dice)
    if option in c.filled or option in c.completing:
        ((target, chosen),) = several(g, c, option)
        left = need[target]
        for die in chosen:
            left = covered(left, die)
        return Cover(target, left, tuple(chosen))
    if option in c.played:
        kind, where = c.played[option]
        if c.token_use[kind] == T_SYMBOL:
            return Cover(where, need[where] - ONE[c.token_detail[kind]], ())
    return None


def ending_of(g: Rising, c: Cards, target: int) -> Ending:
    """What comes of a target once it is covered: at once, or at the end of the turn (R-118, R-130, R-134)."""
    if target >= c.hq1 or target in g.players[g.active].team:
        return "act"
    return "recruit" if target < c.wizards else "harm"


def describe(g: Rising, c: Cards, ask: Ask, option: str) -> Choice:
    verb, what = split(option)
    if verb == "complete" and "+" in what:
        return _together(g, c, option)
    cover = cover_of(g, c, option)
    if cover is not None:
        return _covering(g, c, option, cover)
    if verb == "token":
        return _token(g, c, option)
    if verb == "spare":
        cards: list[Arg] = [name(g, c, c.ids.index(it)) for it in what.split("+")]
        return Choice(Text("option.spare", {"cards": cards}), tuple(map(str, cards)))
    if verb in _CARD:
        return _card(g, c, ask, verb, c.number[what])
    if verb in _PLACE:
        return _place(g, c, Text(f"option.{verb}", {"where": f"loc:{what}"}), LOCATIONS.index(what))
    if verb == "redeploy":
        choice = _place(g, c, Text("option.redeploy", {"die": f"die:{what}"}), g.figure)
        return Choice(choice.label, (f"die:{what}", choice.to), (), choice.to, choice.detail)
    if verb in ("die", "discard"):
        return Choice(Text(f"option.{verb}", {"die": f"die:{what}"}), _of_colour(g, ask, what))
    if verb == "pick" and what != "all":
        colour, face = what.split("_")
        args: dict[str, Arg] = {"die": f"die:{colour}", "face": f"face:{face}"}
        return Choice(Text("option.pick", args), (f"die:{what}",))
    if verb == "set":
        which, trait = what.split(":")
        colour, face = which.split("_")
        args = {"die": f"die:{colour}", "face": f"face:{face}", "trait": f"trait:{trait}"}
        return Choice(Text("option.set", args), (f"die:{which}",))
    if option == "roll" and ask.prompt == "assign":
        return Choice(Text("option.roll.again"))
    detail = Text(f"detail.{option}") if option in _EXPLAINED else None
    return Choice(Text(f"option.{option.replace(':', '.')}"), detail=detail)


_CARD = {"start", "use", "heal", "hit", "give", "take"}
_PLACE = {"travel", "move"}
_EXPLAINED = {"help", "stop"}


# -- covering symbols ----------------------------------------------------------------------------------------


def _covering(g: Rising, c: Cards, option: str, cover: Cover) -> Choice:
    """Dice or a token go onto a target; the words say what is still missing then."""
    where = name(g, c, cover.target)
    about = [where, *(f"die:{die_key(die)}" for die in dict.fromkeys(cover.dice))]
    args: dict[str, Arg]
    if option in c.assigned:
        args = {"face": f"face:{FACES[c.assigned[option][1]]}"}
    elif option in c.filled or option in c.completing:
        args = {"count": len(cover.dice)}
    else:
        token = c.token_names[c.played[option][0]]
        args = {"token": token}
        about.append(token)
    ending = ending_of(g, c, cover.target)
    if ending == "act":
        about.append(SEATS[g.active])
    verb = option.partition(":")[0]
    label = Text(
        "option.token.onto" if verb == "token" else f"option.{verb}", {**args, "card": where}
    )
    short = _short(g, option, c, cover)
    detail = _then(verb, ending, cover.left, short)
    outlook = None
    if ending == "harm" and not cover.left:
        outlook = _damage(g, c, cover.target, _harm(g, c, cover.target))
    elif short and cover.dice:
        outlook = Outlook((Odds(Text("odds.complete"), percent(_hope(g, c, option, cover))),))
    return Choice(label, tuple(about), to=where, detail=detail, outlook=outlook)


def _together(g: Rising, c: Cards, option: str) -> Choice:
    """Several targets with one answer."""
    goals = several(g, c, option)
    cards: list[Arg] = [name(g, c, target) for target, _ in goals]
    dice = [f"die:{die_key(die)}" for _, chosen in goals for die in chosen]
    changes = tuple(
        change
        for target, _ in goals
        if ending_of(g, c, target) == "harm"
        for change in _damage(g, c, target, _harm(g, c, target)).changes
    )
    about = (*(str(card) for card in cards), *dict.fromkeys(dice))
    label = Text("option.complete.several", {"cards": cards, "count": len(dice)})
    return Choice(label, about, outlook=Outlook(changes=changes) if changes else None)


def _short(g: Rising, option: str, c: Cards, cover: Cover) -> int:
    """What stays uncovered even if every other die on the table goes there too."""
    if option not in c.assigned:
        return cover.left
    rest = g.turn.rolled[:]
    rest.remove(cover.dice[0])
    return short_of(cover.left, rest)


def _hope(g: Rising, c: Cards, option: str, cover: Cover) -> float:
    """The chance to cover the rest as well, with every other die: those that fit now, and rolls of those that do not."""
    left, rest = cover.left, g.turn.rolled[:]
    for die in cover.dice[:1] if option in c.assigned else cover.dice:
        rest.remove(die)
    for die in rest[:]:
        if WANTED[left] >> (die & 7) & 1:
            left = covered(left, die)
            rest.remove(die)
    return odds_of(c).chance(dice_packed(rest), left)


def _then(verb: str, ending: Ending, left: int, short: int) -> Text:
    """What comes of covering symbols; ``left`` is what stays uncovered, ``short`` what the dice at hand cannot cover."""
    if not left:
        team = verb == "token" and ending == "recruit"  # which is another's as a rule
        return Text("detail.cover.recruit.theirs" if team else f"detail.cover.{ending}")
    if not short:
        return Text("detail.cover.held")
    parts = PARTS[short]
    if len(parts) == 1:
        trait, count = parts[0]
        return Text("detail.cover.one", {"trait": f"trait:{TRAITS[trait]}", "left": count})
    missing: list[Arg] = [f"trait:{TRAITS[trait]}" for trait, count in parts for _ in range(count)]
    return Text("detail.cover.more", {"missing": missing})


def _harm(g: Rising, c: Cards, target: int) -> int:
    """R-138, R-180: a full track takes nothing, and Voldemort no more than there are in Azkaban."""
    most = len(g.azkaban) if target == c.voldemort else c.slots[target]
    return 1 if g.damage[target] < most else 0


# -- cards, tokens, Locations, dice --------------------------------------------------------------------------


def _card(g: Rising, c: Cards, ask: Ask, verb: str, card: int) -> Choice:
    label = Text(f"option.{verb}", {"card": c.names[card]})
    whose = owner(g, card)
    about = (c.names[card],) if whose == NOBODY else (c.names[card], SEATS[whose])
    if verb in ("give", "take"):
        damage: dict[str, Arg] = {"count": g.damage[card], "of": c.slots[card]}
        return Choice(label, about, detail=Text("detail.damage", damage))
    ability = c.ability[card] if card < c.wizards else None
    outlook = None
    if verb == "heal":
        outlook = _damage(g, c, card, -_healed(c, ask, card))
    elif verb == "hit":
        outlook = _damage(g, c, card, int(str((ask.args or {})["amount"])))
    elif verb == "use" and isinstance(ability, Wound):
        outlook = _damage(g, c, card, ability.damage)
    return Choice(label, about, outlook=outlook)


def _healed(c: Cards, ask: Ask, card: int) -> int:
    """How much the effect that asks would remove from ``card``: some heal one affiliation better (R-123)."""
    args = ask.args or {}
    better = args.get("affiliation") == f"aff:{AFFILIATIONS[c.affiliation[card]]}"
    return int(str(args["more" if better else "amount"]))


def _damage(g: Rising, c: Cards, card: int, by: int) -> Outlook:
    before = g.damage[card]
    after = min(max(0, before + by), c.slots[card])
    return Outlook(changes=(Change(Text("change.damage"), before, after),))


def _token(g: Rising, c: Cards, option: str) -> Choice:
    kind, where = c.played[option]
    spell = c.token_names[kind]
    token: dict[str, Arg] = {"token": spell}
    if c.token_use[kind] == T_HEAL:
        card = c.names[where]
        label = Text("option.token.heal", {**token, "card": card})
        outlook = _damage(g, c, where, -c.token_detail[kind])
        return Choice(label, (card, spell, SEATS[owner(g, where)]), to=card, outlook=outlook)
    if c.token_use[kind] == T_CLEANSE:
        count = g.corruption[where]
        change = Change(Text("change.corruption"), count, max(0, count - c.token_detail[kind]))
        label = Text("option.token.cleanse", {**token, "where": AT[where]})
        return Choice(label, (AT[where], spell), to=AT[where], outlook=Outlook(changes=(change,)))
    return Choice(Text("option.token", token), (spell,))


def _place(g: Rising, c: Cards, label: Text, location: int) -> Choice:
    """A Location, with what somebody who thinks of going there wants to know."""
    cards = [card for card in g.board[3 * location : 3 * location + 3] if card != NOBODY]
    friends: list[Arg] = [c.names[card] for card in cards if card < c.wizards]
    foes: list[Arg] = [c.names[card] for card in cards if card >= c.wizards]
    args: dict[str, Arg] = {
        "place": top(g, c, location),
        "count": g.corruption[location],
        "of": c.boxes,
        "lord": int(g.figure == location),
        "friends": len(friends),
        "wizards": friends,
        "foes": len(foes),
        "villains": foes,
    }
    return Choice(label, (AT[location],), (), AT[location], Text("detail.location", args))


def _of_colour(g: Rising, ask: Ask, colour: str) -> tuple[str, ...]:
    """Dice of a colour: all there are, or where a face is asked for, those that show it."""
    face = str((ask.args or {}).get("face", "")).removeprefix("face:")
    dice = dict.fromkeys(die for die in g.turn.rolled if COLOURS[die >> 3] == colour)
    keys = [f"die:{die_key(die)}" for die in dice if not face or FACES[die & 7] == face]
    return (f"die:{colour}", *keys)
