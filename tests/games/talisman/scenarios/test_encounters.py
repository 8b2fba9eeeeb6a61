"""Encounters: T-123 to T-149."""

from typing import Any

import pytest

from hallows.games.talisman.state import Talisman
from hallows.kernel import Ask, Dice
from tests.games.talisman.scenario import GAME, Situation, table
from tests.games.talisman.scenarios.arrivals import bystander, to, visitor
from tests.games.talisman.scenarios.folk import (
    DRACO,
    DUMBLEDORE,
    LUCIUS,
    MCGONAGALL,
    plain,
    step,
)
from tests.stage import die

rule = pytest.mark.rule
either_side = pytest.mark.parametrize("sheet", [MCGONAGALL, LUCIUS])

LEAKY = "leaky_cauldron"  # draws 1
KNOCKTURN = "knockturn_alley"  # draws 2
FOREST = "forbidden_forest_a"  # draws 1, costs 1 Life
WON, TIED, LOST = (6, 1), (1, 1), (1, 6)  # the Character's die and the Enemy's


def arrive(sheet: str, space: str, *cards: str, **fields: Any) -> Situation:
    """A Character has come to a space where these cards lie."""
    t = table(visitor(sheet, space, **fields), bystander(at="azkaban"), board={space: cards})
    return t.play(*to(space))


def met(t: Situation) -> list[str]:
    """What the Character has met, in order: Events, Enemies, Observers, Places, what it took and lost."""
    found: list[str] = []
    for event in t.table.events or []:
        if event.key in ("event", "visited", "took"):
            found.append(str(event.args["card"])[5:])
        elif event.key == "battle":
            foes = event.args["foe"]
            assert isinstance(foes, list)
            found += [str(foe).partition(":")[2] for foe in foes]
        elif event.key == "lost":
            found.append(str(event.args["what"]))
    return found


def next_player(t: Situation) -> bool:
    return (t.prompt, t.seat) == ("roll movement", 1)


# -- the space or a Character ------------------------------------------------------------------------------


def meeting(space: str = LEAKY, **setting: Any) -> Situation:
    """McGonagall (Magic 4) has come to where Lucius Malfoy (Magic 4) stands; the Order has the advantage."""
    t = table(visitor(MCGONAGALL, space), plain(LUCIUS, space, life=4), **setting)
    return t.play(*to(space))


@rule("T-123")
def test_the_space_or_one_opposing_character_is_encountered() -> None:
    t = meeting(outer=["nymphadora_tonks"])
    assert (t.prompt, t.options) == ("encounter", ("space", "fight:1"))
    t.play("space")
    assert t.lying(LEAKY) == ["nymphadora_tonks"]
    t.play("done")
    assert next_player(t)  # and no Battle afterwards
    t = meeting(outer=["nymphadora_tonks"]).play(
        "fight:1", die("attack", 3), die("attack", 3), "life"
    )
    assert (t.hero(1).life, t.lying(LEAKY)) == (3, [])
    assert next_player(t)


@rule("T-123")
def test_one_of_several_characters_is_encountered() -> None:
    t = table(visitor(MCGONAGALL, LEAKY), plain(LUCIUS, LEAKY), plain(DRACO, LEAKY))
    t.play(*to(LEAKY))
    assert t.options == ("space", "fight:1", "fight:2")
    t.play("fight:2", die("attack", 6), die("attack", 1), "nothing")
    assert next_player(t)


@rule("T-124")
@pytest.mark.parametrize(
    ("sheet", "others", "foes"),
    [
        (MCGONAGALL, (LUCIUS, DUMBLEDORE), ["1"]),
        (LUCIUS, (DRACO, MCGONAGALL), ["2"]),
    ],
)
def test_only_opposing_characters_are_encountered(
    sheet: str, others: tuple[str, str], foes: list[str]
) -> None:
    t = table(visitor(sheet, LEAKY), *(plain(other, LEAKY) for other in others))
    t.play(*to(LEAKY))
    assert t.offered("fight") == foes


@rule("T-124")
def test_a_character_elsewhere_is_not_encountered() -> None:
    t = table(visitor(MCGONAGALL, "greenhouses"), plain(LUCIUS, "hogwarts_gates"))
    t.play(*to("greenhouses"))
    assert next_player(t)


@rule("T-125")
@pytest.mark.parametrize(("sheet", "other"), [(MCGONAGALL, DUMBLEDORE), (LUCIUS, DRACO)])
def test_characters_of_one_side_never_battle(sheet: str, other: str) -> None:
    t = table(visitor(sheet, "gringotts_bank"), plain(other, "gringotts_bank"))
    t.play(*to("gringotts_bank"))
    assert t.prompt == "roll space"  # nothing else to encounter
    t = table(visitor(sheet, "hogwarts_gates"), plain(other, "hogwarts_gates"))
    t.play(*to("hogwarts_gates"))
    assert t.options == ("space", "gates")


@rule("T-126")
def test_a_battle_with_a_character_replaces_the_instruction() -> None:
    t = meeting("gringotts_bank").play("fight:1", die("attack", 3), die("attack", 3), "nothing")
    assert next_player(t)
    assert not t.events("rolled.space")
    t = meeting(FOREST).play("fight:1", die("attack", 3), die("attack", 3), "nothing")
    assert (t.hero().life, t.lying(FOREST)) == (4, [])


@rule("T-127")
def test_it_replaces_visits() -> None:
    board = {KNOCKTURN: ["dolores_umbridge", "shell_cottage"]}
    t = meeting(KNOCKTURN, board=board).play(
        "fight:1", die("attack", 3), die("attack", 3), "nothing"
    )
    assert next_player(t)
    assert not t.events("visited")


@rule("T-128")
def test_nothing_is_taken_from_the_space() -> None:
    board = {KNOCKTURN: ["lantern", "nymphadora_tonks", "pouch_of_galleons"]}
    t = meeting(KNOCKTURN, board=board, gold={KNOCKTURN: 2}).play(
        "fight:1", die("attack", 3), die("attack", 3), "nothing"
    )
    assert next_player(t)
    assert t.lying(KNOCKTURN) == ["lantern", "nymphadora_tonks", "pouch_of_galleons"]
    assert (t.state.gold[KNOCKTURN], t.hero().galleons) == (2, 0)


@rule("T-129")
def test_no_enemy_is_fought_but_a_follower_of_that_character() -> None:
    t = table(
        visitor(MCGONAGALL, KNOCKTURN),
        plain(LUCIUS, KNOCKTURN, followers=["narcissa_malfoy"]),
        board={KNOCKTURN: ["aurors", "igor_karkaroff"]},
    )
    t.play(*to(KNOCKTURN), "fight:1", 3, 3)
    assert t.options == ("life", "attack:narcissa_malfoy", "nothing")
    t.play("attack:narcissa_malfoy", die("attack", 6), die("enemy", 1))
    assert t.trophies() == ["narcissa_malfoy"]
    assert next_player(t)
    assert t.lying(KNOCKTURN) == ["aurors", "igor_karkaroff"]
    assert met(t) == ["1", "narcissa_malfoy"]


# -- the space ---------------------------------------------------------------------------------------------


@rule("T-130")
def test_the_instruction_of_the_space_is_not_optional() -> None:
    t = table(visitor(MCGONAGALL, "malfoy_manor"), bystander()).play(*to("malfoy_manor"))
    assert t.hero().life == 3
    t = table(visitor(MCGONAGALL, "azkaban"), bystander()).play(*to("azkaban"))
    assert t.prompt == "roll space"
    t = table(visitor(MCGONAGALL, "whomping_willow", galleons=1), bystander())
    t.play(*to("whomping_willow"))
    assert t.options == ("choose:galleon", "choose:life")  # no way round it


@rule("T-131")
@pytest.mark.parametrize(("space", "card"), [(LEAKY, "beaded_bag"), ("owlery", "marauders_map")])
def test_cards_come_from_the_deck_of_the_region(space: str, card: str) -> None:
    t = table(
        visitor(MCGONAGALL, space), bystander(), outer=["beaded_bag"], middle=["marauders_map"]
    )
    t.play(*to(space))
    assert t.lying(space) == [card]
    decks = (len(t.state.outer), len(t.state.middle))
    assert decks == ((49, 50) if space == LEAKY else (50, 49))


@rule("T-132", "T-133")
@pytest.mark.parametrize(
    ("space", "lying", "drawn"),
    [
        ("aragogs_lair", [], 2),
        ("aragogs_lair", ["lantern"], 1),
        ("aragogs_lair", ["lantern", "wand"], 0),
        ("aragogs_lair", ["lantern", "wand", "floo_powder"], 0),
        ("owlery", [], 1),
        ("owlery", ["hogwarts_kitchens"], 0),
        ("owlery", ["moaning_myrtle"], 0),
    ],
)
def test_cards_are_drawn_up_to_the_printed_number(space: str, lying: list[str], drawn: int) -> None:
    t = table(
        visitor(MCGONAGALL, space),
        bystander(),
        board={space: lying} if lying else {},
        middle=["marauders_map", "sword_of_gryffindor", "time_turner"],
    )
    t.play(*to(space))
    new = ["marauders_map", "sword_of_gryffindor"][:drawn]
    assert t.lying(space) == [*lying, *new]
    assert [told["card"] for told in t.events("drew")] == [f"card:{card}" for card in new]


@rule("T-132")
def test_an_enemy_left_there_counts_and_is_met() -> None:
    t = table(
        visitor(MCGONAGALL, KNOCKTURN),
        bystander(at="azkaban"),
        board={KNOCKTURN: ["aurors"]},
        outer=["doxies", "beaded_bag"],
    )
    t.play(*to(KNOCKTURN), *WON)
    assert t.scores == (4 + 6, 4 + 2 + 1)  # one card drawn, and both fight together


@rule("T-134")
def test_cards_are_met_by_their_numbers() -> None:
    t = table(
        visitor(MCGONAGALL, "ministry_of_magic"),
        bystander(at="azkaban"),
        outer=["seaside_cave", "beaded_bag", "cornelius_fudge", "doxies", "dark_mark"],
    )
    t.play(*to("ministry_of_magic"), (6, 1), *WON, "take:beaded_bag")
    order = ["dark_mark", "what:life", "doxies", "cornelius_fudge", "beaded_bag", "seaside_cave"]
    assert met(t) == order


@rule("T-135")
@pytest.mark.parametrize(
    "cards", [["cornelius_fudge", "garrick_ollivander"], ["garrick_ollivander", "cornelius_fudge"]]
)
def test_equal_numbers_are_met_in_the_order_drawn(cards: list[str]) -> None:
    t = table(visitor(MCGONAGALL, KNOCKTURN), bystander(at="azkaban"), outer=cards)
    t.play(*to(KNOCKTURN))
    assert [told["card"] for told in t.events("visited")] == [f"card:{card}" for card in cards]


@rule("T-135")
@pytest.mark.parametrize("cards", [["dark_mark", "howler"], ["howler", "dark_mark"]])
def test_so_are_events(cards: list[str]) -> None:
    t = table(visitor(MCGONAGALL, KNOCKTURN), bystander(at="azkaban"), outer=cards)
    t.play(*to(KNOCKTURN))
    assert [told["card"] for told in t.events("event")] == [f"card:{card}" for card in cards]


@rule("T-135")
def test_cards_that_lay_there_come_before_those_drawn() -> None:
    t = table(
        visitor(MCGONAGALL, KNOCKTURN),
        bystander(at="azkaban"),
        board={KNOCKTURN: ["garrick_ollivander"]},
        outer=["cornelius_fudge"],
    )
    t.play(*to(KNOCKTURN))
    assert met(t)[0] == "garrick_ollivander"
    assert met(t)[-1] == "cornelius_fudge"


# -- aligned and neutral cards -----------------------------------------------------------------------------


@rule("T-136")
def test_a_card_with_two_numbers_is_met_by_the_one_of_the_characters_side() -> None:
    t = arrive(MCGONAGALL, KNOCKTURN, "nymphadora_tonks", "cornelius_fudge")
    t.play("take:nymphadora_tonks")
    assert met(t) == ["cornelius_fudge", "nymphadora_tonks"]
    t = arrive(LUCIUS, KNOCKTURN, "nymphadora_tonks", "cornelius_fudge").play(*WON)
    assert met(t) == ["nymphadora_tonks", "cornelius_fudge"]


@rule("T-137", "T-144")
@pytest.mark.parametrize(
    ("sheet", "card"), [(MCGONAGALL, "kingsley_shacklebolt"), (LUCIUS, "antonin_dolohov")]
)
def test_a_card_of_the_own_side_is_a_follower(sheet: str, card: str) -> None:
    t = arrive(sheet, LEAKY, card)
    assert (t.prompt, t.options) == ("collect", (f"take:{card}", "done"))
    t.play(f"take:{card}")
    assert t.followers() == [card]
    assert t.lying(LEAKY) == []
    assert not t.events("battle")


@rule("T-138")
@pytest.mark.parametrize(
    ("sheet", "card", "stat", "value"),
    [
        (LUCIUS, "nymphadora_tonks", 4, 3),
        (MCGONAGALL, "antonin_dolohov", 4, 7),
        (MCGONAGALL, "fenrir_greyback", 2, 6),
    ],
)
def test_a_card_of_the_other_side_is_an_enemy(sheet: str, card: str, stat: int, value: int) -> None:
    t = table(
        visitor(sheet, LEAKY),
        bystander(),
        board={LEAKY: [card]},
        advantage="order" if sheet == MCGONAGALL else "death_eaters",
    )
    t.play(*to(LEAKY), 6, 1)
    assert t.scores == (stat + 6 + 1, value + 1)
    won = t.scores[0] > t.scores[1]
    assert t.trophies() == ([card] if won else [])
    assert t.followers() == []


@rule("T-139")
@either_side
def test_a_neutral_enemy_attacks_either_side(sheet: str) -> None:
    t = arrive(sheet, LEAKY, "aurors").play(die("attack", 3), die("enemy", 3))
    assert t.scores == (7, 7)


@rule("T-139", "T-145")
@either_side
@pytest.mark.parametrize("card", ["dobby", "hedwig"])
def test_a_neutral_follower_goes_with_either_side(sheet: str, card: str) -> None:
    t = arrive(sheet, LEAKY, card)
    assert (t.prompt, t.options) == ("collect", (f"take:{card}", "done"))
    t.play(f"take:{card}")
    assert t.followers() == [card]


# -- what stays --------------------------------------------------------------------------------------------


@rule("T-140")
def test_cards_stay_where_they_were_met() -> None:
    cards = ["shell_cottage", "beaded_bag", "dolores_umbridge", "aurors"]
    t = arrive(MCGONAGALL, KNOCKTURN, *cards[:3]).play(die("observer", 5), "done")
    assert met(t) == ["dolores_umbridge", "shell_cottage"]
    assert next_player(t)
    assert t.lying(KNOCKTURN) == cards[:3]
    t = arrive(MCGONAGALL, KNOCKTURN, *cards).play(*LOST)
    assert next_player(t)
    assert t.lying(KNOCKTURN) == cards


@rule("T-140")
def test_who_comes_next_meets_them_too() -> None:
    t = table(
        visitor(MCGONAGALL, LEAKY),
        visitor(DUMBLEDORE, LEAKY),
        board={LEAKY: ["dolores_umbridge"]},
    )
    t.play(*to(LEAKY), 5, *to(LEAKY))
    assert (t.prompt, t.seat) == ("roll observer", 1)
    assert t.lying(LEAKY) == ["dolores_umbridge"]


@rule("T-140")
def test_what_is_taken_beaten_or_discarded_leaves() -> None:
    t = arrive(MCGONAGALL, KNOCKTURN, "doxies", "cornelius_fudge", "beaded_bag")
    t.play(*WON, "take:beaded_bag")
    assert t.lying(KNOCKTURN) == []
    assert t.trophies() == ["doxies"]
    assert t.names(t.state.outer_discard) == ["cornelius_fudge"]


def run_out(t: Situation) -> None:
    """Play the turn to its end: every die a 3, always the first option."""
    while t.active == 0 and t.table.asked is not None:
        asked = t.table.asked
        if isinstance(asked, Ask):
            t.play(asked.options[0])
        else:
            t.play((3,) * asked.count if isinstance(asked, Dice) else 3)


@rule("T-141")
def test_no_card_of_the_box_sends_itself_to_another_space() -> None:
    """So what the rule forbids cannot happen: a card that is drawn lies on the drawer's space, or it has
    been taken or discarded, or lies beside the board."""
    for card in GAME.content.cards.values():
        if card.is_encounter:
            space = LEAKY if card.deck == "outer" else "owlery"
            deck: dict[str, Any] = {card.deck: [card.id]}
            t = table(visitor(MCGONAGALL, space, life=12), bystander(), **deck)
            t.play(*to(space))
            assert t.told("drew", card=f"card:{card.id}")
            run_out(t)
            assert set(t.state.board) <= {space}
            assert t.lying(space) in ([card.id], [])


@rule("T-142")
def test_the_instruction_comes_after_enemies_and_before_visits() -> None:
    t = arrive(MCGONAGALL, FOREST, "hogwarts_kitchens", "moaning_myrtle", "grindylow", might=4)
    t.play(*WON, 3)
    assert met(t) == ["grindylow", "what:life", "moaning_myrtle", "hogwarts_kitchens"]


# -- collecting --------------------------------------------------------------------------------------------


@rule("T-143")
def test_nothing_must_be_taken() -> None:
    t = table(
        visitor(MCGONAGALL, KNOCKTURN),
        bystander(at="azkaban"),
        board={KNOCKTURN: ["beaded_bag", "hedwig", "pouch_of_galleons"]},
        gold={KNOCKTURN: 1},
    )
    t.play(*to(KNOCKTURN))
    assert t.options == (
        "take:beaded_bag", "take:hedwig", "take:pouch_of_galleons", "take:galleons", "done",
    )  # fmt: skip
    t.play("take:hedwig", "done", "end")
    assert next_player(t)
    assert (t.followers(), t.objects(), t.hero().galleons) == (["hedwig"], [], 0)
    assert t.lying(KNOCKTURN) == ["beaded_bag", "pouch_of_galleons"]
    assert t.state.gold[KNOCKTURN] == 1


@rule("T-143")
def test_everything_may_be_taken() -> None:
    t = table(
        visitor(MCGONAGALL, KNOCKTURN),
        bystander(at="azkaban"),
        board={KNOCKTURN: ["beaded_bag", "hedwig", "pouch_of_galleons"]},
        gold={KNOCKTURN: 1},
    )
    t.play(*to(KNOCKTURN), "take:galleons", "take:beaded_bag", "take:hedwig")
    t.play("take:pouch_of_galleons")
    assert (t.followers(), t.objects(), t.hero().galleons) == (["hedwig"], ["beaded_bag"], 3)
    assert t.lying(KNOCKTURN) == []


@rule("T-146")
def test_a_follower_of_the_other_side_is_not_collected() -> None:
    t = arrive(LUCIUS, LEAKY, "nymphadora_tonks", "beaded_bag", galleons=1)
    t.play("single:aristocrat_bribe:nymphadora_tonks")
    assert (t.prompt, t.options) == ("collect", ("take:beaded_bag", "done"))
    t.play("done")
    assert t.lying(LEAKY) == ["nymphadora_tonks", "beaded_bag"]


@rule("T-146")
def test_nor_where_it_does_not_fight() -> None:
    """Who has turned back meets no Enemies in the castle, and still takes no such Follower."""
    t = table(
        plain(LUCIUS, "potions_classroom"),
        bystander(),
        board={"charms_classroom": ["nymphadora_tonks", "beaded_bag"]},
    )
    t.play("turn_back")
    assert t.options == ("take:beaded_bag", "done")


@rule("T-147")
@pytest.mark.parametrize("faces", [TIED, LOST])
def test_an_enemy_that_is_not_beaten_ends_the_turn(faces: tuple[int, int]) -> None:
    t = arrive(MCGONAGALL, KNOCKTURN, "aurors", "cornelius_fudge", "beaded_bag", "shell_cottage")
    t.play(*faces)
    assert next_player(t)
    assert t.objects() == []
    assert met(t)[0] == "aurors"
    assert not t.events("visited")
    assert len(t.lying(KNOCKTURN)) == 4


@rule("T-147")
def test_an_enemy_that_was_evaded_or_beaten_does_not() -> None:
    t = arrive(LUCIUS, LEAKY, "aurors", "beaded_bag", galleons=1)
    assert t.play("single:aristocrat_bribe:aurors").options == ("take:beaded_bag", "done")
    t = arrive(MCGONAGALL, LEAKY, "aurors", "beaded_bag").play(*WON)
    assert t.options == ("take:beaded_bag", "done")


# -- moved on, and empty decks -----------------------------------------------------------------------------


@rule("T-148")
@pytest.mark.parametrize("face", [2, 3])
def test_who_is_pushed_on_meets_the_new_space(face: int) -> None:
    goal = step("courtyard", 2 if face == 2 else -3)
    t = table(
        visitor(MCGONAGALL, "courtyard"),
        bystander(),
        middle=["fang"],
        board={goal: ["sword_of_gryffindor"]},
    )
    t.play(*to("courtyard"), "take:fang", face)
    assert t.hero().space == goal
    if face == 2:  # the Quidditch Pitch
        assert t.prompt == "challenge"
        t.play("no")
    assert (t.prompt, t.options) == ("collect", ("take:sword_of_gryffindor", "done"))


@rule("T-148")
def test_doubles_at_the_ministry_lead_to_an_encounter_at_kings_cross() -> None:
    t = table(
        visitor(MCGONAGALL, "ministry_of_magic"), plain(LUCIUS, "kings_cross"), outer=["aurors"]
    )
    t.play(*to("ministry_of_magic"), (4, 4))
    assert t.hero().space == "kings_cross"
    assert (t.prompt, t.options) == ("encounter", ("space", "cross", "fight:1"))
    t.play("space")
    assert t.lying("kings_cross") == ["aurors"]


@rule("T-148")
def test_the_knight_bus_leads_to_another_encounter() -> None:
    t = arrive(MCGONAGALL, LEAKY, "stan_shunpike", "seaside_cave", galleons=1)
    t.play("yes", "move:gringotts_bank")
    assert t.hero().space == "gringotts_bank"
    assert t.prompt == "roll space"
    t.play(die("space", 4))
    assert "seaside_cave" not in met(t)  # what was left of the first encounter is left


@rule("T-149")
@pytest.mark.parametrize(
    ("deck", "space", "card"), [("outer", LEAKY, "beaded_bag"), ("middle", "owlery", "fang")]
)
def test_an_empty_deck_is_made_anew_from_its_discard_pile(deck: str, space: str, card: str) -> None:
    def used_up(g: Talisman) -> None:
        for pile in (g.outer, g.middle):
            pile.sort(key=lambda number: g.faces[number] != card)  # that card at the bottom
        g.outer, g.outer_discard = [], g.outer
        g.middle, g.middle_discard = [], g.middle

    t = table(visitor(MCGONAGALL, space), bystander(), arrange=used_up)
    t.play(*to(space), tuple(reversed(range(50))))
    assert t.told("reshuffled", deck=f"deck:{deck}")
    assert t.lying(space) == [card]
    view = t.view()
    mine, other = (view.outer, view.middle) if deck == "outer" else (view.middle, view.outer)
    assert (mine.count, mine.discards) == (49, 0)
    assert (other.count, other.discards) == (0, 50)
