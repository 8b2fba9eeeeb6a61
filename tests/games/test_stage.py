"""The stage itself: whatever a scenario says that does not happen fails it."""

import pytest

from hallows.games.duel.game import DuelGame
from hallows.kernel import Roll, Shuffle, Table
from tests import stage
from tests.games import conftest
from tests.games.rising import stage as rising
from tests.games.talisman.scenario import Situation, hero, table
from tests.stage import Script, Staged, dice, die, fitting


def walking(**fields: object) -> Situation:
    return table(hero("harry_potter_a", at="azkaban", **fields), hero("draco_malfoy_a"))


def leaves(left: str) -> None:
    """The check after the test finds it, once."""
    ended = conftest.pytest_pyfunc_call()
    next(ended)
    with pytest.raises(AssertionError, match=left):
        ended.send(None)
    stage.clear()


def test_a_die_left_over_fails_the_test() -> None:
    play = rising.stage("harry", "albus").deal(rising.LEFT, rising.RIGHT).do("travel:ministry")
    with pytest.raises(AssertionError, match="never thrown"):
        play.end()
    leaves("never thrown: .*voldemort")


def test_a_die_scripted_later_counts_too() -> None:
    rising.stage("harry", "albus").deal(rising.LEFT).do("travel:ministry").script(3)
    leaves(r"never thrown: \[3\]")


def test_what_was_thrown_is_not_left_over() -> None:
    rising.stage("harry", "albus").deal(rising.LEFT).do("travel:ministry").end()


def test_an_imagined_table_need_not_throw_everything() -> None:
    play = rising.stage("harry", "albus").deal(rising.LEFT)
    imagined = play.table.clone()
    assert isinstance(imagined.chance, Script)
    assert imagined.chance.left == [rising.LEFT]
    play.do("travel:ministry")


def test_a_die_for_another_label_is_refused() -> None:
    play = rising.stage("harry", "albus").deal(rising.LEFT, rising.LEFT).do("travel:ministry")
    with pytest.raises(AssertionError, match=r"for voldemort, asked is .*pool"):
        play.do("roll")
    with pytest.raises(AssertionError, match=r"step 1.*for attack, asked is .*movement"):
        walking().play(die("attack", 3))
    stage.clear()  # the die refused stays behind


def test_a_die_for_the_label_asked_is_taken() -> None:
    t = walking().play(die("movement", 3))
    assert t.prompt != "roll movement"


def test_dice_too_many_or_with_too_many_eyes_are_refused() -> None:
    with pytest.raises(AssertionError, match="from 1 to 6"):
        walking().play(7)
    with pytest.raises(AssertionError, match="one number"):
        walking().play((3, 3))
    with pytest.raises(AssertionError, match="one number"):
        fitting(Roll(0, "attack"), dice("attack", 1, 2))
    assert fitting(Shuffle(2, "deck"), (1, 0)) == (1, 0)


def test_an_answer_that_is_not_offered_is_named_with_what_is() -> None:
    with pytest.raises(AssertionError, match=r"step 2, 'fly'.*seat 0 is asked .*keep"):
        walking().play(3, "fly")
    with pytest.raises(AssertionError, match=r"seat 0 is asked 'travel' .*travel:ministry"):
        rising.stage("harry", "albus").deal().do("travel:moon")


def test_an_answer_where_dice_are_awaited_and_the_other_way_round_is_refused() -> None:
    with pytest.raises(AssertionError, match=r"step 1, 'keep'.*chance is asked Roll"):
        walking().play("keep")
    with pytest.raises(AssertionError, match=r"step 2, 4.*seat 0 is asked"):
        walking().play(3, 4)


def test_an_answer_after_the_end_is_left_over() -> None:
    over = rising.stage("harry", "albus", damage={"harry": 6}).deal(rising.MARK)
    with pytest.raises(AssertionError, match="the game is over"):
        over.do("travel:ministry", "stop", "travel:ministry")


def test_dice_nobody_dealt_are_missed() -> None:
    with pytest.raises(AssertionError, match=r"no dice are dealt: chance is asked Roll.*voldemort"):
        rising.stage("harry", "albus").deal().do("travel:ministry")
    with pytest.raises(AssertionError, match="no outcome left"):
        Table(DuelGame(), 2, None, Script(loose_shuffles=False))


def test_a_shuffle_keeps_the_order_unless_the_script_says_otherwise() -> None:
    waiting = Table(DuelGame(), 2, None, Script(waits=True))
    assert isinstance(waiting.asked, Shuffle)
    Staged(waiting)
    assert not isinstance(waiting.asked, Shuffle)
    orders = [entry.result for entry in waiting.log]
    assert orders[0] == tuple(range(len(orders[0])))


def test_windows_are_passed_and_fate_is_kept_on_request() -> None:
    t = walking(fate=2)
    t.play(3)
    assert "keep" in t.options
    quiet = walking(fate=2).quietly().play(3)
    assert "keep" not in quiet.options
    assert quiet.hero().fate == 2


def test_a_bystander_is_silent_in_windows_only() -> None:
    staged = rising.stage("harry", "albus", tokens=["", "red_die"])
    awake = staged.deal(rising.LEFT).do("travel:ministry", "roll")
    assert awake.asked == (1, "window.before_roll")
    quiet = staged.deal(rising.LEFT, rising.dice("Bl Ol Pl Pl")).silence(1)
    quiet.do("travel:ministry", "roll")
    assert quiet.asked == (0, "assign")
    assert quiet.do("stop").asked == (1, "travel")


def test_a_position_that_the_box_does_not_allow_is_refused() -> None:
    with pytest.raises(AssertionError, match=r"against the rules.*luna"):
        rising.stage("harry luna", "albus", board={"ministry": "luna"})
    with pytest.raises(AssertionError, match="against the rules"):
        table(hero("harry_potter_a"), hero("draco_malfoy_a"), arrange=lambda g: g.outer.append(0))
