"""Every card in few words: nothing missing in any language, nothing long, and it says what is meant."""

from typing import get_args

import pytest

from hallows.games.rising import effects as e
from hallows.games.rising.loading import standard
from hallows.games.rising.short import Short
from hallows.words import LANGUAGES, Words

COST = e.Cost(courage=1)
ABILITIES: list[e.Ability] = [
    e.PoolDie(("red",)),
    e.PoolDie(("purple",), e.Needs("army", other=True)),
    e.PoolDie(("blue",), e.Needs("hogwarts")),
    e.PoolDie(("orange", "red"), e.Needs(family="weasley", cards=("fleur",), other=True)),
    e.PoolDie(("orange",), e.Needs(cards=("harry", "hermione"))),
    e.PoolDie(("orange",), e.Needs(cards=("harry",))),
    e.Reroll(0),
    e.Reroll(1),
    e.SetFace(("courage",)),
    e.SetFace(("courage", "friendship")),
    e.Wound(1, (e.Draw(1),)),
    e.Move(),
    e.Paid(COST, (e.Heal(1, 2, "own"), e.Heal(1, 0, "own"), e.Heal(2, 1, "any"), e.Heal(1, 2, "any"))),
    e.Paid(COST, (e.Clean(1), e.Clean(1, "hogsmeade", 2), e.Hit(1), e.AddDie("red"))),
    e.Paid(COST, (e.HealEach(1, "army", 2), e.OthersDraw(1, "hogwarts", 2))),
]  # fmt: skip
VILLAINY: list[e.Villainy | e.Penalty] = [
    *(
        e.Damage(1, whom, affiliation, among)
        for whom in ("active", "each_team", "board", "here")
        for among in ("all", "most", "fewest")
        for affiliation in (None, "order")
    ),
    e.Damage(1, "board", where="hogsmeade"),
    e.Corrupt(1, "here"),
    e.Corrupt(1, "diagon"),
    e.Corrupt(1, "each_with_death_eater"),
    e.Restore(1),
    e.LoseSpell(1, "active"),
    e.LoseSpell(1, "each"),
    e.Harder("courage", 1),
    e.NoSpells(),
    e.HealLimit(),
    e.LoseDie(1),
]
TOKENS: list[e.TokenEffect] = [
    e.Symbol("knowledge"),
    e.AddDie("blue"),
    e.Exchange(),
    e.Cleanse(1),
    e.Heal(2, 1, "any"),
    e.Heal(1, 2, "any"),
]


def test_nothing_of_the_vocabulary_is_left_out() -> None:
    assert {type(one) for one in ABILITIES} == set(get_args(e.Ability))
    assert {type(one) for one in VILLAINY} == set(get_args(e.Villainy)) | set(get_args(e.Penalty))
    assert {type(one) for one in TOKENS} == set(get_args(e.TokenEffect))
    paid = {
        type(one)
        for ability in ABILITIES
        if isinstance(ability, e.Paid | e.Wound)
        for one in ability.effects
    }
    assert paid == set(get_args(e.Benefit))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_few_words_are_there_and_stay_few(lang: str) -> None:
    short = Short(Words(lang, "rising"))
    texts = [text for one in ABILITIES for text in short.ability(one)]
    texts += [short.villainy(one) for one in VILLAINY]
    assert all(0 < len(text) < 90 for text in texts), texts
    assert all(0 < len(short.token(one)) < 26 for one in TOKENS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_the_box_has_its_few_words(lang: str) -> None:
    short = Short(Words(lang, "rising"))
    content = standard()
    assert all(short.ability(card.ability) for card in content.wizards)
    assert all(short.villainy(card.penalty) for card in content.places)
    assert all(short.token(token.effect) for token in content.spells)


def test_it_says_what_is_meant() -> None:
    short = Short(Words("en", "rising"))
    assert short.ability(ABILITIES[1]) == ["With another D.A. Wizard: +1 purple die"]
    assert short.ability(ABILITIES[3]) == [
        "With another Weasley or Fleur Delacour: +1 orange or red die"
    ]
    hit = e.Damage(1, "each_team", among="most")
    assert short.villainy(hit) == "In each team: 1 Damage to the most damaged"
    assert short.otherwise(hit) == ""
    instead = e.Damage(1, "here", "order", otherwise=e.Corrupt(1, "here"))
    assert short.otherwise(instead) == "if none: +1 Corruption"
