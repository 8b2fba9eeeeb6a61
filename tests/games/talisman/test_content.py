"""The box: counts, the board's shape, figures of the printed cards, and content packs."""

import json
from collections import Counter
from pathlib import Path

import pytest

from hallows.games.common.content import ContentError
from hallows.games.talisman import effects as e
from hallows.games.talisman import passives as p
from hallows.games.talisman.checks import EFFECT_HOOKS, PASSIVE_HOOKS
from hallows.games.talisman.compiled import WINDOWS, SpellKind
from hallows.games.talisman.content import Content, Deck
from hallows.games.talisman.loading import load
from tests.cli.run import hallows


@pytest.fixture(scope="module")
def box() -> Content:
    return load()


# ---------------------------------------------------------------------- the box


@pytest.mark.rule("T-002")
@pytest.mark.rule("T-004")
@pytest.mark.rule("T-005")
@pytest.mark.parametrize(
    ("deck", "count"), [("outer", 50), ("middle", 50), ("purchases", 21), ("hallows", 3)]
)
def test_decks_have_the_cards_of_the_box(box: Content, deck: Deck, count: int) -> None:
    assert len(box.deck(deck)) == count


@pytest.mark.rule("T-003")
def test_there_are_24_spells(box: Content) -> None:
    assert len(box.spell_deck()) == 24
    assert Counter(box.spell_deck())["stupefy"] == 2
    assert Counter(box.spell_deck())["accio"] == 1


def test_purchase_cards_are_seven_kinds_of_three(box: Content) -> None:
    assert set(Counter(box.deck("purchases")).values()) == {3}
    assert len(set(box.deck("purchases"))) == 7


def test_two_hidden_hallows_lie_in_the_middle_deck(box: Content) -> None:
    hidden = [card for card in box.deck("middle") if box.cards[card].hallow]
    assert hidden == ["hidden_hallow", "hidden_hallow"]
    names = {card.same_name for card in box.cards.values() if card.hallow}
    assert names == {"hallow"}  # K81: all Hallows share one name


@pytest.mark.rule("T-006")
@pytest.mark.rule("T-007")
@pytest.mark.rule("T-008")
def test_tokens(box: Content) -> None:
    assert (box.box.galleons, box.box.fate, box.box.ferrets) == (20, 36, 2)


def test_deck_composition_by_kind(box: Content) -> None:
    def kinds(deck: Deck) -> Counter[str]:
        cards = [box.cards[card] for card in box.deck(deck)]
        return Counter(card.side or card.kind for card in cards)

    outer, middle = kinds("outer"), kinds("middle")
    assert (outer["event"], outer["order"], outer["death_eaters"], outer["enemy"]) == (6, 8, 8, 10)
    assert (outer["follower"], outer["observer"], outer["place"]) == (2, 5, 4)
    assert (middle["event"], middle["order"], middle["death_eaters"]) == (6, 7, 7)
    assert (middle["enemy"], middle["follower"], middle["observer"]) == (12, 3, 4)
    assert middle["place"] == 3


# -------------------------------------------------------------------- the board


def test_the_board_has_45_spaces(box: Content) -> None:
    sizes = {region: len(ring) for region, ring in box.rings.items()}
    assert sizes == {"london": 20, "grounds": 16, "castle": 8, "great_hall": 1}


def test_neighbours_on_the_rings(box: Content) -> None:
    assert box.rings["london"][:2] == ("kings_cross", "azkaban")
    assert box.rings["london"][-1] == "malfoy_manor"
    assert box.rings["grounds"][12:14] == ("greenhouses", "hogwarts_gates")
    assert box.rings["castle"][0] == "moving_staircase"
    assert box.rings["castle"][-1] == "room_of_requirement"


def test_corners_and_gates_face_each_other(box: Content) -> None:
    facing = {space.id: space.faces for space in box.spaces.values() if space.faces}
    assert facing["kings_cross"] == "hogsmeade_station"
    assert facing["privet_drive_4"] == "hagrids_hut"
    assert facing["azkaban"] == "centaur_clearing"
    assert facing["diagon_alley"] == "hogwarts_gates"
    doubles = {space for space, outer in box.faced_by.items() if len(outer) == 2}
    assert doubles == {"courtyard", "aragogs_lair", "castle_lawn_b", "grawps_den"}


def test_corners_lie_on_two_sides(box: Content) -> None:
    corners = {s.id for s in box.spaces.values() if s.region == "london" and len(s.sides) == 2}
    assert corners == {"azkaban", "hogsmeade", "privet_drive_4", "diagon_alley"}


def test_draw_counts(box: Content) -> None:
    twos = {space.id for space in box.spaces.values() if space.draw == 2}
    assert twos == {"knockturn_alley", "black_lake", "aragogs_lair", "grawps_den"}
    assert box.spaces["leaky_cauldron"].draw == 1
    assert not any(box.spaces[space].draw for space in box.rings["castle"])


def test_hagrids_hut_covers_every_total(box: Content) -> None:
    (roll,) = box.spaces["hagrids_hut"].instruction
    assert isinstance(roll, e.Roll)
    totals = [t for row in roll.rows for t in range(row.at[0], row.at[1] + 1)]
    assert totals == list(range(2, 13))


# --------------------------------------------------------------- figures on cards


@pytest.mark.rule("T-209")
@pytest.mark.rule("T-210")
@pytest.mark.rule("T-211")
@pytest.mark.rule("T-212")
def test_spell_limit_by_magic(box: Content) -> None:
    assert box.box.spell_limit == (0, 0, 0, 0, 1, 2, 2, 3)  # the last figure holds for more


def test_voldemort_grows_stronger_inward(box: Content) -> None:
    strength = box.voldemort.strength
    assert strength == {"london": 7, "grounds": 9, "castle": 10, "great_hall": 12}
    assert box.voldemort.start == "great_hall"


@pytest.mark.parametrize(
    ("sheet", "figures", "spells", "start"),
    [
        ("harry_potter_a", (4, 3, 4, 5), 1, "privet_drive_4"),
        ("albus_dumbledore_a", (5, 2, 5, 2), 2, "ministry_of_magic"),
        ("minerva_mcgonagall_a", (4, 3, 4, 3), 0, "privet_drive_4"),
        ("rubeus_hagrid_a", (2, 5, 4, 2), 0, "leaky_cauldron"),
        ("draco_malfoy_a", (4, 3, 4, 2), 0, "malfoy_manor"),
        ("bellatrix_lestrange_a", (5, 1, 3, 3), 2, "azkaban"),
        ("lucius_malfoy_a", (4, 2, 4, 4), 1, "malfoy_manor"),
        ("peter_pettigrew_b", (4, 3, 3, 4), 1, "the_burrow"),
    ],
)
def test_sheets_start_as_printed(
    box: Content, sheet: str, figures: tuple[int, ...], spells: int, start: str
) -> None:
    s = box.sheets[sheet]
    assert (s.magic, s.might, s.life, s.fate) == figures
    assert (s.spells, s.start) == (spells, start)


@pytest.mark.rule("T-009")
def test_eight_characters_with_two_sheets_each(box: Content) -> None:
    assert len(box.characters) == 8
    assert len(box.sheets) == 16
    sides = Counter(character.side for character in box.characters.values())
    assert sides == {"order": 4, "death_eaters": 4}


def test_unusual_starting_galleons(box: Content) -> None:
    unusual = {s.id: s.galleons for s in box.sheets.values() if s.galleons != 2}
    assert unusual == {"harry_potter_b": 3, "draco_malfoy_b": 4, "lucius_malfoy_a": 4}


@pytest.mark.rule("T-136")
@pytest.mark.rule("T-139")
def test_encounter_numbers_depend_on_alignment(box: Content) -> None:
    tonks, aurors, dobby = (box.cards[c] for c in ("nymphadora_tonks", "aurors", "dobby"))
    assert (tonks.number("order"), tonks.number("death_eaters")) == (5, 2)
    assert not tonks.opposes("order")
    assert tonks.opposes("death_eaters")
    assert (aurors.number("order"), aurors.number("death_eaters")) == (2, 2)
    assert (dobby.number("order"), dobby.number("death_eaters")) == (5, 5)
    numbers = [box.cards[c].number("order") for c in ("howler", "rita_skeeter", "seaside_cave")]
    assert numbers == [1, 4, 6]


def test_spells_fit_their_windows(box: Content) -> None:
    def fits(spell: str, window: str) -> bool:
        kind = SpellKind(box.spells[spell])
        return bool((kind.own | kind.other) & WINDOWS[window])

    assert fits("episkey", "life_loss")
    assert not fits("episkey", "crossing")
    assert fits("accio", "turn_start")
    assert not fits("accio", "turn_end")
    assert fits("alohomora", "crossing")


def test_every_hook_is_used_and_there_are_few(box: Content) -> None:
    used_effects, used_passives = set(), set()
    for group in (box.spaces, box.cards, box.spells, box.characters):
        for entry in group.values():
            for part in e.parts(entry):
                if isinstance(part, e.Hook):
                    used_effects.add(part.name)
                elif isinstance(part, p.PassiveHook):
                    used_passives.add(part.name)
    assert used_effects == EFFECT_HOOKS
    assert used_passives == PASSIVE_HOOKS
    assert len(EFFECT_HOOKS | PASSIVE_HOOKS) < 25


# ----------------------------------------------------------------- content packs

GHOUL = """
[[card]]
id = "ghoul"
kind = "enemy"
provenance = "design"
names = { en = "Ghoul", pl = "Ghul" }
enemy = { stat = "might", value = 2 }
"""


def pack(folder: Path, expect: str = "", **files: str) -> Path:
    (folder / "pack.toml").write_text(f'name = "Test"\nversion = "1"\n{expect}', encoding="utf-8")
    for stem, text in files.items():
        (folder / f"{stem}.toml").write_text(text, encoding="utf-8")
    return folder


def refusal(folder: Path) -> str:
    with pytest.raises(ContentError) as caught:
        load([folder])
    return str(caught.value)


def test_a_pack_replaces_a_card(tmp_path: Path, box: Content) -> None:
    aurors = GHOUL.replace('"ghoul"', '"aurors"').replace("value = 2", "value = 9")
    content = load([pack(tmp_path, outer=aurors)])
    enemy = content.cards["aurors"].enemy
    assert enemy is not None
    assert (enemy.stat, enemy.value) == ("might", 9)
    assert len(content.deck("outer")) == 50
    assert content.hash != box.hash
    assert [x.name for x in content.packs] == ["Test"]


def test_a_pack_adds_a_card_if_it_adjusts_the_count(tmp_path: Path) -> None:
    content = load([pack(tmp_path, "expect = { outer = 51 }", outer=GHOUL)])
    assert "ghoul" in content.deck("outer")
    assert content.names("pl")["talisman-card-ghoul"] == "Ghul"
    assert content.names("it")["talisman-card-ghoul"] == "Ghoul"


def test_a_pack_may_move_a_card_to_the_other_deck(tmp_path: Path) -> None:
    aurors = GHOUL.replace('"ghoul"', '"aurors"')
    content = load([pack(tmp_path, "expect = { outer = 49, middle = 51 }", middle=aurors)])
    assert content.cards["aurors"].deck == "middle"


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("", "", "outer: expected 50, found 51"),
        ("value = 2 }", 'value = 2, on_win = [{ do = "fly" }] }', "'fly'"),
        ('kind = "enemy"', 'kind = "enemy"\ncolour = "red"', "colour"),
        ('kind = "enemy"', 'kind = "monster"', "monster"),
        ("value = 2", "value = 0", "value"),
        ("enemy = {", "# {", "`enemy`"),
        ('provenance = "design"', "", "provenance"),
        ('kind = "enemy"', 'kind = "enemy"\ndeck = "middle"', "deck"),
        ("[[card]]", "[[kard]]", "kard"),
        ("[[card]]", "[[card", "pack"),
    ],
)
def test_a_bad_card_is_refused_by_file_and_id(
    tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    folder = tmp_path / "mypack"
    folder.mkdir()
    expect = "" if not old else "expect = { outer = 51 }"
    message = refusal(pack(folder, expect, outer=GHOUL.replace(old, new) if old else GHOUL))
    assert "outer.toml" in message
    assert complaint in message
    if old.startswith(("value", "kind", "enemy", "prov")):
        assert "mypack/outer.toml, line 2: ghoul" in message


@pytest.mark.parametrize(
    ("effect", "complaint"),
    [
        ('{ do = "travel", to = "space", space = "narnia" }', "unknown space 'narnia'"),
        ('{ do = "take_card", card = "sting" }', "unknown card 'sting'"),
        ('{ do = "take_card", card = "dobby" }', "not a Purchase card"),
        ('{ do = "hook", name = "explode" }', "unknown hook 'explode'"),
        (
            '{ do = "battle", enemy = "yeti", stat = "might", value = 3 }',
            "'enemy:yeti' has no name",
        ),
        ('{ do = "roll", rows = [{ at = [1, 3] }, { at = [3, 4] }] }', "row 3-4"),
        ('{ do = "roll", rows = [{ at = [5, 7] }] }', "row 5-7"),
        ('{ do = "choose", options = [{ key = "a", then = [] }] }', "two options"),
        ('{ do = "gain", what = "glory" }', "glory"),
        ('{ do = "take_stock" }', "stock"),
    ],
)
def test_a_bad_effect_is_refused_by_file_and_card(
    tmp_path: Path, effect: str, complaint: str
) -> None:
    howler = f"""
[[card]]
id = "howler"
kind = "event"
provenance = "design"
text = [{effect}]
"""
    message = refusal(pack(tmp_path, outer=howler))
    assert f"{tmp_path.name}/outer.toml, line 2: howler" in message
    assert complaint in message


@pytest.mark.parametrize(
    ("expect", "card", "complaint"),
    [
        (51, GHOUL.replace("2 }", '2, on_win = [{ do = "fly" }] }'), "ghoul: Invalid value 'fly'"),
        (51, GHOUL.replace("2 }", '2, on_win = [{ do = "fly" }] }'), "there are: advantage, "),
        (50, GHOUL, "mypack/outer.toml, line 2: ghoul"),
        (50, GHOUL, "expect = { outer = 51 }"),
        (52, GHOUL + GHOUL, "mypack/outer.toml, line 9: ghoul: duplicate id"),
    ],
)
def test_the_command_line_refuses_a_bad_pack_in_one_line(
    tmp_path: Path, expect: int, card: str, complaint: str
) -> None:
    folder = tmp_path / "mypack"
    folder.mkdir()
    pack(folder, f"expect = {{ outer = {expect} }}", outer=card)
    said = hallows("simulate", "talisman", "-n", "1", "--pack", str(folder))
    assert said.exit_code == 2
    assert complaint in said.stderr
    assert said.stderr.count("\n") == 1
    assert said.stderr.startswith("error: ")


def test_a_game_is_played_with_a_pack(tmp_path: Path) -> None:
    aurors = GHOUL.replace('"ghoul"', '"aurors"').replace("value = 2", "value = 9")
    pack(tmp_path, "expect = { outer = 51 }", outer=GHOUL + aurors)
    said = hallows("simulate", "talisman", "-p", "2", "-n", "1", "-j", "1", "--json", *LIMITS,
                   "--pack", str(tmp_path))  # fmt: skip
    assert said.exit_code == 0, said.stderr
    assert json.loads(said.stdout)["errors"] == 0


LIMITS = ("-o", "round_limit=20")


def test_a_pack_may_name_an_enemy_of_its_own(tmp_path: Path) -> None:
    howler = """
[[card]]
id = "howler"
kind = "event"
provenance = "design"
text = [{ do = "battle", enemy = "yeti", stat = "might", value = 3 }]
"""
    content = load([pack(tmp_path, '[names."enemy:yeti"]\nen = "Yeti"', outer=howler)])
    assert content.names("pl")["talisman-enemy-yeti"] == "Yeti"


def test_the_same_id_twice_in_a_pack_is_refused(tmp_path: Path) -> None:
    message = refusal(pack(tmp_path, "expect = { outer = 52 }", outer=GHOUL + GHOUL))
    assert "ghoul: duplicate id" in message


def test_the_same_id_in_two_decks_of_a_pack_is_refused(tmp_path: Path) -> None:
    message = refusal(pack(tmp_path, outer=GHOUL, middle=GHOUL))
    assert "ghoul: duplicate id" in message
    assert "middle.toml" in message


def test_a_new_card_needs_names(tmp_path: Path) -> None:
    nameless = "\n".join(line for line in GHOUL.splitlines() if not line.startswith("names"))
    message = refusal(pack(tmp_path, "expect = { outer = 51 }", outer=nameless))
    assert "'card:ghoul' has no name" in message


def test_a_folder_without_manifest_is_refused(tmp_path: Path) -> None:
    assert "pack.toml" in refusal(tmp_path)


def test_an_unknown_file_is_refused(tmp_path: Path) -> None:
    assert "cards.toml: unknown file" in refusal(pack(tmp_path, cards=GHOUL))


def test_a_reward_that_cannot_be_rolled_is_refused(tmp_path: Path) -> None:
    card = """
provenance = "design"
start = "great_hall"
strength = { london = 7, grounds = 9, castle = 10, great_hall = 12 }
reward = [{ at = [6, 7], then = [{ do = "gain", what = "fate" }] }]
"""
    assert "voldemort.toml: voldemort: roll table row 6-7" in refusal(
        pack(tmp_path, voldemort=card)
    )


def test_an_unknown_count_is_refused(tmp_path: Path) -> None:
    assert "'dragons'" in refusal(pack(tmp_path, "expect = { dragons = 3 }"))


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (('faces = "hogsmeade_station"', 'faces = "great_hall"'), "faces unknown space"),
        (('faces = "hogsmeade_station"', 'faces = "grawps_den"'), "not next to"),
        (("position = 1\n", "position = 2\n"), "positions must run"),
    ],
)
def test_a_crooked_board_is_refused(
    tmp_path: Path, change: tuple[str, str], complaint: str
) -> None:
    kings_cross = """
[[space]]
id = "kings_cross"
region = "london"
position = 1
provenance = "seed"
draw = 1
faces = "hogsmeade_station"
"""
    assert complaint in refusal(pack(tmp_path, spaces=kings_cross.replace(*change)))


def test_the_hash_tells_contents_apart_and_stays(tmp_path: Path, box: Content) -> None:
    assert load([pack(tmp_path)]).hash == box.hash
    assert len(box.hash) == 64
    blocks = [GHOUL, GHOUL.replace('"ghoul"', '"ghast"')]
    there = load([pack(tmp_path, "expect = { outer = 52 }", outer="".join(blocks))])
    back = load([pack(tmp_path, "expect = { outer = 52 }", outer="".join(blocks[::-1]))])
    assert there.cards.keys() == back.cards.keys()
    assert there.hash != back.hash  # another deck order deals other cards from the same seed
