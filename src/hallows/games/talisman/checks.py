"""Checks of a whole box: counts, ids, the board's shape, tables that make sense."""

from collections.abc import Iterator, Mapping

from hallows.games.common.content import ContentError, Entry, Plain, Shelf, parts
from hallows.games.common.content import check_names as names_known
from hallows.games.talisman import effects as e
from hallows.games.talisman import passives as p
from hallows.games.talisman.content import DECKS, Card, Character, Content, Enemy, Sheet, Space
from hallows.games.talisman.perks import HOOKS

# Rules written in Python under these names, because no two texts share them.
EFFECT_HOOKS = frozenset(
    {
        "charms_classroom",
        "defence_classroom",
        "astronomy_tower",
        "triwizard_tournament",
        "immobulus",
        "protego",
        "stupefy",
        "alohomora",
        "confundo",
        "imperio",
        "finite_incantatem",
        "hedwig",
    }
)
PASSIVE_HOOKS = frozenset(HOOKS)


def check(content: Content, shelf: Shelf) -> None:
    """Raise ContentError for the first thing that is wrong."""
    _check_counts(content, shelf)
    _check_board(content, shelf)
    for kind, entry in _entries(content):
        where = shelf.where(kind, entry.id)
        for part in parts(entry):
            _check_ids(part, content, where)
            _check_shape(part, where)
    for part in parts(content.voldemort):
        _check_ids(part, content, "voldemort.toml: voldemort")
        _check_shape(part, "voldemort.toml: voldemort")
    _need_space(content.voldemort.start, content, "voldemort.toml: voldemort")
    _check_rows([row.at for row in content.voldemort.reward], 1, 6, "voldemort.toml: voldemort")
    rolls = sorted(challenge.roll for challenge in content.box.challenges)
    if rolls != [1, 2, 3, 4, 5, 6]:
        raise ContentError(f"box.toml: box: challenges must cover 1-6 once each, not {rolls}")


def _entries(content: Content) -> Iterator[tuple[str, Entry]]:
    groups: dict[str, Mapping[str, Entry]] = {
        "space": content.spaces,
        "card": content.cards,
        "spell": content.spells,
        "character": content.characters,
    }
    return ((kind, entry) for kind, group in groups.items() for entry in group.values())


def _check_counts(content: Content, shelf: Shelf) -> None:
    found: dict[str, int] = {deck: len(content.deck(deck)) for deck in DECKS}
    found["spells"] = len(content.spell_deck())
    found["characters"] = len(content.characters)
    files = {name: f"{name}.toml" for name in found}
    for region in ("london", "grounds", "castle"):
        found[region] = len(content.rings[region])
        files[region] = "spaces.toml"
    shelf.check_counts(found, files)


def _check_board(content: Content, shelf: Shelf) -> None:
    for region, ring in content.rings.items():
        positions = [content.spaces[space].position for space in ring]
        if positions != list(range(1, len(ring) + 1)):
            raise ContentError(f"spaces.toml: {region}: positions must run 1-{len(ring)} once each")
    if len(content.rings["great_hall"]) != 1:
        raise ContentError("spaces.toml: great_hall: there must be exactly one")
    for space in content.spaces.values():
        _check_facing(space, content, shelf.where("space", space.id))
    for ground in content.rings["grounds"]:
        if ground not in content.faced_by:
            raise ContentError(f"spaces.toml: {ground}: no space of London faces it")


def _check_facing(space: Space, content: Content, where: str) -> None:
    """London faces the Grounds, and neighbours face the same or neighbouring spaces."""
    if space.region != "london":
        if space.faces is not None:
            raise ContentError(f"{where}: only spaces of London have `faces`")
        return
    if space.faces not in content.rings["grounds"]:
        raise ContentError(f"{where}: faces unknown space of the Grounds {space.faces!r}")
    ring = content.rings["london"]
    following = content.spaces[ring[space.position % len(ring)]]
    if following.faces not in content.rings["grounds"]:
        return  # reported when its own turn comes
    step = content.spaces[following.faces].position - content.spaces[space.faces].position
    if step % len(content.rings["grounds"]) not in (0, 1):
        raise ContentError(f"{where}: faces {space.faces!r}, not next to that of {following.id!r}")


def _need_space(space: str | None, content: Content, where: str) -> None:
    if space not in content.spaces:
        raise ContentError(f"{where}: unknown space {space!r}")


def _need_card(card: str, content: Content, where: str) -> None:
    if card not in content.cards:
        raise ContentError(f"{where}: unknown card {card!r}")


def _need_pile_card(card: str, content: Content, where: str) -> None:
    _need_card(card, content, where)
    if content.cards[card].is_encounter:
        raise ContentError(f"{where}: {card!r} is not a Purchase card")


def _check_ids(part: Plain, content: Content, where: str) -> None:
    match part:
        case e.Travel(to="space", space=space) | e.NextMove(to="space", space=space):
            _need_space(space, content, where)
        case e.DrawDifference(doubles=space) | e.Finale(lose_to=space):
            _need_space(space, content, where)
        case e.Barrier(to=space) | e.Gates(to=space) | e.HallowDoor(to=space):
            _need_space(space, content, where)
        case p.ShopAt(space=space) | Sheet(start=space):
            _need_space(space, content, where)
        case p.PriceCut(at=str(space)):
            _need_space(space, content, where)
        case p.Safe(at=spaces) | p.DrawMore(at=spaces) | p.Ride(origin=spaces):
            for space in spaces:
                _need_space(space, content, where)
        case p.Good(card=card) | e.TakeCard(card=card):
            _need_pile_card(card, content, where)
        case e.IfHas(card=card) | Enemy(beaten_by=str(card)):
            _need_card(card, content, where)
        case e.Hook(name=name):
            _need_hook(name, EFFECT_HOOKS, where)
        case p.PassiveHook(name=name):
            _need_hook(name, PASSIVE_HOOKS, where)


def _need_hook(name: str, known: frozenset[str], where: str) -> None:
    if name not in known:
        raise ContentError(f"{where}: unknown hook {name!r}")


def _check_shape(part: Plain, where: str) -> None:
    match part:
        case e.Roll(dice=dice, rows=rows):
            _check_rows([row.at for row in rows], dice, 6 * dice, where)
        case e.Choose(options=options):
            if len({option.key for option in options}) != len(options) or len(options) < 2:
                raise ContentError(f"{where}: choose needs two options or more with distinct keys")
        case Card():
            _check_card(part, where)
        case Character(sheets=sheets):
            for sheet in sheets:
                if len({a.id for a in sheet.abilities}) != len(sheet.abilities):
                    raise ContentError(f"{where}: {sheet.id}: duplicate ability id")


def _check_rows(spans: list[tuple[int, int]], lowest: int, highest: int, where: str) -> None:
    before = lowest - 1
    for low, high in spans:
        if not before < low <= high <= highest:
            raise ContentError(f"{where}: roll table row {low}-{high} overlaps or cannot be rolled")
        before = high


def _check_card(card: Card, where: str) -> None:
    fights = card.kind == "enemy" or card.side is not None
    if fights != (card.enemy is not None):
        raise ContentError(f"{where}: Enemies and aligned cards, and only they, need `enemy`")
    if card.side is not None and card.kind != "follower":
        raise ContentError(f"{where}: only Followers have a side")
    if bool(card.stock) != any(isinstance(x, e.TakeStock) for x in parts(card.text)):
        raise ContentError(f"{where}: `stock` and take_stock go together")
    if card.hallow and card.kind != "magic_object":
        raise ContentError(f"{where}: a Hallow is a magic_object")


# ----------------------------------------------------------------- names in packs


def check_names(content: Content, box: Content, shelf: Shelf) -> None:
    """What a content pack adds must be nameable: our locale files know only the box."""
    known = {word for word, _ in _words(box, shelf)}
    for pack in content.packs:
        known.update(pack.names)
    names_known(_words(content, shelf), known)


def _words(content: Content, shelf: Shelf) -> Iterator[tuple[str, str]]:
    """Everything that needs a name from outside its own entry, and where it stands."""
    for kind, entry in _entries(content):
        where = shelf.where(kind, entry.id)
        if entry.names is None:
            yield f"{kind}:{entry.id}", where
        for part in parts(entry):
            match part:
                case e.Battle(enemy=enemy):
                    yield f"enemy:{enemy}", where
                case e.Option(key=key, named=True):
                    yield f"shop:{key}", where
                case e.Row(flavour=str(flavour)):
                    yield f"flavour:{flavour}", where
                case Sheet(id=sheet, names=None):
                    yield f"sheet:{sheet}", where
    for challenge in content.box.challenges:
        yield f"challenge:{challenge.id}", "box.toml: box"
