"""What a screen is given to draw the boards, and everything on them."""

from collections import Counter

import pytest

from hallows.games.common.content import ContentError
from hallows.games.hogwarts.board import load
from hallows.games.hogwarts.drawing import RoadDrawing, roads, uncommon
from hallows.games.hogwarts.game import HouseCupGame
from hallows.words import LANGUAGES, Words

GAME = HouseCupGame()
BOARD = load()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_drawing_has_everything(lang: str) -> None:
    drawing = GAME.drawing(lang)
    counts = {
        kind: len(getattr(drawing, kind)) for kind in drawing.__struct_fields__ if kind != "match"
    }
    assert counts == {
        "spaces": 148, "roads": 189, "legend": 10, "regions": 11, "missions": 30, "enemies": 30,
        "duels": 12, "spells": 18, "potions": 12, "books": 30, "conduct": 10, "events": 15, "objects": 30,
        "students": 9, "eaters": 6, "villains": 2, "houses": 4, "subjects": 6, "decks": 8, "tokens": 2,
        "lengths": 3, "variants": 4,
    }  # fmt: skip
    assert drawing.match.track
    assert drawing.spaces["g23"].name == Words(lang, "hogwarts").name("space:g23")


def way(a: str, b: str) -> RoadDrawing:
    (found,) = (road for road in roads(BOARD) if {road.a, road.b} == {a, b})
    return found


def test_every_step_is_a_road_of_its_kind() -> None:
    drawn = list(roads(BOARD))
    links = {frozenset((it.id, to)) for it in BOARD.spaces.values() for to in it.links}
    assert {frozenset((road.a, road.b)) for road in drawn} == links
    assert len(drawn) == len(links)
    assert Counter(road.kind for road in drawn) == {
        "corridor": 70, "stair": 53, "path": 43, "street": 13, "passage": 3, "bridge": 2, "door": 2,
        "tunnel": 1, "water": 1, "gate": 1,
    }  # fmt: skip
    assert {road.kind for road in drawn if road.cost == 0} == {"passage", "door"}
    kinds = {
        ("g01", "l00"): "gate",
        ("l00", "l01"): "street",
        ("g01", "g02"): "path",
        ("t02", "n11"): "stair",
        ("g04", "g05"): "stair",
        ("g31", "g32"): "bridge",
        ("w03", "d11"): "tunnel",
        ("g21", "d09"): "water",
        ("g29", "h06"): "passage",
        ("p1", "p2"): "door",
        ("c03", "c04"): "corridor",
    }
    assert {pair: way(*pair).kind for pair in kinds} == kinds


def test_a_road_that_is_none_is_refused() -> None:
    data = b'stair = ["g01-g05"]\nbridge = []\ntunnel = []\nwater = []\n'
    with pytest.raises(ContentError, match=r"roads.toml: stair: there is no way 'g01-g05'"):
        uncommon(BOARD, data)


def test_spaces_know_their_missions_and_objects_theirs() -> None:
    drawing = GAME.drawing("en")
    assert drawing.spaces["e14"].missions == ["first_horcrux"]
    assert drawing.spaces["c05"].missions == ["sorting_night_mischief", "final_battle"]
    assert drawing.objects["basilisk_fang"].missions == [
        "first_horcrux", "break_into_gringotts", "fiendfyre_and_the_diadem",
    ]  # fmt: skip
    horcrux = drawing.missions["first_horcrux"]
    assert horcrux.enemy == "tom_riddle"
    assert [(need.sort, need.card, need.count) for need in horcrux.needs] == [
        ("attack", "", 2),
        ("named", "potion:polyjuice_potion", 1),
    ]
    assert drawing.enemies["tom_riddle"].number == horcrux.number == 6


def test_the_goals_are_those_of_the_rules() -> None:
    goals = {g.id: (g.missions, g.points, g.rounds) for g in GAME.drawing("en").lengths.values()}
    assert goals == {"quick": (1, 210, 30), "classic": (2, 260, 40), "long": (3, 320, 60)}
    assert GAME.drawing("en").lengths["quick"].text == (
        "The last round comes when somebody has completed 1 mission and has more than 210 house points. "
        "The year is over after 30 rounds at the latest."
    )
