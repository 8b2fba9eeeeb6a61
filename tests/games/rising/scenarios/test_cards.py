"""What every card, token and Place does, as designed (R-201): a second copy to hold the content files against."""

import pytest

from hallows.games.rising.effects import (
    Ability,
    AddDie,
    Affiliation,
    Clean,
    Cleanse,
    Colour,
    Corrupt,
    Cost,
    Damage,
    Draw,
    Exchange,
    Harder,
    Heal,
    HealEach,
    HealLimit,
    Hit,
    LoseDie,
    LoseSpell,
    Move,
    Needs,
    NoSpells,
    OthersDraw,
    Paid,
    Penalty,
    PoolDie,
    Reroll,
    Restore,
    SetFace,
    Symbol,
    TokenEffect,
    Villainy,
    Wound,
)
from hallows.games.rising.loading import standard

rule = pytest.mark.rule
BOX = standard()


def with_some(affiliation: Affiliation, *colours: Colour) -> PoolDie:
    return PoolDie(colours, Needs(affiliation=affiliation))


def with_another(affiliation: Affiliation, *colours: Colour) -> PoolDie:
    return PoolDie(colours, Needs(affiliation=affiliation, other=True))


def with_another_weasley(*colours: Colour, cards: tuple[str, ...] = ()) -> PoolDie:
    return PoolDie(colours, Needs(family="weasley", cards=cards, other=True))


ABILITIES: dict[str, Ability] = {
    "albus": with_some("order", "red"),
    "mcgonagall": with_another("hogwarts", "blue"),
    "snape": SetFace(("knowledge", "loyalty")),
    "hagrid": PoolDie(("red",)),
    "trelawney": Reroll(0),
    "mrs_norris": Reroll(1),
    "flitwick": with_another("hogwarts", "blue"),
    "sprout": Paid(Cost(friendship=1), (Heal(1, 2, "own"),)),
    "pomfrey": Paid(Cost(knowledge=1), (Heal(2, 1, "any"),)),
    "filch": Paid(Cost(knowledge=1), (Clean(1),)),
    "dobby": Move(),
    "tonks": with_another("order", "red"),
    "sirius": with_some("army", "purple"),
    "moody": Paid(Cost(courage=1, loyalty=1), (Hit(1),)),
    "lupin": with_some("hogwarts", "blue"),
    "kingsley": with_another("order", "red"),
    "molly": Paid(Cost(friendship=1, loyalty=1), (Heal(1, 0, "own"),)),
    "arthur": with_another_weasley("orange"),
    "bill": with_another_weasley("red", "orange", cards=("fleur",)),
    "fleur": SetFace(("courage", "friendship")),
    "mundungus": Wound(1, (Draw(1),)),
    "aberforth": Paid(Cost(loyalty=1), (Clean(1, "hogsmeade", 2),)),
    "harry": with_another("army", "purple"),
    "hermione": with_some("hogwarts", "blue"),
    "ron": PoolDie(("orange",), Needs(cards=("harry", "hermione"))),
    "ginny": with_another("army", "purple"),
    "luna": Paid(Cost(friendship=1), (Draw(1), Heal(1, 1, "any"))),
    "neville": Paid(Cost(courage=2), (Hit(1),)),
    "fred": with_another_weasley("purple", "orange"),
    "george": with_another_weasley("purple", "orange"),
    "cho": Paid(Cost(knowledge=1), (Heal(1, 2, "any"),)),
    "dean": SetFace(("courage",)),
    "seamus": Wound(1, (AddDie("red"),)),
}
HERE_INSTEAD = Corrupt(1, "here")
VILLAINS: dict[str, tuple[Villainy, Villainy | None]] = {
    "bellatrix": (Damage(1, "active"), Corrupt(1, "diagon")),
    "lucius": (Restore(1), Corrupt(1, "ministry")),
    "pettigrew": (Damage(1, "each_team", "order", "fewest"), None),
    "dolohov": (Damage(1, "here", "order", otherwise=HERE_INSTEAD), None),
    "draco": (
        Damage(1, "here", "army", otherwise=HERE_INSTEAD),
        Damage(1, "active", among="fewest"),
    ),
    "greyback": (Damage(1, "each_team", among="most"), Damage(1, "board")),
    "yaxley": (Corrupt(1, "here"), LoseSpell(1, "active")),
    "rookwood": (LoseSpell(1, "each"), Damage(1, "here", "hogwarts", otherwise=HERE_INSTEAD)),
    "macnair": (Damage(1, "board"), Damage(1, "active", among="most")),
    "rodolphus": (Damage(1, "active", "order"), Corrupt(1, "hogsmeade")),
}
PENALTIES: dict[str, tuple[str, Penalty]] = {
    "mysteries": ("ministry", Corrupt(1, "each_with_death_eater")),
    "atrium": ("ministry", Harder("courage", 1)),
    "ollivanders": ("diagon", LoseDie(1)),
    "gringotts": ("diagon", NoSpells()),
    "hogs_head": ("hogsmeade", HealLimit()),
    "platform": ("hogsmeade", Damage(1, "board", where="hogsmeade")),
}
TOKENS: dict[str, TokenEffect] = {
    "knowledge": Symbol("knowledge"),
    "friendship": Symbol("friendship"),
    "loyalty": Symbol("loyalty"),
    "courage": Symbol("courage"),
    "blue_die": AddDie("blue"),
    "orange_die": AddDie("orange"),
    "red_die": AddDie("red"),
    "purple_die": AddDie("purple"),
    "exchange": Exchange(),
    "heal_two": Heal(2, 1, "any"),
    "heal_pair": Heal(1, 2, "any"),
    "cleanse": Cleanse(1),
}


@rule("R-201")
def test_what_the_wizards_can_do() -> None:
    assert {card.id: card.ability for card in BOX.wizards} == ABILITIES
    weasleys = {card.id for card in BOX.wizards if card.family == "weasley"}
    assert weasleys == {"molly", "arthur", "bill", "ron", "ginny", "fred", "george"}


@rule("R-201")
def test_what_the_death_eaters_do() -> None:
    assert {card.id: (card.regular, card.special) for card in BOX.death_eaters} == VILLAINS


@rule("R-201")
def test_what_the_headquarters_can_do() -> None:
    told = {hq.affiliation: [part.effects for part in hq.abilities] for hq in BOX.headquarters}
    assert told == {
        "hogwarts": [(Clean(1),), (Draw(1), OthersDraw(1, "hogwarts", 2))],
        "order": [(Clean(1),), (Hit(1),)],
        "army": [(Clean(1),), (HealEach(1, "army", 2),)],
    }


@rule("R-074", "R-075", "R-076", "R-078", "R-079", "R-080")
def test_what_corrupted_places_do() -> None:
    assert {place.id: (place.location, place.penalty) for place in BOX.places} == PENALTIES


@rule("R-142", "R-150", "R-151", "R-152", "R-153")
def test_what_spell_tokens_do() -> None:
    assert {token.id: token.effect for token in BOX.spells} == TOKENS


@rule("R-087", "R-191", "R-193")
def test_the_numbers_of_the_box() -> None:
    assert {die.id: die.copies for die in BOX.dice} == {
        "blue": 4,
        "orange": 2,
        "red": 4,
        "purple": 4,
    }
    assert BOX.box.wizards_lost == {"2": 8, "3": 10, "4": 12}
    assert (BOX.box.places_lost, BOX.box.corruption_boxes) == (4, 5)
    assert [(entry.id, entry.colour) for entry in BOX.box.affiliations] == [
        ("hogwarts", "blue"),
        ("order", "red"),
        ("army", "purple"),
    ]
