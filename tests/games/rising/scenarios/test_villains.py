"""The Voldemort phase: R-037 to R-060, R-204 to R-210, R-243."""

import pytest

from hallows.games.rising.loading import standard
from hallows.kernel import Happened, Roll
from tests.games.rising.stage import LEFT, MARK, RIGHT, Playing, dice, stage

rule = pytest.mark.rule


@rule("R-037")
def test_the_eight_faces() -> None:
    faces = []
    for roll in range(1, 9):
        play = stage("harry", "albus").deal(roll).do("travel:diagon")
        assert play.view.voldemort.die is not None
        faces.append(play.view.voldemort.die)
    assert sorted(faces) == ["left"] * 3 + ["mark"] * 2 + ["right"] * 3


@rule("R-038", "R-039", "R-040", "R-041")
@pytest.mark.parametrize(
    ("start", "roll", "end"),
    [
        ("ministry", RIGHT, "diagon"),
        ("diagon", RIGHT, "hogsmeade"),
        ("hogsmeade", RIGHT, "ministry"),
        ("ministry", LEFT, "hogsmeade"),
        ("diagon", LEFT, "ministry"),
        ("hogsmeade", LEFT, "diagon"),
        ("diagon", MARK, "diagon"),
        ("hogsmeade", MARK, "hogsmeade"),
    ],
)
def test_the_figure_turns(start: str, roll: int, end: str) -> None:
    play = stage("harry", "albus", figure=start).deal(roll).do("travel:ministry")
    assert play.view.voldemort.figure == end


@rule("R-042", "R-043", "R-046")
@pytest.mark.parametrize(
    ("roll", "where"), [(RIGHT, "diagon"), (LEFT, "hogsmeade"), (MARK, "ministry")]
)
def test_every_result_attacks_the_wizards_there(roll: int, where: str) -> None:
    board = {where: "luna macnair cho", "ministry" if where != "ministry" else "diagon": "ron"}
    play = stage("harry", "albus", board=board, damage={"macnair": 1}).deal(roll)
    play.do("travel:diagon" if where != "diagon" else "travel:ministry")
    attack = 1 + 1  # Macnair stands there as well and strikes once more
    assert play.damage("luna", "cho", "ron") == [attack, attack, 0]
    assert play.damage("macnair") == [1]


@rule("R-043", "R-046")
def test_the_attack_tells_whom_it_hit_and_spares_every_death_eater() -> None:
    for card in standard().death_eaters:
        play = stage("harry", "mcgonagall", board={"diagon": f"albus {card.id} seamus"}).deal(RIGHT)
        play.do("travel:ministry")
        assert play.damage(card.id) == [0]
        told = [event.args for event in play.events("attacked")]
        assert told == [{"cards": ["card:albus", "card:seamus"], "amount": 1}]
    nobody = stage("harry", "albus").deal(RIGHT).do("travel:ministry")
    assert nobody.events("attacked") == []


@rule("R-044")
def test_the_active_team_is_hit_only_where_its_token_is() -> None:
    play = stage("harry ron luna", "albus", figure="diagon").deal(RIGHT).do("travel:hogsmeade")
    assert play.damage("harry", "ron", "luna") == [1, 1, 1]
    play = stage("harry ron luna", "albus", figure="diagon").deal(LEFT).do("travel:hogsmeade")
    assert play.damage("harry", "ron", "luna") == [0, 0, 0]


@rule("R-045")
def test_the_attack_spares_the_other_teams() -> None:
    play = stage("harry", "albus snape", figure="diagon").deal(LEFT, RIGHT, MARK)
    play.do("travel:hogsmeade", "stop", "travel:diagon")
    assert play.damage("albus", "snape") == [1, 1]
    play.do("stop", "travel:diagon")  # both tokens are at Voldemort's Location now
    assert play.damage("albus", "snape", "harry") == [1, 1, 1]


@rule("R-047", "R-048")
def test_corruption_goes_on_the_active_place_or_the_base() -> None:
    for standing, name in (
        ("", ["mysteries", "atrium"]),
        ("mysteries", ["atrium"]),
        ("mysteries atrium", []),
    ):
        play = stage("harry", "albus", corrupted=standing).deal(LEFT, RIGHT)
        play.do("travel:diagon")
        assert play.corruption("hogsmeade") == 1
        assert play.corruption("ministry") == 0
        play.do("stop", "travel:diagon")
        assert play.corruption("ministry") == 1
        assert play.at("ministry").places == name
    told = play.events("corrupted")[-1]
    assert told.args["where"] == "loc:ministry"


@rule("R-049", "R-050")
def test_only_death_eaters_at_his_location_act() -> None:
    board = {"diagon": "yaxley", "hogsmeade": "bellatrix"}
    play = stage("harry", "albus", board=board).deal(RIGHT).do("travel:ministry")
    assert play.corruption("diagon") == 2  # Voldemort's and Yaxley's
    assert play.damage("harry") == [0]  # Bellatrix waits elsewhere


@rule("R-051")
def test_death_eaters_act_from_left_to_right() -> None:
    """Greyback hits the most damaged; whom depends on who acted before."""
    team, damage = "harry tonks", {"harry": 1, "tonks": 1}
    first = stage(team, "albus", board={"diagon": "greyback rodolphus"}, damage=damage).deal(RIGHT)
    assert first.do("travel:ministry").damage("harry", "tonks") == [2, 3]
    then = stage(team, "albus", board={"diagon": "rodolphus greyback"}, damage=damage).deal(RIGHT)
    assert then.do("travel:ministry").damage("harry", "tonks") == [1, 3]


@rule("R-052", "R-056")
def test_specials_act_on_the_dark_mark_only() -> None:
    board = {"diagon": "lucius", "hogsmeade": "bellatrix"}
    marked = stage("harry", "albus", board=board, figure="diagon").deal(MARK).do("travel:ministry")
    assert marked.corruption("ministry") == 1  # Lucius, at Voldemort's side
    assert marked.corruption("diagon") == 1 + 1  # Voldemort, and Bellatrix from afar
    turned = (
        stage("harry", "albus", board=board, figure="hogsmeade").deal(LEFT).do("travel:ministry")
    )
    assert [turned.corruption(where) for where in ("ministry", "diagon", "hogsmeade")] == [0, 1, 0]


@rule("R-053")
def test_specials_start_at_his_location_and_go_clockwise() -> None:
    board = {"ministry": "lucius", "diagon": "yaxley", "hogsmeade": "macnair rodolphus"}
    play = stage("harry", "albus", board=board, figure="hogsmeade").deal(MARK).do("travel:diagon")
    specials = [e.args["card"] for e in play.events("villain") if e.rule == "R-052"]
    assert specials == ["card:macnair", "card:rodolphus", "card:lucius", "card:yaxley"]


@rule("R-054")
def test_a_death_eater_without_special_does_nothing_then() -> None:
    board = {"diagon": "pettigrew dolohov"}
    play = (
        stage("tonks", "sirius", board=board, figure="ministry").deal(MARK).do("travel:hogsmeade")
    )
    assert play.damage("tonks", "sirius") == [0, 0]
    assert [play.corruption(where) for where in ("ministry", "diagon", "hogsmeade")] == [1, 0, 0]


@rule("R-055", "R-056")
def test_each_corrupted_place_applies_its_penalty_once_on_the_dark_mark() -> None:
    table = stage(
        "harry", "albus", board={"hogsmeade": "luna"}, corrupted="platform", figure="diagon"
    )
    marked = table.deal(MARK).do("travel:ministry")
    assert marked.damage("luna") == [1]
    assert len(marked.events("penalty")) == 1
    turned = table.deal(LEFT).do("travel:diagon")
    assert turned.damage("luna") == [0]


@rule("R-057")
def test_penalties_of_a_turn_end_with_it() -> None:
    play = stage("harry", "albus", corrupted="gringotts atrium hogs_head", figure="diagon").deal(
        MARK, LEFT
    )
    play.do("travel:ministry")
    assert play.view.penalties == ["harder", "no_spells", "heal_limit"]
    play.do("stop", "travel:hogsmeade")
    assert play.view.penalties == []


@rule("R-058")
def test_villains_ask_nobody() -> None:
    board = {"ministry": "bellatrix greyback rookwood", "diagon": "lucius yaxley macnair"}
    play = stage("harry ron", "albus snape", board=board, corrupted="platform").deal(MARK)
    play.do("travel:ministry")
    assert play.asked == (0, "ready")
    assert play.damage("harry", "ron") != [0, 0]


@rule("R-059", "R-060")
def test_full_tracks_in_phase_two_wait_for_the_end_of_the_turn() -> None:
    """The last Wizard of a team and the fourth Place reach their limit, and the game goes on."""
    play = stage(
        "harry",
        "albus",
        board={"ministry": "luna"},
        damage={"harry": 6, "luna": 4},
        corruption={"ministry": 4},
        corrupted="atrium ollivanders gringotts",
    ).deal(MARK, 3)
    play.do("travel:ministry")
    assert play.asked == (0, "ready")
    assert play.table.outcome is None
    assert play.damage("harry", "luna") == [7, 5]
    assert (play.corruption("ministry"), play.at("ministry").places) == (5, ["mysteries"])
    play.do("stop")
    assert play.view.losses == ["team", "places"]


@rule("R-204")
def test_the_voldemort_die_is_rolled_once_a_turn() -> None:
    play = stage("harry", "albus").deal(LEFT, dice("Bk Of Pc Pc"), dice("Bk Of Pc"), RIGHT)
    play.do("travel:ministry", "roll", "discard:purple", "stop", "travel:diagon")
    rolls = [e for e in play.table.log if isinstance(e, Happened) and isinstance(e.question, Roll)]
    assert [roll.question for roll in rolls] == [Roll(0, "voldemort", 8), Roll(1, "voldemort", 8)]
    play.end()


@rule("R-205")
def test_no_token_window_opens_between_villain_actions() -> None:
    board = {"ministry": "greyback bellatrix"}
    tokens = ["heal_two cleanse exchange", "heal_two cleanse exchange"]
    play = stage("harry", "albus", board=board, damage={"harry": 5}, tokens=tokens).deal(MARK)
    play.do("travel:ministry")
    assert play.damage("harry") == [7]  # everything was resolved before the first question
    assert play.asked == (0, "window.opening")


@rule("R-206")
def test_at_this_location_means_cards_and_the_active_team_if_there() -> None:
    cards = (
        stage("tonks", "sirius", board={"diagon": "dolohov lupin"})
        .deal(RIGHT)
        .do("travel:ministry")
    )
    assert cards.damage("lupin", "tonks") == [1 + 1, 0]  # attack and Dolohov; the team is elsewhere
    assert cards.corruption("diagon") == 1
    team = (
        stage("tonks harry", "sirius", board={"diagon": "dolohov luna"})
        .deal(RIGHT)
        .do("travel:diagon")
    )
    assert team.damage("tonks", "harry", "luna") == [2, 1, 1]
    assert team.corruption("diagon") == 1
    nobody = (
        stage("tonks", "sirius", board={"diagon": "dolohov luna"}).deal(RIGHT).do("travel:ministry")
    )
    assert nobody.damage("luna", "tonks") == [1, 0]
    assert nobody.corruption("diagon") == 2  # instead


@rule("R-206")
def test_a_full_wizard_is_still_a_target_there() -> None:
    board = {"diagon": "dolohov lupin"}
    play = (
        stage("harry", "albus", board=board, damage={"lupin": 6}).deal(RIGHT).do("travel:ministry")
    )
    assert (play.damage("lupin"), play.corruption("diagon")) == ([6], 1)


@rule("R-207")
def test_bellatrix_hits_the_active_team_wherever_it_is() -> None:
    damage = {"ron": 2, "luna": 4}  # everyone, however much they have suffered already
    play = stage("harry ron luna", "albus", board={"diagon": "bellatrix"}, damage=damage).deal(
        RIGHT
    )
    play.do("travel:hogsmeade")
    assert play.damage("harry", "ron", "luna", "albus") == [1, 3, 5, 0]


@rule("R-208")
def test_lucius_restores_every_other_death_eater() -> None:
    board = {"diagon": "lucius yaxley", "ministry": "greyback", "hogsmeade": "draco"}
    damage = {"lucius": 2, "yaxley": 1, "greyback": 2, "draco": 0, "voldemort": 2}
    play = (
        stage("harry", "albus", board=board, damage=damage, risen=True)
        .deal(RIGHT)
        .do("travel:ministry")
    )
    assert play.damage("lucius", "yaxley", "greyback", "draco") == [2, 0, 1, 0]
    assert play.view.voldemort.damage == 2
    told = play.events("restored")
    assert [event.args["cards"] for event in told] == [["card:greyback", "card:yaxley"]]
    nobody = stage("harry", "albus", board=board, damage={"lucius": 2}).deal(RIGHT)
    assert nobody.do("travel:ministry").events("restored") == []


@rule("R-208")
def test_lucius_leaves_nobody_out() -> None:
    others = [card.id for card in standard().death_eaters if card.id != "lucius"]
    for left_over in (others[:6], others[3:]):
        board = {"ministry": " ".join(left_over[:3]), "hogsmeade": " ".join(left_over[3:])}
        damage = dict.fromkeys(left_over, 1)
        play = stage("harry", "albus", board={**board, "diagon": "lucius"}, damage=damage)
        assert play.deal(RIGHT).do("travel:ministry").damage(*left_over) == [0] * 6


@rule("R-206")
def test_every_wizard_card_there_is_hit() -> None:
    """Macnair strikes the cards beside his Location, the first and the last of the box alike."""
    board = {
        "ministry": "ron arthur fred",
        "diagon": "albus macnair seamus",
        "hogsmeade": "luna cho dean",
    }
    play = stage("harry", "mcgonagall", board=board).deal(RIGHT).do("travel:ministry")
    assert play.damage("albus", "seamus") == [2, 2]
    assert play.damage("ron", "arthur", "fred", "luna", "cho", "dean") == [0] * 6


@rule("R-209")
def test_most_and_fewest_look_at_the_named_affiliation_in_each_team() -> None:
    """Pettigrew: the least damaged of the Order in every team; others do not count."""
    play = stage(
        "tonks lupin harry",
        "sirius kingsley albus",
        "hermione",
        board={"diagon": "pettigrew"},
        damage={"tonks": 2, "lupin": 1, "sirius": 3, "kingsley": 3},
    ).deal(RIGHT)
    play.do("travel:ministry")
    assert play.damage("tonks", "lupin", "harry") == [2, 2, 0]
    assert play.damage("sirius", "kingsley", "albus") == [4, 4, 0]
    assert play.damage("hermione") == [0]


@rule("R-210")
def test_damage_on_a_full_most_damaged_wizard_is_lost() -> None:
    damage = {"harry": 7, "ron": 2, "albus": 3}
    play = stage("harry ron", "albus", board={"diagon": "greyback"}, damage=damage).deal(RIGHT)
    play.do("travel:ministry")
    assert play.damage("harry", "ron", "albus") == [7, 2, 4]


@rule("R-243")
def test_the_hard_dark_mark_fires_regular_abilities_elsewhere_too() -> None:
    board = {"diagon": "yaxley", "hogsmeade": "bellatrix", "ministry": "dolohov"}
    easy = stage("harry", "albus", board=board, figure="diagon").deal(MARK).do("travel:diagon")
    assert easy.damage("harry") == [1]
    assert [easy.corruption(where) for where in ("ministry", "diagon", "hogsmeade")] == [0, 3, 0]
    hard = stage("harry", "albus", board=board, figure="diagon", dark_mark_all=True).deal(MARK)
    hard.do("travel:diagon")
    assert hard.damage("harry") == [2]  # Bellatrix as well
    # Dolohov finds nobody of the Order and corrupts his own Location; Yaxley acts only once
    assert [hard.corruption(where) for where in ("ministry", "diagon", "hogsmeade")] == [1, 3, 0]
    acted = [event.args["card"] for event in hard.events("villain")]
    assert acted == [
        "card:yaxley",
        "card:yaxley",
        "card:bellatrix",
        "card:bellatrix",
        "card:dolohov",
    ]


def test_random_token_losses() -> None:
    """Rookwood: every player loses one at random, the active one first; Yaxley only the active one."""
    tokens = ["courage loyalty", "", "heal_two cleanse"]
    board = {"diagon": "rookwood"}
    play = stage("harry", "albus", "tonks", board=board, tokens=tokens).deal(RIGHT, 1, 0)
    play.do("travel:ministry")
    assert [play.tokens(seat) for seat in range(3)] == [["loyalty"], [], ["cleanse"]]
    assert play.view.discard == ["courage", "heal_two"]
    yaxley = stage("harry", "albus", "tonks", board={"ministry": "yaxley"}, tokens=tokens)
    marked = yaxley.deal(MARK, 0).do("travel:diagon")
    assert [marked.tokens(seat) for seat in range(3)] == [["courage"], [], ["heal_two", "cleanse"]]


@rule("R-038", "R-041", "R-049", "R-052", "R-055", "R-080", "R-206")
def test_the_log_names_the_rule_that_caused_each_thing() -> None:
    """Not the one by which a counter is put down, wherever it comes from."""
    board = {"ministry": "bellatrix dolohov", "hogsmeade": "rodolphus luna"}
    play = stage("harry", "albus", board=board, corrupted="platform", figure="hogsmeade")
    turned = play.deal(RIGHT).do("travel:diagon")
    assert _causes(turned) == [
        ("voldemort.right", "R-038"),
        ("corrupted", "R-047"),
        ("villain", "R-049"),
        ("struck", "R-049"),  # Bellatrix: the active team
        ("villain", "R-049"),
        ("corrupted", "R-206"),  # Dolohov finds nobody of the Order
    ]
    marked = play.deal(MARK).do("travel:diagon")
    assert _causes(marked) == [
        ("voldemort.mark", "R-041"),
        ("attacked", "R-042"),
        ("corrupted", "R-047"),
        ("villain", "R-049"),  # Rodolphus: nobody of the Order
        ("villain", "R-052"),
        ("corrupted", "R-052"),
        ("villain", "R-052"),
        ("corrupted", "R-052"),  # Bellatrix: Diagon Alley
        ("penalty", "R-055"),
        ("struck", "R-080"),
    ]


def _causes(play: Playing) -> list[tuple[str, str]]:
    told = [(event.key, event.rule) for event in play.table.events or []]
    start = next(at for at, (key, _) in enumerate(told) if key.startswith("voldemort."))
    end = next(at for at, (key, _) in enumerate(told) if key.startswith("pool"))
    return told[start:end]
