"""The player that thinks ahead: it cannot peek, repeats itself, and stops when told to."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import hallows
from hallows.bots import adviser, decide, hint, make_bot
from hallows.bots.levels import SlippingBot
from hallows.bots.search import Search, SearchBot, notice
from hallows.games import load_game, names
from hallows.games.common.chances import percent
from hallows.kernel import Ask, Seeded, Table, Thinking, Unfit, play_on, random_chooser
from hallows.kernel.conformance import twin_of
from hallows.kernel.thinking import shipped

JUDGED = [name for name in names() if load_game(name).thinking_at]


def thinks(game: str) -> bool:
    thinking = load_game(game).thinking()
    return thinking is not None and thinking.thinks


THINKERS = [name for name in JUDGED if thinks(name)]


def hard(game: str, samples: int = 8) -> SearchBot:
    own = load_game(game).bots()
    return SearchBot(next(iter(own.values())), samples)


def thinking_of(game: str) -> Thinking[Any]:
    thinking = load_game(game).thinking()
    assert thinking is not None
    return thinking


def questions(game: str, seed: int, stride: int) -> Iterator[Table[Any]]:
    """A table of a game in which people do anything, at some of its questions worth thinking about."""
    thinking = thinking_of(game)
    table = hallows.deal(game, 2, seed)
    choose = random_chooser(seed)
    met = 0
    for _ in range(400):
        ask = table.ask
        if ask is None:
            return
        if thinking.worth_it(table.state, ask):
            met += 1
            if met % stride == 0:
                yield table
        table.answer(choose(ask))


@pytest.mark.parametrize("game", THINKERS)
def test_on_tables_that_differ_only_in_what_is_hidden_it_chooses_the_same(game: str) -> None:
    """And finds the very same chances: nothing hidden enters its thoughts at all."""
    bot = hard(game)
    differed = thought = 0
    for index, table in enumerate(questions(game, 3, 9)):
        if index == 6:
            break
        assert table.ask is not None
        seat = table.ask.seat
        twin = twin_of(table, seat, 1234 + index)
        differed += twin.hash() != table.hash()
        seen = [bot_sees(it, bot, seat) for it in (table, twin)]
        assert seen[0] == seen[1]
        thought += bool(seen[0])
        assert decide(table, bot, 7) == decide(twin, bot, 7)
    assert differed
    assert thought


def bot_sees(table: Table[Any], bot: SearchBot, seat: int) -> dict[str, float]:
    imagined = table.imagine(seat, 7)
    default = bot.own.choose(imagined, 7).option
    search = bot.search(imagined, default, 7)
    if search is None:  # nothing to choose from
        return {}
    *_, verdict = search.run(8)
    return verdict.chances


def test_same_seed_same_choice_and_other_samples_with_another() -> None:
    table = hallows.deal("duel", 3, 5)
    bot = hard("duel", 12)
    assert [decide(table, bot, 3) for _ in range(3)] == [decide(table, bot, 3)] * 3
    chances = [bot_sees(table, bot, 0) for _ in range(2)]
    assert chances[0] == chances[1]


def test_every_option_meets_the_same_worlds() -> None:
    """Two options that come to the same are found equal, whatever the dice."""
    table = hallows.deal("duel", 2, 5).imagine(0, 1)
    thinking = thinking_of("duel")
    search = Search(table, thinking, "rest", 1, 0.5)
    assert [search.sample("rest", n) for n in range(5)] == [
        search.sample("rest", n) for n in range(5)
    ]
    assert len({search.sample("rest", n) for n in range(12)}) > 1


def test_a_sample_is_the_mean_over_the_scenes_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    table = hallows.deal("duel", 2, 5)
    thinking = thinking_of("duel")

    def sampled(*ahead: int) -> float:
        monkeypatch.setattr(type(thinking), "ahead", ahead)
        assert table.ask is not None
        return Search(table, thinking, table.ask.options[0], 3, 1.0).sample("rest", 1)

    soon, later = sampled(1), sampled(3)
    assert soon != later
    assert sampled(1, 3) == pytest.approx((soon + later) / 2)


class Rigged(Search):
    """Finds what it is told to find."""

    worth: dict[str, float]

    def sample(self, option: str, number: int) -> float:
        return self.worth[option] + number / 1000


def rigged(**worth: float) -> tuple[Rigged, list[str]]:
    search = Rigged(hallows.deal("duel", 4, 5).imagine(0, 1), thinking_of("duel"), "rest", 1, 0.5)
    search.worth = {option: worth[option.replace(":", "_")] for option in search.options}
    *_, verdict = search.run(40)
    return search, [
        verdict.option,
        *(it for it in search.options if len(search.found[it]) == verdict.samples),
    ]


def test_the_worse_half_is_left_aside_and_the_usual_choice_stays() -> None:
    search, (chosen, *to_the_end) = rigged(rest=0.2, attack_1=0.4, attack_2=0.3, attack_3=0.5)
    assert chosen == "attack:3"
    assert to_the_end == ["rest", "attack:3"]
    assert all(search.found.values())


def test_nothing_better_is_left_and_the_search_ends() -> None:
    search, (chosen, *_) = rigged(rest=0.6, attack_1=0.4, attack_2=0.3, attack_3=0.5)
    assert chosen == "rest"
    assert len(search.found["rest"]) == 5


def test_what_is_clearly_no_better_is_left_aside_on_the_way() -> None:
    """Six worlds can say so; what may still turn out better is tried to the end."""
    table = hallows.deal("duel", 2, 5).imagine(0, 1)
    for worth, worlds in ((0.4, 6), (0.5, 6), (0.6, 20)):
        search = Rigged(table, thinking_of("duel"), "rest", 1, 0.5)
        search.worth = {"rest": 0.5, search.options[1]: worth}
        *_, verdict = search.run(40)
        assert [len(found) for found in search.found.values()] == [worlds, worlds]
        assert verdict.option == ("rest" if worth < 0.6 else search.options[1])


def test_where_it_is_as_good_as_won_nothing_else_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(thinking_of("duel")), "sure", 0.9)
    search, (chosen, *_) = rigged(rest=0.9, attack_1=0.95, attack_2=0.3, attack_3=0.3)
    assert chosen == "rest"
    assert {option: len(found) for option, found in search.found.items() if found} == {"rest": 3}
    assert search.verdict().chance == pytest.approx(0.901)
    search, (chosen, *_) = rigged(rest=0.89, attack_1=0.95, attack_2=0.3, attack_3=0.3)
    assert chosen == "attack:1"
    assert search.found["rest"][:4] == pytest.approx([0.89, 0.891, 0.892, 0.893])


def test_it_does_the_usual_unless_something_is_better_beyond_doubt() -> None:
    table = hallows.deal("duel", 2, 5).imagine(0, 1)
    search = Search(table, thinking_of("duel"), "rest", 1, 0.5)
    attack = search.options[1]
    search.found = {"rest": [0.5, 0.5, 0.5], attack: [0.9, 0.2, 0.5]}
    assert search.verdict().option == "rest"
    search.found[attack] = [0.6, 0.7, 0.6]
    assert search.verdict().option == attack


def test_who_cannot_wait_takes_the_best_so_far_and_who_can_gets_the_choice() -> None:
    table = hallows.deal("duel", 3, 5)
    bot = hard("duel", 12)
    seen = table.imagine(0, 3)
    answers = list(bot.consider(seen, 3))
    assert len(answers) > 3
    assert answers[0].option == bot.own.choose(seen, 3).option
    assert answers[-1].option == bot.choose(table.imagine(0, 3), 3).option


def test_time_is_asked_between_samples_only() -> None:
    table = hallows.deal("duel", 3, 5)
    bot = hard("duel", 12)
    asked = []

    def after_three() -> bool:
        asked.append(1)
        return len(asked) > 3

    assert decide(table, bot, 3, lambda: True) == decide(table, make_bot("duel", "greedy"), 3)
    decide(table, bot, 3, after_three)
    assert len(asked) == 4
    assert decide(table, bot, 3, lambda: False) == decide(table, bot, 3)


def test_a_hint_of_hard_says_the_chance_before_and_after() -> None:
    table = hallows.deal("duel", 3, 5)
    found = hint(table, hard("duel", 12), 3)
    assert found.before is not None
    assert found.after is not None
    assert 0 < found.before < 100
    assert 0 < found.after < 100
    assert hint(table, make_bot("duel", "greedy"), 3).before is None
    assert adviser("duel") == "hard"


def test_a_rollout_stops_as_the_next_scene_to_judge_begins() -> None:
    table = hallows.deal("duel", 2, 5)
    turns = table.state.turns
    clone = table.clone(checkpoints=False)
    play_on(clone, thinking_of("duel"))
    assert clone.outcome is None
    assert clone.asked is None
    assert clone.state.turns == turns + 1
    assert table.ask is not None


def test_a_rollout_ends_with_the_game() -> None:
    table = hallows.deal("duel", 2, 5).clone(checkpoints=False)
    table.play_on(lambda ask: ask.options[0], lambda state: False)
    assert table.outcome is not None


@pytest.mark.parametrize("game", JUDGED)
def test_the_weights_that_ship_are_of_these_rules_and_this_content(game: str) -> None:
    """Stale? `hallows train GAME` learns them anew in a few minutes."""
    assert thinking_of(game).values().auc
    assert (notice(load_game(game)) == "") == (game in THINKERS)


@pytest.mark.parametrize("game", THINKERS)
def test_chances_of_all_sides_add_up_to_one_or_are_everybodys(game: str) -> None:
    thinking = thinking_of(game)
    for index, table in enumerate(questions(game, 4, 13)):
        if index == 3:
            break
        state = table.state
        sides = thinking.sides(state)
        chances = [thinking.judge(state, side) for side in sides]
        assert len(thinking.measure(state, sides[0])) == len(thinking.features)
        assert all(0 <= chance <= 1 for chance in chances)
        if len(sides) > 1:
            assert sum(chances) == pytest.approx(1)


def test_weights_of_other_rules_or_content_are_refused() -> None:
    thinking = type(thinking_of("duel"))(load_game("duel"))
    values = shipped(thinking.values_at)
    assert values is not None
    thinking.use(values)
    for wrong in (
        msgspec.structs.replace(values, version=99),
        msgspec.structs.replace(values, content="other"),
        msgspec.structs.replace(values, features=("hearts",)),
        msgspec.structs.replace(values, game="rising"),
    ):
        with pytest.raises(Unfit, match="do not fit"):
            thinking.use(wrong)


def test_without_fit_weights_hard_plays_as_the_games_own_player_and_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = load_game("duel")
    thinking = thinking_of("duel")
    monkeypatch.setattr(thinking, "_values", None)
    monkeypatch.setattr(type(thinking), "values_at", "hallows.games.duel:nothing.json")
    table = hallows.deal("duel", 3, 5)
    assert decide(table, hard("duel"), 1) == decide(table, make_bot("duel", "greedy"), 1)
    assert len(list(hard("duel").consider(table.imagine(0, 1), 1))) == 1
    assert "hallows train" in notice(game)


def test_an_easy_player_slips_now_and_then() -> None:
    table = hallows.deal("duel", 4, 1)
    greedy = make_bot("duel", "greedy")
    usual = decide(table, greedy, 0)
    slips = [decide(table, make_bot("duel", "easy"), seed) != usual for seed in range(100)]
    assert 5 < sum(slips) < 40
    never = SlippingBot(lambda: greedy, slips=0)
    assert all(decide(table, never, seed) == usual for seed in range(20))


def test_an_easy_partner_slips_less_often_where_a_slip_loses_for_all() -> None:
    table = hallows.deal("rising", 2, 1)
    usual = make_bot("rising", "greedy")
    others = [
        decide(table, make_bot("rising", "easy"), seed) != decide(table, usual, seed)
        for seed in range(200)
    ]
    assert 0 < sum(others) < 20


def test_normal_is_the_games_own_player() -> None:
    assert type(make_bot("duel", "normal")) is type(make_bot("duel", "greedy"))


@pytest.mark.parametrize(
    ("chance", "shown"), [(0.0, 0), (0.001, 1), (0.5, 50), (0.999, 99), (1.0, 100)]
)
def test_chances_for_people(chance: float, shown: int) -> None:
    assert percent(chance) == shown


@pytest.mark.parametrize("game", JUDGED)
def test_a_quick_player_never_clones_and_answers_everything(game: str) -> None:
    """A table without checkpoints cannot be cloned: whoever tried would fail here. Others slip now and then, so that
    its plans are crossed."""
    thinking = thinking_of(game)
    for seed in range(4):
        table: Table[Any] = Table(
            load_game(game), 2, None, Seeded(f"quick/{seed}"), checkpoints=False, listen=False
        )
        choose, slips = thinking.rollout(table), Seeded(f"slips/{seed}")

        def legal(ask: Ask, choose: Any = choose, slips: Seeded = slips) -> str:
            option: str = choose(ask)
            assert option in ask.options
            return option if slips.below(8) else ask.options[slips.below(len(ask.options))]

        table.play_on(legal, lambda state: False, 800)
        assert table.counts.decisions or table.outcome
