"""What the team player says when it is asked for a hint: one prepared position for each kind of reason."""

from hallows.bots import hint, make_bot
from hallows.games.common.chances import percent
from hallows.games.rising.counts import packed
from hallows.games.rising.effects import Cost
from hallows.games.rising.odds import Odds
from hallows.kernel import Arg
from hallows.words import Words
from tests.games.rising.stage import CARDS, LEFT, RIGHT, Playing, dice, last_blow, stage

GREEDY = make_bot("rising", "greedy")
BELLATRIX = CARDS.slots[CARDS.number["bellatrix"]]
ENGLISH = Words("en", "rising", ["Ann", "Ben"])


def why(play: Playing) -> tuple[str, str, dict[str, Arg]]:
    """What it would do, the kind of its reason, and the figures."""
    found = hint(play.table, GREEDY, 0)
    assert found.reason is not None, found.option
    ENGLISH.say(found.reason)
    return found.option, found.reason.key, found.reason.args


def said(play: Playing) -> str:
    found = hint(play.table, GREEDY, 0)
    assert found.reason is not None, found.option
    return ENGLISH.say(found.reason)


def test_percentages_are_whole_and_certain_only_when_it_is() -> None:
    assert [percent(chance) for chance in (0.0, 0.001, 0.5, 0.718, 0.999, 1.0)] == [
        0, 1, 50, 72, 99, 100,
    ]  # fmt: skip


# -- travelling ---------------------------------------------------------------------------------------------


def test_a_starter_nobody_has_the_like_of() -> None:
    import hallows

    table = hallows.deal("rising", 2, 1)
    found = hint(table, GREEDY, 0)
    assert found.option.startswith("start:")
    assert found.reason is not None
    assert found.reason.key == "reason.start"


def test_travelling_to_what_can_be_completed() -> None:
    play = stage("harry", "albus", board={"diagon": "luna"}, figure="ministry").deal()
    option, key, args = why(play)
    assert (option, key) == ("travel:diagon", "reason.travel")
    pool = packed(CARDS.hq_pool[CARDS.affiliation[CARDS.number["harry"]]])
    chance = Odds(CARDS).chance(pool, CARDS.cost[CARDS.number["luna"]])
    assert args["target"] == "card:luna"
    assert args["chance"] == percent(chance)
    assert args["danger"] == 38  # three faces of eight turn him there


def test_travelling_away_from_danger() -> None:
    play = stage("harry", "albus", damage={"harry": 6}, figure="ministry").deal()
    option, key, args = why(play)
    assert (option, key) == ("travel:ministry", "reason.safe")
    assert (args["danger"], args["more"]) == (25, 38)


def test_travelling_to_meet_voldemort() -> None:
    play = stage(
        "harry ron hermione",
        "albus",
        risen=True,
        azkaban="bellatrix lucius pettigrew dolohov draco",
        damage={"voldemort": 4},
        board={"ministry": "luna"},
        figure="ministry",
    ).deal()
    option, key, args = why(play)
    assert option != "travel:ministry"
    assert (key, args["danger"]) == ("reason.lord", 38)


# -- dice ---------------------------------------------------------------------------------------------------


def rolled(shown: str, board: str = "luna", **fields: object) -> Playing:
    """Harry's dice on the table at the Ministry, Voldemort elsewhere."""
    base: dict[str, object] = {"board": {"ministry": board}, "figure": "ministry"}
    play = stage("harry", "albus", **{**base, **fields}).deal(LEFT, dice(shown))  # type: ignore[arg-type]
    return play.do("travel:ministry", "roll")


def test_rolling_for_the_best_goal() -> None:
    play = stage("harry", "albus", board={"ministry": "luna"}).deal(LEFT)
    play.do("travel:ministry")
    option, key, args = why(play)
    assert (option, key) == ("roll", "reason.chance")
    assert args["target"] == "card:luna"
    assert args["dice"] == 4
    assert said(play) == (
        f"About a {args['chance']}% chance to complete Luna Lovegood with 4 dice."
    )


def test_a_step_of_a_plan_tells_the_chance_to_finish_it() -> None:
    play = rolled("Bl Of Pk Pl")
    option, key, args = why(play)
    assert option == "fill:luna"
    assert (key, args["target"]) == ("reason.chance", "card:luna")
    left = Odds(CARDS).chance(packed([1, 0, 0, 1]), packed(Cost(courage=1).symbols))
    assert (args["dice"], args["chance"]) == (2, percent(left))


def test_dice_that_are_enough() -> None:
    play = rolled("Bk Of Pc Pl")
    assert why(play)[1:] == ("reason.complete", {"target": "card:luna"})


def test_a_recruit_about_to_be_lost() -> None:
    boxes = CARDS.slots[CARDS.number["luna"]]
    play = rolled("Bk Of Pc Pl", damage={"luna": boxes - 1})
    assert why(play)[1:] == ("reason.rescue", {"card": "card:luna", "left": 1})
    assert "has only 1 free box left" in said(play)


def test_the_last_damage_a_death_eater_bears() -> None:
    play = rolled("Bl Ol Pc PC", "bellatrix", damage={"bellatrix": BELLATRIX - 1})
    assert why(play)[1:] == ("reason.finish", {"card": "card:bellatrix"})


def test_damage_on_voldemort() -> None:
    play = last_blow()
    option, key, args = why(play)
    assert (option.split(":")[1], key, args) == ("voldemort", "reason.voldemort", {"left": 0})
    assert said(play) == "This Damage defeats Lord Voldemort, and you win together."


def test_stopping_when_nothing_can_be_completed() -> None:
    play = rolled("Bk Of Pc Pl").do("complete:luna")
    assert why(play) == ("stop", "reason.stop", {"dice": 1})


def test_giving_up_the_die_that_is_missed_least() -> None:
    play = rolled("Bk Of Pf Pf", "bellatrix")
    option, key, args = why(play)
    assert option == f"discard:{str(args['die'])[4:]}"
    assert key == "reason.spare"


def test_a_die_given_up_for_nothing_needs_no_reason() -> None:
    play = rolled("Bk Of Pc Pl", "-")
    found = hint(play.table, GREEDY, 0)
    assert found.option.startswith("discard:")
    assert found.reason is None


def with_ability(card: str, shown: str, board: str) -> Playing:
    play = stage(f"harry {card}", "albus", board={"ministry": board}, figure="ministry")
    return play.deal(LEFT, dice(shown)).do("travel:ministry", "roll")


def test_rolling_dice_again_that_fit_nothing() -> None:
    play = with_ability("trelawney", "Bl Ol Pl Pl", "luna")
    assert why(play) == ("use:trelawney", "reason.reroll", {"count": 4})
    play.do("use:trelawney")
    option, key, _ = why(play)
    assert (option.split(":")[0], key) == ("pick", "reason.reroll")


def test_turning_a_die_for_a_better_plan() -> None:
    play = with_ability("dean", "Bl Ol Pc Pk Pk", "bellatrix")
    assert why(play) == ("use:dean", "reason.complete", {"target": "card:bellatrix"})
    option, key, _ = why(play.do("use:dean"))
    assert (option.split(":")[0], key) == ("set", "reason.complete")


def test_a_wound_that_can_be_borne() -> None:
    play = stage("harry mundungus", "albus").deal(LEFT).do("travel:ministry")
    assert why(play) == ("use:mundungus", "reason.wound", {"card": "card:mundungus", "left": 5})


# -- tokens and healing -------------------------------------------------------------------------------------


def test_a_die_that_makes_a_difference() -> None:
    play = stage(
        "harry", "albus", board={"ministry": "bellatrix"}, damage={"bellatrix": 2},
        tokens=["purple_die", ""],
    ).deal(LEFT)  # fmt: skip
    play.do("travel:ministry")
    option, key, args = why(play)
    assert (option, key, args["target"]) == ("token:purple_die", "reason.die", "card:bellatrix")
    assert int(str(args["before"])) < int(str(args["chance"]))


def final(**fields: object) -> Playing:
    play = stage("harry", "albus", **fields).deal(LEFT)  # type: ignore[arg-type]
    return play.do("travel:ministry", "stop")


def test_a_wizard_saved_at_the_last_moment() -> None:
    play = final(damage={"harry": 7}, tokens=["", "heal_two"])
    assert why(play) == ("token:heal_two:harry", "reason.heal", {"card": "card:harry", "left": 0})
    assert said(play) == "Harry Potter is defeated at the end of the turn, unless healed now."


def test_a_place_about_to_fall() -> None:
    play = final(corruption={"diagon": 4}, tokens=["", "cleanse"])
    args = {"where": "loc:diagon", "count": 4, "full": 5}
    assert why(play) == ("token:cleanse:diagon", "reason.cleanse", args)


def test_tokens_that_complete_something() -> None:
    play = stage(
        "harry", "albus", board={"ministry": "luna"}, tokens=["", "courage"]
    ).deal(LEFT, dice("Bk Of Pl Pl"))  # fmt: skip
    play.do("travel:ministry", "roll", "pass", "fill:luna", "stop")
    assert play.asked == (1, "window.final")
    assert why(play) == (
        "token:courage:luna",
        "reason.token",
        {"target": "card:luna", "count": 1},
    )


def test_a_token_kept() -> None:
    play = final(damage={"harry": 1}, tokens=["", "heal_two"])
    assert why(play) == ("pass", "reason.keep", {})


def test_a_token_kept_until_the_last_roll() -> None:
    play = stage("harry", "albus", damage={"harry": 6}, tokens=["", "heal_two"]).deal(RIGHT)
    play.do("travel:ministry", "roll")
    assert play.asked == (1, "window.before_roll")
    assert why(play) == ("pass", "reason.later", {})


def test_who_is_healed() -> None:
    play = stage("harry", "albus mcgonagall", damage={"harry": 5, "albus": 4, "mcgonagall": 5})
    playing = play.deal(LEFT, dice("Bk Of Pc Pl")).do("travel:ministry", "roll", "complete:hq2")
    while playing.asked != (1, "heal.each"):
        playing.do(playing.options[0])
    assert why(playing) == (
        "heal:mcgonagall",
        "reason.heal",
        {"card": "card:mcgonagall", "left": 2},
    )


def test_who_is_hit() -> None:
    board = {"ministry": "macnair bellatrix"}

    def hitting(**damage: int) -> Playing:
        play = stage("tonks", "albus", board=board, damage=damage)
        return play.deal(LEFT, dice("Of Rl Rl Pc")).do("travel:ministry", "roll", "complete:hq2")

    assert why(hitting(bellatrix=BELLATRIX - 1))[1:] == (
        "reason.finish",
        {"card": "card:bellatrix"},
    )
    assert why(hitting())[1:] == ("reason.special", {"card": "card:bellatrix"})
