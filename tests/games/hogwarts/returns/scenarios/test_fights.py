"""Fights with Death Eaters (V-048 to V-057, V-062, V-070 to V-074, V-089)."""

import pytest

from tests.games.hogwarts.returns.stage import Playing, stage
from tests.stage import dice, die


def facing(
    hero: str = "harry",
    eater: str = "corban_yaxley",
    *chance: int | tuple[int, ...],
    **more: object,
) -> Playing:
    """A hero has just stepped onto a Death Eater; cards in his hand make him choose."""
    settings: dict[str, object] = {
        "harry": "h01",
        hero: "g04",
        "dark": "h07",
        "returned": 3,
        **more,
    }
    settings.setdefault("hands", {hero: "stupefy"})
    play = stage(active=hero, eaters={eater: "g05"}, **settings).deal(dice("move", 1, 1), *chance)  # type: ignore[arg-type]
    return play.do("move:g05")


@pytest.mark.rule("V-048", "V-049", "V-051")
def test_attack_dice_against_resistance_and_a_defence_die_for_each_hit() -> None:
    play = facing("ron", "antonin_dolohov", (3, 4, 5), 3, 4, (1, 1, 1))  # resistance 4: two hits
    play.do("dice")
    assert play.hp("antonin_dolohov") == 3
    play.end()


@pytest.mark.rule("V-050")
@pytest.mark.parametrize("face", [1, 2])
def test_a_low_defence_die_costs_two(face: int) -> None:
    play = facing("ron", "antonin_dolohov", (4, 1, 1), face, (1, 1, 1)).do("dice")
    assert (play.hp("antonin_dolohov"), play.hp("ron")) == (3, 8)


@pytest.mark.rule("V-051")
@pytest.mark.parametrize("face", [3, 4, 5])
def test_a_middling_defence_die_costs_one(face: int) -> None:
    play = facing("ron", "antonin_dolohov", (4, 1, 1), face, (1, 1, 1)).do("dice")
    assert (play.hp("antonin_dolohov"), play.hp("ron")) == (4, 8)


@pytest.mark.rule("V-052")
def test_a_six_hurts_the_attacker() -> None:
    play = facing("ron", "antonin_dolohov", (4, 1, 1), 6, (1, 1, 1)).do("dice")
    assert (play.hp("antonin_dolohov"), play.hp("ron")) == (5, 7)


@pytest.mark.rule("V-053")
def test_three_cards_a_fight() -> None:
    hand = {"ron": "doxycide doxycide doxycide protego", "antonin_dolohov": "protego"}
    play = facing("ron", "antonin_dolohov", hands=hand, eater_hp={"antonin_dolohov": 9})
    for _ in range(2):
        play.do("attack:doxycide", "suffer").script(dice("attack", 1, 1, 1)).do("dice")
    assert play.offered("attack:") == ["attack:doxycide"]
    play.script(dice("attack", 1, 1, 1)).do(
        "defend:protego"
    )  # the third: now only the dice are left, unasked
    assert play.asked == (0, "fight")
    assert play.pawn("ron").potion_count == 1
    play.script(dice("attack", 1, 1, 1)).do("stand")  # and so they are ever after
    assert play.asked == (0, "fight")
    play.end()


@pytest.mark.rule("V-054")
def test_a_defence_card_answers_an_attack() -> None:
    play = facing("ron", "corban_yaxley", (1, 1, 1), (6, 6, 1), hands={"ron": "protego"}).do("dice")
    assert play.asked == (2, "fight.answer.attack")
    assert play.options == ("suffer", "defend:protego", "shrug")
    ask = play.table.ask
    assert ask is not None
    assert (ask.args or {})["harm"] == 2


@pytest.mark.rule("V-054", "V-049")
def test_an_answered_attack_has_no_defence_dice() -> None:
    play = facing("ron", "corban_yaxley", (1, 1, 1), (6, 6, 6), hands={"ron": "protego protego"}).do("dice")  # fmt: skip
    play.do("defend:protego")
    assert (play.asked, play.hp("ron")) == ((2, "fight"), 8)
    play.end()


@pytest.mark.rule("V-073")
def test_an_attack_card_replaces_the_dice_and_needs_no_defence_dice() -> None:
    play = facing("ron", "antonin_dolohov", (1, 1, 1), hands={"ron": "stupefy incendio"})
    play.do("attack:stupefy")
    assert play.hp("antonin_dolohov") == 2
    play.end()  # only the Death Eater has thrown


@pytest.mark.rule("V-070", "V-072")
def test_the_fight_stops_at_the_first_nought() -> None:
    play = facing("ron", "antonin_dolohov", (4, 4, 4), 1, (1, 1), eater_hp={"antonin_dolohov": 2}).do("dice")  # fmt: skip
    assert play.at("antonin_dolohov") == ""  # two hits were left, and no die was thrown for them
    play.end()
    play = facing("ron", "antonin_dolohov", (4, 4, 4), 6, (1, 1), hp={"ron": 1}).do("dice")
    assert (play.at("ron"), play.hp("antonin_dolohov")) == ("g01", 5)
    play.end()


@pytest.mark.rule("V-055", "V-062", "V-089")
def test_a_beaten_hero_is_back_on_start_with_one_hp_and_everything_else() -> None:
    play = stage(
        active="dark", dark="h07", harry="g04", returned=3, eaters={"corban_yaxley": "g03"}, hp={"harry": 2},
        held={"harry": "resurrection_stone basilisk_fang"}, hands={"harry": "stupefy"},
        duty={"harry": "nagini"},
    ).deal(dice("move", 1, 1), die("creep", 1), dice("attack", 6, 6, 6), die("defence", 1), dice("move", 1, 1))  # fmt: skip
    play.do(play.options[0], "move:g04")
    he = play.pawn("harry")
    assert (he.space, he.hp, he.spell_count, he.floo, he.portkeys) == ("g01", 1, 1, 1, 1)
    assert he.objects == ["resurrection_stone", "basilisk_fang"]
    assert play.at("corban_yaxley") == "g04"
    assert play.asked == (1, "move")


@pytest.mark.rule("V-078")
def test_a_beaten_hero_has_no_duty_any_more() -> None:
    play = stage(
        active="dark", dark="h07", harry="e07", returned=3, eaters={"corban_yaxley": "e06"}, hp={"harry": 1},
        held={"harry": "basilisk_fang"}, duty={"harry": "marvolo_gaunts_ring"},
    ).deal(dice("move", 1, 1), die("creep", 1), dice("attack", 6, 6, 6), die("defence", 1), dice("move", 1, 1))  # fmt: skip
    play.do(play.options[0], "move:e07")
    assert (play.at("harry"), play.asked) == ("g01", (1, "move"))
    assert play.table.state.pawns[1].duty == -1  # nor will he have it when he comes back


@pytest.mark.rule("V-057")
def test_a_beaten_death_eater_is_out_and_its_cards_go_back() -> None:
    play = facing("ron", "antonin_dolohov", (1, 1), eater_hp={"antonin_dolohov": 3}, hands={"ron": "stupefy", "antonin_dolohov": "incendio"})  # fmt: skip
    play.do("attack:stupefy")
    assert (play.at("antonin_dolohov"), play.hp("antonin_dolohov")) == ("", 0)
    assert play.eater("antonin_dolohov").cards == 0
    assert play.view.decks["spell"] == 40


@pytest.mark.rule("V-056")
def test_who_begins_beside_a_death_eater_may_fight_it() -> None:
    play = stage(harry="g01", eaters={"corban_yaxley": "g01"}, hands={"harry": "stupefy"}, dark="h07", returned=3).deal()  # fmt: skip
    assert play.options == ("roll", "fight:corban_yaxley")
    play.do("fight:corban_yaxley")
    fight = play.view.fight
    assert fight is not None
    assert (fight.fighters[0].name, play.asked) == ("seat:1", (1, "fight"))


@pytest.mark.rule("V-056")
def test_or_leave_it_freely_and_a_fight_there_replaces_the_move() -> None:
    play = stage(harry="g04", eaters={"corban_yaxley": "g04"}, dark="h07", returned=3).deal((1, 1))
    play.do("roll")
    assert "move:c01" in play.options
    play = stage(harry="g04", eaters={"corban_yaxley": "g04"}, eater_hp={"corban_yaxley": 3}, hands={"harry": "stupefy"}, dark="h07", returned=3).deal((1, 1))  # fmt: skip
    play.do("fight:corban_yaxley", "attack:stupefy")
    assert play.asked == (0, "move")
    assert play.pawn("harry").spell_count == 0  # the space gives nothing: no move ended there


@pytest.mark.rule("V-074")
def test_who_wins_in_the_own_move_goes_on_to_horcrux_and_space() -> None:
    play = stage(
        harry="t15", eaters={"corban_yaxley": "e07"}, eater_hp={"corban_yaxley": 3}, held={"harry": "basilisk_fang"},
        hands={"harry": "stupefy"}, dark="h07", returned=3,
    ).deal(dice("move", 1, 1), die("horcrux.hero", 6), die("horcrux.dark", 1), dice("move", 1, 1))  # fmt: skip
    play.do("move:e07", "attack:stupefy")
    assert play.asked == (1, "horcrux")
    play.do("yes")
    assert (play.left(), play.pawn("harry").spell_count) == (5, 2)


@pytest.mark.rule("V-074")
def test_a_beaten_heros_turn_is_over() -> None:
    play = facing("ron", "antonin_dolohov", (4, 4, 4), 6, (1, 1), hp={"ron": 1}).do("dice")
    assert play.asked == (0, "move")


@pytest.mark.rule("V-074")
def test_a_winning_death_eater_uses_the_space_a_winning_defender_does_not() -> None:
    play = stage(
        active="dark", harry="g04", eaters={"corban_yaxley": "g03"}, hp={"harry": 1}, dark="h07", returned=3,
    ).deal(dice("move", 1, 1), die("creep", 1), dice("attack", 6, 1, 1), die("defence", 1), dice("move", 1, 1))  # fmt: skip
    play.do(play.options[0], "move:g04")
    assert (play.at("harry"), play.eater("corban_yaxley").cards) == ("g01", 1)
    play = stage(
        active="dark", harry="g04", eaters={"corban_yaxley": "g03"}, eater_hp={"corban_yaxley": 1}, dark="h07", returned=3,
    ).deal(dice("move", 1, 1), die("creep", 1), dice("attack", 6, 1, 1), die("defence", 6), dice("move", 1, 1))  # fmt: skip
    play.do(play.options[0], "move:g04")
    assert (play.at("corban_yaxley"), play.pawn("harry").spell_count) == ("", 0)


@pytest.mark.rule("V-071")
def test_they_strike_in_turn() -> None:
    play = facing("ron", "corban_yaxley", (1, 1, 1), (1, 1, 1)).do("dice")
    assert play.asked == (2, "fight")
    thrown = [e.thrown for e in play.table.events or [] if e.thrown and e.thrown.label == "attack"]
    assert [t.seat for t in thrown] == [2, 0]


@pytest.mark.rule("V-054")
def test_sectumsempra_strikes_first_and_who_has_won_keeps_one_hp() -> None:
    play = facing("ron", "corban_yaxley", (1, 1), hp={"ron": 1}, eater_hp={"corban_yaxley": 5}, hands={"ron": "sectumsempra"})  # fmt: skip
    play.do("attack:sectumsempra")
    assert (play.at("corban_yaxley"), play.hp("ron")) == ("", 1)
    play = facing("ron", "corban_yaxley", (1, 1), hp={"ron": 1}, hands={"ron": "sectumsempra"})
    play.do("attack:sectumsempra")
    assert (play.at("ron"), play.hp("corban_yaxley")) == ("g01", 1)


@pytest.mark.rule("V-054")
def test_start_cards_before_the_roll() -> None:
    play = stage(harry="g04", hands={"harry": "accio alohomora"}, tokens={"basilisk_fang": "d05", "cauldron": "d10", "sword_of_gryffindor": "c11"}).deal((1, 1))  # fmt: skip
    play.do("play:accio")  # the Fang, and nothing else: the Sword is special, the Cauldron not his
    assert play.holds("harry") == ["basilisk_fang"]
    play.do("play:alohomora")
    assert play.asked == (1, "move")
    assert "move:g05" in play.options


@pytest.mark.rule("V-054")
def test_obliviate_names_pettigrew_or_a_death_eater() -> None:
    play = stage(
        harry="g04", returned=3, dark="h07", eaters={"corban_yaxley": "g12"},
        hands={"harry": "obliviate", "corban_yaxley": "protego"},
    ).deal(die("forget", 0), dice("move", 1, 1))  # fmt: skip
    play.do("play:obliviate")
    assert play.eater("corban_yaxley").cards == 0
    play = stage(harry="g04", hands={"harry": "obliviate", "dark": "protego"}).deal(
        die("forget", 0), dice("move", 1, 1)
    )
    play.do("play:obliviate")
    assert play.pawn("dark").spell_count == 0
