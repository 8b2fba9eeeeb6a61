"""The loader: what it accepts, and how it complains."""

from pathlib import Path

import pytest

from hallows.games.common.content import ContentError
from hallows.games.rising.content import Content
from hallows.games.rising.game import RisingGame
from hallows.games.rising.loading import load, standard
from hallows.kernel import Seeded, Table, playout
from hallows.kernel.conformance import random_chooser
from tests.cli.run import hallows

LUNA = """
[[wizards]]
id = "luna"
affiliation = "army"
cost = { courage = 1 }
slots = 9
provenance = "design"
ability_provenance = "design"
ability = { kind = "paid", cost = { loyalty = 1 }, effects = [{ kind = "draw", amount = 2 }] }
"""


def packed(folder: Path, file: str, text: str, expect: str = "") -> Path:
    manifest = f'name = "Test"\nversion = "1"\n{expect}'
    (folder / "pack.toml").write_text(manifest, encoding="utf-8")
    (folder / file).write_text(text, encoding="utf-8")
    return folder


def test_every_component_says_where_it_comes_from() -> None:
    content = standard()
    groups = (
        *(card.provenance for card in content.wizards),
        *(card.provenance for card in content.death_eaters),
        *(card.provenance for card in content.places),
        *(card.provenance for card in content.headquarters),
        *(card.provenance for card in content.spells),
        *(card.provenance for card in content.dice),
    )
    assert set(groups) == {"seed", "public", "design"}


def test_a_pack_replaces_a_card_and_the_game_plays_it(tmp_path: Path) -> None:
    content = load([packed(tmp_path, "wizards.toml", LUNA)])
    luna = next(card for card in content.wizards if card.id == "luna")
    assert luna.slots == 9
    assert len(content.wizards) == 33
    assert content.hash != standard().hash
    game = RisingGame([tmp_path])
    table = Table(game, 3, {}, Seeded(3), checkpoints=False)
    assert playout(table, random_chooser(3)) is not None


LAVENDER = LUNA.replace('"luna"', '"lavender"\nnames = { en = "Lavender Brown" }')


def test_a_pack_may_add_a_card_if_it_says_so(tmp_path: Path) -> None:
    packed(tmp_path, "wizards.toml", LAVENDER)
    with pytest.raises(ContentError) as caught:
        load([tmp_path])
    assert str(caught.value) == (
        f"wizards.toml: wizards: expected 33, found 34 ({tmp_path.name}/wizards.toml, line 2: lavender);"
        " if that is meant, pack.toml needs expect = { wizards = 34 }"
    )
    content = load([packed(tmp_path, "wizards.toml", LAVENDER, "expect = { wizards = 34 }")])
    assert len(content.wizards) == 34
    assert content.names("it")["rising-card-lavender"] == "Lavender Brown"


def test_a_new_card_needs_names(tmp_path: Path) -> None:
    nameless = LUNA.replace('"luna"', '"lavender"')
    packed(tmp_path, "wizards.toml", nameless, "expect = { wizards = 34 }")
    with pytest.raises(
        ContentError, match=r"wizards.toml, line 2: lavender: 'card:lavender' has no name"
    ):
        load([tmp_path])


def test_a_folder_without_manifest_is_refused(tmp_path: Path) -> None:
    (tmp_path / "wizards.toml").write_text(LUNA, encoding="utf-8")
    with pytest.raises(ContentError, match=r"pack.toml: missing"):
        load([tmp_path])


def test_the_hash_ignores_comments(tmp_path: Path) -> None:
    remark = packed(tmp_path, "dice.toml", "# nothing but a remark\n")
    assert load([remark]).hash == standard().hash


@pytest.mark.parametrize(
    ("file", "text", "complaint"),
    [
        ("wizards.toml", LUNA.replace("slots", "slot"), r"wizards.toml, line 2: luna: .*slot"),
        ("wizards.toml", LUNA.replace('"army"', '"navy"'), r"wizards.toml, line 2: luna: .*navy"),
        ("wizards.toml", LUNA.replace('"draw"', '"drow"'), r"wizards.toml, line 2: luna: .*drow"),
        ("wizards.toml", LUNA.replace("amount", "count"), r"wizards.toml, line 2: luna: .*"),
        (
            "wizards.toml",
            LUNA.replace("slots = 9", "slots = 0"),
            r"luna: needs a damage track",
        ),
        (
            "wizards.toml",
            LUNA.replace("{ courage = 1 }", "{}"),
            r"luna: a cost needs 1 to 7",
        ),
        ("wizards.toml", LUNA + LUNA, r"luna: duplicate id"),
        ("wizards.toml", "[[wizards]\n", r"wizards.toml: "),
        (
            "wizards.toml",
            LUNA.replace("wizards", "wizard"),
            r"wizards.toml: unknown table 'wizard'; entries are \[\[wizards\]\]",
        ),
        ("wizard.toml", LUNA, r"wizard.toml: unknown file"),
        (
            "wizards.toml",
            LUNA.replace(
                'kind = "paid", cost = { loyalty = 1 }, effects = [{ kind = "draw", amount = 2 }]',
                'kind = "pool_die", colours = ["red"], needs = { cards = ["peeves"] }',
            ),
            r"luna: names the unknown card 'peeves'",
        ),
        (
            "dice.toml",
            '[[dice]]\nid = "red"\ntrait = "loyalty"\ncopies = 4\nfaces = ["loyalty3"]\nprovenance = "design"\n',
            r"red: needs 6 faces",
        ),
        ("box.toml", "damage = 61", r"box.toml: box: .*damage.*there are: .*damage_counters"),
        (
            "locations.toml",
            '[[places]]\nid = "attic"\nlocation = "ministry"\nprovenance = "design"\npenalty = { kind = "no_spells" }\n',
            r"locations.toml: ministry: needs two Places",
        ),
    ],
)
def test_mistakes_are_named_with_file_and_card(
    tmp_path: Path, file: str, text: str, complaint: str
) -> None:
    with pytest.raises(ContentError, match=complaint):
        load([packed(tmp_path, file, text)])


def test_the_command_line_refuses_a_bad_pack_in_one_line(tmp_path: Path) -> None:
    packed(tmp_path, "wizards.toml", LUNA + LUNA)
    said = hallows("simulate", "rising", "-n", "1", "--pack", str(tmp_path))
    assert said.exit_code == 2
    assert said.stderr.startswith("error: ")
    assert said.stderr.count("\n") == 1
    assert "luna: duplicate id" in said.stderr


def test_standard_content_is_read_once() -> None:
    content = standard()
    assert isinstance(content, Content)
    assert standard() is content
