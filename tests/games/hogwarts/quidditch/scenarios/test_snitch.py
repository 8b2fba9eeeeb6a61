"""Round 2: the race for the Golden Snitch."""

import pytest

from hallows.games.hogwarts.quidditch.content import standard
from tests.games.hogwarts.quidditch.stage import RACE_DICE, Playing, race, stage
from tests.stage import dice, die

rule = pytest.mark.rule


def won(play: Playing) -> tuple[int, ...]:
    outcome = play.table.outcome
    assert outcome is not None
    return outcome.winners


@rule("Q-051", "Q-052")
def test_the_winner_of_round_one_begins_and_only_seekers_act() -> None:
    """Away wins round 1 in its own turn and still begins."""
    play = stage(
        active=1, away="c11 a10 e10 c2 b9 d9", quaffle="away chaser1", goals=(0, 1), deck="firebolt"
    ).deal(dice("match.actions", 6, 6), die("match.shot", 5), die("match.save", 4))
    assert play.seekers == [0, 0]
    play.do("shoot:chaser1")
    assert play.asked == (1, "match.card")
    assert play.options == ("roll", "play:firebolt")
    assert play.seekers == [0, 0]
    assert play.view.active == 1


@rule("Q-052")
def test_home_begins_if_home_won() -> None:
    play = stage(
        home="c1 a2 e2 c10 b3 d3", quaffle="home chaser1", goals=(1, 0), deck="firebolt"
    ).deal(dice("match.actions", 6, 6), die("match.shot", 5), die("match.save", 4))
    play.do("shoot:chaser1")
    assert play.asked == (0, "match.card")


@rule("Q-053")
def test_two_dice_and_the_seeker_flies_on() -> None:
    play = race(home=3, hands=("", "nimbus_2000")).deal((4, 5))
    assert play.seekers == [12, 0]
    assert play.asked == (1, "match.card")  # then it is the other's turn
    play.end()


@rule("Q-054")
def test_one_card_a_turn() -> None:
    play = race(hands=("nimbus_2000 firebolt", "confundus")).deal((1, 1))
    play.do("play:nimbus_2000")
    assert play.seekers == [4, 0]  # 2, then the roll; and no question about the second card
    assert play.asked == (1, "match.card")
    assert play.seen(0).teams[0].hand == ["firebolt"]


@rule("Q-054")
def test_a_card_may_be_kept() -> None:
    play = race(hands=("nimbus_2000", "confundus")).deal((1, 1))
    play.do("roll")
    assert play.asked == (0, "match.card.after")
    assert play.options == ("pass", "play:nimbus_2000")
    play.do("pass")
    assert play.asked == (1, "match.card")
    assert play.team(0).cards == 1


@rule("Q-055", "Q-056", "Q-079")
@pytest.mark.parametrize(
    ("card", "spaces"), [("nimbus_2000", 2), ("nimbus_2001", 3), ("firebolt", 4)]
)
def test_brooms_fly_further(card: str, spaces: int) -> None:
    play = race(home=5, hands=(card, "confundus")).deal((1, 1))
    play.do("roll", f"play:{card}")
    assert play.seekers == [7 + spaces, 0]


@rule("Q-057")
def test_the_wronski_feint_is_one_more_die() -> None:
    play = race(home=5, hands=("wronski_feint", "confundus")).deal(
        dice("match.race", 1, 1), die("match.feint", 6)
    )
    play.do("roll", "play:wronski_feint")
    assert play.seekers == [13, 0]
    play.end()


@rule("Q-058")
def test_the_confundus_charm_sends_the_rival_back() -> None:
    play = race(home=5, away=10, hands=("confundus", "firebolt")).deal((1, 1))
    play.do("roll", "play:confundus")
    assert play.seekers == [7, 7]


@rule("Q-059")
@pytest.mark.parametrize(("away", "left"), [(0, 0), (2, 0), (3, 0), (4, 1)])
def test_never_behind_the_start(away: int, left: int) -> None:
    play = race(away=away, hands=("confundus", "firebolt")).deal((1, 1))
    play.do("play:confundus")
    assert play.seekers == [2, left]


@rule("Q-060")
def test_the_first_to_complete_the_lap_wins() -> None:
    play = race(home=20, away=23).deal((2, 2))
    assert won(play) == (0,)
    assert play.view.winner == 0
    play.end()


@rule("Q-061")
def test_the_lap_has_24_spaces() -> None:
    assert standard().pitch.lap == 24
    play = race(home=20, hands=("", "firebolt")).deal((1, 2))
    assert play.table.outcome is None  # 23 do not do
    assert won(race(home=20).deal((2, 2))) == (0,)
    assert won(race(home=20).deal((6, 6))) == (0,)  # passed is as good as reached


@rule("Q-062")
def test_the_winner_receives_40_house_points() -> None:
    play = race(home=20).deal((2, 2))
    outcome = play.table.outcome
    assert outcome is not None
    assert outcome.scores == (40, 0)
    assert play.events("points")[0].args["points"] == 40


@rule("Q-064")
def test_a_played_card_goes_under_the_deck_at_once() -> None:
    play = race(hands=("firebolt", "confundus")).deal((1, 1))
    before = play.deck()
    play.do("play:firebolt")
    assert play.deck() == [*before, "firebolt"]


@rule("Q-064")
def test_left_over_cards_follow_the_challengers_first_as_drawn() -> None:
    play = race(
        home=12, away=22, hands=("firebolt nimbus_2000", "confundus stray_bludger"), active=1
    ).deal((1, 1))
    before = play.deck()
    play.do("roll")
    assert won(play) == (1,)
    assert play.deck() == [*before, "firebolt", "nimbus_2000", "confundus", "stray_bludger"]
    assert [team.cards for team in play.view.teams] == [0, 0]


@rule("Q-064")
def test_only_their_owner_knows_left_over_cards() -> None:
    play = race(home=22, hands=("firebolt", "confundus")).deal((1, 1))
    play.do("roll")
    state = play.table.state
    under = {state.faces[card]: state.known[card] for card in state.deck.cards[:2]}
    assert under == {"firebolt": 0b01, "confundus": 0b10}


@rule("Q-077")
def test_a_card_before_the_roll_may_win_at_once() -> None:
    play = race(home=22, hands=("nimbus_2000", "")).deal()
    play.do("play:nimbus_2000")
    assert won(play) == (0,)
    play.end()  # nobody rolled


@rule("Q-077")
def test_a_roll_that_completes_the_lap_asks_for_no_card() -> None:
    play = race(home=22, hands=("nimbus_2000", "")).deal((1, 1))
    play.do("roll")
    assert won(play) == (0,)


@rule("Q-080")
def test_a_stray_bludger_leaves_the_rival_one_die_once() -> None:
    play = race(hands=("stray_bludger", "")).deal(
        (1, 1), (5,), (1, 1), (3, 3), (6, 6), (1, 1), (6, 6)
    )
    play.do("play:stray_bludger")  # 2 for us; then 5 with one die, ours, and 6 with two again
    assert [event.args["spaces"] for event in play.events("flies")][:4] == [2, 5, 2, 6]


@rule("Q-080")
def test_the_die_of_a_feint_is_not_the_roll_it_slows() -> None:
    play = race(hands=("stray_bludger", "wronski_feint")).deal(
        dice("match.race", 1, 1), die("match.feint", 4), dice("match.race", 6), *RACE_DICE
    )
    play.do("play:stray_bludger", "play:wronski_feint")
    assert [event.args["spaces"] for event in play.events("flies")][:3] == [2, 4, 6]
