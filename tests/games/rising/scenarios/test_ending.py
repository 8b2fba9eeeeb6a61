"""End of turn and of the game: R-167 to R-175, R-189 to R-198, R-234 to R-236."""

from itertools import combinations
from typing import Any

import pytest

from hallows.kernel import BadOptions, Table
from hallows.words import LANGUAGES, Words
from tests.games.rising.stage import GAME, LEFT, MARK, RIGHT, dice, stage
from tests.stage import Script

rule = pytest.mark.rule
FIVE = "bellatrix lucius pettigrew dolohov draco"


@rule("R-167")
def test_recruits_damage_tokens_places_defeats_refill_next_player() -> None:
    play = stage(
        "harry ginny",
        "albus",
        board={"ministry": "mundungus greyback", "diagon": "cho"},
        damage={"greyback": 2, "cho": 5},
        corruption={"diagon": 5},
    ).deal(LEFT, dice("Bk Of PC Pl Pl Pl"))
    play.do("travel:ministry", "roll", "complete:greyback", "complete:mundungus", "stop")
    keys = [event.key for event in play.table.events or []]
    order = [
        "stopped",
        "recruited",
        "harmed",
        "token.drawn",
        "place.lost",
        "defeated.death_eater",
        "defeated.wizard",
        "refilled",
        "turn",
    ]
    told = [key for key in keys[keys.index("stopped") :] if key in order]
    assert list(dict.fromkeys(told)) == order


@rule("R-168")
def test_all_dice_go_back() -> None:
    play = stage("harry", "albus").deal(LEFT, dice("Bk Of Pc Pc"))
    play.do("travel:ministry", "roll", "assign:hq1:courage1", "stop")
    assert play.view.dice.in_use == {"blue": 0, "orange": 0, "red": 0, "purple": 0}
    assert play.view.dice.rolled == []


@rule("R-169", "R-171")
def test_empty_spaces_are_refilled_from_the_top_of_the_deck() -> None:
    board = {
        "ministry": "luna snape hagrid",
        "diagon": "cho ron fred",
        "hogsmeade": "dean fleur bill",
    }
    play = stage(
        "harry", "albus", board=board, damage={"yaxley": 0}, deck="yaxley molly filch voldemort"
    ).deal(LEFT, dice("Bk Of Pc Pl"))
    play.do("travel:ministry", "roll", "complete:luna", "stop")
    assert play.board("ministry") == ["yaxley", "snape", "hagrid"]
    assert (play.damage("yaxley"), play.corruption("ministry")) == ([0], 0)  # it waits for its time
    assert play.view.deck == 3


@rule("R-170")
def test_the_refill_starts_at_voldemorts_location() -> None:
    board = {"ministry": "- snape hagrid", "diagon": "cho - -", "hogsmeade": "dean fleur -"}
    deck = "molly filch bill fred voldemort"
    play = stage("harry", "albus", board=board, deck=deck, figure="ministry").deal(RIGHT)
    play.do("travel:ministry", "stop")
    assert play.board("diagon") == ["cho", "molly", "filch"]
    assert play.board("hogsmeade") == ["dean", "fleur", "bill"]
    assert play.board("ministry") == ["fred", "snape", "hagrid"]


@rule("R-172")
def test_voldemorts_card_is_revealed_and_the_space_filled_again() -> None:
    board = {"ministry": "- snape hagrid", "diagon": "cho ron fred", "hogsmeade": "dean fleur bill"}
    play = stage("harry", "albus", board=board, deck="voldemort molly filch").deal(LEFT)
    play.do("travel:ministry")
    assert not play.view.voldemort.revealed
    play.do("stop")
    assert play.view.voldemort.revealed
    assert play.board("ministry") == ["molly", "snape", "hagrid"]
    assert play.view.deck == 1


@rule("R-173", "R-174")
def test_an_empty_deck_leaves_spaces_empty() -> None:
    board = {"ministry": "- - hagrid", "diagon": "cho ron fred", "hogsmeade": "dean fleur bill"}
    play = stage("harry", "albus", board=board, deck="molly", risen=True).deal(LEFT, RIGHT)
    play.do("travel:ministry", "stop")
    assert play.board("ministry") == ["molly", None, "hagrid"]
    assert [event.args["card"] for event in play.events("refilled")] == ["card:molly"]
    play.do("travel:diagon", "stop")
    assert play.asked == (0, "travel")  # play goes on
    last = (
        stage("harry", "albus", board=board, deck="voldemort")
        .deal(LEFT)
        .do("travel:ministry", "stop")
    )
    assert last.view.voldemort.revealed
    assert last.board("ministry") == [None, None, "hagrid"]


@rule("R-174")
def test_with_cards_in_the_deck_no_space_stays_empty() -> None:
    play = stage("harry", "albus", board={}).deal(LEFT).do("travel:ministry", "stop")
    for where in ("ministry", "diagon", "hogsmeade"):
        assert None not in play.board(where)


@rule("R-175")
def test_the_next_player_clockwise_is_active() -> None:
    play = stage("harry", "albus", "tonks", active=2).deal(LEFT).do("travel:ministry", "stop")
    assert play.asked == (0, "travel")
    assert play.view.active == 0


def almost_won(**more: Any) -> dict[str, Any]:
    """Voldemort revealed with four Damage, five Death Eaters in Azkaban, one attack away."""
    return {"risen": True, "figure": "diagon", "azkaban": FIVE, "damage": {"voldemort": 4}, **more}


HIT = ("travel:ministry", "roll", "complete:voldemort")
ROLL = dice("Bk Of Pl PC")  # all five symbols with four dice


@rule("R-189", "R-196", "R-234")
def test_a_full_track_wins_for_everybody_at_once() -> None:
    play = stage("harry", "albus", "tonks", board={"hogsmeade": "- luna"}, **almost_won()).deal(
        LEFT, ROLL
    )
    play.do(*HIT)
    outcome = play.table.outcome
    assert outcome is not None
    assert outcome.winners == (0, 1, 2)
    assert play.view.won
    assert play.tokens(0) == []  # the rest of the end step is skipped
    assert play.board("hogsmeade")[0] is None


@rule("R-190")
def test_the_standard_win_needs_five_in_azkaban() -> None:
    four = FIVE.rsplit(" ", 1)[0]
    play = stage("harry", "albus", **almost_won(azkaban=four)).deal(LEFT, ROLL).do(*HIT)
    assert play.table.outcome is None
    assert play.view.voldemort.damage == 4


SEVEN = "snape hagrid trelawney mrs_norris flitwick sprout pomfrey"
NINE = SEVEN + " filch dobby"
ELEVEN = NINE + " lupin kingsley"


@rule("R-191")
@pytest.mark.parametrize(
    ("teams", "hospital", "lost"),
    [
        (2, SEVEN, True),
        (2, SEVEN[6:], False),
        (3, NINE, True),
        (3, SEVEN, False),
        (4, ELEVEN, True),
        (4, NINE, False),
    ],
)
def test_too_many_defeated_wizards(teams: int, hospital: str, lost: bool) -> None:
    seats = ("harry", "albus", "tonks", "hermione")[:teams]
    play = stage(*seats, board={"diagon": "cho"}, damage={"cho": 5}, hospital=hospital).deal(LEFT)
    play.do("travel:ministry", "stop")
    assert (play.view.losses == ["wizards"]) == lost
    assert (play.table.outcome is not None) == lost


@rule("R-192")
@pytest.mark.parametrize("victim", ["harry", "albus"])
def test_an_empty_team_loses_whosever_it_is(victim: str) -> None:
    play = stage("harry", "albus", damage={victim: 7}).deal(LEFT).do("travel:ministry", "stop")
    assert play.view.losses == ["team"]
    assert play.table.outcome is not None
    assert play.table.outcome.winners == ()


@rule("R-193")
def test_four_corrupted_places_lose() -> None:
    lost = "mysteries ollivanders hogs_head"
    fourth = stage("harry", "albus", corrupted=lost, corruption={"ministry": 5}).deal(LEFT)
    assert fourth.do("travel:diagon", "stop").view.losses == ["places"]
    third = stage("harry", "albus", corrupted=lost[10:], corruption={"ministry": 5}).deal(LEFT)
    assert third.do("travel:diagon", "stop").view.losses == []


@rule("R-194")
def test_a_location_corrupted_to_the_base_loses() -> None:
    both = "ollivanders gringotts"
    play = stage("harry", "albus", corrupted=both, corruption={"diagon": 5}).deal(LEFT)
    assert play.do("travel:ministry", "stop").view.losses == ["location"]
    nearly = stage("harry", "albus", corrupted="ollivanders", corruption={"diagon": 5}).deal(LEFT)
    assert nearly.do("travel:ministry", "stop").view.losses == []


@rule("R-195")
def test_a_win_beats_a_loss_in_the_same_end_step() -> None:
    setting = almost_won(corrupted="mysteries ollivanders hogs_head", corruption={"ministry": 5})
    play = stage("harry", "albus", **setting).deal(LEFT, ROLL)
    play.do(*HIT)
    assert play.view.won
    assert play.view.losses == []


@rule("R-196")
def test_everybody_loses_together() -> None:
    play = (
        stage("harry", "albus", "tonks", damage={"albus": 7})
        .deal(LEFT)
        .do("travel:ministry", "stop")
    )
    assert play.table.outcome is not None
    assert play.table.outcome.winners == ()


@rule("R-188", "R-197", "R-198")
@pytest.mark.parametrize("track", [4, 5, 6, 8, 10])
def test_the_track_is_as_long_as_agreed(track: int) -> None:
    villains = FIVE + " greyback yaxley rookwood macnair rodolphus"
    azkaban = " ".join(villains.split()[:track])
    setting = almost_won(damage={"voldemort": track - 1}, azkaban=azkaban, voldemort_track=track)
    play = stage("harry", "albus", **setting).deal(LEFT, ROLL)
    assert play.view.voldemort.track == track
    assert play.do(*HIT).view.won
    fewer = almost_won(
        damage={"voldemort": track - 1}, azkaban=azkaban.rsplit(" ", 1)[0], voldemort_track=track
    )
    capped = stage("harry", "albus", **fewer).deal(LEFT, ROLL).do(*HIT)
    assert not capped.view.won


@rule("R-188", "R-197", "R-198")
def test_the_track_has_limits_and_a_standard() -> None:
    assert GAME.parse_options({}).voldemort_track == 5
    for track in (3, 11):
        with pytest.raises(BadOptions):
            Table(GAME, 2, {"voldemort_track": track}, Script())


@rule("R-235")
def test_all_losses_are_named_and_nothing_is_refilled() -> None:
    play = stage(
        "harry",
        "albus",
        board={"diagon": "cho"},
        damage={"cho": 5, "albus": 7},
        hospital=SEVEN[6:],
        corrupted="mysteries atrium ollivanders",
        corruption={"ministry": 5, "diagon": 5},
    ).deal(LEFT)
    play.do("travel:hogsmeade", "stop")
    assert play.view.losses == ["wizards", "team", "places", "location"]
    assert play.board("diagon") == [None, None, None]
    told = play.events("lost")[0].args["reasons"]
    assert told == ["loss:wizards", "loss:team", "loss:places", "loss:location"]
    assert play.table.outcome is not None
    assert play.table.outcome.reason == "lost-wizards-team-places-location"


@rule("R-235")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_combination_of_losses_has_its_words(lang: str) -> None:
    words = Words(lang, "rising")
    reasons = ("wizards", "team", "places", "location")
    for count in range(1, 5):
        for losses in combinations(reasons, count):
            said = words.format("rising-outcome-lost-" + "-".join(losses))
            for loss in reasons:
                assert (words.format(f"rising-loss-{loss}") in said) == (loss in losses)


@rule("R-236")
def test_nobody_takes_a_turn_with_an_empty_team() -> None:
    """The other player's last Wizard falls on my turn: the game is over before that turn comes."""
    play = stage("harry", "albus", board={"diagon": "greyback"}, damage={"albus": 6}).deal(RIGHT)
    play.do("travel:ministry", "stop")
    assert play.table.outcome is not None
    assert play.asked is None


def test_the_turn_limit_for_simulations() -> None:
    play = stage("harry", "albus", max_turns=2).deal(LEFT, MARK)
    play.do("travel:ministry", "stop", "travel:ministry", "stop")
    assert play.table.outcome is not None
    assert play.table.outcome.truncated


@rule("R-161", "R-162")
def test_the_log_tells_defeated_wizards_from_death_eaters() -> None:
    board = {"ministry": "pettigrew luna"}
    play = stage("harry", "albus", board=board, damage={"pettigrew": 2, "luna": 5}).deal(LEFT)
    play.do("travel:diagon", "stop")
    told = [(e.key, e.rule) for e in play.table.events or [] if e.key.startswith("defeated")]
    assert told == [("defeated.death_eater", "R-162"), ("defeated.wizard", "R-161")]
