"""Options as a person meets them: words, what lights up, the way, what it leads to and what it costs.

Most keys are ``verb:id``; ``VERBS`` says what sort of thing the id is. Keys without a colon are messages of
their own.
"""

from hallows.games.common.keys import split
from hallows.games.talisman import aside, outlook
from hallows.games.talisman.compiled import CROSS, GATES, Kit
from hallows.games.talisman.rules import shops, stats, trophies, walks
from hallows.games.talisman.state import Hero, Talisman
from hallows.kernel import Arg, Ask, Change, Choice, Outlook, Text

#: What sort of thing an option is about, with the verbs that name one.
NAMED = {
    "space": "move",
    "spell": "cast spell",
    "seat": "target fight enchant ferret",
    "card": "event take ditch lose give sell swap attack object follower trophy beat bribe calm first",
    "sheet": "sheet",
    "character": "character",
    "side": "side",
    "stat": "stat",
}
VERBS = {verb: kind for kind, verbs in NAMED.items() for verb in verbs.split()}
#: Tokens as options, by the question they answer.
TAKEN = {"fate": "reroll", "intimidated": "suffer"}
CHOICES = (
    "life", "fate", "galleon", "spell", "object", "turn", "sell", "spells", "magic", "challenge",
    "refill_fate", "train", "plot", "sell_spells", "buy_spells",
)  # fmt: skip
NUMBERS = ("steps", "die", "predict", "draw")
SOURCES = ("use", "evade", "ride")
TOKENS = ("galleon", "galleons")
#: What an option without a name of its own is about.
PARTS = {"die": "face", "steps": "steps", "choose": "choice"}


def describe(g: Talisman, ask: Ask, option: str) -> Choice:
    """What one option of a question means."""
    label = wording(g, ask, option)
    goal = _goal(g, ask, option)
    told = _outlook(g, ask, option)
    return Choice(
        label,
        _about(label, option, goal),
        _way(g, ask, option),
        goal,
        _detail(g, ask, option),
        told,
        _blocked(option, told),
    )


def _blocked(option: str, told: Outlook | None) -> Text | None:
    """A passage that no dice can open."""
    hopeless = told is not None and told.odds and not told.odds[0].percent
    return Text(f"blocked.{option}") if hopeless and option in (CROSS, GATES) else None


def _about(label: Text, option: str, goal: str) -> tuple[str, ...]:
    """What its words name; a face, a number of steps or a part of a text, which have no names; its goal."""
    named = tuple(arg for arg in label.args.values() if isinstance(arg, str) and ":" in arg)
    head, _, rest = option.partition(":")
    if head in PARTS and not named:
        return (f"{PARTS[head]}:{rest}",)
    return named or ((goal,) if goal else ())


# -- where it leads ---------------------------------------------------------------------------------------


def _goal(g: Talisman, ask: Ask, option: str) -> str:
    """The space an option leads to, or whose text it is part of."""
    hero = g.heroes[g.active]
    if option in (CROSS, GATES):
        return f"space:{aside.end(g.kit, option)}"
    if option == "enter":
        return g.kit.hall.arg
    if option in ("space", "attempt"):
        return f"space:{hero.space}"
    if option == "offer" and hero.next_move != "region":
        return f"space:{hero.next_move}"
    if option.startswith("choose:"):
        return str((ask.args or {})["source"])
    return f"space:{option[5:]}" if option.startswith("move:") else ""


def _way(g: Talisman, ask: Ask, option: str) -> tuple[str, ...]:
    """The spaces walked: the Character's own walk, or Voldemort's along a ring."""
    args = ask.args or {}
    if ask.prompt == "voldemort":
        return walks.stalked(g.kit, g.voldemort, option[5:], int(str(args["die"])))
    if ask.prompt != "move":
        return ()
    steps = int(str(args["steps"]))
    if ask.rule == "T-051":  # on from King's Cross
        routes = g.kit.entries[steps]
        return aside.whole(g.kit, option, routes[option])
    hero = g.heroes[g.active]
    if g.kit.places[hero.space].region == "castle":
        steps *= 2  # the question counts spaces, a walk in the castle halves its die
    return aside.walks(g, hero, steps).get(option, ())


# -- what a person should know before ---------------------------------------------------------------------


def _detail(g: Talisman, ask: Ask, option: str) -> Text | None:
    hero = g.heroes[ask.seat]
    head, rest = split(option)
    if option == "ditch:galleon":
        return Text("detail.ditch")
    if head == "exchange":
        points = trophies.points_of(g, hero, rest)
        return Text("detail.exchange", {"price": trophies.needed(g), "points": points})
    walker = g.heroes[g.active]
    if head == "stat" and ask.prompt != "grow":
        fighter = walker if ask.prompt == "gates.stat" else hero
        return Text("detail.yours", {"n": stats.total(fighter, rest)})
    if option == CROSS:
        fixed = ".fixed" if g.options.static_barrier else ""
        args: dict[str, Arg] = {"mine": stats.total_magic(walker), "value": g.kit.barrier_magic}
        return Text(f"detail.cross{fixed}", args)
    return None


def _outlook(g: Talisman, ask: Ask, option: str) -> Outlook | None:
    told = _changes(g, ask, option)
    odds = outlook.odds(g, ask, option)
    if not odds:
        return told
    return Outlook(odds, told.changes) if told else Outlook(odds)


def _changes(g: Talisman, ask: Ask, option: str) -> Outlook | None:
    """What it costs."""
    hero = g.heroes[ask.seat]
    head, rest = split(option)
    if head in ("fate", "galleon") and ask.prompt.startswith("fate"):
        return Outlook(changes=(_spent(hero, head, 1),))
    if head == "buy":
        buyer = g.heroes[g.active]
        price = shops.told_prices(ask)[rest]
        return Outlook((), (_spent(buyer, "galleon", price),), price, buyer.galleons)
    if head == "trade" and int(rest):
        return Outlook(changes=(_spent(hero, ask.prompt.split(".")[1], int(rest)),))
    args = ask.args or {}
    if option == "yes" and ask.prompt == "pay":
        what = str(args["what"]).partition(":")[2]
        if what in ("galleon", "fate", "life"):
            return Outlook(changes=(_spent(hero, what, int(str(args["n"]))),))
    return None


def _spent(hero: Hero, what: str, n: int) -> Change:
    has = {"galleon": hero.galleons, "fate": hero.fate, "life": hero.life}[what]
    return Change(Text(f"figure.{what}"), has, has - n)


# -- words ------------------------------------------------------------------------------------------------


def wording(g: Talisman, ask: Ask, option: str) -> Text:
    """The words of one option of a question."""
    if "@" in option:
        item, _, seat = option.partition("@")
        inner = wording(g, ask, item)
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
    item, card = split(rest)
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
        spell, seat = split(rest)
        return Text("option.charm", {"it": f"spell:{spell}", "whom": f"seat:{seat}"})
    if head == "single":
        key, card = split(rest)
        return Text("option.single", {"it": source_name(g.kit, key), "card": f"card:{card}"})
    if head == "exchange":
        return Text(f"option.exchange.{rest}")
    dice = (ask.args or {})["dice"]  # fate:1, galleon:2: the first or second die, told by its face
    assert isinstance(dice, list)
    return Text(f"option.{head}.die", {"n": dice[int(rest) - 1]})


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
        if any(ability.key == key for ability, _ in sheet.own):
            return sheet.arg
    return f"card:{key}"
