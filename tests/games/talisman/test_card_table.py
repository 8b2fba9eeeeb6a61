"""The box card by card and space by space: figures, copies and where they come from, as a plain table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hallows.games.talisman.content import Content
from hallows.games.talisman.loading import load

# Deck, kind, side: cards. A star means that the text is printed on the card and not ours.
CARDS = """
outer event neutral: doused_in_stinksap*, dark_mark, prophet_headline, educational_decree, howler,
    gringotts_break_in
outer follower order: nymphadora_tonks* magic 3, fred_and_george* magic 2, kingsley_shacklebolt
    magic 6, mad_eye_moody magic 7, arthur_weasley magic 4, molly_weasley magic 5, sirius_black
    magic 6, mundungus_fletcher magic 2
outer follower death_eaters: antonin_dolohov* magic 7, narcissa_malfoy* magic 3, fenrir_greyback
    might 6, corban_yaxley magic 5, thorfinn_rowle magic 4, scabior magic 3, barty_crouch_jr magic
    6, igor_karkaroff magic 2
outer enemy neutral: aurors* magic 4, dementor magic 5 x2, dudleys_gang might 2, monster_book
    might 3, doxies magic 2, inferius might 4, knockturn_hag magic 3, gringotts_dragon might 8,
    cornish_pixies magic 1
outer follower neutral: dobby*, hedwig
outer observer neutral: rita_skeeter, garrick_ollivander, dolores_umbridge, stan_shunpike,
    cornelius_fudge
outer object neutral: beaded_bag, extendable_ears, nimbus_2000
outer magic_object neutral: deluminator, sneakoscope
outer galleons neutral: pouch_of_galleons x2
outer place neutral: seaside_cave*, hogwarts_express, borgin_and_burkes, shell_cottage
middle event neutral: triwizard_tournament, peeves_on_the_loose, darkness_powder,
    battle_of_hogwarts, yule_ball, mandrake_cry
middle follower order: ginny_weasley* magic 3, luna_lovegood* magic 2, neville_longbottom* magic
    1, grawp might 8, hermione_granger magic 5, ron_weasley magic 3, remus_lupin magic 5
middle follower death_eaters: troll might 7, severus_snape magic 8, crabbe_and_goyle might 4,
    alecto_and_amycus magic 5, nagini might 7, rodolphus_lestrange magic 5, pansy_parkinson magic
    2
middle enemy neutral: acromantula might 3 x2, basilisk might 9, hungarian_horntail might 8, fluffy
    might 7, dementor_of_the_grounds magic 6 x2, grindylow might 4, blast_ended_skrewt might 5,
    devils_snare magic 4, enchanted_chess_set magic 6, angry_centaur might 6
middle follower neutral: fang*, buckbeak, thestral
middle observer neutral: sybill_trelawney, pomona_sprout, argus_filch, moaning_myrtle
middle magic_object neutral: marauders_map*, hidden_hallow x2, sword_of_gryffindor, time_turner
middle object neutral: felix_felicis, firebolt
middle galleons neutral: purse_of_galleons
middle place neutral: shrieking_shack, hogwarts_kitchens, mirror_of_erised
"""

# Copies, whose turn, windows (all of them if none is named). Stars as above.
SPELLS = """
accio* 1 own turn_start
episkey* 2 any
expecto_patronum* 2 any battle_start
expulso* 2 any
immobulus* 1 any turn_start
impedimenta* 2 any
lumos* 1 own turn_start
obliviate* 1 any
protego* 2 any life_loss enemy_beaten
stupefy 2 any spell_cast
expelliarmus 1 any battle_start
alohomora 1 own crossing
confundo 1 other movement_rolled
imperio 1 other turn_start
vera_verto 1 any
finite_incantatem 1 any
revelio 1 own before_draw
ascendio 1 own turn_start
"""

# By position: the cards drawn there and, in London, the position of the facing space of the Grounds.
LONDON = """
kings_cross 1 1, azkaban 0 2, grimmauld_place_12 0 3, london_streets_a 1 4, knockturn_alley 2 4,
godrics_hollow 1 5, hogsmeade 0 6, london_streets_b 1 7, ministry_of_magic 0 8, london_streets_c 1 8,
spinners_end 1 9, privet_drive_4 0 10, london_streets_d 1 11, st_mungos 0 12, the_burrow 1 12,
gringotts_bank 0 13, diagon_alley 0 14, leaky_cauldron 1 15, london_streets_e 1 16, malfoy_manor 0 16
"""
GROUNDS = """
hogsmeade_station 1, centaur_clearing 1, black_lake 2, courtyard 1, castle_lawn_a 1, quidditch_pitch 0,
forbidden_forest_a 1, aragogs_lair 2, forbidden_forest_b 1, hagrids_hut 0, owlery 1, castle_lawn_b 1,
greenhouses 0, hogwarts_gates 1, whomping_willow 0, grawps_den 2
"""
CASTLE = """
moving_staircase, charms_classroom, potions_classroom, divination_classroom,
transfiguration_classroom, defence_classroom, astronomy_tower, room_of_requirement
"""
Row = tuple[str, str, str | None, str, tuple[str, int] | None, int, str]


@pytest.fixture(scope="module")
def box() -> Content:
    return load()


def items(text: str) -> list[list[str]]:
    return [item.split() for item in " ".join(text.split()).split(",")]


def rows() -> Iterator[Row]:
    groups: list[str] = []
    for line in CARDS.strip().splitlines():
        if line.startswith(" "):
            groups[-1] += line
        else:
            groups.append(line)
    for group in groups:
        head, _, cards = group.partition(":")
        deck, kind, side = head.split()
        for name, *rest in items(cards):
            copies = int(rest.pop()[1:]) if rest and rest[-1].startswith("x") else 1
            stat = (rest[0], int(rest[1])) if rest else None
            source = "seed" if name.endswith("*") else "design"
            known = None if side == "neutral" else side
            yield deck, kind, known, name.rstrip("*"), stat, copies, source


@pytest.mark.rule("T-002")
def test_every_encounter_card_is_as_the_table_says(box: Content) -> None:
    found = [
        (
            card.deck,
            card.kind,
            card.side,
            card.id,
            (card.enemy.stat, card.enemy.value) if card.enemy else None,
            card.copies,
            card.provenance,
        )
        for card in box.cards.values()
        if card.is_encounter
    ]
    assert sorted(found, key=str) == sorted(rows(), key=str)
    assert sum(copies for *_, copies, _ in rows()) == 100


@pytest.mark.rule("T-003")
def test_every_spell_is_as_the_table_says(box: Content) -> None:
    found = [
        [
            spell.id + ("*" if spell.provenance == "seed" else ""),
            str(spell.copies),
            spell.turn,
            *spell.windows,
        ]
        for spell in box.spells.values()
    ]
    assert found == [line.split() for line in SPELLS.strip().splitlines()]


def test_every_space_is_where_the_table_says(box: Content) -> None:
    grounds = box.rings["grounds"]
    london = [
        [s.id, str(s.draw), str(grounds.index(s.faces or "") + 1)]
        for s in (box.spaces[space] for space in box.rings["london"])
    ]
    assert london == items(LONDON)
    assert [[s, str(box.spaces[s].draw)] for s in grounds] == items(GROUNDS)
    assert [[room] for room in box.rings["castle"]] == items(CASTLE)
