"""Spells whose texts are ours (canon 15.4): windows, targets, answers and lasting effects."""

from __future__ import annotations

from tests.games.talisman.scenario import Place, Situation, hero, table
from tests.stage import die

HAGRID = "rubeus_hagrid_b"
LUCIUS = "lucius_malfoy_a"


def order(at: str = "owlery", **fields: object) -> Place:
    return hero(HAGRID, at, **{"fate": 0, "galleons": 0, **fields})


def eater(at: str = "azkaban", **fields: object) -> Place:
    return hero(LUCIUS, at, **{"fate": 0, "galleons": 0, **fields})


# -- Stupefy ----------------------------------------------------------------------------------------------


def test_stupefy_cancels_a_spell_which_was_still_cast() -> None:
    t = table(order(spells=["expulso"]), eater(spells=["stupefy"]), advantage="death_eaters")
    t.play("cast:expulso")
    assert (t.prompt, t.seat, t.options) == ("spell.spell_cast", 1, ("pass", "cast:stupefy"))
    t.play("cast:stupefy")
    assert t.state.advantage == "death_eaters"
    assert t.names(t.state.spell_discard) == ["expulso", "stupefy"]
    assert t.told("spell.cancelled", spell="spell:expulso")


def test_stupefy_can_be_answered_with_stupefy() -> None:
    t = table(
        order(spells=["expulso", "stupefy"]), eater(spells=["stupefy"]), advantage="death_eaters"
    )
    t.play("cast:expulso", "cast:stupefy")
    assert (t.prompt, t.seat) == ("spell.spell_cast", 0)
    t.play("cast:stupefy", "side:order")
    assert t.state.advantage == "order"


def test_nobody_cancels_an_own_spell() -> None:
    t = table(order(spells=["expulso", "stupefy"]), eater(), advantage="death_eaters")
    t.play("cast:expulso")
    assert t.prompt == "advantage"


def test_a_frozen_character_could_have_cancelled_it() -> None:
    t = table(order(spells=["stupefy"]), eater(spells=["immobulus"]))
    t.play("cast:immobulus", "cast:stupefy")
    assert t.prompt == "roll movement"
    assert not t.hero(0).frozen


# -- Expelliarmus and Alohomora ---------------------------------------------------------------------------


def duel(**fields: object) -> Situation:
    return table(
        order("london_streets_e", magic=5, objects=["wand", "marauders_map"], **fields),
        eater("leaky_cauldron", magic=5, spells=["expelliarmus"]),
        advantage="order",
    )


def test_a_disarmed_opponent_has_no_use_of_its_objects_in_this_battle() -> None:
    t = duel().play(
        die("movement", 1),
        "move:leaky_cauldron",
        die("voldemort", 1),
        "fight:1",
        "cast:expelliarmus",
        die("attack", 3),
        die("attack", 3),
    )
    assert t.scores == (5 + 1 + 3, 5 + 3)
    t.play("nothing")  # for a reward
    assert t.hero(0).bonus_magic == 2
    assert t.hero(0).boons == []


def test_without_expelliarmus_the_objects_count() -> None:
    t = duel().play(
        die("movement", 1),
        "move:leaky_cauldron",
        die("voldemort", 1),
        "fight:1",
        "pass",
        die("attack", 3),
        die("attack", 3),
    )
    assert t.scores == (5 + 3 + 1 + 3, 5 + 3)


def test_alohomora_opens_the_barrier_without_a_roll() -> None:
    t = table(order("malfoy_manor", magic=2, spells=["alohomora"]), eater("owlery"))
    t.play(die("movement", 3), "cross")
    assert (t.prompt, t.options) == ("spell.crossing", ("pass", "cast:alohomora"))
    t.play("cast:alohomora")
    assert t.options == ("move:centaur_clearing", "move:grawps_den")
    assert not t.events("rolled.barrier")


def test_alohomora_opens_the_gates_without_a_roll() -> None:
    t = table(order("greenhouses", spells=["alohomora"]), eater("owlery"))
    t.play(
        die("movement", 1), "move:hogwarts_gates", die("voldemort", 1), "gates", "cast:alohomora"
    )
    assert t.hero().space == "moving_staircase"


# -- Spells on another's move -----------------------------------------------------------------------------


def test_confundo_lets_the_caster_choose_the_direction() -> None:
    t = table(order("azkaban"), eater("owlery", spells=["confundo"]))
    t.play(die("movement", 4))
    assert (t.prompt, t.seat) == ("spell.movement_rolled", 1)
    t.play("cast:confundo")
    assert (t.prompt, t.seat, t.options) == ("direction", 1, ("clockwise", "counterclockwise"))
    t.play("clockwise", die("movement", 1))
    assert t.hero().space == "godrics_hollow"


def test_confundo_does_nothing_in_the_castle() -> None:
    t = table(order("moving_staircase"), eater("owlery", spells=["confundo"]))
    t.play("roll", die("movement", 4))
    assert t.hero().space != "moving_staircase"


def test_imperio_hands_questions_of_movement_and_encounter_to_the_caster() -> None:
    t = table(order("kings_cross", galleons=1), eater("owlery", spells=["imperio"]))
    t.play("cast:imperio", die("movement", 6))
    assert (t.prompt, t.seat) == ("move", 1)
    t.play("move:hogsmeade")
    assert (t.prompt, t.seat) == ("choose", 1)
    t.play("choose:hogs_head", die("space", 4))
    assert (t.prompt, t.seat) == ("turn.end", 0)
    t.play("end")
    assert t.hero(0).master == -1


def test_imperio_does_not_spend_the_targets_fate() -> None:
    t = table(order("kings_cross", fate=1), eater("owlery", spells=["imperio"]))
    t.play("cast:imperio", die("movement", 6))
    assert (t.prompt, t.seat) == ("fate", 0)


def test_ascendio_replaces_the_movement_roll() -> None:
    t = table(order("azkaban", spells=["ascendio"]), eater("owlery"))
    t.play("cast:ascendio")
    assert t.prompt == "leap"
    assert len(t.options) == 19
    assert "move:hogsmeade_station" not in t.options
    t.play("move:st_mungos")
    assert t.hero().space == "st_mungos"
    assert t.active == 1


def test_ascendio_is_not_for_the_castle() -> None:
    t = table(order("potions_classroom", spells=["ascendio"]), eater("owlery"))
    assert t.prompt == "before.move"


def test_revelio_shows_three_cards_and_puts_them_back_in_any_order() -> None:
    top = ["aurors", "doxies", "inferius"]
    t = table(order("azkaban", spells=["revelio"]), eater("owlery"), outer=top)
    t.play(die("movement", 2), "move:london_streets_a")
    assert t.prompt == "spell.before_draw"
    t.play("cast:revelio")
    assert t.events("looked.deck.own", viewer=0)
    assert t.events("looked.deck.own", viewer=1) == []
    assert t.view(0).outer.top == top
    assert t.view(1).outer.top == []
    t.play("first:inferius", "first:aurors")
    assert t.lying("london_streets_a") == ["inferius"]
    assert t.view(0).outer.top == ["aurors", "doxies"]


# -- Ferrets and lasting effects --------------------------------------------------------------------------


def test_vera_verto_makes_a_ferret_of_a_character_in_the_same_region() -> None:
    t = table(
        order("azkaban", spells=["vera_verto"]),
        eater("diagon_alley", objects=["wand"]),
        hero("draco_malfoy_b", "owlery"),
    )
    t.play("cast:vera_verto")  # the only Character of that Region is the target
    assert t.hero(1).ferret == 2
    assert t.hero(2).ferret == 0
    assert t.lying("diagon_alley") == ["wand"]


def test_finite_incantatem_ends_a_ferret_state() -> None:
    t = table(order(spells=["finite_incantatem"]), eater(ferret=2))
    t.play("cast:finite_incantatem")
    assert t.hero(1).ferret == 0


def test_finite_incantatem_ends_a_lasting_event_which_is_discarded() -> None:
    t = table(
        eater("azkaban"),
        order("the_burrow", spells=["finite_incantatem"]),
        outer=["doused_in_stinksap"],
    )
    t.play(die("movement", 2), "move:london_streets_a")
    assert t.state.in_force == ["walk_one"]
    assert (t.prompt, t.seat) == ("spell.turn_end", 1)
    t.play("cast:finite_incantatem")
    assert t.state.in_force == []
    assert t.names(t.state.outer_discard) == ["doused_in_stinksap"]


def test_finite_incantatem_ends_a_lasting_spell() -> None:
    t = table(order(spells=["impedimenta"]), eater(spells=["finite_incantatem"]))
    t.play("cast:impedimenta")
    assert t.hero(0).boons
    t.play("cast:finite_incantatem")
    assert t.hero(0).boons == []


def test_finite_incantatem_frees_a_frozen_character() -> None:
    t = table(
        order(),
        eater(spells=["immobulus"]),
        hero("harry_potter_b", "the_burrow", spells=["finite_incantatem"]),
    )
    t.play("cast:immobulus", "cast:finite_incantatem")
    assert t.prompt == "roll movement"


def test_finite_incantatem_needs_something_that_lasts() -> None:
    t = table(order(spells=["finite_incantatem"]), eater())
    assert t.prompt == "roll movement"


def test_a_redirected_immobulus_holds_for_the_next_turn_of_the_new_target() -> None:
    t = table(
        hero("minerva_mcgonagall_a", "azkaban", fate=2, galleons=0),
        eater(spells=["immobulus"]),
    )
    t.play("cast:immobulus", "block", "target:1")
    assert t.hero(1).frozen
    assert t.prompt == "roll movement"
    t.play(die("movement", 5), "move:diagon_alley", "choose:flourish_and_blotts")
    assert t.told("did.nothing", who="seat:1")
    assert t.active == 0
    assert not t.hero(1).frozen


def test_a_disarmed_loser_has_no_use_of_sweets_either() -> None:
    """T-390: the Life taken as a reward is a loss of this Battle."""
    for answer, life in (("cast:expelliarmus", 4), ("pass", 5)):
        t = table(
            eater("london_streets_e", magic=9, spells=["expelliarmus"]),
            order("leaky_cauldron", objects=["chocolate_frogs"]),
        )
        t.play(
            die("movement", 1),
            "move:leaky_cauldron",
            die("voldemort", 1),
            "fight:1",
            answer,
            die("attack", 6),
            die("attack", 1),
            "life",
        )
        if answer == "pass":
            t.play(die("prevent", 6))
        assert t.hero(1).life == life
        assert t.hero(1).boons == []
