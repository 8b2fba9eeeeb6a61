"""Everything a person reads exists in three languages, and renders."""

import re
from importlib import resources
from pathlib import Path

import msgspec
import pytest

from hallows.games.rising.effects import (
    AFFILIATIONS,
    COLOURS,
    Corrupt,
    Damage,
    Draw,
    Harder,
    Heal,
    HealEach,
    Hit,
    LoseDie,
    LoseSpell,
    Needs,
    OthersDraw,
    PoolDie,
    Reroll,
    Restore,
)
from hallows.games.rising.game import RisingGame
from hallows.games.rising.loading import standard
from hallows.games.rising.text import ability_text, benefit_text, cards_listing, villainy_text
from hallows.kernel import Seeded, Table
from hallows.words import LANGUAGES, Words

GAME = RisingGame()
_ID = re.compile(r"^(rising-[A-Za-z0-9-]+) =", re.MULTILINE)


def messages(lang: str, file: str) -> list[str]:
    path = resources.files("hallows") / "locales" / lang / file
    return _ID.findall(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", ["rising.ftl", "rising-content.ftl"])
def test_every_language_has_the_same_messages(file: str) -> None:
    english = messages("en", file)
    assert len(english) == len(set(english))
    for lang in LANGUAGES:
        assert messages(lang, file) == english


@pytest.mark.parametrize("lang", LANGUAGES)
def test_random_games_can_be_told(lang: str) -> None:
    """Prompts, options, events and endings of whole games with many tokens about."""
    words = Words(lang, "rising", ["Ola", "Marek", "Giulia", "Tom"])
    said: set[str] = set()
    for seed in range(12):
        seats = 2 + seed % 3
        options = {"four_player_token_boost": True, "dark_mark_all": seed % 2 == 0}
        table = Table(GAME, seats, options, Seeded(seed))
        pick = Seeded(f"told/{seed}").below
        while (ask := table.ask) is not None:
            asked = table.asked_for(ask.seat)
            assert asked is not None
            assert words.say(asked)
            for option in ask.options:
                text = GAME.describe(table.state, ask, option).label
                assert words.say(text)
                said.add(text.key)
            wanted = [option for option in ask.options if option != "stop"] or list(ask.options)
            table.answer(wanted[pick(len(wanted))])
        for event in table.events or []:
            assert words.say(event)
            said.add(event.key)
        assert table.outcome is not None
        assert words.format(f"rising-outcome-{table.outcome.reason}")
    assert len(said) > 60


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_box_can_be_read(lang: str) -> None:
    listing = cards_listing(standard(), lang)
    words = Words(lang, "rising")
    for name in (
        "card:luna",
        "card:voldemort",
        "place:gringotts",
        "hq:room",
        "spell:cleanse",
        "die:red",
    ):
        said = words.name(name)
        assert f"**{said[:1].upper()}{said[1:]}**" in listing
    assert listing.count("**") == 2 * (33 + 10 + 1 + 3 + 6 + 12 + 4)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effects_no_card_has_yet_can_be_read_too(lang: str) -> None:
    """A pack of one's own may combine the vocabulary freely."""
    words = Words(lang, "rising")
    texts = []
    for amount in (1, 2, 5):
        for whose in ("own", "any"):
            for wizards in (0, 1, 2, 3):
                texts.append(benefit_text(Heal(amount, wizards, whose)))
        for effect in (
            Hit(amount),
            Draw(amount),
            OthersDraw(amount, "army", 2),
            HealEach(amount, "army", 5),
        ):
            texts.append(benefit_text(effect))
        for whom in ("active", "each_team", "board", "here"):
            for among in ("all", "most", "fewest"):
                for aff in (None, *AFFILIATIONS):
                    texts += villainy_text(
                        Damage(amount, whom, aff, among, Corrupt(amount, "here"))
                    )
        for who in ("active", "each"):
            texts += villainy_text(LoseSpell(amount, who))
        for where in ("here", "ministry", "each_with_death_eater"):
            texts += villainy_text(Corrupt(amount, where))
        for evil in (Restore(amount), Harder("loyalty", amount), LoseDie(amount)):
            texts += villainy_text(evil)
        texts += ability_text(Reroll(amount))
    for number, colour in enumerate(COLOURS):
        for other in COLOURS[number:]:
            texts += ability_text(PoolDie(tuple(dict.fromkeys((colour, other)))))
    for needs in (
        Needs(cards=("luna",)),
        Needs(cards=("luna", "cho", "dean"), at_least=2),
        Needs(family="weasley", cards=("luna", "cho"), other=True, at_least=2),
    ):
        texts += ability_text(PoolDie(("red",), needs))
    for text in texts:
        sentence = words.say(text)
        assert sentence
        assert "{" not in sentence


def test_card_text_follows_the_data() -> None:
    """What a card says is what it does: change the effect, and the sentence changes."""
    words = Words("en", "rising")
    luna = next(card for card in standard().wizards if card.id == "luna")
    said = [words.say(text) for text in ability_text(luna.ability)]
    assert said == ["Draw 1 Spell token.", "Remove 1 Damage from one Wizard of any team."]
    assert words.say(benefit_text(Draw(3))) == "Draw 3 Spell tokens."
    assert msgspec.structs.replace(luna, slots=9).slots == 9


@pytest.mark.parametrize(
    ("lang", "early"),
    [
        ("en", "before your first roll"),
        ("pl", "przed pierwszym rzutem"),
        ("it", "prima del primo tiro"),
    ],
)
def test_a_die_for_damage_says_that_it_comes_before_the_first_roll(lang: str, early: str) -> None:
    """Seamus must be used before the first roll, Mundungus need not."""
    words = Words(lang, "rising")
    wizards = {card.id: card for card in standard().wizards}
    said = {
        card: " ".join(words.say(text) for text in ability_text(wizards[card].ability))
        for card in ("seamus", "mundungus")
    }
    assert early in said["seamus"]
    assert early not in said["mundungus"]


@pytest.mark.parametrize(
    ("lang", "text", "then"),
    [
        ("en", "2 dice → Luna Lovegood", "Still needs 1 Friendship."),
        ("pl", "2 kości → Luna Lovegood", "Brakuje Przyjaźni ×1."),
        ("it", "2 dadi → Luna Lovegood", "Serve ancora Amicizia ×1."),
    ],
)
def test_a_person_sees_what_dice_would_do(lang: str, text: str, then: str) -> None:
    from tests.games.rising.stage import LEFT, dice, stage

    play = stage("harry", "albus", board={"ministry": "luna"}).deal(LEFT, dice("Bk Ol Pc Pl"))
    play.do("travel:ministry", "roll")
    ask = play.table.ask
    assert ask is not None
    words = Words(lang, "rising")
    choice = GAME.describe(play.table.state, ask, "fill:luna")
    assert words.say(choice.label) == text
    assert choice.detail is not None
    assert words.say(choice.detail) == then


def test_every_rule_is_cited_where_it_is_carried_out() -> None:
    """A reader who looks for a rule's number in the game's code finds the function."""
    known = {it.removeprefix("rising-rule-") for it in messages("en", "rising-rules.ftl")}
    room = Path(str(resources.files("hallows.games.rising")))
    code = "".join(path.read_text(encoding="utf-8") for path in room.rglob("*.py"))
    rules = {it for it in known if re.fullmatch(r"R-\d+", it)}
    assert len(rules) == 243
    assert rules - set(re.findall(r"R-\d+", code)) == set()
