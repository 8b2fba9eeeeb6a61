"""The greedy bot: it plays by the rules, repeatably, and in character of a sensible beginner."""

from __future__ import annotations

from typing import Any

import pytest

from hallows.bots import decide
from hallows.games.talisman import bot
from hallows.games.talisman.bot import GreedyBot, odds
from hallows.games.talisman.state import Options, Talisman
from hallows.kernel import Seeded, Table, state_hash
from hallows.lab.simulate import simulate
from tests.games.talisman.scenario import GAME, Place, Situation, hero, table

FAR = "azkaban"


def choice(t: Situation, seed: int = 1) -> str:
    """What the bot answers to the pending question."""
    return decide(t.table, GreedyBot(), seed)


def follow(t: Situation, steps: int = 20) -> list[str]:
    """Let the bot answer until dice are awaited or another seat is asked."""
    chosen: list[str] = []
    seat = t.seat
    while t.table.ask is not None and t.seat == seat and len(chosen) < steps:
        chosen.append(choice(t))
        t.play(chosen[-1])
    return chosen


def rival(sheet: str = "draco_malfoy_a", at: str = FAR, **fields: Any) -> Place:
    return hero(sheet, at, **{"fate": 0, "galleons": 0, **fields})


# -- whole games ------------------------------------------------------------------------------------------


def play_on(game: Table[Talisman], rounds: int) -> list[str]:
    """Greedy bots at all seats; every answer is checked by the table itself."""
    chosen: list[str] = []
    bot = GreedyBot()
    while game.ask is not None and game.state.rounds < rounds:
        chosen.append(decide(game, bot, game.seq))
        game.answer(chosen[-1])
    return chosen


def test_a_game_comes_to_an_end_in_the_great_hall() -> None:
    game = Table(GAME, 4, {}, Seeded("B/10"), listen=False)
    play_on(game, 150)
    assert game.outcome is not None
    assert game.outcome.reason == "finale"


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, Options()),
        (2, Options(no_inheritance=True, early_ditching=True)),
        (3, Options(free_choice=True, static_barrier=True, slow_growth=True)),
        (6, Options(floo_anywhere=True, hallows_from_pile=True, dial_max=20)),
    ],
)
def test_it_plays_at_every_table(seats: int, options: Options) -> None:
    game = Table(GAME, seats, options, Seeded(seats), listen=False)
    assert play_on(game, 12)


def test_same_table_and_seed_same_choices() -> None:
    games = [Table(GAME, 3, {}, Seeded("twice"), listen=False) for _ in range(2)]
    one, other = (play_on(game, 8) for game in games)
    assert one == other


def test_thinking_leaves_the_table_alone() -> None:
    game = Table(GAME, 4, {}, Seeded("B/10"), listen=False)
    bot = GreedyBot()
    for _ in range(150):
        assert game.ask is not None
        before = state_hash(game.state), game.seq, game.ask.options
        option = decide(game, bot, 5)
        assert (state_hash(game.state), game.seq, game.ask.options) == before
        game.answer(option)


def test_what_it_has_no_answer_for_is_tried_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(bot.QUESTIONS, "choose")
    t = table(hero("draco_malfoy_a", "london_streets_e", fate=0), rival("harry_potter_a"))
    t.play(2, "move:diagon_alley")
    assert choice(t) in t.options


# -- growing ----------------------------------------------------------------------------------------------


def turn_end_with(trophies: list[str], **fields: object) -> Situation:
    t = table(
        hero("harry_potter_a", "spinners_end", trophies=trophies, fate=0, **fields), rival()
    ).play(3)
    t.play("move:st_mungos")
    while t.prompt != "turn.end":
        t.play(t.options[0])
    return t


def test_hands_in_trophies_that_fit() -> None:
    t = turn_end_with(["aurors", "cornish_pixies"])  # 5 points
    assert choice(t) == "exchange:magic"


def test_waits_rather_than_waste_trophy_points() -> None:
    assert choice(turn_end_with(["antonin_dolohov"])) == "end"  # 7 points: 2 would be lost
    t = turn_end_with(["antonin_dolohov", "narcissa_malfoy"])  # 10
    assert follow(t)[:3] == ["exchange:magic", "trophy:antonin_dolohov", "trophy:narcissa_malfoy"]


def test_wastes_points_when_it_may_die_with_them() -> None:
    assert choice(turn_end_with(["antonin_dolohov"], life=1)) == "exchange:magic"


def test_takes_what_is_useful_and_leaves_what_is_not() -> None:
    t = table(
        hero("harry_potter_a", "spinners_end", fate=0),
        rival(),
        board={"london_streets_c": ["nymphadora_tonks", "dobby"]},
    ).play(1, "move:london_streets_c", 1)
    while t.prompt != "collect":
        t.play(choice(t))
    assert follow(t)[:2] == ["take:nymphadora_tonks", "done"]


def test_buys_a_wand_with_its_first_galleons() -> None:
    t = table(hero("harry_potter_b", "london_streets_e", galleons=2, fate=0), rival()).play(2)
    t.play("steps:2", "move:diagon_alley")
    assert follow(t)[:2] == ["choose:flourish_and_blotts", "buy:wand"]


def test_pays_for_healing_when_it_needs_it() -> None:
    t = table(
        hero("harry_potter_a", "spinners_end", life=1, galleons=4, fate=0),
        rival(),
        board={"london_streets_c": ["pomona_sprout"]},
    ).play(1, "move:london_streets_c", 1)
    while t.prompt != "pay":
        t.play(choice(t))
    assert choice(t) == "yes"


def test_ransoms_a_life_only_with_what_is_worth_less() -> None:
    def beaten(thing: str, life: int) -> Situation:
        """Beaten by a Hag who takes an Object instead of a Life."""
        fields: dict[str, Any] = {"life": life, "objects": [thing], "fate": 0, "galleons": 0}
        t = table(
            hero("minerva_mcgonagall_b", "spinners_end", **fields),
            rival(),
            board={"london_streets_c": ["knockturn_hag"]},
        )
        return t.play(1, "move:london_streets_c", 1, 1, 6)

    assert choice(beaten("chocolate_frogs", life=1)) == "yes"
    assert choice(beaten("invisibility_cloak", life=4)) == "no"


# -- staying alive ----------------------------------------------------------------------------------------


def test_goes_to_the_healer_when_it_is_nearly_dead() -> None:
    t = table(hero("harry_potter_a", "the_burrow", life=1, magic=6, galleons=3, fate=0), rival())
    t.play(1)
    assert choice(t) == "move:st_mungos"
    t.play("move:st_mungos", 1)
    while t.prompt != "trade.galleon.life":
        t.play(choice(t))
    assert choice(t) in ("trade:2", "trade:3")


def meets(enemy: str, **fields: object) -> Situation:
    """Pettigrew, who may pay Fate to slip away, meets an Enemy in the Grounds."""
    return table(
        hero("peter_pettigrew_a", "owlery", **{"fate": 3, **fields}),
        rival("harry_potter_a"),
        board={"castle_lawn_b": [enemy]},
    ).play(1, "keep", "move:castle_lawn_b", 1)


def test_evades_what_is_hopeless_and_fights_what_is_not() -> None:
    assert choice(meets("basilisk", life=2)) == "evade:wormtail_slip"
    assert choice(meets("acromantula", might=6)) == "fight"


def test_does_not_attack_a_stronger_character_but_robs_a_weaker_one() -> None:
    def beside(**fields: Any) -> Situation:
        t = table(
            hero("harry_potter_a", "spinners_end", magic=6, fate=0),
            rival(at="st_mungos", **fields),
        ).play(3)
        return t.play("move:st_mungos")

    assert choice(beside(magic=10)) == "space"
    assert choice(beside(magic=4, objects=["elder_wand"])) == "fight:1"


def test_spends_fate_where_it_can_turn_a_battle() -> None:
    def loses(enemy: str, die: int, foe: int) -> Situation:
        return table(
            hero("draco_malfoy_a", "spinners_end", magic=6, fate=2),
            rival("harry_potter_a"),
            board={"st_mungos": [enemy]},
        ).play(3, "keep", "move:st_mungos", die, foe)

    assert choice(loses("aurors", 1, 4)) == "fate"  # 7 against 8: four faces win
    even = loses("mad_eye_moody", 1, 4)  # 6 against 11: one face makes it even, none wins
    assert (even.prompt, choice(even)) == ("fate", "keep")
    assert (
        loses("mad_eye_moody", 1, 6).prompt == "turn.end"
    )  # 6 against 13: no face helps, none is offered


def test_heals_itself_by_spell_at_the_last_moment() -> None:
    t = table(hero("albus_dumbledore_a", "spinners_end", life=1, spells=["episkey"]), rival())
    assert choice(t) == "cast:episkey"
    t = table(hero("albus_dumbledore_a", "spinners_end", life=4, spells=["episkey"]), rival())
    assert choice(t) == "pass"


def test_shields_itself_and_nobody_else() -> None:
    def wounded(seat: int) -> Situation:
        hands = [["protego"] if seat == 0 else [], ["protego"] if seat == 1 else []]
        return table(
            hero("minerva_mcgonagall_b", "spinners_end", life=1, fate=0, spells=hands[0]),
            hero("draco_malfoy_a", FAR, fate=0, spells=hands[1]),
            board={"st_mungos": ["dementor"]},
        ).play(3, "move:st_mungos", 1, 6)

    mine = wounded(0)
    assert mine.prompt == "spell.life_loss"
    assert choice(mine) == "cast:protego"
    theirs = wounded(1)
    assert theirs.prompt == "spell.life_loss"
    assert choice(theirs) == "pass"


# -- the way to the Great Hall ----------------------------------------------------------------------------


def at_the_gates(**fields: object) -> Situation:
    strong = {"magic": 11, "might": 6, "life": 4, "fate": 0, "followers": ["nymphadora_tonks"]}
    return table(hero("harry_potter_a", "greenhouses", **{**strong, **fields}), rival()).play(1)


def test_opens_the_gates_when_it_is_ready() -> None:
    t = at_the_gates(objects=["elder_wand"]).play("move:hogwarts_gates", 1)
    while t.prompt != "encounter":
        t.play(choice(t))
    assert choice(t) == "gates"
    assert choice(t.play("gates")) == "stat:magic"


@pytest.mark.parametrize(
    "lacking", [{}, {"objects": ["elder_wand"], "magic": 6}, {"objects": ["elder_wand"], "life": 1}]
)
def test_stays_outside_without_a_hallow_or_without_hope(lacking: dict[str, object]) -> None:
    t = at_the_gates(**lacking).play("move:hogwarts_gates", 1)
    while t.prompt != "encounter":
        t.play(choice(t))
    assert choice(t) == "space"


def test_enters_the_great_hall() -> None:
    t = table(
        hero("harry_potter_a", "room_of_requirement", magic=10, objects=["elder_wand"], fate=0),
        rival(),
    )
    assert choice(t) == "enter"


def test_turns_back_before_a_hopeless_boggart_and_stands_up_to_a_feeble_one() -> None:
    def held(boggart: int) -> Situation:
        return table(
            hero(
                "harry_potter_a",
                "defence_classroom",
                life=2,
                magic=12,
                objects=["elder_wand"],
                held=boggart,
                fate=0,
            ),
            rival(),
        )

    assert choice(held(12)) == "turn_back"
    assert choice(held(3)) == "attempt"


def test_keeps_its_best_spell_for_voldemort() -> None:
    t = table(
        hero("harry_potter_a", "great_hall", magic=8, might=5, fate=0, spells=["expecto_patronum"]),
        rival(),
    )
    assert t.prompt == "spell.battle_start"
    assert choice(t) == "cast:expecto_patronum"
    t = table(
        hero(
            "harry_potter_a", "spinners_end", magic=8, might=5, fate=0, spells=["expecto_patronum"]
        ),
        rival(),
        board={"st_mungos": ["aurors"]},
    ).play(3, "move:st_mungos")
    assert t.prompt == "spell.battle_start"
    assert choice(t) == "pass"


def test_seeks_a_hallow_at_the_quidditch_pitch() -> None:
    t = table(
        hero("harry_potter_a", "black_lake", magic=10, might=5, fate=0, galleons=3), rival()
    ).play(3)
    assert choice(t) == "move:quidditch_pitch"
    assert choice(t.play("move:quidditch_pitch")) == "yes"


def under_imperio() -> Situation:
    """Harry, one Life left, 2 steps to go; Draco says where."""
    t = table(
        hero("harry_potter_a", "leaky_cauldron", life=1, fate=0),
        rival("draco_malfoy_a", spells=["imperio"]),
    )
    t.play("cast:imperio")
    while t.prompt != "roll movement":
        t.play("no")
    return t.play(2)


def test_a_victim_of_imperio_is_sent_where_it_hurts() -> None:
    t = under_imperio()
    assert t.seat == 1
    assert choice(t) == "move:malfoy_manor"


# -- chances ----------------------------------------------------------------------------------------------


def test_chances_of_dice() -> None:
    assert odds.battle(0) == pytest.approx((15 / 36, 6 / 36, 15 / 36))
    assert odds.battle(6).win == 1
    assert odds.battle(0, 2).win > odds.battle(0).win
    assert odds.battle(0, 1, True).win == pytest.approx(0.417 + 0.583 * 0.25, abs=0.02)
    assert odds.gates(7) == pytest.approx(21 / 36)
    assert odds.gates(12) == 1


def test_the_way_through_the_castle_is_the_better_the_better_one_is_equipped() -> None:
    def chance(
        finale: int = 0, might: int = 4, life: int = 4, fate: int = 2, followers: int = 1
    ) -> float:
        return odds.run(odds.Runner(9, might, finale), 0, life, fate, followers)

    assert chance() < chance(finale=2) < 1
    assert chance() < chance(might=8)
    assert chance(life=2) < chance() < chance(life=6)
    assert chance(fate=0) < chance() < chance(fate=4)
    assert chance(followers=0) < chance() < chance(followers=3)
    assert odds.run(odds.Runner(9, 4, 0, hallow=False), 0, 4, 2, 1) == odds.BACK


# -- strength ---------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_beats_random_play() -> None:
    report = simulate("talisman", 4, 400, "greedy,random,random,random", seed=1, jobs=2)
    assert report.errors == 0
    assert report.wins["bot"]["greedy"] >= 0.7 * report.games


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_four_greedy_bots_finish_in_time_and_neither_side_is_favoured() -> None:
    report = simulate("talisman", 4, 400, "greedy", seed=1, jobs=2, options={"round_limit": 120})
    assert report.errors == 0
    assert report.endings["finale"] >= 0.95 * report.games
    for won in report.wins["side"].values():
        assert 0.35 <= won / report.finished <= 0.65
