"""What the greedy bot says when it is asked for a hint: a prepared position for each kind of reason."""

from __future__ import annotations

import pytest

from hallows.bots import hint
from hallows.games.common.chances import percent
from hallows.games.talisman.bot import GreedyBot, moves, odds, prospects
from hallows.games.talisman.bot.plan import Plan
from hallows.kernel import Arg, Seeded, Table, Text
from hallows.words import LANGUAGES, Words
from tests.games.talisman.midway import Midway
from tests.games.talisman.scenario import GAME, Situation, hero, table
from tests.games.talisman.test_bots import at_the_gates, meets, rival, turn_end_with, under_imperio

ENGLISH = Words("en", "talisman", ["Ann", "Ben", "Cid"])


def why(t: Situation) -> tuple[str, str, dict[str, Arg]]:
    """What it would do, the kind of its reason, and the figures."""
    found = hint(t.table, GreedyBot(), 1)
    assert found.reason is not None, (t.prompt, found.option)
    return found.option, found.reason.key, found.reason.args


def said(t: Situation) -> str:
    found = hint(t.table, GreedyBot(), 1)
    assert found.reason is not None, (t.prompt, found.option)
    return ENGLISH.say(found.reason)


def until(t: Situation, prompt: str) -> Situation:
    """Let the bot answer until it is asked that."""
    while t.prompt != prompt:
        t.play(hint(t.table, GreedyBot(), 1).option)
    return t


# -- where to go ------------------------------------------------------------------------------------------


def test_cards_to_draw() -> None:
    t = table(hero("harry_potter_a", "spinners_end", magic=7, might=6, fate=0), rival()).play(1)
    option, key, args = why(t)
    assert (option, key, args["count"]) == ("move:london_streets_c", "reason.draw", 1)
    kinds = [GAME.kit.kinds[GAME.kit.faces[card]] for card in GAME.kit.decks["outer"]]
    enemies = [kind for kind in kinds if kind.number["order"] == 2]
    assert args["enemies"] == percent(len(enemies) / len(kinds))
    weaker = table(hero("harry_potter_a", "spinners_end", magic=4, fate=0), rival()).play(1)
    assert 0 < int(str(why(weaker)[2]["chance"])) < int(str(args["chance"]))


def test_a_healer() -> None:
    t = table(hero("harry_potter_a", "the_burrow", life=1, magic=6, galleons=3, fate=0), rival())
    assert why(t.play(1)) == ("move:st_mungos", "reason.heal", {"life": 1, "full": 4})
    until(t.play("move:st_mungos", 1), "trade.galleon.life")
    assert said(t) == "It can heal you: you have 1 of 4 Lives."


def test_a_hallow_is_wanted() -> None:
    t = table(
        hero("harry_potter_a", "black_lake", magic=10, might=5, fate=0, galleons=3), rival()
    ).play(3)
    assert why(t)[:2] == ("move:quidditch_pitch", "reason.hallow")
    assert why(t.play("move:quidditch_pitch"))[:2] == ("yes", "reason.hallow")


def test_a_bargain() -> None:
    t = table(hero("harry_potter_b", "london_streets_e", galleons=2, fate=0), rival()).play(2)
    t.play("steps:2", "move:diagon_alley")
    args = {"card": "card:wand", "n": 2, "galleons": 2}
    assert why(t) == ("choose:flourish_and_blotts", "reason.buy", args)
    assert why(t.play("choose:flourish_and_blotts")) == ("buy:wand", "reason.buy", args)
    assert said(t) == "The Wand is worth the price: 2 of your 2 Galleons."


def test_nothing_worth_its_price() -> None:
    t = table(
        hero("harry_potter_a", "spinners_end", fate=0),
        rival(),
        board={"london_streets_c": ["dobby"]},
    ).play(1, "move:london_streets_c", 1)
    assert why(until(t, "collect")) == ("done", "reason.nothing", {})


@pytest.mark.parametrize(
    ("card", "kind", "figures"),
    [
        ("sword_of_gryffindor", "bonus", {"stat": "stat:might", "n": 2}),
        ("wand", "arms", {"n": 1}),
        ("chocolate_frogs", "save", {}),
        ("deluminator", "slip", {}),
        ("firebolt", "ride", {}),
        ("luna_lovegood", "company", {}),
        ("felix_felicis", "take", {}),
    ],
)
def test_what_a_card_is_carried_for(card: str, kind: str, figures: dict[str, Arg]) -> None:
    t = table(hero("harry_potter_a"), rival())
    means = Plan(t.state, t.hero()).means
    found = prospects.of_card(means, card)
    assert found == Text(f"reason.{kind}", {"card": f"card:{card}", **figures})


def test_a_useful_card_is_taken() -> None:
    t = table(
        hero("harry_potter_a", "spinners_end", fate=0),
        rival(),
        board={"london_streets_c": ["nymphadora_tonks"]},
    ).play(1)
    args = {"card": "card:nymphadora_tonks", "stat": "stat:magic", "n": 1}
    assert why(t) == ("move:london_streets_c", "reason.bonus", args)
    t.play("move:london_streets_c", 1)
    assert why(until(t, "collect")) == ("take:nymphadora_tonks", "reason.bonus", args)
    assert said(t) == "Nymphadora Tonks: 1 more Magic for you."


def test_what_lies_about() -> None:
    t = table(
        hero("harry_potter_a", "spinners_end", fate=0), rival(), gold={"london_streets_c": 3}
    ).play(1)
    assert why(t)[1:] == ("reason.gain", {"what": "what:galleon", "n": 3})
    assert said(t) == "It brings you 3 Galleons."


def test_fate_refilled() -> None:
    t = table(hero("harry_potter_a", "azkaban", magic=6, might=3, fate=0), rival()).play(1)
    assert why(t) == ("move:grimmauld_place_12", "reason.gain", {"what": "what:fate", "n": 5})


def test_a_table_of_dice() -> None:
    t = table(hero("rubeus_hagrid_a", "forbidden_forest_b", magic=5, might=5, fate=0), rival())
    option, key, args = why(t.play(1))
    assert (option, key) == ("move:hagrids_hut", "reason.table")
    assert args["good"] == percent(26 / 36)  # 6 to 12
    assert args["bad"] == percent(7 / 36)  # 2, 3 and 5; without a Follower 4 does nothing


def test_somewhere_bad_because_the_rest_is_worse() -> None:
    t = table(hero("draco_malfoy_b", "leaky_cauldron", life=1, fate=0), rival("harry_potter_a"))
    plan = Plan(t.state, t.hero())
    bad = GAME.kit.places["grimmauld_place_12"]  # costs a Death Eater a Life
    assert prospects.of_encounter(plan, bad) == Text("reason.worse")


def test_a_step_on_the_way() -> None:
    t = table(
        hero(
            "harry_potter_a", "black_lake", magic=11, might=6, fate=0,
            objects=["elder_wand"], followers=["nymphadora_tonks"],
        ),
        rival(),
    ).play(1)  # fmt: skip
    assert why(t) == (
        "move:centaur_clearing",
        "reason.toward",
        {"space": "space:hogwarts_gates"},
    )


def test_a_ride() -> None:
    t = table(
        hero("draco_malfoy_a", "spinners_end", fate=0, objects=["portkey"]), rival("harry_potter_a")
    )
    facing = {"space": "space:forbidden_forest_b"}
    assert why(t) == ("ride:portkey", "reason.reach", facing)


# -- doors, the castle, Lord Voldemort --------------------------------------------------------------------


def test_the_barrier() -> None:
    t = table(hero("harry_potter_a", "azkaban", magic=9, life=4, fate=0), rival()).play(4)
    option, key, args = why(t)
    assert (option, key) == ("cross", "reason.barrier")
    assert (args["mine"], args["theirs"]) == (9, 9)
    assert args["chance"] == percent(Plan(t.state, t.hero()).barrier_chance)


def test_a_spell_that_opens_it() -> None:
    t = table(hero("harry_potter_a", "azkaban", magic=9, fate=0, spells=["alohomora"]), rival())
    while t.prompt != "move":
        t.play(2 if t.prompt.startswith("roll") else "pass")
    assert why(t) == ("cross", "reason.opener", {})


def test_the_gates() -> None:
    t = at_the_gates(objects=["elder_wand"], magic=10, might=8, life=7).play(
        "move:hogwarts_gates", 1
    )
    option, key, args = why(until(t, "encounter"))
    assert (option, key) == ("gates", "reason.gates")
    plan = Plan(t.state, t.hero())
    assert args["n"] == 11  # Nymphadora Tonks helps
    assert args["chance"] == percent(odds.gates(11))
    assert args["win"] == percent(odds.run(plan.runner, 0, 7, 0, 1))
    assert why(t.play("gates")) == ("stat:magic", "reason.gates", args)


def test_going_on_and_turning_back() -> None:
    def held(boggart: int) -> Situation:
        return table(
            hero(
                "harry_potter_a", "defence_classroom", life=2, magic=12,
                objects=["elder_wand"], held=boggart, fate=0,
            ),
            rival(),
        )  # fmt: skip

    option, key, args = why(held(12))
    assert (option, key, args["back"]) == ("turn_back", "reason.castle", 25)
    assert int(str(args["chance"])) <= 25
    option, key, args = why(held(3))
    assert (option, key) == ("attempt", "reason.castle")
    assert int(str(args["chance"])) > 25


def test_turning_back_without_a_hallow() -> None:
    t = table(hero("harry_potter_a", "astronomy_tower", magic=12, fate=0), rival())
    assert why(t)[:2] == ("turn_back", "reason.hallow")


def test_the_finale() -> None:
    t = table(
        hero("harry_potter_a", "room_of_requirement", magic=12, objects=["elder_wand"], fate=0),
        rival(),
    )
    option, key, args = why(t)
    assert (option, key, args["foes"]) == ("enter", "reason.fight", ["enemy:voldemort"])
    chance = odds.battle(0, 2)  # Harry rolls two dice
    assert (args["mine"], args["theirs"]) == (12, 12)
    assert args["chance"] == percent(chance.win / (chance.win + chance.lose))


def test_whom_voldemort_hunts() -> None:
    """And with what the hunted had better fight."""
    t = table(
        hero("harry_potter_a", "diagon_alley", magic=5, might=2, fate=0),
        rival(at="azkaban"),
        voldemort="leaky_cauldron",
        active=1,
    ).play(1, "move:grimmauld_place_12", 1)
    option, key, args = why(t)
    assert (option, key, args["who"]) == ("move:diagon_alley", "reason.voldemort", "seat:0")
    assert int(str(args["chance"])) > 50
    args = {"stat": "stat:magic", "n": 5, "other": "stat:might", "less": 2}
    assert why(t.play("move:diagon_alley")) == ("stat:magic", "reason.stat", args)


# -- Battles and dice -------------------------------------------------------------------------------------


def test_fight_or_flight() -> None:
    assert why(meets("acromantula", might=6)) == (
        "fight",
        "reason.fight",
        {"foes": ["card:acromantula"], "stat": "stat:might", "mine": 6, "theirs": 3, "chance": 94},
    )
    assert said(meets("acromantula", might=6)) == (
        "About a 94% chance to win against the Acromantula: Might 6 against 3."
    )
    assert said(meets("acromantula", might=12)) == (
        "You are sure to win against the Acromantula: Might 12 against 3."
    )
    assert said(meets("acromantula", might=1, life=6)) == (
        "About a 25% chance to win (Might 1 against 3), but with 6 Lives the risk costs less"
        " than evading."
    )
    assert said(meets("basilisk", life=2)) == (
        "You cannot win (Might 2 against 9), and a defeat costs a Life: you have 2."
    )


def test_another_character() -> None:
    t = table(
        hero("harry_potter_a", "spinners_end", magic=6, fate=0),
        rival(at="st_mungos", magic=4, objects=["elder_wand"]),
    ).play(3)
    assert why(t)[:2] == ("move:st_mungos", "reason.fight")
    option, key, args = why(t.play("move:st_mungos"))
    assert (option, key, args["foes"]) == ("fight:1", "reason.fight", ["seat:1"])
    assert "against Ben: Magic" in said(t)


def loses(enemy: str, die: int, foe: int) -> Situation:
    return table(
        hero("draco_malfoy_a", "spinners_end", magic=6, fate=2),
        rival("harry_potter_a"),
        board={"st_mungos": [enemy]},
    ).play(3, "keep", "move:st_mungos", die, foe)


def test_a_die_of_a_battle_rolled_again_or_not() -> None:
    t = loses("aurors", 1, 4)  # 7 against 8
    assert why(t) == ("fate", "reason.reroll", {"wins": 4, "behind": 1})
    assert said(t) == "As it stands you lose by 1; a new die wins with 4 of 6 faces."
    assert loses("mad_eye_moody", 1, 6).prompt != "fate"  # no face would help


def test_a_duel_that_is_won_as_it_stands() -> None:
    t = table(
        hero("harry_potter_a", "spinners_end", magic=8, fate=2),
        rival(at="st_mungos", magic=3, fate=1, objects=["wand"]),
    ).play(3, "keep", "move:st_mungos", "fight:1")
    while t.prompt == "roll attack":
        t.play(1 if t.seat else 5)
    assert t.prompt == "fate.dice"
    option, key, args = why(t)
    assert (option, key) == ("keep", "reason.won")
    assert int(str(args["by"])) > 0


def test_a_movement_die_rolled_again_or_not() -> None:
    poor = table(hero("harry_potter_a", "spinners_end", fate=2), rival()).play(1)
    assert why(poor) == ("keep", "reason.scarce", {"fate": 2})
    near = table(hero("harry_potter_a", "the_burrow", fate=4, life=1, galleons=3), rival()).play(1)
    option, key, args = why(near)
    assert (option, key) == ("keep", "reason.keep")
    plan = Plan(near.state, near.hero())
    better = [n for n in odds.DIE if moves.die_worth(plan, n) > moves.die_worth(plan, 1)]
    assert args["better"] == len(better)


def test_a_die_of_a_space_rolled_again() -> None:
    """A miss of the next turn at Azkaban; nothing, or a Magic, is better, and so is a weak Dementor."""
    t = table(hero("harry_potter_a", "malfoy_manor", magic=9, fate=5), rival(at="hogsmeade"))
    t.play(2, "keep", "move:azkaban", 2)
    assert why(t) == ("fate", "reason.again", {"better": 4})


# -- belongings -------------------------------------------------------------------------------------------


def test_trophies_handed_in_or_kept() -> None:
    t = turn_end_with(["aurors", "cornish_pixies"])
    assert why(t) == (
        "exchange:magic",
        "reason.exchange",
        {"stat": "stat:magic", "points": 5, "n": 1, "lost": 0},
    )
    assert said(t) == "Trophies of 5 points bring you 1 Magic, and not a point is lost."
    t = turn_end_with(["antonin_dolohov"])
    assert why(t)[:2] == ("end", "reason.wait")
    assert said(t).startswith("Now 7 points would bring you 1 Magic and 2 of them would be lost")


def test_a_choice_of_losses() -> None:
    t = table(hero("harry_potter_a", "grawps_den", magic=6, galleons=3, fate=0), rival())
    t.play(1, "move:whomping_willow", 1)
    assert why(t) == ("choose:life", "reason.least", {})


def test_the_side_of_a_character_card() -> None:
    found = hint(Table(GAME, 2, {}, Seeded("sides")), GreedyBot(), 1)
    assert found.option.startswith("sheet:")
    sheet = GAME.kit.sheets[found.option[6:]].sheet
    assert found.reason is not None
    assert found.reason.key == "reason.sheet"
    figures = [sheet.magic, sheet.might, sheet.life, sheet.fate]
    assert list(found.reason.args.values()) == figures


# -- Spells -----------------------------------------------------------------------------------------------


def test_a_spell_that_heals_and_one_that_is_kept() -> None:
    t = table(hero("albus_dumbledore_a", "spinners_end", life=1, spells=["episkey"]), rival())
    assert why(t)[:2] == ("cast:episkey", "reason.heal")
    t = table(hero("albus_dumbledore_a", "spinners_end", life=4, spells=["episkey"]), rival())
    assert why(t) == ("pass", "reason.spell", {})


def test_a_spell_that_protects() -> None:
    t = table(
        hero("minerva_mcgonagall_b", "spinners_end", life=1, fate=0, spells=["protego"]),
        rival(),
        board={"st_mungos": ["dementor"]},
    ).play(3, "move:st_mungos", 1, 6)
    assert why(t) == ("cast:protego", "reason.protect", {"life": 1})


def test_a_spell_that_turns_the_battle() -> None:
    t = table(
        hero("harry_potter_a", "great_hall", magic=8, might=5, fate=0, spells=["expecto_patronum"]),
        rival(),
    )
    option, key, args = why(t)
    assert (option, key) == ("cast:expecto_patronum", "reason.turn")
    assert int(str(args["before"])) < int(str(args["after"]))


def test_a_spell_against_who_is_about_to_win() -> None:
    t = table(
        hero("harry_potter_a", "astronomy_tower", magic=12, objects=["elder_wand"], fate=0),
        rival("draco_malfoy_a", spells=["immobulus"]),
    )
    assert t.seat == 1
    assert why(t) == ("cast:immobulus", "reason.hinder", {"who": "seat:0"})


# -- no reason --------------------------------------------------------------------------------------------


def test_no_reason_for_what_is_done_to_a_victim_of_imperio() -> None:
    found = hint(under_imperio().table, GreedyBot(), 1)
    assert (found.option, found.reason) == ("move:malfoy_manor", None)


# -- the whole board --------------------------------------------------------------------------------------


def test_the_parts_of_a_space_are_worth_what_the_space_is() -> None:
    """What is said about a space is what the plan reckons with."""
    for seed in range(12):
        g = Table(Midway(seed), 3, {}, Seeded(seed)).state
        for each in g.heroes:
            plan = Plan(g, each)
            for region in ("london", "grounds"):
                for place in plan.kit.rings[region]:
                    parts = prospects.of_space(plan, place)
                    worth = sum([part.worth for part in parts])
                    assert worth == pytest.approx(plan.space(place))


def test_reasons_far_into_a_game_can_be_said_and_rest_on_what_the_seat_sees() -> None:
    """From made-up positions all over the board, where a game from the deal hardly gets."""
    bot, voices = GreedyBot(), [Words(lang, "talisman") for lang in LANGUAGES]
    kinds = set()
    for seed in range(25):
        game = Table(Midway(seed), 3, {}, Seeded(seed))
        chance = Seeded(f"reasons/{seed}")
        for step in range(40):
            ask = game.ask
            if ask is None:
                break
            found = hint(game, bot, step)
            if found.reason is not None:
                kinds.add(found.reason.key)
                for words in voices:
                    assert words.say(found.reason).strip()
            twin = game.imagine(ask.seat, seed).imagine(ask.seat, step)
            again = bot.choose(twin, step)
            if again.option == found.option:
                assert again.why() == found.reason, (ask, found)
            odd = chance.below(3) == 0
            game.answer(ask.options[chance.below(len(ask.options))] if odd else found.option)
    assert len(kinds) > 25, sorted(kinds)
