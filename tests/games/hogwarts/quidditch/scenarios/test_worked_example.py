"""The match the rulebook tells move by move, from the line-ups to the Snitch (canon 8.5, 12.18)."""

import pytest

from hallows.kernel import Table
from tests.games.hogwarts.quidditch.stage import GAME, Playing
from tests.stage import Script

rule = pytest.mark.rule


def before_the_match(*chance: int | tuple[int, ...]) -> Playing:
    """Gryffindor as usual but with SG2 and SG3 on d3 and b3; Slytherin's Keeper on b11, SS2 on e7."""
    state = GAME.setup(2, GAME.parse_options({}))
    drawn = [state.faces.index(kind) for kind in ("wronski_feint", "firebolt", "confundus")]
    rest = [card for card in state.deck.cards if card not in drawn]
    shuffled = tuple(rest + drawn[::-1])  # the top of the deck is its end
    table = Table(GAME, 2, {}, Script(shuffled, *chance, loose_shuffles=False))
    play = Playing(table)
    play.do("house:gryffindor", "house:slytherin", "standard")
    play.do("keeper:b11", "beaters:a10:e10", "chaser:e7", "chasers:b9:d9")
    return play


@rule("Q-005", "Q-016", "Q-018", "Q-023", "Q-027", "Q-031", "Q-037", "Q-044", "Q-046", "Q-047")
@rule("Q-049", "Q-050", "Q-052", "Q-053", "Q-054", "Q-056", "Q-057", "Q-058", "Q-060", "Q-062")
def test_the_match_of_the_rulebook() -> None:
    play = before_the_match(
        (6, 5), (2, 3),  # Gryffindor begins
        (4, 6), 4, 5, 3, 2,  # actions; shot and save; the Bludger's reach and the dodge
        (5, 6), 5, 3,  # Slytherin: actions; shot and save
        (6, 6), 6, 1, (1, 1), (6, 6), 5, 1,  # "later Gryffindor scores twice"
        (4, 4), (6, 6), 5, (2, 4), (5, 5),  # the race, with the die of the Wronski Feint
    )  # fmt: skip
    gryffindor(play)
    slytherin(play)
    twice(play)
    snitch(play)
    play.end()


def gryffindor(play: Playing) -> None:
    assert play.asked == (0, "match.action")
    assert play.view.actions == 10
    play.do("move:chaser1:c6", "take")
    assert (play.quaffle, play.view.actions) == ("home chaser1", 9)
    play.do(*(f"move:chaser1:c{row}" for row in (7, 8, 9, 10)))
    assert play.view.actions == 5
    play.do("shoot:chaser1")
    assert (play.goals, play.quaffle, play.view.actions) == ([0, 0], "away keeper", 4)
    play.do("move:beater2:e3", "take")
    assert (play.bludgers[0], play.view.actions) == ("home beater2", 3)
    play.do("hurl:beater2:n")
    assert play.out() == ["away chaser1"]  # the rulebook's SS2, whom it had put on e7
    assert (play.bludgers[0], play.view.actions) == ("e7", 3)
    play.do("move:chaser3:d4", "move:chaser3:d5", "move:chaser3:d7")


def slytherin(play: Playing) -> None:
    assert play.asked == (1, "match.action")
    assert play.view.actions == 11
    play.do("move:chaser2:b10", "throw:b10")
    assert (play.quaffle, play.view.actions) == ("away chaser2", 9)
    play.do(
        *(f"move:chaser2:{space}" for space in ["c9", "c8", "c7", "c6", "c5", "c4", "c3", "c2"])
    )
    assert play.view.actions == 1
    play.do("shoot:chaser2")
    assert (play.goals, play.quaffle) == ([0, 1], "home keeper")
    assert play.seen(1).teams[1].hand == ["wronski_feint"]
    assert play.seen(0).teams[1].hand == []
    assert play.seen(0).teams[1].cards == 1


def twice(play: Playing) -> None:
    """The rulebook only says that Gryffindor scores two goals: SG3 with the ball from the Keeper, and once more after
    Slytherin's Keeper has thrown it to nobody."""
    assert play.asked == (0, "match.action")
    play.do("move:chaser2:b2", "throw:b2")
    play.do(*(f"move:chaser2:b{row}" for row in (3, 4, 5, 7, 8, 9, 10)), "shoot:chaser2")
    assert (play.goals, play.quaffle) == ([1, 1], "away keeper")
    play.do("move:chaser2:b9", "move:chaser2:b8")
    play.do("throw:b10", "end")
    assert play.quaffle == "b10"
    play.do("move:chaser2:b9", "move:chaser2:b10", "take", "shoot:chaser2")
    assert (play.goals, play.view.leader) == ([2, 1], 0)
    assert sorted(play.seen(0).teams[0].hand) == ["confundus", "firebolt"]


def snitch(play: Playing) -> None:
    assert play.asked == (0, "match.card")  # the winner of round 1 begins
    play.do("roll", "play:firebolt")
    assert play.seekers == [12, 0]
    play.do("roll", "play:wronski_feint")
    assert play.seekers == [12, 17]
    play.do("roll")
    assert play.seekers == [18, 17]
    play.do("play:confundus")  # and Slytherin, without a card, completes the lap
    assert play.events("back")[-1].args["total"] == 14
    assert play.seekers == [18, 24]
    outcome = play.table.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((1,), (0, 40))
