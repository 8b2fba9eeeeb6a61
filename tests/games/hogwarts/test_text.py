"""What cards, tokens, sheets, enemies and spaces say: everything in the box has words in three languages, rendered
from what it does."""

import re
from importlib import resources
from typing import get_args

import msgspec
import pytest

from hallows.games.common.text import PartsText, plain
from hallows.games.hogwarts import effects as fx
from hallows.games.hogwarts import text
from hallows.games.hogwarts.board import Bonus, Space, load
from hallows.games.hogwarts.content import MagicCard
from hallows.games.hogwarts.game import HouseCupGame
from hallows.words import LANGUAGES, Words

GAME = HouseCupGame()
BOARD = load()
CONTENT = GAME.content
SPELL_POTION: tuple[fx.Magic, ...] = ("spell", "potion")
HANDS: tuple[fx.HandDeck, ...] = ("spell", "potion", "book")

#: Every effect there can be, with every value that changes its words.
CARDS: list[text.Effect] = [
    fx.Damage(3), fx.Damage(2, "inferi", 5), fx.Quiet(), fx.Dampen(1), fx.Heal(4), fx.Backlash(1),
    fx.ShowHand(), fx.Cancel(1), fx.Cancel(2), fx.Cancel(1, "werewolf"), fx.Counter(),
    fx.Search("spell"), fx.Search("potion"), fx.Reroll(), fx.Summon(), fx.FreeStop(), fx.Forget(),
    fx.Points(10), fx.Points(-5), fx.FlooPowder(),
]  # fmt: skip
EVENTS: list[text.Effect] = [
    fx.Gather("c03"), fx.Life(1), fx.Life(-1), fx.Token("floo"), fx.Token("portkey"),
    *(fx.Deal(deck) for deck in HANDS), fx.Drop(), fx.PassRight(), fx.LoseToken(), fx.Points(7),
    fx.Points(-7),
]  # fmt: skip
SHEETS: list[text.Effect] = [
    *(fx.ExtraDraw(deck) for deck in HANDS), fx.Nudge(), fx.RerollMove(), fx.ClassLife(), fx.SpaceLife(),
    fx.SecondConduct(), fx.BiggerPrize(), fx.MoveBonus(1), fx.Passages(), fx.TowerStop(), fx.Weaken(),
    fx.RerollAll(), fx.RerollOne(), fx.Shrug(), *(fx.Mastery(deck) for deck in SPELL_POTION),
    fx.SetSix(), fx.DoubleSix(), fx.FirstDie(), fx.FirstBlood(), fx.Regain(), fx.CancelFirst(),
]  # fmt: skip
NOTES: list[text.Effect] = [
    *(fx.Immune(deck) for deck in SPELL_POTION), *(fx.Frail(deck) for deck in SPELL_POTION),
    fx.Riddle(), fx.Chancy(4), fx.Numb(),
]  # fmt: skip
POWERS: list[text.Effect] = [
    fx.ExtraDie(), fx.Revive(6), fx.ExtraTurn(), fx.Visit(), fx.Vanish(5)
]  # fmt: skip
SAMPLES = [*CARDS, *EVENTS, *SHEETS, *NOTES, *POWERS]


def words(lang: str = "en") -> Words:
    return Words.of(GAME, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_is_worded_long_and_short(lang: str) -> None:
    """Within a group no two effects say the same, so that no message stands where another should."""
    say = words(lang)
    for group in (CARDS, EVENTS, SHEETS, NOTES, POWERS):
        everybody = group is EVENTS
        long = [text.sentence_of(say, effect, everybody) for effect in group]
        short = [text.brief(say, effect, everybody) for effect in group]
        assert len(set(long)) == len(long)
        assert len(set(short)) == len(short)
        assert all(sentence.endswith(".") for sentence in long)
        assert max(map(len, short)) <= 48


def _bases(message: str) -> str:
    return message.removeprefix("hogwarts-effect-").removeprefix("hogwarts-brief-")


@pytest.mark.parametrize("start", ["hogwarts-effect-", "hogwarts-brief-"])
def test_no_message_waits_for_an_effect_that_does_not_exist(start: str) -> None:
    """The samples use every message of effects there is; what else is brief belongs to whole cards and spaces."""
    path = resources.files("hallows") / "locales" / "en" / "hogwarts-content.ftl"
    written = set(
        re.findall(rf"^({start}[a-z-]+) =", path.read_text(encoding="utf-8"), re.MULTILINE)
    )
    used = set()
    for effect in SAMPLES:
        for everybody in (effect in EVENTS,):
            key, _ = text.wording(effect, everybody)
            used.add(start + key.replace(".", "-").replace("_", "-"))
    whole = {"book", "enemy", "after", "mission"}
    left = {_bases(m) for m in written - used if not _bases(m).startswith("here-")} - whole
    assert left == set()


def shown(effects: tuple[fx.CardEffect, ...]) -> text.Said:
    card = MagicCard(id="x", provenance="design", copies=1, use="attack", text=effects)
    return text.magic(words(), card)


def test_a_card_says_its_effects_in_their_order() -> None:
    told = shown((fx.Backlash(1), fx.Damage(5)))
    assert told.plain == "First you lose 1 life point yourself. The enemy loses 5 life points."
    assert told.short == "you −1 life · −5 life"


def test_what_works_at_different_moments_is_a_choice() -> None:
    told = shown((fx.Search("potion"), fx.Reroll()))
    (block,) = told.blocks
    assert isinstance(block, PartsText)
    assert block.by == "choice"
    assert [part.id for part in block.parts] == ["search", "reroll"]
    assert told.plain.startswith("Choose one. Pick any potion")


def test_an_enemy_says_when_it_hurts() -> None:
    say = words()
    riddle = text.enemy(say, CONTENT.fights["tom_riddle"])
    assert riddle.plain == (
        "When the card is revealed, you lose 2 life points. "
        "After each of your attacks you lose 3 life points. Spells do no harm."
    )
    troll = text.enemy(say, CONTENT.fights["mountain_troll"])
    assert troll.plain.startswith("The enemy strikes first: you lose 1 life point before")
    luna = text.enemy(say, CONTENT.duels["luna_lovegood"])
    assert "lose" not in luna.plain  # hers is one die less
    pansy = text.enemy(say, CONTENT.duels["pansy_parkinson"])
    assert pansy.plain.endswith("That happens only when a die shows 4 or more.")


def test_a_mission_says_what_it_takes() -> None:
    mission = text.mission(words(), CONTENT.missions["first_horcrux"], CONTENT, BOARD)
    assert mission.plain == (
        "Go to the Chamber of Secrets. Bring Tom Riddle’s Diary and the Basilisk Fang. "
        "Qualified wizards also need 2 attack cards and Polyjuice Potion. "
        "Win the fight and score 120 house points."
    )
    hall = text.mission(words(), CONTENT.missions["final_battle"], CONTENT, BOARD)
    assert hall.plain.startswith("Go to the Great Hall.")


def test_an_object_names_the_missions_that_need_it() -> None:
    say, missions = words(), CONTENT.missions.values()
    fang = text.thing(say, CONTENT.objects["basilisk_fang"], missions)
    assert fang.plain == "Needed for missions 6, 28 and 29."
    stone = text.thing(say, CONTENT.objects["resurrection_stone"], missions)
    assert stone.plain == (
        "Use it once in a fight to gain 6 life points. Needed for mission 30."
    )  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_space_with_an_effect_says_so(lang: str) -> None:
    say = words(lang)
    silent = [it.symbol for it in BOARD.spaces.values() if not text.space(say, it).blocks]
    assert set(silent) <= {"none", "place"}  # nothing happens there
    assert all(text.bonus(say, it) for it in BOARD.spaces.values() if it.bonus)
    assert {it.bonus for it in BOARD.spaces.values() if it.bonus} == set(get_args(Bonus))


def test_a_space_says_what_it_gives() -> None:
    def told(space: Space) -> str:
        return text.space(words(), space).plain

    assert told(BOARD.spaces["d03"]).startswith("Take the exam in Potions:")
    assert told(BOARD.spaces["d03"]).endswith("Draw 2 potions.")
    assert told(BOARD.spaces["h04"]) == (
        "Gain 2 life points. A secret passage leads to the One-Eyed Witch Statue without costing a step."
    )
    assert "2 objects lie here" in told(BOARD.spaces["p1"])
    cursed = msgspec.structs.replace(BOARD.spaces["w02"], hp=-1)
    assert told(cursed) == "Lose 1 life point."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_listing_has_everything_in_the_box(lang: str) -> None:
    say = words(lang)
    listed = GAME.cards_listing(lang)
    for kind, entries in CONTENT.named():
        if kind != "villain":
            for entry in entries:
                assert say.name(f"{kind}:{entry.id}") in listed
    assert "hogwarts-" not in listed
    assert "{" not in listed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_in_the_box_says_something(lang: str) -> None:
    drawing = GAME.drawing(lang)
    kinds = (
        drawing.missions, drawing.enemies, drawing.duels, drawing.spells, drawing.potions, drawing.books,
        drawing.conduct, drawing.events, drawing.objects,
    )  # fmt: skip
    for kind in kinds:
        for thing in kind.values():
            assert plain(thing.blocks), thing.id
    for sheet in (*drawing.students.values(), *drawing.eaters.values()):
        assert sheet.abilities, sheet.id
        assert all(plain(ability.blocks) and ability.short for ability in sheet.abilities)
