"""Why something is not offered: told to who is asked, with words in three languages."""

import pytest

from hallows.words import LANGUAGES, Words
from tests.games.hogwarts.stage import GAME, Situation, hero, table

FAR = hero("ron_weasley", at="l09")


def refused(t: Situation) -> dict[str, str]:
    """By what is refused: why. Every one has words."""
    ask = t.table.ask
    assert ask is not None
    found = GAME.refusals(t.state, ask)
    for lang in LANGUAGES:
        words = Words.of(GAME, lang)
        for refusal in found:
            assert words.say(refusal.label)
            assert "{" not in words.say(refusal.why)
    return {str(refusal.label.args["it"]): refusal.why.key for refusal in found}


def test_a_mission_without_its_objects() -> None:
    t = table(hero("harry_potter", at="e06", missions=["free_the_house_elf"], spells=["alohomora"]), FAR)  # fmt: skip
    assert refused(t) == {"mission:free_the_house_elf": "why.objects"}


def test_a_mission_without_its_cards() -> None:
    fields = {"missions": ["free_the_house_elf"], "objects": ["dobbys_sock"], "hp": 40}
    t = table(
        hero("harry_potter", at="e06", spells=["alohomora"], **fields), FAR, variant="qualified"
    )
    assert refused(t)["mission:free_the_house_elf"] == "why.cards"


def test_a_card_that_would_do_nothing() -> None:
    t = table(hero("harry_potter", spells=["alohomora", "obliviate"]), FAR)
    assert refused(t) == {"spell:obliviate": "why.nobody"}
    t.play("play:alohomora")
    assert t.prompt == "roll move"


@pytest.mark.rule("H-132")
def test_a_second_defence_card_in_a_half_round() -> None:
    elf = {"missions": ["free_the_house_elf"], "objects": ["dobbys_sock"], "hp": 9}
    spells = ["protego", "protego", "stupefy"]
    t = table(hero("cedric_diggory", at="e06", spells=spells, **elf), FAR)
    t.play("attempt:free_the_house_elf")
    while t.prompt != "fight":
        t.play(t.options[0])
    assert refused(t) == {}
    t.play("defend:protego")
    assert refused(t)["spell:protego"] == "why.defended"
