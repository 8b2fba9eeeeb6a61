"""The map in words: every region with its exits, every space with what it gives, everybody where they stand."""

import pytest

from hallows.games.hogwarts import map as chart
from hallows.games.hogwarts.board import load
from hallows.words import LANGUAGES, Words

BOARD = load()
HERE = {"g01": ["seat:0", "seat:1"], "w09": ["seat:2"], "w08": ["object:mandrake"]}


def words(lang: str) -> Words:
    return Words(lang, "hogwarts", ["Ada", "Ben", "Cy"])


@pytest.mark.parametrize(
    ("lang", "gate", "library"),
    [
        ("en", "Start: Ada, Ben → Gate Drive, Leaky Cauldron", "Library [2 books]: Cy"),
        ("pl", "Start: Ada, Ben → Podjazd, Dziurawy Kocioł", "Biblioteka [2 księgi]: Cy"),
        ("it", "Partenza: Ada, Ben → Viale d’ingresso, Paiolo Magico", "Biblioteca [2 libri]: Cy"),
    ],
)
def test_a_space_tells_who_is_there_and_where_it_leads(lang: str, gate: str, library: str) -> None:
    spot = chart.spot(BOARD, words(lang), HERE, "g01")
    assert chart.line(spot) == gate
    assert chart.line(chart.spot(BOARD, words(lang), HERE, "w09"), exits=False) == library


def test_what_a_space_gives_is_said_in_a_word() -> None:
    said = {space.id: chart.sign(words("en"), space) for space in BOARD.spaces.values()}
    assert said["g06"] == "event · ✿"
    assert said["w06"] == "+4 life"
    assert said["d03"] == "classroom · 2 potions"
    assert said["g11"] == "1 potion · 1 spell"
    assert said["l09"] == "1 spell · −1 life · ✿"
    assert said["p1"] == "✿✿"
    assert said["g01"] == said["c09"] == said["e14"] == ""


def test_a_region_tells_where_one_leaves_it() -> None:
    west = next(part for part in chart.parts(BOARD, words("en"), HERE) if part.region == "west")
    assert west.exits == (
        "→ Heart of the Castle: West Corridor – Great Hall (north-west side), Hospital Corridor – Grand Staircase",
        "→ Dungeons: Barrel Passage – Torch Passage",
        "⇢ Hogsmeade: One-Eyed Witch Statue – Honeydukes",
        "→ North Wing: Muggle Studies Passage – North Gallery",
        "→ Grounds: West Gallery – Suspension Bridge",
    )
    assert [spot.space for spot in west.taken] == ["w08", "w09"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_map_names_everybody_once_and_unfolds_what_is_asked_for(lang: str) -> None:
    said = words(lang)
    folded = chart.draw(BOARD, said, HERE)
    assert all(folded.count(name) == 1 for name in ("Ada", "Ben", "Cy"))
    grounds, west = (said.name(f"region:{region}").upper() for region in ("grounds", "west"))
    assert [line.partition("  ")[0] for line in folded.splitlines()[1:]] == [grounds, west]
    unfolded = chart.draw(BOARD, said, HERE, ["west"])
    inside = next(part for part in chart.parts(BOARD, said, HERE) if part.region == "west")
    assert all(f"\n  {spot.name}" in unfolded for spot in inside.spots)
    assert all(f"\n  {exit_}\n" in unfolded for exit_ in inside.exits)
    assert f"\n{grounds}  " in unfolded


def test_every_space_lies_in_exactly_one_region_of_the_map() -> None:
    drawn = [spot.space for part in chart.parts(BOARD, words("en"), {}) for spot in part.spots]
    assert sorted(drawn) == sorted(BOARD.spaces)
