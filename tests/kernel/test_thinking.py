"""What a game offers those who think ahead: a judge whose weights fit its rules, and a way to play on."""

import math

import pytest
from msgspec.structs import replace

from hallows.games.duel.game import DuelGame
from hallows.games.duel.state import Duel
from hallows.kernel import Ask, Event, Happened, Scripted, Seeded, Table, playout, record
from hallows.kernel.conformance import random_chooser
from hallows.kernel.record import steps
from hallows.kernel.thinking import Thinking, Unfit, Values, play_on, shipped


class LifeCounts(Thinking[Duel]):
    """Whoever has more life is ahead."""

    features = ("life",)
    values_at = "hallows.games.duel:no-such-file.json"

    def measure(self, state: Duel, seat: int) -> list[float]:
        return [state.wizards[seat].hearts / 10]

    def seats(self, state: Duel) -> int:
        return len(state.wizards)


class Together(LifeCounts):
    def side(self, state: Duel, seat: int) -> int:
        return 0


def weights(**other: object) -> Values:
    game = DuelGame()
    fit = Values(
        game.name, game.version, game.content_hash, ("life",), 1, 0, {}, {"all": (0.0, 5.0)}
    )
    return replace(fit, **other)


def table(seats: int = 2) -> Table[Duel]:
    return Table(DuelGame(), seats, None, Seeded(3))


@pytest.mark.parametrize(
    ("other", "why"),
    [
        ({"game": "chess"}, "learnt for chess"),
        ({"version": 99}, "version 99 of the rules"),
        ({"content": "another"}, "other content"),
        ({"features": ("hats",)}, "other features"),
    ],
)
def test_weights_for_anything_else_are_refused_with_the_reason(
    other: dict[str, object], why: str
) -> None:
    thinking = LifeCounts(DuelGame())
    with pytest.raises(Unfit, match=why):
        thinking.use(weights(**other))
    assert not thinking.can_judge(table().state)


def test_without_weights_nothing_is_judged() -> None:
    thinking = LifeCounts(DuelGame())
    assert shipped(LifeCounts.values_at) is None
    with pytest.raises(Unfit, match="no weights yet"):
        thinking.judge(table().state, 0)


def test_stale_weights_of_the_house_are_refused() -> None:
    class Stale(LifeCounts):
        values_at = "hallows.games.duel:values.json"

    with pytest.raises(Unfit, match="other features"):
        Stale(DuelGame()).values()


def test_the_chances_of_all_sides_add_up_to_one() -> None:
    thinking = LifeCounts(DuelGame())
    thinking.use(weights())
    state = table(3).state
    state.wizards[1].hearts = 1
    chances = [thinking.judge(state, seat) for seat in range(3)]
    assert math.isclose(sum(chances), 1)
    assert chances[1] < chances[0] == chances[2]
    assert thinking.can_judge(state)


def test_who_plays_together_has_one_chance_that_is_not_shared_out() -> None:
    thinking = Together(DuelGame())
    thinking.use(weights())
    state = table().state
    assert thinking.judge(state, 0) == thinking.judge(state, 1)
    assert thinking.judge(state, 0) == 1 / (1 + math.exp(-5 * state.wizards[0].hearts / 10))


def test_a_kind_of_game_without_weights_cannot_be_judged() -> None:
    thinking = LifeCounts(DuelGame())
    thinking.use(weights(weights={"race": (0.0, 1.0)}))
    assert not thinking.can_judge(table().state)


def judging(*ahead: int) -> LifeCounts:
    class Ahead(LifeCounts):
        pass

    Ahead.ahead = ahead or (1,)
    thinking = Ahead(DuelGame())
    thinking.use(weights())
    return thinking


def test_playing_on_stops_as_the_next_judged_scene_begins() -> None:
    on, thinking = table(), judging()
    before = on.state.active
    found = play_on(on, thinking, 0)
    assert on.asked is None
    assert on.state.active != before
    assert on.outcome is None
    assert found == [thinking.judge(on.state, 0)]


def test_playing_on_says_the_chance_as_each_judged_scene_begins() -> None:
    on, thinking = table(), judging(1, 3)
    turns = on.state.turns
    found = play_on(on, thinking, 0)
    assert on.state.turns == turns + 3
    assert len(found) == 2
    assert found[-1] == thinking.judge(on.state, 0)


def test_the_dice_of_a_turn_are_its_own_whatever_was_thrown_before() -> None:
    on = table()
    begun = len(on.log)
    play_on(on, judging(6), 0, dice=lambda scene: Scripted(*[int(scene[0])] * 9))
    thrown = [entry.result for entry in on.log[begun:] if isinstance(entry, Happened)]
    assert len(set(thrown)) > 2
    assert thrown == sorted(thrown)  # of the first turn ones, of the second twos


def test_by_default_every_question_and_every_option_is_worth_a_thought() -> None:
    thinking, on = LifeCounts(DuelGame()), table()
    ask = on.asked
    assert isinstance(ask, Ask)
    assert thinking.worth_it(on.state, ask)
    assert thinking.shortlist(on.state, ask, ask.options[0]) == ask.options
    assert thinking.group(on.state, 0) == "all"


def test_a_watcher_sees_every_scene_begin() -> None:
    on, seen = table(), []
    on.watch(lambda state: seen.append(state.active))
    playout(on, random_chooser(1))
    assert len(seen) > 3
    assert set(seen) == {0, 1}


def test_a_record_is_walked_entry_by_entry() -> None:
    on = table()
    playout(on, random_chooser(2))
    kept = record(on)
    walked = [(index, one.asked is not None) for index, one in steps(DuelGame(), kept)]
    assert walked[-1] == (len(kept.entries), False)
    assert all(asked for _, asked in walked[:-1])
    assert [index for index, _ in walked] == sorted({index for index, _ in walked})


class Bare(DuelGame):
    """Brings nothing but its rules."""

    bots_at = screen_at = thinking_at = ""


def test_a_game_need_not_bring_anything_but_rules() -> None:
    game, on = Bare(), table()
    ask = on.asked
    assert isinstance(ask, Ask)
    assert game.bots() == {}
    assert game.screen() is None
    assert game.thinking() is None
    assert super(DuelGame, game).listed(on.state, ask) == ask.options
    assert super(DuelGame, game).aside(on.state, ask) is None
    assert super(DuelGame, game).refusals(on.state, ask) == ()
    assert super(DuelGame, game).wishes(on.state, 0) == {}
    assert super(DuelGame, game).beat(Event("drew", {})) is None
    assert super(DuelGame, game).lasting(on.state, None) == ()
    assert super(DuelGame, game).names("en") == {}
    assert super(DuelGame, game).standing(on.state) == ()
    assert super(DuelGame, game).progress(on.state) == {"turns": 0, "rounds": 0}
    assert super(DuelGame, game).sides(on.state, 0) == {}
    assert super(DuelGame, game).tally(on.state) == {}
    assert super(DuelGame, game).cards_listing("en") == ""
    assert super(DuelGame, game).describe(on.state, ask, "attack:1").label.args == {"it": "1"}
