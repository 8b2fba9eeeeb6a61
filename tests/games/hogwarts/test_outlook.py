"""What a person is told before a choice: odds, points and life points before and after."""

import pytest

from hallows.games.hogwarts.outlook import _at_least as at_least
from hallows.kernel import Outlook
from hallows.words import LANGUAGES, Words
from tests.games.hogwarts.stage import GAME, Situation, before, hero, table
from tests.stage import dice

FAR = hero("ron_weasley", at="l09")
PEEVES = {"missions": ["sorting_night_mischief"], "objects": ["sorting_hat"]}


def told(t: Situation, option: str) -> dict[str, tuple[int, ...]]:
    """Odds as (percent,), changes as (before, after), by their key."""
    ask = t.table.ask
    assert ask is not None
    outlook = GAME.describe(t.state, ask, option).outlook
    if outlook is None:
        return {}
    found: dict[str, tuple[int, ...]] = {o.label.key: (o.percent,) for o in outlook.odds}
    return {**found, **{c.label.key: (c.before, c.after) for c in outlook.changes}}


def test_before_a_mission_the_odds_of_its_fight_and_its_points() -> None:
    t = table(hero("harry_potter", at="c08", hp=20, **PEEVES), FAR, scores=[30, 0])
    assert told(t, "attempt:sorting_night_mischief") == {
        "odds.fight": (99,), "figure.points": (30, 70),  # dice are never certain
    }  # fmt: skip
    weak = table(hero("harry_potter", at="c08", hp=2, **PEEVES), FAR)
    (chance,) = told(weak, "attempt:sorting_night_mischief")["odds.fight"]
    assert 0 < chance < 60  # one roll of four dice must do


def test_a_card_shows_what_it_does_to_both() -> None:
    t = table(hero("harry_potter", at="c08", spells=["stupefy", "riddikulus"], **PEEVES), FAR)
    t.play("attempt:sorting_night_mischief")
    assert told(t, "attack:stupefy") == {"figure.foe": (4, 1), "figure.life": (7, 6)}
    assert told(t, "attack:riddikulus") == {"figure.foe": (4, 2)}  # 1 gained, 1 lost
    assert told(t, "dice")["odds.blow"] == (round(100 * (5 / 6) ** 4),)


def test_an_attack_that_is_not_answered_costs_nothing() -> None:
    t = table(hero("harry_potter", at="c08", spells=["petrificus_totalus"], **PEEVES), FAR)
    t.play("attempt:sorting_night_mischief")
    assert told(t, "attack:petrificus_totalus") == {"figure.foe": (4, 2)}


def test_answers_and_defences() -> None:
    t = table(hero("harry_potter", at="c08", potions=["wiggenweld_potion"], **PEEVES), FAR)
    t.play("attempt:sorting_night_mischief")
    assert told(t, "defend:wiggenweld_potion") == {"figure.life": (7, 11)}
    t.play("dice", (1, 1, 1, 1))
    assert told(t, "suffer") == {"figure.life": (7, 6)}


def test_who_takes_an_attack_die_takes_no_life() -> None:
    """C-115: Luna's answer costs a die of the next attack, and the question and its option say so."""
    t = table(hero("cedric_diggory", at=before("n07"), potions=["skele_gro"]), FAR, duel=["luna_lovegood"])  # fmt: skip
    t.play(dice("move", 1, 1), "move:n07", "dice", (1, 1, 1, 1, 1))
    assert told(t, "suffer") == {"figure.dice": (4, 3)}
    ask = t.table.ask
    assert ask is not None
    assert (ask.args or {})["dice"] == 1


def test_the_dice_say_how_many_they_are_and_how_often_each_hits() -> None:
    t = table(hero("cedric_diggory", at="c08", spells=["stupefy"], **PEEVES), FAR)
    t.play("attempt:sorting_night_mischief")
    ask = t.table.ask
    assert ask is not None
    outlook = GAME.describe(t.state, ask, "dice").outlook
    assert outlook is not None
    label, percent = outlook.odds[0].label, outlook.odds[0].percent
    assert (label.key, label.args, percent) == ("odds.hit", {"dice": 5}, 83)  # one more at first


def test_a_mission_counts_before_the_exam_of_its_classroom() -> None:
    lost = {"missions": ["lost_memory"], "objects": ["phial_of_memories"]}
    t = table(hero("harry_potter", at="d02", books=["asiatic_anti_venoms"], **lost), FAR)
    t.play((1, 1))
    assert "odds.fight" in told(t, "move:d03")


def test_an_exam_is_worth_its_book() -> None:
    books = ["asiatic_anti_venoms", "advanced_potion_making", "transfiguration_today"]
    t = table(hero("harry_potter", at="d02", books=books), FAR, scores=[5, 0])
    t.play((1, 1))
    assert told(t, "move:d03") == {"figure.points": (5, 35)}
    t.play("move:d03")
    assert told(t, "exam:asiatic_anti_venoms") == {"figure.points": (5, 15)}


def test_life_spaces_count_unless_somebody_is_there() -> None:
    t = table(hero("cedric_diggory", at="w08", hp=3), hero("ron_weasley", at="l09"))
    t.play((1, 1))
    assert told(t, "move:w06") == {"figure.life": (3, 8)}  # one more for Cedric
    other = table(hero("cedric_diggory", at="w08", hp=3), hero("ron_weasley", at="w06"))
    other.play((1, 1))
    assert told(other, "move:w06") == {"odds.fight": (50,)}


@pytest.mark.parametrize(("mine", "yours", "chance"), [(2, 2, 50), (2, 1, 75), (1, 2, 25), (1, 1, 50)])  # fmt: skip
def test_a_scuffle_is_even_but_for_who_has_no_hp_to_lose(mine: int, yours: int, chance: int) -> None:  # fmt: skip
    cloak = ["invisibility_cloak"]
    t = table(hero("cedric_diggory", at="w08", hp=mine, objects=cloak), hero("ron_weasley", at="w06", hp=yours))  # fmt: skip
    t.play((1, 1))
    assert told(t, "move:w06") == {"odds.fight": (chance,)}
    t.play("move:w06")
    assert told(t, "brawl") == {"odds.fight": (chance,)}


def test_hits_are_counted_exactly() -> None:
    assert at_least(2, 4, False, 1) == pytest.approx(3 / 4)
    assert at_least(1, 4, True, 2) == pytest.approx(1 / 6)  # Cho's 6 counts twice
    assert at_least(3, 2, False, 4) == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_labels_have_words(lang: str) -> None:
    t = table(hero("harry_potter", at="c08", spells=["stupefy"], **PEEVES), FAR)
    words = Words.of(GAME, lang)

    def spoken(option: str) -> list[str]:
        ask = t.table.ask
        assert ask is not None
        outlook = GAME.describe(t.state, ask, option).outlook
        assert isinstance(outlook, Outlook)
        labels = [odds.label for odds in outlook.odds]
        return [words.say(label) for label in labels + [it.label for it in outlook.changes]]

    assert all(spoken("attempt:sorting_night_mischief"))
    t.play("attempt:sorting_night_mischief")
    assert words.name("enemy:peeves", "gen") in spoken("attack:stupefy")[0]
    assert all(spoken("dice"))
