"""What options mean: the message of each key, what lights up, the way there and where it leads."""

from __future__ import annotations

import msgspec

from hallows.games.hogwarts.outlook import outlook
from hallows.games.hogwarts.rules import movement
from hallows.games.hogwarts.state import Cup
from hallows.games.hogwarts.ways import Way
from hallows.kernel import Arg, Ask, Choice, Text

#: verb of a key -> the kind of thing its id is
KINDS = {
    "to": "space",
    "student": "student",
    "exam": "book",
    "attempt": "mission",
    "swap": "mission",
    "pick": "object",
    "leave": "object",
    "take": "object",
    "give": "object",
    "use": "object",
    "fight": "seat",
    "challenge": "seat",
    "target": "seat",
    "with": "seat",
    "draw": "deck",
}
CARDS = ("attack", "defend", "play", "drop", "fetch", "apart")
#: keys whose message depends on the question
BY_PROMPT = {"keep", "leave", "stay", "yes", "no", "return", "wait", "reroll"}


def describe(g: Cup, ask: Ask, option: str) -> Choice:
    """What an option means, with what a person should know before it."""
    choice = _meaning(g, ask, option)
    return msgspec.structs.replace(choice, outlook=outlook(g, ask, option))


def _meaning(g: Cup, ask: Ask, option: str) -> Choice:
    verb, colon, what = option.partition(":")
    if verb == "move":
        return _move(g, what)
    if verb == "way":
        return _way(g, ask, option)
    if verb in CARDS:
        return _card(g, verb, what)
    if not colon:
        key = f"option.{ask.prompt}.{verb}" if verb in BY_PROMPT else f"option.{verb}"
        return Choice(Text(key))
    kind = KINDS.get(verb)
    if kind is not None:
        it = f"{kind}:{what}"
        label = Text(f"option.{ask.prompt}.to" if verb == "to" else f"option.{verb}", {"it": it})
        return Choice(label, (it,), to=it if kind == "space" else "")
    return _numbers(verb, what)


def _numbers(verb: str, what: str) -> Choice:
    """Dice by what they show, and words of their own: ``felix:both``, ``prize:cards``, ``token:floo``."""
    if verb in ("again", "dice"):
        faces: list[Arg] = [int(face) for face in what.split("+")]
        return Choice(
            Text("option.again" if verb == "again" else "option.dice.faces", {"faces": faces})
        )
    return Choice(Text(f"option.{verb}.{what}"))


def _card(g: Cup, verb: str, what: str) -> Choice:
    """A card by its id; cards set apart in a team also name whose they are."""
    what, _, seat = what.partition(":")
    it = next(
        f"{kind}:{what}" for kind in ("spell", "potion", "book") if f"{kind}:{what}" in g.kit.face
    )
    if seat:
        whom = f"seat:{seat}"
        return Choice(Text(f"option.{verb}.whose", {"it": it, "whom": whom}), (it, whom))
    return Choice(Text(f"option.{verb}", {"it": it}), (it,))


# -- movement ----------------------------------------------------------------------------------------------


def _move(g: Cup, what: str) -> Choice:
    """An end of the move, with the way if there is only one, or the first of several."""
    player = g.players[g.active]
    end = g.kit.board.number[what]
    ways = movement.distinct_ways(g, player, end, movement.going(g, player))
    it = f"space:{what}"
    about, detail = _waiting_there(g, end)
    return Choice(Text("option.move", {"it": it}), (it, *about), _ids(g, ways[0]), it, detail)


def _waiting_there(g: Cup, end: int) -> tuple[tuple[str, ...], Text | None]:
    """Who or what makes this end worth a line: somebody to fight, objects, else what the space gives."""
    mover = g.players[g.active]
    pawns = tuple(
        f"seat:{p.seat}"
        for p in g.players
        if p.space == end and not g.allies[mover.seat] >> p.seat & 1
    )
    objects = tuple(g.kit.object_names[thing] for thing, at in enumerate(g.at) if at == end)
    if pawns:
        return pawns + objects, Text("detail.pawns", {"who": list(pawns)})
    if g.eaters >> end & 1:
        return objects, Text("detail.eater")
    space = g.kit.board.spaces[g.kit.board.ids[end]]
    if objects:
        key = "detail.objects.duel" if space.symbol == "duel" else "detail.objects"
        return objects, Text(key, {"objects": list(objects)})
    if space.symbol in ("none", "place", "bridge", "great_hall"):
        return (), None
    return (), Text(f"detail.{space.symbol}", {"n": space.hp})


def _way(g: Cup, ask: Ask, option: str) -> Choice:
    """One of several ways, by what lies on it."""
    player = g.players[g.active]
    where = str((ask.args or {})["where"])
    end = g.kit.board.number[where.partition(":")[2]]
    ways = movement.distinct_ways(g, player, end, movement.going(g, player))
    way = next(way for way in ways if movement.way_key(g, way.passed) == option)
    passed = [
        g.kit.object_names[thing]
        for space in way.spaces
        for thing, at in enumerate(g.at)
        if at == space and way.passed >> space & 1
    ]
    label = Text("option.way", {"objects": list(passed)}) if passed else Text("option.way.direct")
    return Choice(label, tuple(passed), _ids(g, way), where)


def _ids(g: Cup, way: Way) -> tuple[str, ...]:
    ids = g.kit.board.ids
    return tuple(ids[space] for space in way.spaces)
