"""Components and setup: R-001 to R-029, R-199 to R-203."""

from collections import Counter
from typing import Any

import pytest

from hallows.games.rising.content import DeathEater, Wizard
from hallows.games.rising.effects import Cost
from hallows.games.rising.game import RisingGame
from hallows.games.rising.loading import standard
from hallows.games.rising.state import Rising
from hallows.games.rising.view import RisingView
from hallows.kernel import BadOptions, Happened, Pick, Result, Seeded, Table
from tests.games.rising.stage import CARDS, GAME, LEFT, MARK, dice, stage
from tests.stage import Script

rule = pytest.mark.rule
BOX = standard()
STARTERS = ("albus", "tonks", "harry", "mcgonagall")


def new_table(
    seats: int, *chance: Result, starters: tuple[str, ...] = STARTERS, **options: Any
) -> Table[Rising]:
    """A game set up with the first player at seat 0, ready to travel."""
    options.setdefault("first", 0)
    table = Table(GAME, seats, options, Script(*(chance or (0,))))
    for starter in starters[:seats]:
        table.answer(f"start:{starter}")
    return table


def look(table: Table[Rising]) -> RisingView:
    view = table.view(None)
    assert isinstance(view, RisingView)
    return view


@rule("R-001", "R-199")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert (len(BOX.wizards), len(BOX.death_eaters)) == (33, 10)
    assert BOX.voldemort.id == "voldemort"
    assert Counter(card.affiliation for card in BOX.wizards) == dict.fromkeys(
        ("hogwarts", "order", "army"), 11
    )
    assert len(BOX.headquarters) * BOX.box.copies_of_headquarters == 6
    assert BOX.box.mission_tokens == 6
    assert sum(die.copies for die in BOX.dice) == 14
    assert sum(spell.copies for spell in BOX.spells) == 24
    assert (BOX.box.damage_counters, BOX.box.corruption_counters) == (60, 15)


@rule("R-001")
def test_every_character_card_is_in_play_exactly_once() -> None:
    conserved = GAME.conserved(new_table(3).state)
    cards = {key: count for key, count in conserved.items() if key.startswith("card:")}
    assert len(cards) == 44
    assert set(cards.values()) == {1}


@rule("R-002")
def test_two_three_or_four_teams_play() -> None:
    for seats in (2, 3, 4):
        assert new_table(seats).ask is not None
    for seats in (0, 1, 5):
        with pytest.raises(BadOptions):
            Table(GAME, seats, {}, Seeded(1))


@rule("R-003", "R-004")
def test_three_locations_with_two_named_places_each() -> None:
    stacks = {place.id: set(place.places) for place in look(new_table(2)).locations}
    assert stacks == {
        "ministry": {"mysteries", "atrium"},
        "diagon": {"ollivanders", "gringotts"},
        "hogsmeade": {"hogs_head", "platform"},
    }


@rule("R-005")
def test_places_are_stacked_in_random_order() -> None:
    table = Table(GAME, 2, {"first": 0}, _strict((1, 0), (0, 1), (1, 0), 0, tuple(range(24))))
    stacks = [place.places for place in look(table).locations]
    assert stacks == [
        ["atrium", "mysteries"],
        ["ollivanders", "gringotts"],
        ["platform", "hogs_head"],
    ]


def _strict(*chance: Result) -> Script:
    return Script(*chance, loose_shuffles=False)


@rule("R-006")
@pytest.mark.parametrize(("pick", "where"), [(0, "ministry"), (1, "diagon"), (2, "hogsmeade")])
def test_voldemort_faces_a_random_location(pick: int, where: str) -> None:
    assert look(new_table(2, pick)).voldemort.figure == where


@rule("R-007")
def test_all_tracks_start_empty() -> None:
    view = look(new_table(4))
    cards = [card for place in view.locations for card in place.cards if card is not None]
    cards += [card for player in view.players for card in player.team]
    assert len(cards) == 13
    assert not any(card.damage for card in cards)
    assert not any(place.corruption for place in view.locations)
    assert view.voldemort.damage == 0


@rule("R-008")
def test_tokens_are_shuffled_face_down() -> None:
    order = tuple(reversed(range(24)))
    chance = _strict((0, 1), (0, 1), (0, 1), 0, order, tuple(range(39)))
    table = Table(GAME, 4, {"first": 0}, chance)
    for starter in STARTERS:
        table.answer(f"start:{starter}")
    view = look(table)
    # the shuffle turned the box's order around, so the top four are the first four of the box
    assert [player.tokens for player in view.players] == [
        ["knowledge"],
        ["knowledge"],
        ["friendship"],
        ["friendship"],
    ]
    assert (view.supply, view.discard) == (20, [])


@rule("R-009", "R-013", "R-014", "R-015", "R-016")
def test_each_player_picks_a_starter_of_one_of_three_affiliations() -> None:
    table = Table(GAME, 2, {"first": 0}, Script(0))
    assert table.ask is not None
    assert table.ask.options == (
        "start:albus",
        "start:mcgonagall",
        "start:tonks",
        "start:sirius",
        "start:harry",
        "start:hermione",
    )
    starters = {card.id: card.affiliation for card in BOX.wizards if card.start}
    assert starters == {
        "albus": "hogwarts",
        "mcgonagall": "hogwarts",
        "tonks": "order",
        "sirius": "order",
        "harry": "army",
        "hermione": "army",
    }


@rule("R-010", "R-011", "R-017")
def test_two_players_may_share_an_affiliation_with_different_starters() -> None:
    table = Table(GAME, 3, {"first": 0}, Script(0))
    table.answer("start:harry")
    assert table.ask is not None
    assert "start:harry" not in table.ask.options
    table.answer("start:hermione")
    assert [player.affiliation for player in look(table).players[:2]] == ["army", "army"]
    assert not {"start:harry", "start:hermione"} & set(table.ask.options)  # no third
    assert len(table.ask.options) == 4


@rule("R-012")
def test_headquarters_follow_the_affiliation() -> None:
    players = look(new_table(3)).players
    assert [player.hq for player in players] == ["office", "grimmauld", "room"]
    assert [player.team[0].id for player in players] == ["albus", "tonks", "harry"]


@rule("R-018", "R-019", "R-020", "R-023")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_deck_holds_everything_else(seats: int) -> None:
    state = new_table(seats).state
    dealt = [card for card in state.board if card >= 0]
    drawn = [CARDS.ids[card] for card in state.deck + dealt]
    chosen = set(STARTERS[:seats])
    assert {"albus", "mcgonagall", "tonks", "sirius", "harry", "hermione"} - chosen <= set(drawn)
    assert {card.id for card in BOX.death_eaters} <= set(drawn)
    assert "voldemort" not in {CARDS.ids[card] for card in dealt}
    assert len(state.deck) - 1 == 34 - seats  # his own card not counted


@rule("R-021")
def test_three_cards_lie_beside_each_location() -> None:
    table = new_table(4)
    told = [event.args for event in table.events or [] if event.key == "dealt"]
    for place, dealt in zip(look(table).locations, told, strict=True):
        cards = [f"card:{card.id}" for card in place.cards if card is not None]
        assert len(cards) == 3
        assert dealt == {"where": f"loc:{place.id}", "cards": cards}


@rule("R-022")
def test_death_eaters_may_crowd_one_location() -> None:
    # unshuffled, the last cards of the box are dealt first: nine Death Eaters
    cards = [card for place in look(new_table(2)).locations for card in place.cards]
    assert all(card is not None and card.kind == "death_eater" for card in cards)


@rule("R-024")
@pytest.mark.parametrize(("seats", "above"), [(2, 16), (3, 15), (4, 15)])
def test_voldemort_lies_in_the_middle_of_the_deck(seats: int, above: int) -> None:
    assert look(new_table(seats)).voldemort.cards_above == above


@rule("R-025", "R-026")
@pytest.mark.parametrize(
    ("seats", "options", "tokens"),
    [
        (4, {"mode": "strict"}, 0),
        (4, {}, 1),
        (4, {"four_player_token_boost": False}, 0),
        (3, {"mode": "strict"}, 0),
        (2, {"mode": "strict"}, 0),
        (3, {}, 0),
        (2, {}, 0),
        (3, {"four_player_token_boost": True}, 0),
        (2, {"four_player_token_boost": True}, 0),
    ],
)
def test_starting_tokens(seats: int, options: dict[str, Any], tokens: int) -> None:
    table = new_table(seats, **options)
    assert [len(player.tokens) for player in look(table).players] == [tokens] * seats


@rule("R-025")
def test_strict_mode_and_starting_tokens_exclude_each_other() -> None:
    """A-62: whoever asks for both is told so when the table is made."""
    for seats in GAME.seats:
        with pytest.raises(BadOptions, match="strict"):
            Table(GAME, seats, {"mode": "strict", "four_player_token_boost": True}, Script())
    new_table(4, mode="strict", four_player_token_boost=False)


@rule("R-026", "R-202")
def test_starting_tokens_are_drawn_from_the_first_player_on() -> None:
    table = new_table(4, first=2)
    drawn = [event.args["who"] for event in table.events or [] if event.key == "token.drawn"]
    assert drawn == ["seat:2", "seat:3", "seat:0", "seat:1"]


@rule("R-027")
def test_play_goes_clockwise_from_the_first_player() -> None:
    table = Table(GAME, 3, {"first": 1, "mode": "strict"}, Script(0))
    for starter in STARTERS[:3]:
        table.answer(f"start:{starter}")
    order = []
    for _ in range(4):
        assert table.ask is not None
        order.append(table.ask.seat)
        table.chance.add(LEFT)  # type: ignore[attr-defined]
        table.answer(
            "travel:hogsmeade" if look(table).voldemort.figure != "ministry" else "travel:diagon"
        )
        table.answer("stop")
    assert order == [1, 2, 0, 1]


@rule("R-028")
def test_the_first_player_is_chosen_or_drawn_by_lot() -> None:
    chosen = Table(GAME, 4, {"first": 2}, Script(0))
    assert chosen.ask is not None
    assert chosen.ask.seat == 2
    for lot in range(4):
        drawn = Table(GAME, 4, {}, Script(0, lot))
        assert drawn.ask is not None
        assert drawn.ask.seat == look(drawn).first == lot
        picks = [entry.question for entry in drawn.log if isinstance(entry, Happened)]
        assert Pick(4, "first") in picks
        assert Pick(3, "figure") in picks
    with pytest.raises(BadOptions):
        Table(GAME, 2, {"first": 2}, Script())


@rule("R-202")
def test_starters_are_chosen_clockwise_from_the_first_player() -> None:
    table = Table(GAME, 3, {"first": 2}, Script(0))
    order = []
    for starter in STARTERS[:3]:
        assert table.ask is not None
        order.append(table.ask.seat)
        table.answer(f"start:{starter}")
    assert order == [2, 0, 1]


@rule("R-029")
def test_all_players_draw_on_one_supply_of_dice() -> None:
    play = stage("harry", "hermione", board={}).deal(LEFT, dice("Bk Of Pc Pc"), LEFT)
    play.do("travel:ministry", "roll")
    assert play.view.dice.in_use == {"blue": 1, "orange": 1, "red": 0, "purple": 2}
    play.do("stop", "travel:diagon")
    assert play.pool == "BOPP"  # the same dice, back from the first player


@rule("R-200")
def test_counters_never_run_out() -> None:
    """More than 60 Damage lies on the table, and the next counter is still placed."""
    damage = {card.id: card.slots - 2 for card in BOX.wizards}
    assert sum(damage.values()) > BOX.box.damage_counters
    team = " ".join(card.id for card in BOX.wizards if card.id != "albus")
    full = {"ministry": 4, "diagon": 4, "hogsmeade": 4}
    play = stage(team, "albus", damage=damage, corruption=full, figure="ministry").deal(MARK)
    play.do("travel:ministry")
    assert play.damage("harry", "luna") == [6, 4]
    assert play.corruption("ministry") == 5


# Costs, slots and abilities as designed: K L F C symbols, then boxes.
WIZARDS = """albus K4L2 7|mcgonagall K3L1 7|snape K2L1C1 6|hagrid L2F2 7|trelawney K2F1 5|mrs_norris K1F1 4
flitwick K2C1 5|sprout K1F2 5|pomfrey K2F1 5|filch K2L1 5|dobby F2L1 4|tonks L3C1 7|sirius L3C2 7|moody L2C2K1 7
lupin L2K1 6|kingsley L2C1 6|molly L2F2 6|arthur L1K1F1 5|bill L2F1 5|fleur L1C1F1 5|mundungus L1K1 5
aberforth L2K1 5|harry C3F2L1 7|hermione C2K2 7|ron C2F1L1 6|ginny C2F1 5|luna C1F1K1 5|neville C2L1 6|fred C1F2 5
george C1F2 5|cho C1K1F1 5|dean C2K1 5|seamus C2L1 5"""
VILLAINS = """bellatrix C2L2 3|lucius K2L2 3|pettigrew F2L1 2|dolohov C2K1 2|draco C1K1F1 2|greyback C2F1 3
yaxley L2K1 2|rookwood K2C1 2|macnair C2F1 2|rodolphus L2C1 2"""


def _cost(text: str) -> Cost:
    names = {"K": "knowledge", "F": "friendship", "L": "loyalty", "C": "courage"}
    return Cost(**{names[text[i]]: int(text[i + 1]) for i in range(0, len(text), 2)})


@rule("R-201")
def test_costs_and_tracks_are_the_designed_ones() -> None:
    cards: list[Wizard | DeathEater] = [*BOX.wizards, *BOX.death_eaters]
    told = [
        entry.split()
        for line in (WIZARDS, VILLAINS)
        for entry in line.replace("\n", "|").split("|")
    ]
    assert [(card.id, card.cost, card.slots) for card in cards] == [
        (name, _cost(cost), int(slots)) for name, cost, slots in told
    ]
    assert BOX.voldemort.cost == _cost("K1F1L1C2")


@rule("R-201")
def test_headquarters_are_the_designed_ones() -> None:
    told = [(hq.id, hq.pool, [ability.cost for ability in hq.abilities]) for hq in BOX.headquarters]
    assert told == [
        ("office", ("blue", "blue", "orange", "red"), [_cost("K1"), _cost("K1F1")]),
        ("grimmauld", ("red", "red", "orange", "purple"), [_cost("L1"), _cost("L2C1")]),
        ("room", ("purple", "purple", "orange", "blue"), [_cost("C1"), _cost("C1F1")]),
    ]


@rule("R-203")
def test_one_person_may_run_both_teams() -> None:
    """Each team has its own headquarters, tokens and turn; an exchange between them needs no consent."""
    play = stage("harry luna", "albus", tokens=["exchange", ""], teams_of=(0, 0)).deal(LEFT)
    play.do("travel:ministry", "token:exchange", "give:luna")
    assert play.asked == (0, "ready")  # the only card to take was forced, nobody had to agree
    assert (play.team(0), play.team(1)) == (["harry", "albus"], ["luna"])
    play.do("stop")
    assert play.asked == (1, "travel")
    with pytest.raises(BadOptions):
        Table(GAME, 3, {"teams_of": [0, 0]}, Script())


@rule("R-203")
def test_one_empty_team_loses_for_the_one_person_as_well() -> None:
    play = stage("harry", "albus", damage={"harry": 6}, teams_of=(0, 0)).deal(MARK)
    play.do("travel:ministry", "stop")
    assert play.table.outcome is not None
    assert play.view.losses == ["team"]


def test_the_game_keeps_its_content_hash() -> None:
    assert RisingGame().content_hash == GAME.content_hash != ""
