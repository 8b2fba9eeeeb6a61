"""The boards as data: what the canon counts is there, and whatever is wrong is told with its file and space."""

import re
from collections import Counter
from importlib import resources
from pathlib import Path

import pytest

from hallows.games.common.content import ContentError
from hallows.games.hogwarts.board import Space, load, read
from hallows.games.hogwarts.effects import Gather
from hallows.games.hogwarts.loading import standard
from hallows.words import LANGUAGES, Words

BOARD = load()


def on(board: str) -> list[Space]:
    return [space for space in BOARD.spaces.values() if BOARD.file[space.id] == board]


def test_the_castle_has_the_spaces_and_symbols_of_the_canon() -> None:
    castle = on("castle")
    assert len(castle) == 126
    assert sum(len(space.steps) for space in castle) == 2 * 170 + 1  # and the gate
    assert Counter(space.symbol for space in castle) == {
        "tower": 18,
        "conduct": 12,
        "spell": 11,
        "event": 9,
        "potion": 9,
        "book": 9,
        "duel": 8,
        "hp": 8,
        "classroom": 6,
        "great_hall": 6,
        "common_room": 4,
        "bridge": 3,
        "none": 2,
        # the canon's 21 special spaces:
        "place": 14,
        "study": 5,
        "start": 1,
        "pitch": 1,
    }
    assert Counter(space.hp for space in castle if space.symbol == "hp") == {2: 4, 3: 3, 4: 1}


def test_dead_ends_are_those_of_the_canon() -> None:
    alone = {space.id for space in on("castle") if len(space.links) == 1}
    assert alone == {"w04", "w10", "n05", "e07", "e09", "e14", "d07"}
    assert {space.id for space in on("alley") if len(space.links) == 1} == {"l05", "l09", "l13"}


@pytest.mark.parametrize(("board", "rosettes"), [("castle", 18), ("alley", 3), ("places", 9)])
def test_a_board_has_its_rosettes(board: str, rosettes: int) -> None:
    assert sum(space.rosettes for space in on(board)) == rosettes


def test_floo_powder_leads_to_seven_places_and_never_to_the_graveyard() -> None:
    assert list(BOARD.members(BOARD.floo)) == [f"p{n}" for n in range(1, 8)]
    assert list(BOARD.members(BOARD.portkey)) == ["p8"]


def test_start_lies_across_the_gate_from_the_leaky_cauldron() -> None:
    assert (BOARD.ids[BOARD.start], BOARD.ids[BOARD.cauldron]) == ("g01", "l00")


def test_what_rooms_give_when_a_move_ends_there() -> None:
    gives = {space.id: space.draw for space in BOARD.spaces.values() if space.draw}
    assert gives == {
        "g11": {"potion": 1, "spell": 1},
        "g13": {"potion": 2},
        "g27": {"potion": 2},
        "w09": {"book": 2},
        "w10": {"book": 1},
        "n03": {"spell": 1},
        "e03": {"spell": 1},
        "e05": {"spell": 1},
        "e07": {"spell": 2},
        "d03": {"potion": 2},
        "d04": {"potion": 2},
        "l03": {"book": 2},
        "l09": {"spell": 1},
        "l13": {"spell": 1},
    }
    assert BOARD.spaces["l09"].hp == -1


def test_missions_and_events_lead_to_spaces_that_exist() -> None:
    content = standard()
    spaces = {space for mission in content.missions.values() for space in mission.spaces}
    gathered = {
        effect.space
        for event in content.events.values()
        for effect in event.text
        if isinstance(effect, Gather)
    }
    assert gathered == {"c03", "w06", "h03"}
    assert spaces | gathered <= set(BOARD.spaces)


def test_the_numbers_of_spaces_and_their_sets_go_both_ways() -> None:
    assert all(BOARD.ids[BOARD.number[name]] == name for name in BOARD.spaces)
    assert list(BOARD.members(BOARD.mask(["t01", "g01", "p8"]))) == ["g01", "t01", "p8"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_space_has_a_name_of_its_own(lang: str) -> None:
    words = Words(lang, "hogwarts")
    names = [words.name(f"space:{name}") for name in BOARD.ids]
    assert [name for name, times in Counter(names).items() if times > 1] == []


# -- what is wrong is told -------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    home = resources.files("hallows.games.hogwarts") / "content"
    for board in ("castle", "alley", "places"):
        (tmp_path / f"{board}.toml").write_text(
            (home / f"{board}.toml").read_text(encoding="utf-8"), encoding="utf-8"
        )
    return tmp_path


def entry(space: str) -> str:
    return rf'\[\[space\]\]\nid = "{space}"(?:(?!\[\[space).)*'


def edit(folder: Path, board: str, space: str, old: str, new: str) -> None:
    """Change one line of one space."""
    path = folder / f"{board}.toml"
    text = path.read_text(encoding="utf-8")
    found = re.search(entry(space), text, re.DOTALL)
    assert found is not None
    assert old in found[0]
    changed = found[0].replace(old, new, 1)
    path.write_text(text.replace(found[0], changed), encoding="utf-8")


WRONG = [
    ("castle", "g02", 'symbol = "conduct"', 'symbol = "sweets"', "castle.toml: g02: Invalid enum"),
    ("castle", "g02", 'provenance = "design"\n', "", "castle.toml: g02: Object missing required field"),
    ("castle", "g02", 'symbol = "conduct"', 'symbol = "conduct"\nsmell = 1', "castle.toml: g02: .*`smell`"),
    ("castle", "g05", '"t06"', '"t77"', "castle.toml: g05: steps: there is no space 't77'"),
    ("castle", "g05", '"t06"', '"t05"', "castle.toml: g05: steps: t05 does not lead back"),
    ("castle", "g05", '"t06"', '"g05"', "castle.toml: g05: steps: leads to itself"),
    ("castle", "g05", '"t06"', '"t06", "t06"', "castle.toml: g05: two links to the same space"),
    ("castle", "g29", 'passage = "h06"', 'passage = "h05"', "castle.toml: g29: passage: h05 does not lead back"),
    ("alley", "l05", 'door = "l04"', 'passage = "l04"', "alley.toml: l04: door: l05 does not lead back"),
    ("alley", "l05", 'id = "l05"', 'id = "g05"', "alley.toml: g05: also in castle.toml"),
    ("castle", "n03", 'subject = "charms"\n', "", "castle.toml: n03: subject: "),
    ("castle", "n03", "draw = { spell = 1 }\n", "", "castle.toml: n03: draw: "),
    ("castle", "n05", 'house = "ravenclaw"\n', "", "castle.toml: n05: house: "),
    ("castle", "w06", "hp = 4", "hp = 0", "castle.toml: w06: hp: an HP space gives"),
    ("castle", "g02", 'symbol = "conduct"', 'symbol = "conduct"\nhp = 2', "castle.toml: g02: hp: belongs"),
    ("castle", "g02", '"grounds"', '"alley"', "castle.toml: g02: region: 'alley'"),
    ("alley", "l01", '"alley"', '"west"', "alley.toml: l01: region: 'west'"),
    ("places", "p3", 'reached = "floo"\n', "", "places.toml: p3: reached: "),
    ("places", "p3", '"floo"', '"portkey"', "places.toml: reached by Floo powder: 6 instead of 7"),
    ("castle", "g06", "rosettes = 1\n", "", "castle.toml: rosettes: 17 instead of 18"),
    ("castle", "t01", 'symbol = "tower"', 'symbol = "spell"', "castle.toml: tower: 17 instead of 18"),
    ("castle", "n05", '"ravenclaw"', '"gryffindor"', "castle.toml: different houses: 3 instead of 4"),
]  # fmt: skip


@pytest.mark.parametrize(("board", "space", "old", "new", "told"), WRONG)
def test_a_wrong_board_is_told_with_its_file_and_space(
    folder: Path, board: str, space: str, old: str, new: str, told: str
) -> None:
    edit(folder, board, space, old, new)
    with pytest.raises(ContentError, match=f"^{told}"):
        read(folder)


def cut(folder: Path, here: str, there: str) -> None:
    for space, other in ((here, there), (there, here)):
        text = (folder / "castle.toml").read_text(encoding="utf-8")
        found = re.search(entry(space), text, re.DOTALL)
        assert found is not None
        for link in (f', "{other}"', f'"{other}", ', f'"{other}"'):
            if link in found[0]:
                edit(folder, "castle", space, link, "")
                break


def test_a_space_no_way_leads_to_is_told(folder: Path) -> None:
    for there in ("d06", "d10", "t10"):
        cut(folder, "d08", there)
    with pytest.raises(ContentError, match=r"^castle.toml: d08: no way leads there$"):
        read(folder)


def test_nothing_may_hang_on_a_tower(folder: Path) -> None:
    cut(folder, "d08", "d06")
    read(folder)
    cut(folder, "d08", "d10")
    with pytest.raises(ContentError, match=r"^castle.toml: d08: no way leads there but through a"):
        read(folder)


def test_one_gate_joins_castle_and_alley(folder: Path) -> None:
    edit(folder, "castle", "g02", '"g01", ', '"g01", "l13", ')
    edit(folder, "alley", "l13", '"l12"', '"l12", "g02"')
    with pytest.raises(ContentError, match=r"^castle.toml: one gate joins .* not 2$"):
        read(folder)


def test_a_missing_file_and_a_broken_one_are_told(folder: Path) -> None:
    (folder / "alley.toml").write_text("[[space]\n", encoding="utf-8")
    with pytest.raises(ContentError, match=r"^alley.toml: "):
        read(folder)
    (folder / "alley.toml").write_text("[room]\n", encoding="utf-8")
    with pytest.raises(ContentError, match=r"^alley.toml: write spaces as"):
        read(folder)
    (folder / "alley.toml").unlink()
    with pytest.raises(ContentError, match=r"^alley.toml: "):
        read(folder)
