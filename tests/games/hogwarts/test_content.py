"""The box is complete, and a wrong entry is told by file and name."""

from pathlib import Path

import pytest

from hallows.games.common.content import ContentError
from hallows.games.hogwarts.checks import counts
from hallows.games.hogwarts.content import NAME_KINDS
from hallows.games.hogwarts.effects import Damage, Immune, Points
from hallows.games.hogwarts.loading import load, standard
from hallows.words import LANGUAGES, Words


@pytest.mark.rule("H-004")
def test_seven_decks_and_the_quidditch_deck_are_210_cards() -> None:
    found = counts(standard())
    decks = ("spells", "potions", "books", "conduct", "events", "duels", "fights")
    assert sum(found[deck] for deck in decks) == 210 - 18  # the last 18 belong to Quidditch
    assert found["missions"] == 30  # not among them


@pytest.mark.rule("H-003")
def test_every_mission_has_its_fight_card() -> None:
    content = standard()
    assert [m.number for m in content.missions.values()] == list(range(1, 31))
    assert [f.number for f in content.fights.values()] == list(range(1, 31))


@pytest.mark.rule("H-005")
def test_six_of_thirty_objects_are_special() -> None:
    content = standard()
    special = [thing.id for thing in content.objects.values() if thing.power is not None]
    assert len(content.objects) == 30
    assert special == [
        "elder_wand", "sword_of_gryffindor", "resurrection_stone", "time_turner", "buckbeak",
        "invisibility_cloak",
    ]  # fmt: skip


@pytest.mark.rule("H-122")
def test_mission_six_and_tom_riddle() -> None:
    content = standard()
    mission = content.missions["first_horcrux"]
    assert (mission.number, mission.spaces, mission.points) == (6, ("e14",), 120)
    assert mission.objects == ("tom_riddles_diary", "basilisk_fang")
    assert (mission.cards.attack, mission.cards.named) == (2, ("polyjuice_potion",))
    riddle = content.fights["tom_riddle"]
    assert (riddle.number, riddle.hp, riddle.res, riddle.reveal, riddle.after) == (6, 9, 5, 2, 3)
    assert riddle.notes == (Immune("spell"),)


@pytest.mark.rule("H-106", "H-110", "H-121")
def test_points_stay_within_what_is_printed() -> None:
    content = standard()
    books = [book.points for book in content.books.values()]
    assert (min(books), max(books), sum(books)) == (5, 20, 362)
    points = [m.points for m in content.missions.values()]
    assert (min(points), max(points)) == (40, 300)
    texts = [card.text for card in content.conduct.values()]
    conduct = [e.amount for text in texts for e in text if isinstance(e, Points)]
    assert (min(conduct), max(conduct)) == (-30, 50)


def test_every_card_a_mission_names_exists_twice() -> None:
    content = standard()
    for mission in content.missions.values():
        for name in mission.cards.named:
            card = content.spells.get(name) or content.potions[name]
            assert card.copies >= 2


def test_special_damage_names_an_enemy_there_is() -> None:
    content = standard()
    for card in (*content.spells.values(), *content.potions.values()):
        for effect in card.text:
            if isinstance(effect, Damage) and effect.against:
                assert effect.against in content.fights


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name(lang: str) -> None:
    words = Words(lang, "hogwarts")
    content = standard()
    for file, kind in NAME_KINDS.items():
        for entry in getattr(content, file):
            assert words.name(f"{kind}:{entry}")


@pytest.mark.parametrize(
    ("file", "text", "complaint"),
    [
        ("spells", 'id = "x"\nprovenance = "design"\ncopies = 1\nuse = "attack"', "spells.toml, line 1: x"),
        ("spells", 'id = "stupefy"\nprovenance = "design"\ncopies = 9\nuse = "attack"\ntext = []',
         "spells.toml: spells: expected 40, found 45"),
        ("missions", 'id = "m"\nprovenance = "design"\nnumber = 31\nspaces = []\nobjects = []\npoints = 50',
         "missions.toml: missions: expected 30, found 31"),
        ("cards", "", "cards.toml: unknown file"),
    ],
)  # fmt: skip
def test_a_wrong_pack_is_told_by_file_and_entry(
    tmp_path: Path, file: str, text: str, complaint: str
) -> None:
    (tmp_path / "pack.toml").write_text('name = "Test"\nversion = "1"\n', encoding="utf-8")
    (tmp_path / f"{file}.toml").write_text(f"[[entry]]\n{text}\n", encoding="utf-8")
    with pytest.raises(ContentError, match=complaint):
        load([tmp_path])
