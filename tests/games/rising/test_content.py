"""The loader: what it accepts, and how it complains."""

from pathlib import Path

import pytest

from hallows.games.rising.content import Content, ContentError, load, standard
from hallows.games.rising.game import RisingGame
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


def packed(folder: Path, file: str, text: str) -> Path:
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
    content = load(packed(tmp_path, "wizards.toml", LUNA))
    luna = next(card for card in content.wizards if card.id == "luna")
    assert luna.slots == 9
    assert len(content.wizards) == 33
    assert content.hash() != standard().hash()
    game = RisingGame([tmp_path])
    table = Table(game, 3, {}, Seeded(3), checkpoints=False)
    assert playout(table, random_chooser(3)) is not None


def test_a_pack_may_add_a_card_if_the_box_says_so(tmp_path: Path) -> None:
    packed(tmp_path, "wizards.toml", LUNA.replace('"luna"', '"lavender"'))
    with pytest.raises(
        ContentError, match=r"box.toml: wizards: the box says 33, the files hold 34"
    ):
        load(tmp_path)
    packed(tmp_path, "box.toml", "wizards = 34")
    assert len(load(tmp_path).wizards) == 34


def test_the_hash_ignores_comments(tmp_path: Path) -> None:
    assert (
        load(packed(tmp_path, "dice.toml", "# nothing but a remark\n")).hash() == standard().hash()
    )


@pytest.mark.parametrize(
    ("file", "text", "complaint"),
    [
        ("wizards.toml", LUNA.replace("slots", "slot"), r"wizards.toml: wizards 'luna': .*slot"),
        ("wizards.toml", LUNA.replace('"army"', '"navy"'), r"wizards.toml: wizards 'luna': .*navy"),
        ("wizards.toml", LUNA.replace('"draw"', '"drow"'), r"wizards.toml: wizards 'luna': .*drow"),
        ("wizards.toml", LUNA.replace("amount", "count"), r"wizards.toml: wizards 'luna': .*"),
        (
            "wizards.toml",
            LUNA.replace("slots = 9", "slots = 0"),
            r"wizards 'luna': needs a damage track",
        ),
        (
            "wizards.toml",
            LUNA.replace("{ courage = 1 }", "{}"),
            r"wizards 'luna': a cost needs 1 to 7",
        ),
        ("wizards.toml", LUNA + LUNA, r"wizards 'luna': listed twice"),
        ("wizards.toml", "[[wizards]\n", r"wizards.toml: "),
        (
            "wizards.toml",
            LUNA.replace("wizards", "wizard"),
            r"wizards.toml: unknown entry 'wizard'",
        ),
        ("wizard.toml", LUNA, r"wizard.toml: not a content file"),
        (
            "wizards.toml",
            LUNA.replace(
                'kind = "paid", cost = { loyalty = 1 }, effects = [{ kind = "draw", amount = 2 }]',
                'kind = "pool_die", colours = ["red"], needs = { cards = ["peeves"] }',
            ),
            r"wizards 'luna': names the unknown card 'peeves'",
        ),
        (
            "dice.toml",
            '[[dice]]\nid = "red"\ntrait = "loyalty"\ncopies = 4\nfaces = ["loyalty3"]\nprovenance = "design"\n',
            r"dice 'red': needs 6 faces",
        ),
        (
            "box.toml",
            "spell_tokens = 25",
            r"box.toml: spell_tokens: the box says 25, the files hold 24",
        ),
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
        load(packed(tmp_path, file, text))


def test_the_command_line_refuses_a_bad_pack_in_one_line(tmp_path: Path) -> None:
    packed(tmp_path, "wizards.toml", LUNA + LUNA)
    said = hallows("simulate", "rising", "-n", "1", "--pack", str(tmp_path))
    assert said.exit_code == 2
    assert said.stderr.startswith("error: ")
    assert said.stderr.count("\n") == 1
    assert "wizards 'luna': listed twice" in said.stderr


def test_standard_content_is_read_once() -> None:
    content = standard()
    assert isinstance(content, Content)
    assert standard() is content
