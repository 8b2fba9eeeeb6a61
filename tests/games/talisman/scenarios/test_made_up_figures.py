"""The figures on cards whose texts are ours: every bonus, price and line of a table (canon 15.2, 15.3)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.talisman.scenario import Situation, table
from tests.games.talisman.scenarios.folk import DRACO, LUCIUS, MCGONAGALL, plain
from tests.stage import die

ORDER, EATER = MCGONAGALL, LUCIUS  # Magic 4, Might 2, Life 4 both
STREET = "london_streets_a"  # two spaces clockwise from Azkaban
LAWN = "castle_lawn_a"  # two spaces clockwise from the Black Lake
FAR = plain(DRACO, "potions_classroom")  # in neither Region


def visits(card: str, *faces: int | str, sheet: str = ORDER, **fields: Any) -> Situation:
    """A Character comes to this card, on a space of the Region it belongs to."""
    return table(plain(sheet, "azkaban", **fields), FAR, board={STREET: [card]}).play(
        die("movement", 2), f"move:{STREET}", *faces
    )


@pytest.mark.parametrize(
    ("card", "sheet", "magic", "might"),
    [
        ("sirius_black", ORDER, 0, 1),
        ("grawp", ORDER, 0, 1),
        ("fenrir_greyback", EATER, 0, 1),
        ("crabbe_and_goyle", EATER, 0, 1),
        ("severus_snape", EATER, 1, 0),
        ("kingsley_shacklebolt", ORDER, 0, 0),  # only in Battle
        ("thorfinn_rowle", EATER, 0, 0),
    ],
)
def test_what_a_follower_adds(card: str, sheet: str, magic: int, might: int) -> None:
    shown = table(plain(sheet, "azkaban", followers=[card]), FAR).sheet()
    assert shown.magic is not None
    assert shown.might is not None
    assert (shown.magic.total, shown.might.total) == (4 + magic, 2 + might)


@pytest.mark.parametrize(("card", "might"), [("sword_of_gryffindor", 2), ("beaded_bag", 0)])
def test_what_an_object_adds(card: str, might: int) -> None:
    shown = table(plain(ORDER, "azkaban", objects=[card]), FAR).sheet()
    assert shown.might is not None
    assert shown.might.total == 2 + might


@pytest.mark.parametrize("card", ["beaded_bag", "grawp", "troll"])
def test_who_carries_four_objects_more(card: str) -> None:
    kind = "objects" if card == "beaded_bag" else "followers"
    t = table(plain(EATER if card == "troll" else ORDER, "azkaban", **{kind: [card]}), FAR)
    assert t.sheet().object_limit == 8 + (card == "beaded_bag")  # which does not count itself


def test_arthur_makes_diagon_alley_cheaper_and_no_other_shop() -> None:
    t = table(plain(ORDER, "the_burrow", galleons=3, followers=["arthur_weasley"]), FAR)
    t.play(
        die("movement", 2), "move:diagon_alley", "choose:flourish_and_blotts", "buy:chocolate_frogs"
    )
    assert t.hero().galleons == 0  # 4 Galleons, with Arthur 3
    t = visits("hogwarts_express", followers=["arthur_weasley"], galleons=2)
    assert t.offered("buy") == ["every_flavour_beans", "lantern"]


@pytest.mark.parametrize(
    ("card", "price"),
    [("chocolate_frogs", 3), ("every_flavour_beans", 2), ("lantern", 2), ("portkey", 3)],
)
def test_prices_on_the_hogwarts_express(card: str, price: int) -> None:
    t = visits("hogwarts_express", f"buy:{card}", galleons=price)
    assert (t.objects(), t.hero().galleons) == ([card], 0)
    poor = visits("hogwarts_express", galleons=price - 1)
    assert poor.prompt != "buy" or card not in poor.offered("buy")
    assert t.lying(STREET) == ["hogwarts_express"]


@pytest.mark.parametrize(
    ("face", "life", "miss", "spells"),
    [
        (1, 3, False, 0),
        (2, 3, False, 0),
        (3, 4, True, 0),
        (4, 4, True, 0),
        (5, 4, False, 0),
        (6, 4, False, 1),
    ],
)
def test_dolores_umbridge(face: int, life: int, miss: bool, spells: int) -> None:
    t = visits("dolores_umbridge", face)
    assert (t.hero().life, t.hero().miss, len(t.spells())) == (life, miss, spells)
    assert t.lying(STREET) == ["dolores_umbridge"]


@pytest.mark.parametrize(
    ("face", "fate", "spells"),
    [(1, 0, 0), (2, 1, 0), (3, 1, 0), (4, 1, 0), (5, 2, 0), (6, 1, 1)],
)
def test_moaning_myrtle(face: int, fate: int, spells: int) -> None:
    t = table(plain(ORDER, "black_lake", fate=1), FAR, board={LAWN: ["moaning_myrtle"]})
    t.play(die("movement", 2), "keep", f"move:{LAWN}", die("observer", face), "keep")
    assert (t.hero().fate, len(t.spells())) == (fate, spells)


@pytest.mark.parametrize(("face", "fate"), [(1, 0), (2, 0), (3, 1), (6, 1)])
def test_rita_skeeters_die(face: int, fate: int) -> None:
    t = table(plain(ORDER, "azkaban", fate=1), FAR, board={STREET: ["rita_skeeter"]})
    t.play(die("movement", 2), "keep", f"move:{STREET}", die("observer", face), "keep")
    assert t.hero().fate == fate


@pytest.mark.parametrize(("face", "galleons"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_the_gringotts_break_in(face: int, galleons: int) -> None:
    t = table(plain(ORDER, "azkaban", galleons=1), FAR, outer=["gringotts_break_in"])
    t.play(die("movement", 2), f"move:{STREET}", die("event", face))
    assert t.hero().galleons == galleons


@pytest.mark.parametrize("face", range(1, 7))
def test_the_shrieking_shack(face: int) -> None:
    t = table(plain(ORDER, "black_lake"), FAR, board={LAWN: ["shrieking_shack"]})
    t.play(die("movement", 2), f"move:{LAWN}", die("place", face))
    assert t.told("battle", foe=["enemy:werewolf"], stat="stat:might", value=5) is (face <= 2)
    assert t.hero().might == (3 if face >= 5 else 2)


def test_shell_cottage_and_the_kitchens_heal_one_life_and_no_more() -> None:
    assert visits("shell_cottage", life=2).hero().life == 3
    assert visits("shell_cottage").hero().life == 4
    t = table(plain(EATER, "azkaban", fate=1, life=2), FAR, board={STREET: ["shell_cottage"]})
    t.play(die("movement", 2), "keep", f"move:{STREET}")
    assert (t.hero().fate, t.hero().life) == (0, 2)
    assert t.lying(STREET) == ["shell_cottage"]


def test_the_mirror_of_erised_gives_a_magic_and_is_gone() -> None:
    t = table(plain(ORDER, "black_lake"), FAR, board={LAWN: ["mirror_of_erised"]})
    t.play(die("movement", 2), f"move:{LAWN}", "choose:magic")
    assert t.hero().magic == 5
    assert t.lying(LAWN) == []


@pytest.mark.parametrize(("card", "galleons"), [("pouch_of_galleons", 2), ("purse_of_galleons", 3)])
def test_galleons_in_a_card(card: str, galleons: int) -> None:
    t = visits(card, f"take:{card}")
    assert t.hero().galleons == galleons
    assert t.lying(STREET) == []


@pytest.mark.parametrize("card", ["corban_yaxley", "pansy_parkinson"])
def test_who_turns_the_token_to_the_death_eaters_when_revealed(card: str) -> None:
    start, end = ("azkaban", STREET) if card == "corban_yaxley" else ("black_lake", LAWN)
    outer, middle = ([card], []) if card == "corban_yaxley" else ([], [card])
    t = table(plain(EATER, start), FAR, outer=outer, middle=middle).play(
        die("movement", 2), f"move:{end}"
    )
    assert t.state.advantage == "death_eaters"


def test_rodolphus_rolls_again_for_free_against_a_character() -> None:
    holder = plain(EATER, "azkaban", followers=["rodolphus_lestrange"])
    t = table(holder, plain(ORDER, STREET)).play(
        die("movement", 2), f"move:{STREET}", "fight:1", die("attack", 1), die("attack", 1)
    )
    assert t.options == ("keep", "free")
    t.play("free", die("attack", 6))
    assert t.scores == (4 + 6, 4 + 1 + 1)


def test_barty_crouch_changes_one_observers_die_a_turn() -> None:
    holder = plain(DRACO, "azkaban", followers=["barty_crouch_jr"])
    both = {STREET: ["dolores_umbridge", "moaning_myrtle"]}
    t = table(holder, plain(EATER, "potions_classroom"), board=both).play(
        die("movement", 2), f"move:{STREET}", die("observer", 4), "up", die("observer", 4)
    )
    assert t.prompt == "turn.end"  # no second change for Myrtle


def test_peeves_takes_a_galleon_where_there_is_no_object() -> None:
    t = table(plain(ORDER, "black_lake", galleons=1), FAR, middle=["peeves_on_the_loose"])
    t.play(die("movement", 2), f"move:{LAWN}")
    assert t.hero().galleons == 0
