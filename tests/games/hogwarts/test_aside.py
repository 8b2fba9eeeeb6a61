"""What stands beside a question: ends of a move in the order of use, what attack dice would mean."""

from hallows.games.hogwarts.aside import HouseCupAside
from hallows.games.hogwarts.game import HouseCupGame
from hallows.kernel import Seeded, Table, random_chooser
from tests.games.hogwarts.stage import GAME, Situation, hero, table

FAR = hero("ron_weasley", at="l09")


def beside(t: Situation) -> HouseCupAside:
    ask = t.table.ask
    assert ask is not None
    found = GAME.aside(t.state, ask)
    assert isinstance(found, HouseCupAside)
    return found


def test_ends_are_told_missions_first_with_their_steps() -> None:
    t = table(
        hero("harry_potter", at="e12", books=["magical_me"], missions=["free_the_house_elf"],
             objects=["dobbys_sock"]),
        hero("cho_chang", at="e07"),
        lying={"e10": "nagini"},
    )  # fmt: skip
    t.play((1, 2))
    ends = beside(t).ends
    assert sorted(end.option for end in ends) == sorted(t.options)
    first = ends[0]
    assert (first.space, first.use, first.steps, first.early, first.forced) == ("e06", "mission", 1, True, False)  # fmt: skip
    uses = [end.use for end in ends]
    assert uses == sorted(uses, key=("mission", "exam", "object", "gain", "fight", "tower", "other").index)  # fmt: skip
    fight = next(end for end in ends if end.space == "e07")
    assert (fight.use, fight.forced, fight.steps) == ("fight", True, 2)
    assert next(end for end in ends if end.use == "object").objects == ["nagini"]


def test_what_attack_dice_would_mean() -> None:
    t = table(
        hero("harry_potter", at="e14", missions=["first_horcrux"], spells=["stupefy"], hp=20,
             objects=["tom_riddles_diary", "basilisk_fang"]),
        FAR,
    )  # fmt: skip
    t.play("attempt:first_horcrux")
    fight = beside(t).fight
    assert fight is not None
    assert (fight.dice, fight.hits, fight.loss, fight.cards_left) == (4, [4, 5, 6], 3, 5)


def test_every_question_of_whole_games_can_be_looked_at() -> None:
    game = HouseCupGame()
    for seed, variant in enumerate(("underage", "qualified", "team")):
        table_ = Table(game, 4, {"variant": variant, "length": "quick"}, Seeded(seed))
        choose = random_chooser(seed)
        for _ in range(250):
            ask = table_.ask
            if ask is None:
                break
            before = table_.hash()
            for option in ask.options:
                game.describe(table_.state, ask, option)
            game.aside(table_.state, ask)
            assert table_.hash() == before
            table_.answer(choose(ask))


def test_beside_a_duel_stand_its_stake_and_when_the_enemy_hurts() -> None:
    t = table(hero("harry_potter", at="c01", spells=["stupefy"]), FAR, duel=["pansy_parkinson"])
    t.play((1, 1), "move:d02")
    found = beside(t)
    assert found.duel is not None
    assert (found.duel.won, found.duel.lost_cards) == (["spell", "potion", "book"], 3)
    assert found.fight is not None
    assert (found.fight.loss, found.fight.loss_on) == (1, [4, 5, 6])


def test_an_enemy_that_numbs_takes_no_life_points() -> None:
    t = table(hero("harry_potter", at="c01", spells=["stupefy"]), FAR, duel=["luna_lovegood"])
    t.play((1, 1), "move:d02")
    fight = beside(t).fight
    assert fight is not None
    assert (fight.loss, fight.loss_on, fight.numbs, fight.dice) == (0, [], True, 4)
    t.play("dice", (1, 1, 1, 1))
    fight = beside(t).fight
    assert fight is not None
    assert fight.dice == 3


def test_dice_on_the_table_are_shown() -> None:
    t = table(hero("hermione_granger", at="c01", spells=["stupefy"]), FAR, duel=["gregory_goyle"])
    t.play((1, 1), "move:d02", "dice", (1, 2, 6))
    fight = beside(t).fight
    assert fight is not None
    assert (fight.shown, fight.hits) == ([1, 2, 6], [2, 3, 4, 5, 6])


def test_the_defence_table_is_told_where_it_counts() -> None:
    t = table(
        hero("harry_potter", at="c01", spells=["stupefy"]),
        hero("ron_weasley", at="d01"),
        variant="qualified",
        defence_table=True,
    )
    t.play((1, 1), "move:d01")
    fight = beside(t).fight
    assert fight is not None
    table_ = [(row.faces, row.who, row.loss) for row in fight.defence]
    assert table_ == [([1, 2], "defender", 2), ([3, 4, 5], "defender", 1), ([6], "attacker", 1)]


def test_beside_an_exam_stand_the_points_of_each_book() -> None:
    books = ["asiatic_anti_venoms", "advanced_potion_making"]
    t = table(hero("harry_potter", at="d02", books=books), FAR)
    t.play((1, 1), "move:d03")
    assert beside(t).exam == {"exam:asiatic_anti_venoms": 10, "exam:advanced_potion_making": 20}
