"""Card and space texts: complete, resolved and well-formed in all three languages."""

import re
from importlib import resources
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message

from hallows.games.common.content import Entry
from hallows.games.common.text import Block, PartsText, plain, tables
from hallows.games.talisman import effects as e
from hallows.games.talisman import passives as p
from hallows.games.talisman.content import Content, Window
from hallows.games.talisman.loading import load
from hallows.games.talisman.phrases import Form, Phrases
from hallows.games.talisman.text import (
    card_blocks,
    card_type,
    cards_listing,
    sheet_blocks,
    space_blocks,
    space_text,
    voldemort_blocks,
)
from hallows.words import LANGUAGES

FORMS: tuple[Form, ...] = ("you", "they", "inf")


@pytest.fixture(scope="module")
def box() -> Content:
    return load()


def card_text(box: Content, card: str, lang: str) -> str:
    return plain(card_blocks(Phrases(box, lang), box.spells.get(card) or box.cards[card]))


def assert_reads_well(text: str) -> None:
    """No leftovers of the rendering: unresolved arguments, doubled marks, stray spaces."""
    assert text
    assert not re.search(r"[{}$]|\btalisman-|None", text), text
    assert not re.search(r"  | [.,;:]|\.\.|,,|::|;\.|^\W*[a-ząćęłńóśźżàèéìòù]", text), text
    assert text[-1] in ".!?", text


# --------------------------------------------------------------------- complete


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_is_there(box: Content, lang: str) -> None:
    say = Phrases(box, lang)
    named = [f"space:{x}" for x in box.spaces] + [f"card:{x}" for x in box.cards]
    named += [f"spell:{x}" for x in box.spells] + [f"character:{x}" for x in box.characters]
    named += [f"sheet:{x}" for x in box.sheets] + [f"region:{x}" for x in box.rings]
    named += [f"challenge:{x.id}" for x in box.box.challenges]
    named += [f"side:{x}" for x in get_args(p.Side)]
    named += ["enemy:flying_key", "enemy:boggart", "enemy:voldemort"]
    for group in (box.spaces, box.cards):
        for part in e.parts(tuple(group.values())):
            if isinstance(part, e.Battle):
                named.append(f"enemy:{part.enemy}")
            elif isinstance(part, e.Option) and part.named:
                named.append(f"shop:{part.key}")
    assert len(named) > 200
    for name in named:
        assert say.name(name)
        assert say.name(name, "gender") in ("m", "f", "n", "pl"), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_reads_well(box: Content, lang: str) -> None:
    for space in box.spaces.values():
        assert_reads_well(space_text(box, space.id, lang))
    for card in box.cards:
        assert_reads_well(card_text(box, card, lang))
        assert card_type(box, card, lang)
    for spell in box.spells:
        assert_reads_well(card_text(box, spell, lang))
    for sheet in box.sheets.values():
        told = sheet_blocks(Phrases(box, lang), sheet)
        assert len(told) >= len(sheet.abilities)
        for block in told:
            assert_reads_well(block.text)
    assert_reads_well(plain(voldemort_blocks(Phrases(box, lang))))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_listing_has_everything(box: Content, lang: str) -> None:
    listing = cards_listing(box, lang)
    say = Phrases(box, lang)
    for kind, ids in (("space", box.spaces), ("card", box.cards), ("spell", box.spells)):
        for name in ids:
            assert f"**{say.name(f'{kind}:{name}')}**" in listing


# --------------------------------------------------- the whole vocabulary has words

LOSE: tuple[e.Effect, ...] = (e.Lose("life"),)
WHATS: tuple[p.What, ...] = tuple(w for w in get_args(p.What) if w != "self")

EFFECTS: list[e.Effect] = [
    *(e.Gain(what, n) for what in WHATS for n in (1, 2, 5)),
    *(e.Lose(what, n) for what in WHATS for n in (1, 2, 5)),
    *(e.Lose(what, all=True) for what in WHATS),
    *(e.Heal(n) for n in (0, 1, 2, 5)),
    e.RefillFate(),
    e.MissTurn(),
    e.ExtraTurn(),
    e.Ferret(),
    *(e.Advantage(to) for to in ("order", "death_eaters", "choice", "own")),
    e.Battle("goblin", "magic", 3),
    *(e.Roll((e.Row((2, 3), LOSE), e.Row((5, 5))), dice) for dice in (1, 2)),
    e.Choose((e.Option("a", LOSE), e.Option("b", (e.MissTurn(),)))),
    e.BySide(LOSE, ()),
    e.Pay(p.Cost("self"), LOSE),
    *(e.Pay(p.Cost(what, 2), LOSE, LOSE) for what in WHATS),
    *(e.Trade("object", "galleon", most) for most in (0, 1, 2, 5)),
    e.Buy((p.Good("wand", 1),)),
    e.TakeCard("wand"),
    e.IfHas("wand", LOSE),
    e.IfHas("wand", LOSE, LOSE),
    e.DrawSpells(2, 1),
    e.Travel("region"),
    e.Travel("space", "azkaban"),
    e.InsteadOfRoll(),
    *(e.NextMove("region", must) for must in (True, False)),
    *(e.NextMove("space", must, "azkaban") for must in (True, False)),
    e.DrawDifference("azkaban"),
    e.Drift(),
    e.Challenge(),
    *(
        e.Everyone(LOSE, where, side)
        for where in ("all", "here", "london", "grounds")
        for side in (None, "order", "death_eaters")
    ),
    e.ToTarget(LOSE),
    e.Steal(("object", "fate")),
    e.Steal(("fate",), 2, "order_here"),
    *(e.Look("deck", n, reorder) for n in (1, 3, 5) for reorder in (True, False)),
    *(e.Look("spells", within=n) for n in (1, 3, 5)),
    e.Predict(LOSE, LOSE),
    e.Predict((), LOSE, hold=True),
    e.TakeStock(),
    *(e.Lasting(rule, n) for rule in get_args(e.LastingRule) for n in (0, 1, 2, 5)),
    e.VoldemortMoves(),
    e.Grant((p.NoObjects(),), "battle"),
    e.Grant((p.Evade("any"), p.MightToMagic("battle")), "round"),
    e.DiscardSelf(),
    e.Barrier(9, "azkaban"),
    e.Gates("azkaban"),
    e.Halt(),
    e.HallowDoor("great_hall"),
    e.Finale(12, "azkaban"),
    e.Hook("protego"),
]

PASSIVES: list[e.Passive] = [
    *(p.Bonus(1, 2, when) for when in get_args(p.When)),
    *(p.Score(1, when, once) for when in get_args(p.When) for once in (True, False)),
    *(p.MightToMagic(w, s) for w in ("battle", "attacking_character") for s in (True, False)),
    p.SpellLimit(-1),
    p.ObjectLimit(4),
    p.ObjectLimit(4, weightless=True),
    p.FollowerLimit(1),
    p.Prevent(4),
    p.Sacrifice("follower"),
    *(p.Evade(whom) for whom in ("enemy", "character", "any")),
    p.Evade("enemy", p.Cost("fate"), single=True),
    p.Evade("character", at_least=5),
    p.Evade("any", at_least=5),
    p.Evade("enemy", stat="magic", most=3),
    *(p.Reroll(on) for on in get_args(p.DieOn)),
    *(p.SpareDie((on,)) for on in get_args(p.DieOn)),
    p.SpareDie(("event", "space"), higher=True),
    p.SpareDie(("hagrids_hut",), final=True),
    *(p.Nudge(on) for on in get_args(p.DieOn)),
    p.WalkOne(),
    p.MoveBonus(1),
    p.MoveBonus(1, 1),
    p.MoveLess(p.Cost("fate")),
    p.PriceCut(),
    p.PriceCut(1, "diagon_alley"),
    p.ShopAt("azkaban", (p.Good("wand", 2),)),
    p.Safe(("azkaban", "hogsmeade")),
    p.Safe(("azkaban",), (1, 2)),
    p.NoFerret(),
    *(p.VoldemortSpares(region) for region in get_args(p.Region)),
    p.VoldemortRoll(plus=2),
    p.VoldemortRoll(up_to=True),
    *(
        p.Ride(to, origin, spend, fleeting)
        for to in ("facing", "ally", "anywhere")
        for origin in ((), ("azkaban", "hogsmeade"))
        for spend, fleeting in ((True, True), (True, False), (False, False))
    ),
    *(e.Trigger(on, LOSE) for on in get_args(e.TriggerOn)),
    *(e.Trigger("turn_end", LOSE, (c,), may=True) for c in get_args(e.Condition)),
    e.Trigger("own_turn", LOSE, cost=p.Cost("self"), once=True),
    *(p.DrawMore(("azkaban",), n) for n in (1, 2, 5)),
    p.Redraw(p.Cost("fate")),
    p.ObjectsFirst(),
    p.ResistSpell(4),
    p.MixTrophies(),
    p.TrophyBonus("order"),
    p.TrophyBonus("death_eaters", 2),
    p.GalleonReroll(),
    p.NoObjects(),
    p.PassiveHook("remus_lupin"),
]


def test_the_samples_cover_the_vocabulary() -> None:
    passives = (*get_args(p.Standing), e.Trigger)
    assert {type(x) for x in EFFECTS} == set(get_args(e.Effect))
    assert {type(x) for x in PASSIVES} == set(passives)


def assert_clause(clause: str) -> None:
    assert_reads_well(clause[:1].upper() + clause[1:].rstrip(".") + ".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_has_words_in_every_form(box: Content, lang: str) -> None:
    say = Phrases(box, lang)
    for effect in EFFECTS:
        for form in FORMS:
            assert_clause(say.clause(effect, form))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_passive_has_words(box: Content, lang: str) -> None:
    say = Phrases(box, lang)
    for passive in PASSIVES:
        assert_clause(say.passive(passive))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_spell_moment_has_words(box: Content, lang: str) -> None:
    say = Phrases(box, lang)
    for window in get_args(Window):
        for turn in ("own", "other", "any"):
            assert say.phrase(f"when-{window}", turn=turn)


# --------------------------------------------------------------- some texts, read

AZKABAN = {
    "en": "Roll a die. 1: a Dementor attacks you (Magic 4). 2–3: the guards catch you and you lose your next"
    " turn. 4–5: nothing happens. 6: you fly to safety and gain 1 Magic.",
    "pl": "Rzuć kością. 1: atakuje cię Dementor (Magia 4). 2–3: strażnicy cię chwytają i tracisz"
    " następną turę. 4–5: nic się nie dzieje. 6: odlatujesz w bezpieczne miejsce i zyskujesz"
    " 1 punkt Magii.",
    "it": "Tira un dado. 1: un Dissennatore ti attacca (Magia 4). 2–3: le guardie ti catturano e perdi il"
    " prossimo turno. 4–5: non succede nulla. 6: voli al sicuro e guadagni 1 punto Magia.",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_azkaban(box: Content, lang: str) -> None:
    assert space_text(box, "azkaban", lang) == AZKABAN[lang]


@pytest.mark.parametrize(
    ("n", "words"), [(1, "1 Galeona"), (2, "2 Galeony"), (5, "5 Galeonów"), (12, "12 Galeonów")]
)
def test_polish_plurals(box: Content, n: int, words: str) -> None:
    assert Phrases(box, "pl").amount("galleon", n) == words


def test_polish_verbs_follow_the_person(box: Content) -> None:
    say = Phrases(box, "pl")
    assert [say.clause(e.Lose("life", 2), form) for form in FORMS] == [
        "tracisz 2 punkty Życia",
        "traci 2 punkty Życia",
        "stracić 2 punkty Życia",
    ]


def test_gains_share_their_verb(box: Content) -> None:
    assert "gain 1 Magic and 1 Galleon" in space_text(box, "gringotts_bank", "en")


def test_shops_stand_on_lines_of_their_own(box: Content) -> None:
    lines = space_text(box, "hogsmeade", "en").splitlines()
    assert lines[0] == "Visit one of these:"
    assert lines[1] == "Three Broomsticks: up to 2 times, you may pay 1 Galleon to heal 1 Life."
    assert len(lines) == 4


def test_words_follow_the_figures_of_a_pack(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "T"\nversion = "1"\n', encoding="utf-8")
    (tmp_path / "outer.toml").write_text(
        '[[card]]\nid = "howler"\nkind = "event"\nprovenance = "design"\n'
        'names = { en = "Whisper", pl = "Szept" }\n'
        'text = [{ do = "lose", what = "galleon", n = 5 }]\nafter = "discard"\n',
        encoding="utf-8",
    )
    content = load([tmp_path])
    text = card_text(content, "howler", "pl")
    assert text == "Tracisz 5 Galeonów. Potem odrzuć tę kartę."
    assert Phrases(content, "pl").name("card:howler") == "Szept"
    assert Phrases(content, "it").name("card:howler", "di") == "Whisper"


# ----------------------------------------------------------------- the locale files


@pytest.mark.parametrize("file", ["talisman-content.ftl", "talisman-names.ftl"])
def test_locale_files_parse_and_agree(file: str) -> None:
    locales = resources.files("hallows") / "locales"
    ids: dict[str, list[str]] = {}
    for lang in LANGUAGES:
        source = (locales / lang / file).read_text(encoding="utf-8")
        entries = parse(source).body
        assert not [entry for entry in entries if isinstance(entry, Junk)]
        ids[lang] = [entry.id.name for entry in entries if isinstance(entry, Message)]
        assert len(ids[lang]) == len(set(ids[lang]))
    assert set(ids["en"]) == set(ids["pl"]) == set(ids["it"])


# ----------------------------------------------------------------------------- blocks


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_table_of_results_is_a_block_and_not_only_a_sentence(box: Content, lang: str) -> None:
    """Inside sides, shops, choices and sentences too; and the words of a block are those of its text."""
    say = Phrases(box, lang)
    seen = 0
    told: list[tuple[Entry, list[Block]]] = [(x, space_blocks(say, x)) for x in box.spaces.values()]
    told += [(card, card_blocks(say, card)) for card in box.cards.values()]
    told += [(spell, card_blocks(say, spell)) for spell in box.spells.values()]
    told += [(sheet, sheet_blocks(say, sheet)) for sheet in box.sheets.values()]
    for entry, blocks in told:
        rolls = [part for part in e.parts(entry) if isinstance(part, e.Roll)]
        challenges = [part for part in e.parts(entry) if isinstance(part, e.Challenge)]
        found = list(tables(blocks))
        assert len(found) == len(rolls) + len(challenges), entry.id
        for table in found:
            assert table.before
            assert table.text.startswith(table.before)
            assert all(row.text in table.text for row in table.rows)
            seen += len(table.rows)
    assert seen > 60


def test_a_text_falls_apart_by_side_by_shop_and_by_choice(box: Content) -> None:
    say = Phrases(box, "en")
    (sides,) = space_blocks(say, box.spaces["malfoy_manor"])
    assert isinstance(sides, PartsText)
    assert [(part.id, part.name) for part in sides.parts] == [
        ("order", "Order of the Phoenix"),
        ("death_eaters", "Death Eaters"),
    ]
    assert plain(sides.parts[0].blocks) == "Lose 1 Life."
    (choice,) = sides.parts[1].blocks
    assert isinstance(choice, PartsText)
    assert (choice.by, choice.before) == ("choice", "Choose one")
    (table,) = tables(choice.parts[1].blocks)
    assert table.before == "Roll a die"
    assert [(row.low, row.high, row.text) for row in table.rows] == [
        (1, 4, "nothing happens"),
        (5, 5, "gain 1 Life"),
        (6, 6, "gain 1 Spell"),
    ]
    (shops,) = space_blocks(say, box.spaces["hogsmeade"])
    assert isinstance(shops, PartsText)
    assert (shops.by, shops.before) == ("shop", "Visit one of these")
    assert [part.id for part in shops.parts] == [
        "three_broomsticks",
        "madam_puddifoot",
        "hogs_head",
    ]
    assert plain(shops.parts[0].blocks) == "Up to 2 times, you may pay 1 Galleon to heal 1 Life."
