"""What screens are given: the drawing, the reasons for what cannot be done, the view's figures."""

from pathlib import Path

import pytest

from hallows.games.rising.game import RisingGame
from hallows.words import LANGUAGES, Words
from tests.games.rising.stage import GAME, LEFT, MARK, Playing, dice, stage
from tests.games.rising.test_content import LUNA, packed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_drawing_names_and_words_everything(lang: str) -> None:
    drawing = GAME.drawing(lang)
    counts = {kind: len(getattr(drawing, kind)) for kind in drawing.__struct_fields__}
    assert counts == {
        "wizards": 33,
        "death_eaters": 10,
        "voldemort": 1,
        "places": 6,
        "headquarters": 3,
        "spells": 12,
        "dice": 4,
    }
    words = Words(lang, "rising")
    luna = drawing.wizards["luna"]
    assert luna.name == words.name("card:luna")
    assert luna.price
    assert [deed.when for deed in drawing.death_eaters["bellatrix"]] == ["here", "mark"]
    assert len(drawing.headquarters["office"].abilities) == 2


def test_a_pack_brings_its_own_names(tmp_path: Path) -> None:
    named = (
        LUNA.replace('"luna"', '"lavender"')
        + 'names = { en = "Lavender Brown", it = "Lavanda Brown" }\n'
    )
    game = RisingGame([packed(tmp_path, "wizards.toml", named, "expect = { wizards = 34 }")])
    names = {lang: game.names(lang)["rising-card-lavender"] for lang in LANGUAGES}
    assert names == {"en": "Lavender Brown", "pl": "Lavender Brown", "it": "Lavanda Brown"}
    assert game.drawing("it").wizards["lavender"].name == "Lavanda Brown"


def refused(play: Playing) -> dict[str, str]:
    """What is refused and why, in English and with its rule."""
    words = Words("en", "rising")
    ask = play.table.ask
    assert ask is not None
    return {
        words.say(refusal.label): f"{words.say(refusal.why)} {refusal.rule}"
        for refusal in GAME.refusals(play.table.state, ask)
    }


def test_dice_that_fit_nowhere_and_spent_abilities() -> None:
    play = stage("harry trelawney", "albus", board={"ministry": "luna"}).deal(
        LEFT, dice("Bk Ol Pl Pc"), dice("Ol")
    )
    play.do("travel:ministry", "roll")
    assert refused(play) == {
        "orange die: Loyalty": "no card here needs it R-098",
        "purple die: Loyalty": "no card here needs it R-098",
    }
    play.do("use:trelawney", "pick:orange_loyalty1", "roll")
    assert refused(play)["Use Sybill Trelawney’s ability"] == "used this turn already R-113"


def test_closed_for_this_roll_and_full_tracks() -> None:
    play = stage("harry snape mundungus", "albus", damage={"mundungus": 5}).deal(
        LEFT, dice("Bk Of Pc Pc")
    )
    play.do("travel:ministry", "roll", "assign:hq1:courage1")
    told = refused(play)
    assert (
        told["Use Severus Snape’s ability"]
        == "only before the first die of a roll is assigned R-113"
    )
    assert told["Use Mundungus Fletcher’s ability"] == "its damage track is full R-126"


def test_tokens_that_would_change_nothing() -> None:
    tokens = ["knowledge heal_two cleanse orange_die", ""]
    play = (
        stage("harry ron seamus", "albus", tokens=tokens, figure="diagon")
        .deal(LEFT)
        .do("travel:diagon")
    )
    play.do("token:cleanse:ministry")
    assert refused(play) == {
        "Use a Knowledge token": "no card here needs that symbol R-224",
        "Use a Heal two token": "nobody can be healed now R-224",
        "Use an Orange die token": "no such die is left R-224",
    }
    bank = stage("harry", "albus", tokens=["courage", ""], corrupted="gringotts").deal(MARK)
    bank.do("travel:diagon")
    assert refused(bank) == {
        "Use a Courage token": "Gringotts Bank: no Spell tokens this turn R-076"
    }


def test_a_refused_exchange() -> None:
    play = stage("harry ron", "albus", tokens=["exchange", ""]).deal(LEFT)
    play.do("travel:ministry", "token:exchange", "give:ron", "no")
    assert refused(play) == {"Use an Exchange token": "declined this turn R-226"}


def test_seamus_after_the_first_roll() -> None:
    play = (
        stage("harry seamus", "albus")
        .deal(LEFT, dice("Bk Of Pc Pc Pl"))
        .do("travel:ministry", "roll")
    )
    assert refused(play)["Use Seamus Finnigan’s ability"] == "only before the first roll R-217"


def test_the_four_dangers() -> None:
    play = stage(
        "harry ron",
        "albus",
        "tonks",
        hospital="snape hagrid",
        corrupted="ollivanders gringotts platform",
    ).deal()
    danger = play.view.danger
    assert (danger.wizards, danger.wizards_limit) == (2, 10)
    assert (danger.smallest_team, danger.smallest_team_of) == (1, 1)
    assert (danger.places, danger.places_limit) == (3, 4)
    assert (danger.deepest, danger.deepest_at) == (2, "diagon")


def test_dice_and_tokens_on_cards_are_shown() -> None:
    play = stage("harry", "albus", board={"ministry": "luna"}, tokens=["", "friendship"]).deal(
        LEFT, dice("Bk Ol Pc Pl")
    )
    play.do(
        "travel:ministry", "roll", "pass", "assign:luna:courage1", "help", "token:friendship:luna"
    )
    cost = play.card("luna").cost
    assert cost is not None
    assert [(die.colour, die.trait, die.symbols, die.token_of) for die in cost.dice] == [
        ("purple", "courage", 1, None),
        ("", "friendship", 1, 1),
    ]
    assert (cost.open, cost.complete, cost.need) == (True, False, ["knowledge"])
    assert GAME.standing(play.table.state) == [1, 1]
