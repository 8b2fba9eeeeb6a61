"""One reader for every game's content: what it lays over what, and how it complains."""

from pathlib import Path
from typing import Literal

import pytest

from hallows.games.common.content import (
    ContentError,
    Entry,
    Layout,
    Plain,
    Shelf,
    Single,
    Table,
    check_names,
    digest,
    pack_names,
    parts,
    read,
)


class Boil(Plain, frozen=True, tag_field="do", tag="boil"):
    minutes: int


class Stir(Plain, frozen=True, tag_field="do", tag="stir"):
    way: Literal["left", "right"]
    then: tuple["Boil | Stir", ...] = ()


class Brew(Entry, frozen=True, kw_only=True):
    shelf: str = ""
    steps: tuple[Boil | Stir, ...] = ()


class Cauldron(Plain, frozen=True):
    size: int
    metal: str = "pewter"


LAYOUT = Layout(
    tables=(
        Table("simple.toml", "brew", Brew, fixed={"shelf": "simple"}),
        Table("hard.toml", "brew", Brew, fixed={"shelf": "hard"}),
        Table("things.toml", "jar", Brew),
    ),
    singles=(Single("cauldron.toml", Cauldron), Single("things.toml", Cauldron, "spoon")),
    counts={"simple": 2},
    naming=("smell",),
    others=("board.toml",),
)
SIMPLE = """
[[brew]]
id = "tea"
provenance = "design"
steps = [{ do = "boil", minutes = 3 }]

[[brew]]
id = "soup"
provenance = "design"
"""
MANIFEST = 'name = "Ours"\nversion = "1"\n'


def folder(path: Path, **files: str) -> Path:
    path.mkdir(exist_ok=True)
    for stem, text in files.items():
        (path / f"{stem}.toml").write_text(text, encoding="utf-8")
    return path


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return folder(
        tmp_path / "box",
        simple=SIMPLE,
        cauldron='size = 4\nmetal = "copper"',
        things="[spoon]\nsize = 1",
        board="anything = 1",
    )


def shelf(home: Path, **files: str) -> Shelf:
    """The box with one pack, ``ours``, laid over it."""
    files.setdefault("pack", MANIFEST)
    return read(home, LAYOUT, [folder(home.parent / "ours", **files)])


def refusal(home: Path, **files: str) -> str:
    with pytest.raises(ContentError) as caught:
        shelf(home, **files).single("cauldron", Cauldron)
    return str(caught.value)


def test_the_box_is_read_in_the_order_of_its_files(home: Path) -> None:
    read_box = read(home, LAYOUT)
    assert list(read_box.of("brew", Brew)) == ["tea", "soup"]
    assert {brew.shelf for brew in read_box.of("brew", Brew).values()} == {"simple"}
    assert read_box.single("cauldron", Cauldron) == Cauldron(4, "copper")
    assert read_box.single("spoon", Cauldron) == Cauldron(1)
    assert read_box.where("brew", "soup") == "simple.toml, line 7: soup"


def test_a_pack_replaces_adds_and_moves_entries(home: Path) -> None:
    tea = '[[brew]]\nid = "tea"\nprovenance = "seed"\n'
    laid = shelf(home, hard=tea + tea.replace("tea", "felix"))
    brews = laid.of("brew", Brew)
    assert list(brews) == ["tea", "soup", "felix"]
    assert (brews["tea"].shelf, brews["tea"].steps) == ("hard", ())
    assert laid.where("brew", "felix") == "ours/hard.toml, line 4: felix"


def test_of_a_single_thing_only_what_the_pack_says_changes(home: Path) -> None:
    assert shelf(home, cauldron="size = 9").single("cauldron", Cauldron) == Cauldron(9, "copper")
    assert shelf(home, things="[spoon]\nsize = 2").single("spoon", Cauldron) == Cauldron(2)


BOILED = '[[brew]]\nid = "x"\nprovenance = "design"\n'


@pytest.mark.parametrize(
    ("files", "complaint"),
    [
        ({"pack": 'name = "Ours"'}, "ours/pack.toml: manifest: Object missing required field `version`"),
        ({"pack": MANIFEST + "expect = { tea = 2 }"},
         "ours/pack.toml: expect: unknown count 'tea'; there are: simple"),
        ({"pack": MANIFEST + '[names."sound:pop"]\nen = "Pop"'},
         "ours/pack.toml: names: 'sound:pop' is no such name; they are: 'smell:…'"),
        ({"soups": ""}, "ours/soups.toml: unknown file; content files are: cauldron.toml, hard.toml, "),
        ({"board": ""}, "ours/board.toml: unknown file"),
        ({"simple": "[[soup]]\n"}, "ours/simple.toml: unknown table 'soup'; entries are [[brew]]"),
        ({"simple": "[brew]\n"}, "ours/simple.toml: write entries as [[brew]]"),
        ({"things": "spoon = 3\n"}, "ours/things.toml: write it as [spoon]"),
        ({"simple": "[[brew]\n"}, "ours/simple.toml: Expected ']]' at the end of an array declaration (at line 1"),
        ({"simple": BOILED + BOILED},
         "ours/simple.toml, line 4: x: duplicate id (also in ours/simple.toml, line 1)"),
        ({"simple": BOILED + 'shelf = "top"'},
         "ours/simple.toml, line 1: x: the shelf is said by the file, leave it out"),
        ({"simple": BOILED + "heat = 3"},
         "x: Object contains unknown field `heat`; there are: id, names, provenance, shelf, steps"),
        ({"simple": BOILED + 'steps = [{ do = "boil", minutes = 1 }, { do = "fry" }]'},
         "x: Invalid value 'fry' - at `$.steps[1].do`; there are: boil, stir"),
        ({"simple": BOILED + 'steps = [{ do = "stir", way = "up" }]'},
         "x: Invalid enum value 'up' - at `$.steps[0].way`; there are: left, right"),
        ({"simple": BOILED + 'steps = [{ do = "stir", way = "left", then = [{ do = "boil", hours = 1 }] }]'},
         "x: Object contains unknown field `hours` - at `$.steps[0].then[0]`; there are: minutes"),
        ({"simple": BOILED.replace("design", "guess")}, "there are: design, public, seed"),
        ({"cauldron": 'size = "big"'}, "ours/cauldron.toml: cauldron: Expected `int`, got `str`"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_with_file_line_and_entry(
    home: Path, files: dict[str, str], complaint: str
) -> None:
    assert complaint in refusal(home, **files)


def test_a_folder_without_manifest_is_no_pack(home: Path) -> None:
    with pytest.raises(ContentError, match=r"bare/pack.toml: missing; a content pack needs it"):
        read(home, LAYOUT, [folder(home.parent / "bare", simple=SIMPLE)])


def test_counts_are_checked_and_the_complaint_says_how_to_mean_it(home: Path) -> None:
    read(home, LAYOUT).check_counts({"simple": 2}, {"simple": "simple.toml"})
    laid = shelf(home, simple=BOILED)
    with pytest.raises(ContentError) as caught:
        laid.check_counts({"simple": 3}, {"simple": "simple.toml"})
    assert str(caught.value) == (
        "simple.toml: simple: expected 2, found 3 (ours/simple.toml, line 1: x);"
        " if that is meant, pack.toml needs expect = { simple = 3 }"
    )
    meant = shelf(home, simple=BOILED, pack=MANIFEST + "expect = { simple = 3 }")
    meant.check_counts({"simple": 3}, {"simple": "simple.toml"})


def test_names_of_a_pack_fall_back_to_english(home: Path) -> None:
    named = 'names = { en = "Felix", pl = "Feliks" }'
    smell = '[names."smell:old_socks"]\nen = "old socks"\nit = "calzini vecchi"'
    laid = shelf(home, simple=BOILED + named, pack=MANIFEST + smell)
    groups = [("brew", laid.of("brew", Brew).values())]
    assert pack_names("school", "pl", groups, laid.packs) == {
        "school-brew-x": "Feliks",
        "school-smell-old-socks": "old socks",
    }
    assert (
        pack_names("school", "it", groups, laid.packs)["school-smell-old-socks"] == "calzini vecchi"
    )


def test_what_nobody_names_is_refused() -> None:
    check_names([("brew:tea", "simple.toml: tea")], {"brew:tea"})
    with pytest.raises(ContentError, match=r"simple.toml: tea: 'brew:tea' has no name"):
        check_names([("brew:tea", "simple.toml: tea")], set())


def test_parts_walks_everything_inside() -> None:
    brew = Brew(id="x", provenance="design", steps=(Stir("left", (Boil(2),)),))
    assert [type(part).__name__ for part in parts(brew)] == ["Brew", "Stir", "Boil"]


def test_the_digest_sees_order_and_not_defaults() -> None:
    tea, soup = (Brew(id=name, provenance="design") for name in ("tea", "soup"))
    assert digest([tea, soup]) != digest([soup, tea])
    assert digest([tea]) == digest([{"provenance": "design", "id": "tea"}])
