"""The greedy player of the House Cup: its odds, what it does in prepared positions, and what it says about it."""

from typing import Any

import pytest

from hallows.bots import decide, hint, make_bot
from hallows.games.common.chances import percent
from hallows.games.hogwarts.bot import ANSWERS, odds
from hallows.games.hogwarts.bot.combat import FIGHTS
from hallows.games.hogwarts.bot.ground import ground_of
from hallows.games.hogwarts.game import HouseCupGame
from hallows.kernel import Arg, Seeded, Table
from hallows.lab.simulate import simulate
from hallows.words import LANGUAGES, Words
from tests.games.hogwarts.stage import KIT, Situation, hero, table

GAME = HouseCupGame()
GREEDY = make_bot("hogwarts", "greedy")
ENGLISH = Words.of(GAME, "en", ["Ann", "Ben", "Cid", "Dot"])
FAR = hero("ron_weasley", at="l09")
ELF = {"missions": ["free_the_house_elf"], "objects": ["dobbys_sock"]}


def why(t: Situation) -> tuple[str, str, dict[str, Arg]]:
    """What it would do, the kind of its reason, and the figures."""
    found = hint(t.table, GREEDY, 0)
    assert found.reason is not None, found.option
    ENGLISH.say(found.reason)
    return found.option, found.reason.key, found.reason.args


# -- odds ---------------------------------------------------------------------------------------------------


def test_percentages_are_certain_only_when_it_is() -> None:
    assert [percent(p) for p in (0.0, 0.001, 0.5, 0.999, 1.0)] == [0, 1, 50, 99, 100]


def test_a_tail_is_that_of_so_many_dice() -> None:
    assert odds.tail(1, 12, 1) == pytest.approx(1 / 3)
    assert odds.tail(2, 18, 2) == pytest.approx(1 / 4)
    assert odds.tail(3, 18, 0) == 1.0
    assert odds.tail(1, 18, 2) == 0.0


def test_tom_riddle_beats_who_has_seven_hp_and_no_cards() -> None:
    """Canon 6.3: 5 HP after the reveal, 2 after the first attack, and the second is the last."""
    riddle = next(task.foe for task in KIT.tasks.values() if task.id == "first_horcrux")
    strike = odds.strike(odds.Force(7, 4, 0, (), 5), riddle)
    assert strike.dice == 4  # one attack is borne
    assert odds.chance([strike], riddle.hp) == 0.0


def test_cards_that_cancel_buy_attacks() -> None:
    riddle = next(task.foe for task in KIT.tasks.values() if task.id == "first_horcrux")
    polyjuice = KIT.cards[KIT.face["potion:polyjuice_potion"]]  # cancels two
    strike = odds.strike(odds.Force(7, 4, 0, (polyjuice,), 5), riddle)
    assert strike.dice == 3 * 4
    assert odds.strike(odds.Force(7, 4, 0, (polyjuice,), 0), riddle).dice == 4  # within the limit


def test_spells_do_nothing_to_one_who_is_immune() -> None:
    riddle = next(task.foe for task in KIT.tasks.values() if task.id == "first_horcrux")
    confringo = KIT.cards[KIT.face["spell:confringo"]]
    assert odds.blow(confringo, riddle, 0).damage == 0


def test_a_race_of_equals_favours_who_throws_first() -> None:
    first = odds.race(3, 3, 18, 3, 3, 18)
    assert 0.5 < first < 0.9
    assert odds.race(3, 3, 18, 0, 3, 18) == 1.0
    assert odds.race(9, 3, 18, 3, 3, 18) > first


def test_the_alley_lies_behind_the_gate() -> None:
    """H-048, H-049: only from Start itself is the Leaky Cauldron one step away."""
    board = KIT.board
    row = ground_of(board).rows[board.cauldron]
    beside = board.number["g02"]
    assert row[board.start] == 1
    assert row[beside] > 2
    assert ground_of(board).rows[board.start][board.cauldron] == 1  # back is an ordinary step


# -- every question -----------------------------------------------------------------------------------------


def test_there_is_an_entry_for_every_question() -> None:
    answered = {prompt.replace(".", "-").replace("_", "-") for prompt in (*ANSWERS, *FIGHTS)}
    assert answered == {"student", "eaters", "begin", "reroll", "nudge", "move", "way", "pick", "swap", "rosette", "spend", "meet", "gate", "mission", "apart", "fight-ready", "fight", "fight-dice", "fight-again", "fight-answer", "fight-answer-attack", "fight-counter", "scuffle", "flee", "prize", "prize-object", "surplus", "discard", "drop", "lose-token", "conduct", "exam", "common-room", "offer-with", "offer-give", "offer-take", "offered", "floo", "pitch", "door", "visit", "stay", "close", "summon", "forget", "search", "look", "bonus"}  # fmt: skip


# -- what it does -------------------------------------------------------------------------------------------


def test_it_attempts_a_mission_it_can_win() -> None:
    t = table(hero("cedric_diggory", at="e06", hp=9, **ELF), FAR)
    option, key, args = why(t)
    assert (option, key) == ("attempt:free_the_house_elf", "reason.attempt")
    assert args["points"] == 100
    assert int(str(args["chance"])) > 90


def test_it_leaves_a_mission_it_cannot_win() -> None:
    t = table(
        hero("hermione_granger", at="e14", hp=4, missions=["first_horcrux"], objects=["tom_riddles_diary", "basilisk_fang"], spells=["accio"]),
        FAR,
    )  # fmt: skip
    assert decide(t.table, GREEDY, 0) != "attempt:first_horcrux"


def test_alone_it_dares_less() -> None:
    """H-128: a mission lost is the game lost."""
    dragon = {"missions": ["first_task_the_dragon"], "objects": ["golden_egg"], "hp": 9, "spells": ["stupefy"]}  # fmt: skip
    both = table(hero("harry_potter", at="g24", **dragon), FAR)
    assert decide(both.table, GREEDY, 0) == "attempt:first_task_the_dragon"
    alone = table(hero("harry_potter", at="g24", **dragon), variant="solo")
    assert decide(alone.table, GREEDY, 0) == "roll"


def test_it_walks_to_the_object_it_needs() -> None:
    t = table(
        hero("harry_potter", at="g04", missions=["free_the_house_elf"]),
        FAR,
        lying={"g07": "dobbys_sock"},
    )
    t.play((1, 1))
    option, key, args = why(t)
    assert option == "move:g07"
    assert (key, args["object"]) == ("reason.pick", "object:dobbys_sock")


def test_it_defends_only_when_the_blow_would_be_the_last() -> None:
    fields = {**ELF, "hp": 3, "spells": ["protego"]}
    t = table(hero("cedric_diggory", at="e06", **fields), FAR).play("attempt:free_the_house_elf")
    assert (t.prompt, why(t)[:2]) == ("fight.answer", ("suffer", "reason.suffer"))
    low = table(hero("cedric_diggory", at="e06", **{**fields, "hp": 1}), FAR)
    low.play("attempt:free_the_house_elf")
    assert why(low)[:2] == ("defend:protego", "reason.defend")


def test_it_takes_what_a_mission_needs_and_leaves_the_rest() -> None:
    t = table(
        hero("harry_potter", at="g04", missions=["free_the_house_elf"]),
        FAR,
        lying={"g07": ["nagini", "elder_wand"]},
    )
    t.play((1, 1), "move:g07")
    asked: dict[str, str] = {}
    while t.prompt == "pick":
        option = decide(t.table, GREEDY, 0)
        asked[t.options[0]] = option
        t.play(option)
    assert asked == {"pick:elder_wand": "pick:elder_wand", "pick:nagini": "leave"}


def test_a_team_waits_for_its_last_member() -> None:
    t = table(
        hero("harry_potter", at="e06", **ELF, spells=["stupefy", "protego"], hp=12),
        hero("ron_weasley", at="e02", hp=12),
        variant="team",
    )
    option, key, args = why(t)
    assert (option, key) == ("wait", "reason.wait")
    assert args["mission"] == "mission:free_the_house_elf"


def test_without_a_match_a_qualified_wizard_seeks_one() -> None:
    """H-196: nothing else is missing."""
    fields = {"done": ["free_the_house_elf", "dumbledores_army"]}
    t = table(hero("harry_potter", at="g22", **fields), FAR, scores=[300, 0], variant="qualified")
    t.play((6, 6))
    assert decide(t.table, GREEDY, 0) == "move:g23"
    assert why(t)[1] == "reason.pitch.first"


# -- whole games --------------------------------------------------------------------------------------------


def test_the_same_question_gets_the_same_answer() -> None:
    t: Table[Any] = Table(GAME, 3, {}, Seeded(5))
    for _ in range(60):
        choice = decide(t, GREEDY, 1)
        assert choice == decide(t, GREEDY, 1)
        t.answer(choice)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (4, {"variant": "qualified", "eaters": "alternate", "defence_table": True}),
        (4, {"variant": "team"}),
        (3, {"variant": "team", "place_bonus": True, "faq_stops": True}),
        (8, {"length": "quick"}),
        (1, {"variant": "solo"}),
        (1, {"variant": "solo", "solo_rules": "qualified"}),
    ],
)
def test_whole_games_end_and_every_choice_has_words(seats: int, options: dict[str, object]) -> None:  # fmt: skip
    """Reasons are said in all languages; no question is without one."""
    voices = [Words.of(GAME, lang) for lang in LANGUAGES]
    t: Table[Any] = Table(GAME, seats, options, Seeded(11))
    while t.ask is not None:
        answer = GREEDY.choose(t, 0)
        assert answer.option in t.ask.options
        if not t.ask.prompt.startswith("match.") and len(t.ask.options) > 1:
            reason = answer.why()
            assert reason is not None, (t.ask.prompt, answer.option)
            for words in voices:
                assert "‹" not in words.say(reason)
        t.answer(answer.option)
    assert t.outcome is not None


def test_it_beats_chance() -> None:
    won = 0
    for seed in range(4):
        t: Table[Any] = Table(GAME, 2, {"length": "quick"}, Seeded(seed))
        chance = Seeded(f"random/{seed}")
        while t.ask is not None:
            ask = t.ask
            greedy = ask.seat == seed % 2
            t.answer(decide(t, GREEDY, seed) if greedy else ask.options[chance.below(len(ask.options))])  # fmt: skip
        assert t.outcome is not None
        won += seed % 2 in t.outcome.winners
    assert won >= 3


@pytest.mark.long
def test_two_cards_to_search_with_do_not_take_turns_for_ever() -> None:
    """Game 7 of ``simulate hogwarts -p 4 -b greedy -s 4``, qualified and long: its Felix Felicis fetched the other one,
    and that one the first, until the cap."""
    options = {"variant": "qualified", "length": "long"}
    report = simulate("hogwarts", 4, 30, "greedy", 4, options=options, only=7)
    assert (report.finished, report.truncated) == (1, 0)
