"""The greedy player: what it does, why, and that it is worth playing against."""

import pytest

from hallows.bots import decide, hint, make_bot
from hallows.games.hogwarts.quidditch.mind import Errand, Mind
from hallows.games.hogwarts.quidditch.odds import first_home
from hallows.games.hogwarts.quidditch.thinking import QuickPlayer
from hallows.kernel import Seeded, Table
from hallows.lab.simulate import simulate
from hallows.words import Words
from tests.games.hogwarts.quidditch.stage import GAME, Playing, race, stage

GREEDY = make_bot("quidditch", "greedy")
ENGLISH = Words.of(GAME, "en", ["Ann", "Ben"])


def why(play: Playing) -> tuple[str, str]:
    found = hint(play.table, GREEDY, 1)
    assert found.reason is not None
    return found.option, ENGLISH.say(found.reason)


def test_it_shoots_from_the_line() -> None:
    far = ("e8", "a9")  # no Bludger can be thrown before the shot
    play = stage(home="c1 a2 e2 c10 b3 d3", quaffle="home chaser1", bludgers=far).deal((1, 1))
    assert why(play) == (
        "shoot:chaser1",
        "From here a shot scores with 42 %, and a goal brings a card for the race.",
    )


def test_it_flies_the_shortest_way_to_a_shot() -> None:
    play = stage(home="c1 a2 e2 c8 b3 d3", quaffle="home chaser1").deal((1, 2))
    option, reason = why(play)
    assert option in ("move:chaser1:c9", "move:chaser1:b9", "move:chaser1:d9")
    assert reason == "Chaser 1 can shoot this turn: that takes 3 of your 3 actions."


def test_it_fetches_the_quaffle_when_a_shot_is_too_far() -> None:
    option, reason = why(stage().deal((1, 1)))
    assert option == "move:chaser1:c6"
    assert reason == "The Quaffle lies loose, one step from Chaser 1."


def test_it_throws_a_bludger_at_a_near_target_first() -> None:
    play = stage(
        home="c1 a2 c9 c10 b3 d3", quaffle="home chaser1", bludgers=("home beater2", "a9")
    ).deal((2, 2))
    option, reason = why(play)
    assert option == "hurl:beater2:n"
    assert (
        reason
        == "A throw costs nothing, and with 42 % it takes Slytherin’s Keeper out of the match."
    )


def test_it_leaves_their_last_chaser_alone() -> None:
    """A round won that way brings no card."""
    play = stage(
        home="c1 a2 e4 c5 b3 d3", away="c11 a10 e10 e5 - -", bludgers=("home beater2", "a9")
    ).deal((2, 2))
    assert not why(play)[0].startswith("hurl:")


def test_it_steals() -> None:
    play = stage(home="c1 a2 e2 c6 b3 d3", quaffle="away chaser1").deal((1, 1))
    option, reason = why(play)
    assert option == "steal:chaser1"
    assert reason == "Slytherin’s Chaser 1 has the Quaffle, and Chaser 1 can get at it."


def test_it_fetches_a_bludger_when_there_is_nothing_better() -> None:
    play = stage(quaffle="away keeper").deal((1, 1))
    option, reason = why(play)
    assert option == "move:beater2:e3"
    assert (
        reason == "A Bludger lies one step from Beater 2: picking it up and throwing it are free."
    )


def test_it_makes_room_for_the_keepers_pass() -> None:
    """Own Beaters and three of theirs stand before the Keeper: without a step aside nobody would ever get the Quaffle."""
    crowd = {"away": "c11 a9 e10 a2 c2 d2", "bludgers": ("b7", "d7"), "quaffle": "home keeper"}
    play = stage(home="c1 b2 e2 b5 c6 d5", **crowd).deal((2, 1))  # type: ignore[arg-type]
    option, reason = why(play)
    assert option.startswith("move:beater1:")
    assert reason == "Nobody can come beside the Keeper to take the pass: make room."
    play = stage(home="c1 a4 e4 a3 c5 d5", **(crowd | {"away": "c11 a9 e10 b2 c2 d2"})).deal((2, 1))  # type: ignore[arg-type]
    assert why(play)[0] == "move:keeper:b1"


def test_a_chaser_who_takes_the_pass_can_fly_back_where_it_was() -> None:
    play = stage(
        home="d1 a2 e3 b10 d3 c10", away="c11 a9 e10 b2 c2 d2", bludgers=("d2", "b10"), quaffle="home keeper"
    ).deal((5, 6))  # fmt: skip
    assert why(play)[0] == "move:chaser2:e2"


def test_it_goes_off_and_back_for_a_bludger_under_a_beater() -> None:
    play = stage(bludgers=("e2", "a9"), quaffle="away keeper").deal((2, 1))
    option, reason = why(play)
    assert option.startswith("move:beater2:")
    assert reason == "A Bludger lies under Beater 2: off and back, and it can be picked up."
    play.do(option)
    assert why(play)[0] == "move:beater2:e2"


@pytest.mark.parametrize("piece", ["chaser1", "beater1"])
def test_it_steps_off_a_loose_quaffle(piece: str) -> None:
    home = "c1 a2 e2 b8 d8 e8" if piece == "chaser1" else "c1 b8 e2 a5 d8 e8"
    play = stage(home=home, quaffle="b8", bludgers=("d2", "d10")).deal((2, 1))
    option, reason = why(play)
    assert option.startswith(f"move:{piece}:")
    assert reason.startswith("The Quaffle lies under ")
    play.do(option)
    assert why(play)[0].startswith("move:chaser")


def test_it_picks_up_what_lies_at_its_feet() -> None:
    assert why(stage().deal((2, 2)).do("move:chaser1:c6"))[0] == "take"


def test_it_places_the_quaffle_with_its_own_chaser() -> None:
    play = stage(
        home="c1 a2 e2 c10 b3 d3", away="- a10 e10 c7 b10 d9", quaffle="home chaser1"
    ).deal((2, 2))
    play.do("shoot:chaser1")
    assert why(play) == ("place:b10", "Your Chaser stands there and has the Quaffle at once.")


def test_it_wins_with_a_card_if_it_can() -> None:
    play = race(home=21, hands=("nimbus_2001 firebolt", "")).deal()
    option, reason = why(play)
    assert option in ("play:nimbus_2001", "play:firebolt")
    assert reason.endswith("completes the lap: the Snitch is yours.")


def test_otherwise_it_rolls_first_and_then_plays_what_gains_most() -> None:
    play = race(home=1, away=1, hands=("nimbus_2000 confundus wronski_feint", "")).deal((1, 1))
    assert decide(play.table, GREEDY, 1) == "roll"
    play.do("roll")
    assert why(play)[0] == "play:wronski_feint"  # the rival is too near the start to lose 3


def test_the_same_question_gets_the_same_answer() -> None:
    table = Table(GAME, 2, {}, Seeded(5))
    for _ in range(40):
        if table.ask is None:
            break
        choice = decide(table, GREEDY, 1)
        assert choice == decide(table, GREEDY, 1)
        table.answer(choice)


def test_it_beats_random_play_by_far() -> None:
    report = simulate("quidditch", 2, 60, "greedy,random", seed=2)
    assert report.finished == 60
    assert report.wins["bot"]["greedy"] >= 0.75 * 60


@pytest.mark.long
def test_it_beats_random_play_in_many_games() -> None:
    report = simulate("quidditch", 2, 1000, "greedy,random", seed=3, jobs=2)
    assert report.errors == 0
    assert report.wins["bot"]["greedy"] >= 0.75 * 1000


def test_whole_games_between_greedy_players_end() -> None:
    report = simulate("quidditch", 2, 30, "greedy", seed=4)
    assert (report.finished, report.errors) == (30, 0)


def test_an_errand_that_is_tried_is_run_to_its_end_before_it_is_judged() -> None:
    """Else the rest of the turn would be spent on what the greedy player likes better, and every first step be worth the
    same."""
    play = stage(home="c1 a2 e2 c8 b3 d3", quaffle="home chaser1", bludgers=("e4", "a9")).deal(
        (1, 2)
    )
    thinking = GAME.thinking()
    assert thinking is not None
    assert why(play)[0].startswith("move:chaser1:")
    step = "move:beater2:e3"
    play.table.answer(step)
    ask = play.table.ask
    assert ask is not None
    usual, resolute = thinking.rollout(play.table), thinking.rollout(play.table, 0, step)
    assert usual(ask).startswith("move:chaser1:")
    assert resolute(ask) == "move:beater2:e4"
    play.table.answer(resolute(ask))
    assert play.table.ask is not None
    assert play.table.ask.prompt == "match.bludger"
    assert resolute(play.table.ask) == usual(play.table.ask)


def test_the_race_is_judged_by_its_dice() -> None:
    assert first_home(1, 24) == pytest.approx(1)
    assert first_home(12, 2) == pytest.approx(1 / 36)  # the other is home with any roll
    assert first_home(7, 2, 1) == pytest.approx(0)  # a slowed Seeker cannot be
    assert first_home(4, 1, 0, 1) == pytest.approx(33 / 36)
    state = race(home=23, away=20).state
    thinking = GAME.thinking()
    assert thinking is not None
    assert [thinking.judge(state, seat) for seat in (0, 1)] == pytest.approx([1, 0])


def test_a_quick_player_runs_an_errand_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three actions, one thought; what its owner does is the same."""
    play = stage(home="c1 a2 e2 c8 b3 d3", quaffle="home chaser1").deal((1, 2))
    table, quick = play.table, QuickPlayer(play.table.state)
    thoughts: list[Errand | None] = []
    think = Mind.errand

    def thinking(mind: Mind, options: tuple[str, ...]) -> Errand | None:
        thoughts.append(think(mind, options))
        return thoughts[-1]

    monkeypatch.setattr(Mind, "errand", thinking)
    done: list[str] = []
    while not done or not done[-1].startswith("shoot"):
        assert table.ask is not None
        done.append(quick.choose(table.ask))
        usual = decide(table, GREEDY, 1)
        assert usual == done[-1]
        if not usual.startswith("shoot"):
            table.answer(usual)
    assert len(done) == 3
    assert len(thoughts) == 1 + len(done)  # one of the quick player's, and its owner's


def test_a_quick_player_thinks_anew_where_its_errand_cannot_go_on() -> None:
    play = stage(home="c1 a2 e2 c8 b3 d3", quaffle="home chaser1").deal((1, 2))
    table, quick = play.table, QuickPlayer(play.table.state)
    assert table.ask is not None
    quick.choose(table.ask)
    other = next(it for it in table.ask.options if it.startswith("move:chaser1:b"))
    table.answer(other if other != quick.then[-1] else "move:chaser1:d8")
    assert table.ask is not None
    assert quick.choose(table.ask) in table.ask.options
