"""What options mean to a screen: what they are about, where they lead, what they would cover and change."""

from hallows.games.rising.aside import Covering, RisingAside
from hallows.kernel import Choice, Text
from hallows.words import LANGUAGES, Words
from tests.games.rising.stage import GAME, LEFT, RIGHT, Playing, dice, stage


def choice(play: Playing, option: str) -> Choice:
    ask = play.table.ask
    assert ask is not None
    assert option in ask.options
    return GAME.describe(play.table.state, ask, option)


def covering(play: Playing, option: str) -> Covering:
    ask = play.table.ask
    assert ask is not None
    aside = GAME.aside(play.table.state, ask)
    assert isinstance(aside, RisingAside)
    return aside.covering[option]


def changes(play: Playing, option: str) -> list[tuple[str, int, int]]:
    outlook = choice(play, option).outlook
    return [(it.label.key, it.before, it.after) for it in outlook.changes] if outlook else []


def test_a_die_lights_up_with_the_card_it_fits() -> None:
    play = stage("harry", "albus", board={"ministry": "luna"}).deal(LEFT, dice("Bk Oc Pc PC"))
    play.do("travel:ministry", "roll")
    either = choice(play, "assign:luna:courage1")
    assert either.about == ("card:luna", "die:orange_courage1", "die:purple_courage1")
    assert either.to == "card:luna"
    assert choice(play, "assign:hq1:courage2").about == (
        "hq:room1",
        "die:purple_courage2",
        "seat:0",
    )
    assert [die.id for die in play.view.dice.rolled] == [
        "blue_knowledge1",
        "orange_courage1",
        "purple_courage1",
        "purple_courage2",
    ]
    play.do("assign:luna:courage1")
    assert choice(play, "die:orange").about == ("die:orange", "die:orange_courage1")


def test_what_an_option_covers_and_what_is_missing_then() -> None:
    board = {"ministry": "luna neville"}
    play = stage("harry", "albus", board=board).deal(LEFT, dice("Bk Of PC PC"))
    play.do("travel:ministry", "roll")
    one = covering(play, "assign:neville:courage2")
    assert one == Covering("card:neville", ["courage", "courage"], ["loyalty"], None)
    assert covering(play, "assign:luna:courage2").covers == ["courage"]  # the surplus is lost
    assert covering(play, "assign:hq1:courage2").ends == "act"
    play.do("assign:luna:knowledge1", "assign:luna:friendship1")
    last = covering(play, "assign:luna:courage2")
    assert (last.covers, last.left, last.ends) == (["courage"], [], "recruit")


def test_a_filled_death_eater_shows_the_damage_to_come() -> None:
    play = stage("harry", "albus", board={"ministry": "draco"}, damage={"draco": 1}).deal(
        LEFT, dice("Bk Of Pc Pl")
    )
    play.do("travel:ministry", "roll")
    whole = choice(play, "complete:draco")
    assert whole.about == (
        "card:draco",
        "die:blue_knowledge1",
        "die:orange_friendship1",
        "die:purple_courage1",
    )
    assert covering(play, "complete:draco").ends == "harm"
    assert changes(play, "complete:draco") == [("change.damage", 1, 2)]
    assert changes(play, "assign:draco:courage1") == []


def test_voldemort_at_his_cap_would_take_no_damage() -> None:
    play = stage(
        "harry", "albus", risen=True, figure="diagon", azkaban="", tokens=["courage", ""]
    ).deal(LEFT, dice("Bk Of Pl PC"))
    play.do("travel:ministry", "roll", "complete:voldemort")
    assert play.need("voldemort") == []
    assert play.view.voldemort.standing == "capped"


def test_tokens_say_what_they_are_for() -> None:
    tokens = "friendship cleanse heal_two exchange red_die"
    play = stage(
        "harry", "albus", corruption={"diagon": 2}, damage={"albus": 1}, tokens=[tokens, ""]
    ).deal(LEFT)
    play.do("travel:ministry", "pass")
    cleanse = choice(play, "token:cleanse:diagon")
    assert (cleanse.about, cleanse.to) == (("loc:diagon", "spell:cleanse"), "loc:diagon")
    assert changes(play, "token:cleanse:diagon") == [("change.corruption", 2, 1)]
    heal = choice(play, "token:heal_two:albus")
    assert heal.about == ("card:albus", "spell:heal_two", "seat:1")
    assert changes(play, "token:heal_two:albus") == [("change.damage", 1, 0)]
    assert choice(play, "token:friendship:hq2").about == ("hq:room2", "spell:friendship", "seat:0")
    assert covering(play, "token:friendship:hq2").left == ["courage"]
    assert choice(play, "token:exchange").about == ("spell:exchange",)


def test_healing_tells_by_how_much_each_wizard_would_be_healed() -> None:
    play = stage("harry hagrid", "albus", damage={"harry": 3, "hagrid": 3}).deal(
        LEFT, dice("Bk Of Pc Pl Rl")
    )
    play.do("travel:ministry", "roll", "complete:hq2")
    assert play.asked == (0, "heal.each")
    assert changes(play, "heal:harry") == [("change.damage", 3, 1)]  # of the Army: by 2
    assert changes(play, "heal:hagrid") == [("change.damage", 3, 2)]


def test_a_location_is_told_before_it_is_chosen() -> None:
    play = stage("harry", "albus", board={"ministry": "luna draco"}, figure="ministry").deal()
    there = choice(play, "travel:ministry")
    assert (there.about, there.to) == (("loc:ministry",), "loc:ministry")
    assert there.detail is not None
    assert Words("en", "rising").say(there.detail) == (
        "Voldemort is here. Department of Mysteries: Corruption 0 of 5. Wizards: Luna Lovegood. "
        "Death Eaters: Draco Malfoy."
    )
    for lang in LANGUAGES:
        words = Words(lang, "rising")
        bare = choice(play, "travel:diagon").detail
        assert bare is not None
        assert "  " not in words.say(there.detail)
        assert words.say(bare).count(":") == 1


def test_redeploying_costs_a_die_and_leads_to_voldemort() -> None:
    play = stage("harry", "albus", risen=True, figure="diagon").deal(LEFT).do("travel:diagon")
    moved = choice(play, "redeploy:blue")
    assert (moved.about, moved.to) == (("die:blue", "loc:ministry"), "loc:ministry")


def test_questions_without_symbols_have_nothing_beside_them() -> None:
    play = stage("harry", "albus").deal()
    ask = play.table.ask
    assert ask is not None
    assert GAME.aside(play.table.state, ask) is None


def test_help_and_stop_are_explained() -> None:
    play = stage("harry", "albus", tokens=["", "red_die"]).deal(LEFT).do("travel:ministry")
    assert choice(play, "help").detail == Text("detail.help")
    assert choice(play, "stop").detail == Text("detail.stop")
    assert choice(play, "roll").detail is None


# -- the view --------------------------------------------------------------------------------------------------


def test_the_view_says_which_step_of_the_turn_it_is() -> None:
    play = stage("harry", "albus", tokens=["exchange courage", ""]).deal(LEFT)
    seen = []
    for answer in ("travel:ministry", "pass", "stop", "pass"):
        assert play.table.ask is not None
        seen.append((play.table.ask.prompt, play.view.step))
        play.do(answer)
    assert seen == [
        ("travel", "travel"),
        ("window.opening", "voldemort"),
        ("ready", "dice"),
        ("window.final", "end"),
    ]


def test_sockets_wear_what_covers_them() -> None:
    play = stage("harry", "albus", board={"ministry": "neville"}, tokens=["loyalty", ""]).deal(
        LEFT, dice("Bk Of PC Pl")
    )
    play.do("travel:ministry", "roll", "token:loyalty:neville", "assign:neville:courage2")
    cost = play.card("neville").cost
    assert cost is not None
    worn = [(it.trait, it.by.colour if it.by else None) for it in cost.sockets]
    assert worn == [("loyalty", ""), ("courage", "purple"), ("courage", "purple")]
    assert cost.sockets[0].by is not None
    assert cost.sockets[0].by.token_of == 0
    empty = play.view.voldemort.cost.sockets
    assert [it.by for it in empty] == [None] * 5


def test_the_view_says_whether_voldemort_can_be_hurt() -> None:
    def standing(**more: object) -> str:
        play = stage("harry", "albus", figure="diagon", **more).deal(LEFT)  # type: ignore[arg-type]
        return play.do("travel:ministry").view.voldemort.standing

    assert standing() == "hidden"
    assert standing(risen=True) == "capped"
    assert standing(risen=True, azkaban="draco") == "open"
    away = stage("harry", "albus", figure="diagon", risen=True, azkaban="draco").deal(RIGHT)
    assert away.do("travel:ministry").view.voldemort.standing == "away"


def test_the_view_names_the_losses_that_are_near_and_the_colours_that_are_out() -> None:
    play = stage("harry ron arthur", "albus", corrupted="mysteries gringotts hogs_head").deal(LEFT)
    assert play.view.danger.near == ["team", "places"]
    assert play.do("travel:ministry").view.dice.exhausted == ["orange"]


def test_the_odds_that_the_other_dice_complete_it() -> None:
    """One face of six of a purple die shows Loyalty, and there is one left to roll."""
    board = {"ministry": "luna neville"}
    play = stage("harry", "albus", board=board).deal(LEFT, dice("Bk Of PC PC"))
    play.do("travel:ministry", "roll", "assign:luna:knowledge1", "assign:luna:friendship1")
    outlook = choice(play, "assign:neville:courage2").outlook
    assert outlook is not None
    assert [(it.label.key, it.percent) for it in outlook.odds] == [("odds.complete", 17)]
    done = choice(play, "assign:luna:courage2").outlook
    assert done is None or not done.odds
