"""Options in words: each key becomes a message with the names and numbers a person needs to choose."""

from hallows.games.rising.compiled import FACES, Cards
from hallows.games.rising.counts import ONE, PARTS, covered
from hallows.games.rising.effects import TRAITS
from hallows.games.rising.rules.pool import name
from hallows.games.rising.rules.rolling import fill_dice
from hallows.games.rising.state import Rising
from hallows.kernel import Arg, Ask, Text


def describe(g: Rising, c: Cards, ask: Ask, option: str) -> Text:
    verb, _, what = option.partition(":")
    if verb == "assign":
        target, face = c.assigned[option]
        left = covered(g.turn.need[target], face)
        return _onto(g, c, target, left, "option.assign", {"face": f"face:{FACES[face]}"})
    if verb == "fill":
        target = c.filled[option]
        left = g.turn.need[target]
        dice = fill_dice(g.turn.rolled, left)
        for die in dice:
            left = covered(left, die)
        return _onto(g, c, target, left, "option.fill", {"count": len(dice)})
    if verb == "token":
        return _token(g, c, option)
    if verb in _CARD:
        return Text(f"option.{verb}", {"card": f"card:{what}"})
    if verb in _PLACE:
        return Text(f"option.{verb}", {"where": f"loc:{what}"})
    if verb in ("die", "discard", "redeploy"):
        return Text(f"option.{verb}", {"die": f"die:{what}"})
    if verb == "pick" and what != "all":
        colour, face_name = what.split("_")
        return Text("option.pick", {"die": f"die:{colour}", "face": f"face:{face_name}"})
    if verb == "set":
        which, trait_name = what.split(":")
        colour, face_name = which.split("_")
        return Text(
            "option.set",
            {"die": f"die:{colour}", "face": f"face:{face_name}", "trait": f"trait:{trait_name}"},
        )
    if option == "roll" and ask.prompt == "assign":
        return Text("option.roll.again")
    return Text(f"option.{option.replace(':', '.')}")


_CARD = {"start", "use", "heal", "hit", "give", "take"}
_PLACE = {"travel", "move"}


def _onto(g: Rising, c: Cards, target: int, left: int, key: str, args: dict[str, Arg]) -> Text:
    """Something covers symbols of ``target``, and ``left`` is what stays uncovered."""
    args["card"] = name(g, c, target)
    if not left:
        if target >= c.hq1 or target in g.players[g.active].team:
            return Text(f"{key}.act", args)
        return Text(f"{key}.recruit" if target < c.wizards else f"{key}.harm", args)
    parts = PARTS[left]
    if len(parts) == 1:
        trait, count = parts[0]
        return Text(f"{key}.one", {**args, "trait": f"trait:{TRAITS[trait]}", "left": count})
    missing: list[Arg] = [f"trait:{TRAITS[trait]}" for trait, count in parts for _ in range(count)]
    return Text(f"{key}.more", {**args, "missing": missing})


def _token(g: Rising, c: Cards, option: str) -> Text:
    kind, where = c.played[option]
    token: dict[str, Arg] = {"token": c.token_names[kind]}
    if c.covering[c.token_detail[kind] & 3] >> kind & 1:
        left = g.turn.need[where] - ONE[c.token_detail[kind]]
        return _onto(g, c, where, left, "option.token", token)
    if c.healing >> kind & 1:
        return Text("option.token.heal", {**token, "card": c.names[where]})
    if c.cleansing >> kind & 1:
        return Text("option.token.cleanse", {**token, "where": f"loc:{_location(option)}"})
    return Text("option.token", token)


def _location(option: str) -> str:
    return option.rpartition(":")[2]
