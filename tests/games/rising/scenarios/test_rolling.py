"""Rolling and assigning: R-096 to R-115, R-229 to R-233."""

import pytest

from hallows.games.rising.counts import short_of
from hallows.games.rising.rules.rolling import gather
from hallows.kernel import Seeded
from tests.games.rising.stage import CARDS, LEFT, RIGHT, dice, stage

rule = pytest.mark.rule


@rule("R-096", "R-106", "R-108")
def test_each_roll_throws_what_is_left_in_the_pool() -> None:
    play = stage("harry", "albus", board={"ministry": "luna"}).deal(
        LEFT, dice("Bk Of Pc Pl"), dice("Of Pl Pl"), dice("Pl Pl"), dice("Pl")
    )
    play.do("travel:ministry", "roll")
    assert play.rolled == "Bk Of Pl Pc"
    play.do("assign:luna:knowledge1", "roll")
    assert play.rolled == "Of Pl Pl"  # the assigned die is out
    assert play.view.dice.rolls == 2
    play.do("discard:orange")
    assert play.rolled == "Pl Pl"  # and so is the discarded one
    play.do("discard:purple")
    assert play.asked == (1, "travel")  # the last die was discarded without a choice
    play.end()


@rule("R-097", "R-100", "R-109", "R-110")
def test_any_number_of_dice_on_any_number_of_targets_over_several_rolls() -> None:
    board = {"ministry": "luna cho"}
    play = stage("harry", "albus", board=board).deal(LEFT, dice("Bk Of Pc Pl"), dice("Of Pc"))
    play.do("travel:ministry", "roll", "assign:luna:knowledge1", "assign:cho:courage1")
    assert play.need("luna") == ["friendship", "courage"]
    assert play.need("cho") == ["knowledge", "friendship"]
    play.do("roll")
    play.do("assign:luna:friendship1", "assign:luna:courage1")
    assert "luna" in play.team(0)
    assert "cho" in play.board("ministry")


@rule("R-098", "R-111")
def test_only_uncovered_symbols_of_the_same_trait_take_a_die() -> None:
    play = stage("harry", "albus", board={"ministry": "filch"}).deal(LEFT, dice("Bk Ok Pk Pl"))
    play.do("travel:ministry", "roll")  # Filch: two Knowledge, one Loyalty
    assert play.offered("assign:filch") == ["assign:filch:knowledge1", "assign:filch:loyalty1"]
    play.do("assign:filch:knowledge1", "die:orange", "assign:filch:knowledge1", "die:blue")
    assert play.offered("assign:filch") == [
        "assign:filch:loyalty1"
    ]  # a purple Knowledge is left over
    assert play.rolled == "Pk Pl"


@rule("R-099")
def test_the_legal_targets() -> None:
    board = {"ministry": "luna greyback", "diagon": "cho"}
    table = stage(
        "harry sprout",
        "albus pomfrey",
        board=board,
        figure="hogsmeade",
        risen=True,
        azkaban="draco",
    )
    play = table.deal(RIGHT, dice("Bk OF Pc Pf")).do("travel:ministry", "roll")
    targets = {option.split(":")[1] for option in play.offered("assign:")}
    assert targets == {"luna", "greyback", "voldemort", "hq1", "hq2", "sprout"}
    away = table.deal(LEFT, dice("Bk OF Pc Pf")).do("travel:ministry", "roll")
    assert not away.offered("assign:voldemort")


@rule("R-101", "R-231")
def test_a_double_covers_two_or_one() -> None:
    play = stage("harry", "albus", board={"ministry": "greyback dean"}).deal(
        LEFT, dice("Bk Of PC PC")
    )
    play.do("travel:ministry", "roll", "assign:greyback:courage2")
    assert play.need("greyback") == ["friendship"]
    play.do("assign:hq1:courage2")  # one symbol is enough, the other is lost
    assert play.need("hq1") == []
    told = [event.args["target"] for event in play.events("assigned")]
    assert told == ["card:greyback", "hq:room1"]
    assert play.need("dean") == ["knowledge", "courage", "courage"]


@rule("R-102")
def test_a_double_is_never_divided() -> None:
    play = stage("harry", "albus", board={"ministry": "luna cho"}).deal(LEFT, dice("Bl Ol Pl PC"))
    play.do("travel:ministry", "roll", "assign:luna:courage2")
    assert play.need("luna") == ["knowledge", "friendship"]
    assert play.need("cho") == ["knowledge", "friendship", "courage"]
    assert play.offered("assign:") == []


@rule("R-103", "R-104")
def test_without_assigning_a_die_of_choice_goes() -> None:
    play = stage("harry", "albus", board={"ministry": "luna"}).deal(
        LEFT, dice("Bk Of Pc Pl"), dice("Bk Of Pc")
    )
    play.do("travel:ministry", "roll")
    assert play.offered("assign:luna")  # a match exists, declining it is legal
    assert play.offered("discard:") == ["discard:purple", "discard:blue", "discard:orange"]
    assert "roll" not in play.options
    play.do("discard:purple")
    assert play.rolled == "Bk Of Pc"
    play.do("assign:luna:courage1")
    assert not play.offered("discard:")  # once a die is assigned none has to go
    assert "roll" in play.options


@rule("R-105")
def test_a_trait_token_is_no_assigned_die() -> None:
    play = stage("harry", "albus", board={"ministry": "luna"}, tokens=["courage", ""]).deal(
        LEFT, dice("Bl Ol Pl Pl")
    )
    play.do("travel:ministry", "roll", "token:courage:luna")
    assert "roll" not in play.options
    assert play.offered("discard:") == ["discard:purple", "discard:blue", "discard:orange"]


@rule("R-107")
def test_assigned_dice_stay_where_they_are() -> None:
    """Neither Trelawney nor a later roll touches them, and nothing offers to move them."""
    board = {"ministry": "luna cho"}
    play = stage("harry trelawney", "albus", board=board).deal(
        LEFT, dice("Bk Ol Pl Pl"), dice("Ol Pl Pl"), dice("Ol Pl Pl")
    )
    play.do(
        "travel:ministry", "roll", "assign:luna:knowledge1", "roll", "use:trelawney", "pick:all"
    )
    assert play.need("luna") == ["friendship", "courage"]
    assert play.rolled == "Ol Pl Pl"
    assert play.offered("assign:") == []
    cost = play.card("luna").cost
    assert cost is not None
    lies = [(die.colour, die.trait, die.symbols, die.token_of) for die in cost.dice]
    assert lies == [("blue", "knowledge", 1, None)]


@rule("R-112")
def test_stopping_before_any_roll_loses_the_dice() -> None:
    first = stage("harry", "albus").deal(LEFT).do("travel:ministry")
    assert first.options == ("roll", "stop")
    assert first.do("stop").asked == (1, "travel")
    later = stage("harry", "albus").deal(LEFT, dice("Bk Of Pc Pc")).do("travel:ministry", "roll")
    later.do("assign:hq1:courage1", "stop")
    assert later.asked == (1, "travel")
    assert later.view.dice.pool == {"blue": 0, "orange": 0, "red": 0, "purple": 0}


@rule("R-113")
@pytest.mark.parametrize("card", ["trelawney", "mrs_norris", "snape", "fleur", "dean"])
def test_changing_dice_comes_before_the_first_assigned_die_once_per_turn(card: str) -> None:
    play = stage(f"harry {card}", "albus", board={"ministry": "luna"})
    extra = " Pl" if card == "dean" else ""  # Dean is company for Harry
    again = [(2,)] if card in ("trelawney", "mrs_norris") else []
    turn = play.deal(
        LEFT, dice("Bk Of Pc Pl" + extra), dice("Of Pc Pl" + extra), *again, dice("Pc Pl" + extra)
    )
    turn.do("travel:ministry", "roll")
    assert turn.offered("use:") == [f"use:{card}"]
    turn.do("assign:luna:knowledge1")
    assert turn.offered("use:") == []  # closed for this roll
    turn.do("roll")
    assert turn.offered("use:") == [f"use:{card}"]  # open again after the next
    turn.do(f"use:{card}")
    turn.do(turn.options[0])
    if "roll" in turn.options:
        turn.do("roll")
    assert turn.offered("use:") == []  # spent
    turn.do("discard:orange")
    assert turn.offered("use:") == []


@rule("R-114")
def test_what_fits_one_card_or_two_is_kept_with_one_answer() -> None:
    table = stage("harry trelawney", "albus", board={"ministry": "luna bellatrix"})
    play = table.deal(LEFT, dice("Bl Oc Pk Pf"), dice("Bk"))
    play.do("travel:ministry", "roll", "use:trelawney")
    assert play.offered("spare:") == [
        "spare:luna",
        "spare:bellatrix",
        "spare:hq1",
        "spare:hq2",
        "spare:bellatrix+hq2",
    ]  # other pairs keep what one of these keeps
    play.do("spare:luna")
    assert play.rolled == "Bk Oc Pk Pf"
    both = table.deal(LEFT, dice("Bl Oc Pk Pf"), dice("Pc"))
    both.do("travel:ministry", "roll", "use:trelawney", "spare:bellatrix+hq2")
    assert both.rolled == "Bl Oc Pf Pc"
    later = table.deal(LEFT, dice("Bl Oc Pk Pf"), dice("Bk Pc"))
    later.do("travel:ministry", "roll", "use:trelawney", "pick:blue_loyalty1", "spare:hq2")
    assert later.rolled == "Bk Oc Pf Pc"


@rule("R-114")
def test_trelawney_rerolls_any_of_the_dice() -> None:
    table = stage("harry trelawney", "albus")
    play = table.deal(LEFT, dice("Bk Of Pc Pl"), dice("Bl Pc")).do(
        "travel:ministry", "roll", "use:trelawney"
    )
    assert play.offered("pick:") == [
        "pick:blue_knowledge1",
        "pick:orange_friendship1",
        "pick:purple_loyalty1",
        "pick:purple_courage1",
        "pick:all",
    ]
    assert "roll" not in play.options  # at least one
    play.do("pick:blue_knowledge1", "pick:purple_loyalty1", "roll")
    assert play.rolled == "Bl Of Pc Pc"
    every = table.deal(LEFT, dice("Bk Of Pc Pl"), dice("BK OF PC PC")).do("travel:ministry", "roll")
    every.do("use:trelawney", "pick:all")
    assert every.rolled == "BK OF PC PC"
    single = table.deal(LEFT, dice("Bk Of Pc Pl")).do("travel:ministry", "roll", "use:trelawney")
    single.do("pick:blue_knowledge1", "pick:purple_loyalty1")
    assert single.offered("pick:") == [
        "pick:orange_friendship1",
        "pick:purple_courage1",
        "pick:all",
    ]
    single.do("pick:purple_courage1")
    assert single.options == ("pick:orange_friendship1", "roll")
    two = table.deal(LEFT, dice("Bl Oc Pc Pl"), dice("Bl Pl"), dice("Bk Pc"))
    two.do("travel:ministry", "roll", "assign:hq1:courage1", "die:orange")
    two.do("assign:hq2:courage1", "roll", "use:trelawney", "pick:all")
    assert two.rolled == "Bk Pc"


def test_mrs_norris_rerolls_one() -> None:
    play = stage("harry mrs_norris", "albus").deal(LEFT, dice("Bk Of Pc Pl"), dice("Pc"))
    play.do("travel:ministry", "roll", "use:mrs_norris")
    assert "pick:all" not in play.options
    play.do("pick:purple_loyalty1")
    assert play.rolled == "Bk Of Pc Pc"


@rule("R-115")
def test_a_set_die_shows_one_symbol() -> None:
    play = (
        stage("harry snape", "albus").deal(LEFT, dice("BK Of Pc Pl")).do("travel:ministry", "roll")
    )
    play.do("use:snape")
    assert "set:blue_knowledge2:knowledge" in play.options
    assert "set:purple_loyalty1:loyalty" not in play.options  # it shows that already
    play.do("set:blue_knowledge2:loyalty")
    assert play.rolled == "Bl Of Pl Pc"
    double = (
        stage("harry snape", "albus").deal(LEFT, dice("BK Of Pc Pl")).do("travel:ministry", "roll")
    )
    double.do("use:snape", "set:blue_knowledge2:knowledge")
    assert double.rolled == "Bk Of Pl Pc"


def test_setting_is_not_offered_when_it_could_change_nothing() -> None:
    play = (
        stage("harry dean", "albus")
        .deal(LEFT, dice("Bc Oc Pc Pc Pc"))
        .do("travel:ministry", "roll")
    )
    assert "use:dean" not in play.options


@rule("R-229")
def test_an_ability_resolves_before_the_next_die() -> None:
    """Luna's draw, made with the first die, is there before the second is assigned."""
    play = stage("harry luna", "albus", supply="loyalty", board={"ministry": "neville"}).deal(
        LEFT, dice("Bk Of Pc Pc Pl")
    )
    play.do("travel:ministry", "roll")
    assert not play.offered("token:")
    play.do("assign:luna:friendship1")
    assert play.asked == (0, "assign")
    assert play.rolled == "Bk Pl Pc Pc"
    assert play.offered("token:") == ["token:loyalty:neville"]


@rule("R-230")
def test_a_covered_ability_acts_now_or_never() -> None:
    """Sprout's healing is offered at once; declined, it is gone."""
    play = stage("harry sprout", "albus", damage={"harry": 2}).deal(LEFT, dice("Bk Of Pf Pc"))
    play.do("travel:ministry", "roll", "assign:sprout:friendship1", "die:orange")
    assert play.asked == (0, "heal")
    play.do("pass")
    assert play.damage("harry") == [2]
    assert not play.offered("assign:sprout")
    assert play.need("sprout") == []


@rule("R-232")
def test_dice_may_go_where_they_have_no_effect() -> None:
    board = {"ministry": "yaxley"}
    play = stage("tonks", "albus", board=board, damage={"yaxley": 2}).deal(
        LEFT, dice("Ok RL Rl Pl")
    )
    play.do("travel:ministry", "roll", "assign:hq1:loyalty1", "die:purple")  # no Corruption here
    play.do("assign:yaxley:loyalty2")  # full already
    assert play.need("hq1") == []
    assert play.need("yaxley") == ["knowledge"]
    play.do("assign:yaxley:knowledge1", "stop")
    assert play.view.azkaban == ["yaxley"]
    assert play.tokens(0) == []


@rule("R-233")
def test_phase_three_ends_with_an_empty_pool_or_a_stop_after_the_final_window() -> None:
    table = stage("harry", "albus", board={"ministry": "luna"}, tokens=["", "courage"])
    stopped = table.deal(LEFT).do("travel:ministry", "stop")
    assert stopped.asked == (1, "window.final")
    assert stopped.do("pass").asked == (1, "travel")
    empty = table.deal(LEFT, dice("Bk Of Pl Pl"), dice("Pl Pl"), dice("Pl")).do(
        "travel:ministry", "roll"
    )
    empty.do("pass", "assign:luna:knowledge1", "assign:luna:friendship1", "roll", "pass")
    empty.do("discard:purple", "pass")
    assert empty.asked == (1, "window.final")
    empty.do("token:courage:luna")
    assert empty.team(0) == ["harry", "luna"]


def test_equal_dice_are_one_option_and_colours_are_asked_only_if_they_differ() -> None:
    play = stage("harry ginny", "albus", board={"ministry": "neville"}).deal(
        LEFT, dice("Bc Of Pc Pc Pc Pc")
    )
    play.do("travel:ministry", "roll")
    assert play.offered("assign:neville") == ["assign:neville:courage1"]
    play.do("assign:neville:courage1")
    assert play.asked == (0, "assign.which")
    assert play.options == ("die:purple", "die:blue")  # first the colour there is most of
    play.do("die:blue", "assign:neville:courage1")
    assert play.asked == (0, "assign")  # all purple now
    assert play.rolled == "Of Pc Pc Pc"


def test_completing_comes_first_and_chooses_the_dice_itself() -> None:
    """As few as will do, a double face for two symbols, of equal dice the colour there is most of; others by hand."""
    play = stage("harry", "albus", board={"ministry": "luna greyback"}).deal(
        LEFT, dice("Bk Of Pc Pc")
    )
    play.do("travel:ministry", "roll")
    assert play.offered("complete:") == [
        "complete:luna",
        "complete:greyback",
        "complete:hq1",
        "complete:hq2",
    ]
    assert play.options[0] == "complete:luna"
    assert play.offered("assign:luna")
    play.do("complete:luna")
    assert play.need("luna") == []
    assert play.rolled == "Pc"
    spare = stage("harry ginny", "albus", board={"ministry": "greyback"}).deal(
        LEFT, dice("Bc Of Pc Pc Pc Pc")
    )
    spare.do("travel:ministry", "roll", "complete:greyback")
    assert "Bc" in spare.rolled  # the only blue die is kept


def test_all_that_can_be_completed_together_is_one_answer() -> None:
    play = stage("harry ginny", "albus", board={"ministry": "luna greyback"}).deal(
        LEFT, dice("Bk Of Pf Pc Pc Pc")
    )
    play.do("travel:ministry", "roll")
    assert play.options[0] == "complete:luna+greyback"
    play.do("complete:luna+greyback")
    assert play.team(0) == ["harry", "ginny", "luna"]
    assert play.damage("greyback") == [1]


def test_fill_puts_what_fits_where_nothing_is_completed() -> None:
    mixed = stage("harry", "albus", board={"ministry": "luna"}).deal(LEFT, dice("Bc Of Pc Pk"))
    mixed.do("travel:ministry", "roll")
    assert "fill:luna" not in mixed.options  # completing says the same
    short = stage("harry", "albus", board={"ministry": "luna"}).deal(LEFT, dice("Bc Of Pl Pl"))
    short.do("travel:ministry", "roll", "fill:luna")
    assert short.need("luna") == ["knowledge"]


@rule("R-112")
def test_the_last_die_is_discarded_rather_than_stopped_for_unless_another_waits() -> None:
    rolls = (dice("Bl Ol Pl Pl"), dice("Bl Ol Pl"), dice("Bl Pl"), dice("Pl"))
    play = stage("harry", "albus", board={"ministry": "kingsley"}, tokens=["red_die", ""]).deal(
        LEFT, *rolls, dice("Rl")
    )
    play.do("travel:ministry", "roll", "discard:purple", "discard:orange", "discard:blue")
    assert play.rolled == "Pl"
    assert "stop" not in play.options  # discarding it is the same
    assert "discard:purple" in play.options
    play.do("token:red_die")
    assert "stop" in play.options
    play.do("discard:purple")
    assert play.rolled == "Rl"


def test_completing_uses_dice_of_the_table_and_covers_everything() -> None:
    """For every cost of the box and many rolls: each die once, nothing left, no die to spare."""
    costs = sorted({cost for cost in CARDS.cost if cost})
    pick = Seeded("complete").below
    play = stage("harry", "albus", board={"ministry": "luna"}).deal(LEFT, dice("Bk Of Pc Pc"))
    play.do("travel:ministry", "roll")
    g = play.table.state
    for _ in range(300):
        colours = [pick(4) for _ in range(2 + pick(7))]
        g.turn.rolled = rolled = sorted(CARDS.thrown[colour][1 + pick(6)] for colour in colours)
        for cost in costs:
            placed = gather(g, rolled, cost)
            left = list(rolled)
            for die in placed:
                left.remove(die)
            if not short_of(cost, rolled):
                assert not short_of(cost, placed)
                assert all(
                    short_of(cost, [d for d in placed if d is not die]) for die in placed[-1:]
                )


def test_the_view_says_when_nothing_can_be_completed_any_more() -> None:
    play = stage("harry", "albus").deal(LEFT, dice("Bl Of Pc Pc"))
    play.do("travel:ministry", "roll", "assign:hq1:courage1", "assign:hq2:friendship1")
    assert not play.view.hopeless
    play.do("assign:hq2:courage1")
    assert play.view.hopeless
    assert play.options == ("stop", "roll")  # said, not forced
    far = stage("harry", "albus", board={"ministry": "moody"}).deal(LEFT, dice("Bl Of Pc Pc"))
    far.do("travel:ministry", "roll", "assign:hq1:courage1", "assign:hq2:friendship1")
    far.do("assign:hq2:courage1")
    assert far.view.hopeless  # Moody needs five symbols, one die is left


@rule("R-103")
def test_a_die_gained_by_a_token_may_be_the_die_discarded() -> None:
    """A-63: it is a die of the pool like the others."""
    play = stage("harry", "albus", tokens=["red_die", ""]).deal(LEFT, dice("Bk Ol Pl Pl"))
    play.do("travel:ministry", "roll")
    assert "discard:red" not in play.options
    play.do("token:red_die").script(dice("Bk Ol Pl Pl"))
    play.do("discard:red")
    assert play.rolled == "Bk Ol Pl Pl"
    play.end()


_TO_THE_LAST = (dice("Bk Ol Pl Pl"), dice("Bk Pl Pl"), dice("Pl Pl"), dice("Pl"))


@rule("R-103", "R-225")
def test_the_last_die_is_not_thrown_away_while_an_own_die_token_could_join_it() -> None:
    """A-63: two dice are rolled then; in the final window it would be the new one alone."""
    play = stage("harry", "albus", tokens=["red_die", ""]).deal(LEFT, *_TO_THE_LAST)
    play.do("travel:ministry", "roll", "discard:orange", "discard:blue", "discard:purple")
    assert play.rolled == "Pl"
    assert list(play.options) == ["discard:purple", "token:red_die"]
    play.do("token:red_die")
    assert list(play.options) == ["discard:red", "discard:purple", "stop"]
    play.script(dice("Pl")).do("discard:red")  # the last die once more, and it fits nowhere again
    play.end()
    assert play.asked == (1, "travel")


@rule("R-103", "R-220")
def test_a_helpers_die_token_may_be_asked_for_before_the_last_die_goes() -> None:
    play = stage("harry", "albus", tokens=["", "red_die"]).deal(LEFT, *_TO_THE_LAST)
    play.do("travel:ministry", "roll", "pass", "discard:orange", "pass", "discard:blue", "pass")
    play.do("discard:purple", "pass")
    assert play.asked == (0, "assign")
    assert play.options == ("discard:purple", "help")
    play.do("help", "token:red_die")
    assert play.asked == (0, "assign")
    play.script(dice("Rl")).do("discard:purple")
    assert play.asked == (1, "travel")
    play.end()


@rule("R-103", "R-233")
@pytest.mark.parametrize("tokens", ["", "cleanse"])
def test_the_last_die_goes_unasked_when_no_token_could_bring_another(tokens: str) -> None:
    """Anything else a token can do waits for the final window."""
    play = stage("harry", "albus", tokens=[tokens, ""], corruption={"diagon": 1}).deal(
        LEFT, *_TO_THE_LAST
    )
    play.do("travel:ministry", "roll", "discard:orange", "discard:blue", "discard:purple")
    assert play.asked == ((0, "window.final") if tokens else (1, "travel"))
