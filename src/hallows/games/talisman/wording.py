"""Options in words: which message an option key is, and with which names.

Most keys are ``verb:id``; ``VERBS`` says what sort of thing the id is. Keys without a colon are messages of
their own.
"""

from __future__ import annotations

from hallows.games.talisman.compiled import Kit
from hallows.games.talisman.rules import shops
from hallows.games.talisman.state import Talisman
from hallows.kernel import Arg, Ask, Text

VERBS = {
    "move": "space",
    "cast": "spell",
    "spell": "spell",
    "target": "seat",
    "fight": "seat",
    "enchant": "seat",
    "ferret": "seat",
    "event": "card",
    "sheet": "sheet",
    "character": "character",
    "side": "side",
    "stat": "stat",
    "take": "card",
    "ditch": "card",
    "lose": "card",
    "give": "card",
    "sell": "card",
    "swap": "card",
    "attack": "card",
    "object": "card",
    "follower": "card",
    "trophy": "card",
    "beat": "card",
    "bribe": "card",
    "calm": "card",
    "first": "card",
}
#: Tokens as options, by the question they answer.
TAKEN = {"fate": "reroll", "intimidated": "suffer"}
CHOICES = (
    "life", "fate", "galleon", "spell", "object", "turn", "sell", "spells", "magic", "challenge",
    "refill_fate", "train", "plot", "sell_spells", "buy_spells",
)  # fmt: skip
NUMBERS = ("steps", "die", "predict", "draw")
SOURCES = ("use", "evade", "ride")
TOKENS = ("galleon", "galleons")


def describe(g: Talisman, ask: Ask, option: str) -> Text:
    """The words of one option of a question."""
    if "@" in option:
        item, _, seat = option.partition("@")
        inner = describe(g, ask, item)
        return Text(f"{inner.key}.from", {**inner.args, "whom": f"seat:{seat}"})
    head, colon, rest = option.partition(":")
    if option in ("fate", "galleon", "life"):
        return Text(f"option.{TAKEN.get(ask.prompt, 'seize')}.{option}")
    if not colon:
        return _plain(g, ask, option)
    if head == "send":
        return _sent(rest)
    if head == "buy":
        return Text("option.buy", {"it": f"card:{rest}", "price": shops.told_prices(ask)[rest]})
    if head in VERBS:
        if rest in TOKENS:
            return Text(f"option.{head}.galleon")
        return Text(f"option.{head}", {"it": f"{VERBS[head]}:{rest}"})
    if head == "trade":
        return Text(f"option.trade.{ask.prompt.split('.')[1]}", {"n": int(rest)})
    if head in NUMBERS:
        return Text(f"option.{head}", {"n": int(rest)})
    if head in SOURCES:
        return Text(f"option.{head}", {"it": source_name(g.kit, rest)})
    return _special(g, ask, head, rest)


def _plain(g: Talisman, ask: Ask, option: str) -> Text:
    if option == "fight":
        return Text("option.stand")
    goal = g.heroes[g.active].next_move
    if option == "offer" and goal != "region":
        return Text("option.offer.to", {"it": f"space:{goal}"})
    if option == "done" and ask.prompt == "collect":
        return Text("option.done.collect")
    return Text(f"option.{option}")


def _sent(rest: str) -> Text:
    item, _, card = rest.partition(":")
    if item == "galleon":
        return Text("option.send.galleon")
    return Text("option.send", {"it": f"card:{card}"})


def _special(g: Talisman, ask: Ask, head: str, rest: str) -> Text:
    if head == "choose":
        return _choice(g.kit, ask, rest)
    if head == "dice":
        a, _, b = rest.partition("-")
        return Text("option.dice", {"die": int(a), "other": int(b)})
    if head == "charm":
        spell, _, seat = rest.partition(":")
        return Text("option.charm", {"it": f"spell:{spell}", "whom": f"seat:{seat}"})
    if head == "single":
        key, _, card = rest.partition(":")
        return Text("option.single", {"it": source_name(g.kit, key), "card": f"card:{card}"})
    if head == "exchange":
        return Text(f"option.exchange.{rest}")
    args: dict[str, Arg] = {"n": int(rest)}  # fate:1, galleon:2
    return Text(f"option.{head}.die", args)


def _choice(kit: Kit, ask: Ask, key: str) -> Text:
    """An option of a `Choose`: a shop by its name, a plain one in words; a content pack's own by number."""
    if key in kit.shops:
        return Text("option.choose.shop", {"it": f"shop:{key}"})
    if key in CHOICES:
        return Text(f"option.choose.{key}")
    return Text("option.choose.number", {"n": ask.options.index(f"choose:{key}") + 1})


def source_name(kit: Kit, key: str) -> str:
    """What to call a card, a Spell or an ability by its key."""
    if key in kit.kinds:
        return kit.kinds[key].arg
    if key in kit.spells:
        return kit.spells[key].arg
    for sheet in kit.sheets.values():
        if any(ability.key == key for ability in sheet.abilities):
            return sheet.arg
    return f"card:{key}"
