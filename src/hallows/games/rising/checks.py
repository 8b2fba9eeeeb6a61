"""Checks of a whole box: counts, ids, the board's shape, costs that can be paid."""

from collections.abc import Iterator

from hallows.games.common.content import ContentError, Shelf
from hallows.games.common.content import check_names as names_known
from hallows.games.rising import effects as e
from hallows.games.rising.content import Content


def check(content: Content, shelf: Shelf) -> None:
    """Raise ContentError for the first thing that is wrong."""
    _check_counts(content, shelf)
    _check_board(content)
    _check_dice(content, shelf)
    _check_headquarters(content, shelf)
    _check_cards(content, shelf)


def check_names(content: Content, box: Content, shelf: Shelf) -> None:
    """What a content pack adds must be nameable: our locale files know only the box."""
    known = {f"{kind}:{entry.id}" for kind, entries in box.named() for entry in entries}
    names_known(_nameless(content, shelf), known)


def _nameless(content: Content, shelf: Shelf) -> Iterator[tuple[str, str]]:
    where = {entry: f"{origin}: {entry}" for (_, entry), origin in shelf.origin.items()}
    for kind, entries in content.named():
        for entry in entries:
            if entry.names is None:
                yield f"{kind}:{entry.id}", where.get(entry.id, "death_eaters.toml: voldemort")


def _require(holds: bool, where: str, why: str) -> None:
    if not holds:
        raise ContentError(f"{where}: {why}")


def _check_counts(content: Content, shelf: Shelf) -> None:
    found = {
        "wizards": len(content.wizards),
        "death_eaters": len(content.death_eaters),
        "wizard_dice": sum(die.copies for die in content.dice),
        "spell_tokens": sum(spell.copies for spell in content.spells),
    }
    files = {"wizard_dice": "dice.toml", "spell_tokens": "spells.toml"}
    shelf.check_counts(found, {name: files.get(name, f"{name}.toml") for name in found})
    box = content.box
    for players in ("2", "3", "4"):
        for name in ("wizards_lost", "starting_tokens"):
            known = players in getattr(box, name)
            _require(known, f"box.toml: {name}", f"says nothing for {players} players")
    colours = {entry.id for entry in box.affiliations}
    _require(colours == set(e.AFFILIATIONS), "box.toml: affiliations", f"must be {e.AFFILIATIONS}")
    _require(len(box.voldemort_die.faces) == 8, "box.toml: voldemort_die", "needs 8 faces")


def _check_board(content: Content) -> None:
    ids = tuple(location.id for location in content.locations)
    _require(
        ids == e.LOCATIONS, "locations.toml: locations", f"must be {e.LOCATIONS}, in this order"
    )
    for location in e.LOCATIONS:
        places = [place.id for place in content.places if place.location == location]
        _require(len(places) == 2, f"locations.toml: {location}", f"needs two Places, has {places}")


def _check_dice(content: Content, shelf: Shelf) -> None:
    ids = tuple(die.id for die in content.dice)
    _require(ids == e.COLOURS, "dice.toml: dice", f"must be {e.COLOURS}, in this order")
    faces = {trait + count for trait in e.TRAITS for count in "12"}
    for die in content.dice:
        where = shelf.where("dice", die.id)
        _require(len(die.faces) == 6, where, "needs 6 faces")
        for face in die.faces:
            _require(face in faces, where, f"unknown face {face!r}")


def _check_headquarters(content: Content, shelf: Shelf) -> None:
    found = sorted(hq.affiliation for hq in content.headquarters)
    wanted = sorted(e.AFFILIATIONS)
    _require(found == wanted, "headquarters.toml: headquarters", "one per affiliation is needed")
    for hq in content.headquarters:
        where = shelf.where("headquarters", hq.id)
        _require(len(hq.pool) == 4, where, "needs four dice in its pool")
        _require(len(hq.abilities) == 2, where, "needs two abilities")
        for ability in hq.abilities:
            _check_cost(ability.cost, where)


def _check_cost(cost: e.Cost, where: str) -> None:
    fits = all(0 <= count <= 7 for count in cost.symbols)
    _require(fits and any(cost.symbols), where, "a cost needs 1 to 7 symbols of a trait")


def _check_cards(content: Content, shelf: Shelf) -> None:
    ids = {card.id for card in content.wizards}
    for affiliation in e.AFFILIATIONS:
        starters = [w.id for w in content.wizards if w.start and w.affiliation == affiliation]
        why = f"needs two starters, has {starters}"
        _require(len(starters) == 2, f"wizards.toml: affiliation {affiliation!r}", why)
    for wizard in content.wizards:
        where = shelf.where("wizards", wizard.id)
        _check_cost(wizard.cost, where)
        _require(wizard.slots > 0, where, "needs a damage track")
        if isinstance(wizard.ability, e.Paid):
            _check_cost(wizard.ability.cost, where)
        if isinstance(wizard.ability, e.PoolDie):
            _check_pool_die(wizard.ability, ids, where)
    for villain in content.death_eaters:
        where = shelf.where("death_eaters", villain.id)
        _check_cost(villain.cost, where)
        _require(villain.slots > 0, where, "needs a damage track")
        _require(villain.id not in ids, where, "is a Wizard's id as well")
    _check_cost(content.voldemort.cost, "death_eaters.toml: voldemort")


def _check_pool_die(ability: e.PoolDie, ids: set[str], where: str) -> None:
    needs = ability.needs or e.Needs(affiliation="hogwarts")
    _require(1 <= len(ability.colours) <= 2, where, "one or two colours are needed")
    someone = needs.affiliation or needs.family or needs.cards
    _require(bool(someone), where, "needs nobody in particular")
    for card in needs.cards:
        _require(card in ids, where, f"names the unknown card {card!r}")
