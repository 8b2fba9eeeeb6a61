"""What a seat sees: everything open, nothing hidden, and every sum with its parts."""

from __future__ import annotations

import msgspec

from hallows.games.talisman.state import Talisman
from hallows.kernel import Seeded, Table
from hallows.kernel.conformance import random_chooser
from hallows.words import LANGUAGES, Words
from tests.games.talisman.midway import Midway
from tests.games.talisman.scenario import GAME, hero, table
from tests.games.talisman.scenarios.folk import DRACO, LUCIUS, MCGONAGALL, plain


def test_a_sheet_shows_totals_with_their_parts() -> None:
    t = table(
        plain(LUCIUS, "azkaban", magic=6, followers=["narcissa_malfoy", "severus_snape"]),
        plain(MCGONAGALL, "centaur_clearing", objects=["marauders_map"]),
    )
    magic = t.sheet(0).magic
    assert magic is not None
    assert (magic.start, magic.dial, magic.total) == (4, 6, 8)
    assert {part.source: part.n for part in magic.parts} == {
        "card:narcissa_malfoy": 1,
        "card:severus_snape": 1,
    }
    barred = t.sheet(1).magic
    assert barred is not None
    assert (barred.total, barred.parts) == (4, [])  # T-297


def test_spells_are_counted_for_everybody_and_named_for_their_holder() -> None:
    t = table(plain(LUCIUS, "azkaban", spells=["lumos"]), plain(MCGONAGALL, "owlery"))
    assert [t.sheet(0, viewer).spells for viewer in (0, 1, None)] == [["lumos"], [], []]
    assert [t.sheet(0, viewer).spell_count for viewer in (0, 1, None)] == [1, 1, 1]
    for viewer in (1, None):
        seen = msgspec.json.encode(t.view(viewer)).decode()
        assert "lumos" not in seen


def _fate_on_the_cave(g: Talisman) -> None:
    g.tokens[str(g.board["knockturn_alley"][0])] = 3
    g.fate -= 3


def test_spaces_show_cards_galleons_and_figures() -> None:
    t = table(
        plain(LUCIUS, "azkaban"),
        plain(MCGONAGALL, "azkaban"),
        board={"knockturn_alley": ["seaside_cave"]},
        gold={"knockturn_alley": 2},
        arrange=_fate_on_the_cave,
    )
    spaces = t.view().spaces
    assert set(spaces) == {"azkaban", "knockturn_alley"}
    assert spaces["azkaban"].figures == [0, 1]
    cave = spaces["knockturn_alley"]
    assert (cave.cards[0].card, cave.cards[0].fate, cave.galleons) == ("seaside_cave", 3, 2)


def test_a_battle_shows_its_sums_as_they_form() -> None:
    t = table(
        plain(MCGONAGALL, "azkaban", objects=["wand"], fate=1),
        plain(DRACO, "owlery"),
        outer=["antonin_dolohov"],
        advantage="death_eaters",
    )
    t.play(2, "keep", "move:london_streets_a")
    battle = t.view().battle
    assert battle is not None
    assert (battle.kind, battle.stat, battle.foe.names) == (
        "enemy",
        "magic",
        ["card:antonin_dolohov"],
    )
    assert (battle.hero.stat, battle.hero.modifier, battle.hero.score) == (5, -1, 0)
    assert [(part.source, part.n) for part in battle.hero.parts] == [
        ("stat:magic", 4),
        ("card:wand", 1),
    ]
    assert [(part.source, part.n) for part in battle.foe.parts] == [("card:antonin_dolohov", 7)]
    t.play(2, 1)
    battle = t.view(None).battle
    assert battle is not None
    assert (battle.hero.die, battle.hero.score, battle.foe.score) == (2, 6, 8)
    t.play("keep")
    assert t.view().battle is None


def test_states_challenges_and_lasting_effects_are_shown() -> None:
    t = table(
        plain(LUCIUS, "azkaban", challenge="defeat_enemy", ferret=2, miss=True),
        plain(MCGONAGALL, "azkaban"),
        active=1,
        outer=["doused_in_stinksap"],
    )
    t.play(2, "move:london_streets_a")
    sheet = t.sheet(0)
    assert (sheet.challenge, sheet.miss) == ("defeat_enemy", False)  # its turn has been skipped
    assert [(x.card, x.rule, x.owner) for x in t.view().lasting] == [
        ("doused_in_stinksap", "walk_one", 1)
    ]


def test_piles_and_decks_are_counted() -> None:
    t = table(hero(LUCIUS, objects=["wand"]), hero(MCGONAGALL))
    view = t.view(None)
    assert view.purchases["wand"] == 2
    assert sum(view.purchases.values()) == 20
    assert (view.outer.count, view.middle.count, view.spells.count) == (50, 50, 24)
    assert len(view.hallows) == 3
    assert view.galleons == 20 - 4 - 2
    assert view.voldemort.strength == 12


def test_what_a_screen_draws_is_complete_in_every_language() -> None:
    for lang in LANGUAGES:
        drawing = GAME.drawing(lang)
        for kind in ("spaces", "cards", "spells", "sheets"):
            assert all(thing.name for thing in getattr(drawing, kind).values())


def test_everything_met_far_into_games_can_be_said_in_every_language() -> None:
    """Events, questions, options and refusals of games that start in the middle."""
    voices = [Words(lang, "talisman") for lang in LANGUAGES]
    said: set[str] = set()

    def say(what: object) -> None:
        if repr(what) not in said:
            said.add(repr(what))
            for words in voices:
                assert words.say(what).strip()  # type: ignore[arg-type]

    for seed in range(12):
        game = Midway(seed)
        options = {
            "round_limit": 6,
            "no_inheritance": seed % 3 == 1,
            "early_ditching": seed % 4 == 1,
        }
        t = Table(game, 1 + seed % 6, options, Seeded(seed), checkpoints=False)
        choose = random_chooser(seed)
        heard = 0
        while (ask := t.ask) is not None:
            for event in (t.events or [])[heard:]:
                say(event)
            heard = len(t.events or [])
            say(t.asked_for(ask.seat))
            for option in ask.options:
                say(game.describe(t.state, ask, option).label)
            for refusal in game.refusals(t.state, ask):
                say(refusal.label)
                say(refusal.why)
            t.answer(choose(ask))
    assert len(said) > 1000
