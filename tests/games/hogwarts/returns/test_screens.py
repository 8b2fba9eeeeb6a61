"""What people see: views, choices, words, drawing and terminal, before and after the return."""

from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

from hallows.bots import decide, hint, make_bot
from hallows.games.hogwarts.returns.labels import ReturnsAside
from hallows.games.hogwarts.returns.state import Returns
from hallows.kernel import Choice, Seeded, Table
from hallows.words import LANGUAGES, Words
from tests.games.hogwarts.returns.late import LateGame
from tests.games.hogwarts.returns.stage import BOARD, GAME, HORCRUXES, KIT, RITUAL, Playing, stage
from tests.test_words import spoken

VOICES = [Words.of(GAME, lang, ["Ann", "Ben", "Cid", "Dot"]) for lang in LANGUAGES]


def choice(play: Playing, option: str) -> Choice:
    ask = play.table.ask
    assert ask is not None
    return GAME.describe(play.table.state, ask, option)


def test_the_ends_of_a_move_are_listed_by_use() -> None:
    """What waits first: a Horcrux for who is armed, own tokens, fights, gains, towers, the rest."""
    play = stage(
        harry="e12", dark="h07", returned=3, eaters={"corban_yaxley": "t11"},
        held={"harry": "basilisk_fang"}, tokens={"resurrection_stone": "e10"},
    ).deal((1, 2))  # fmt: skip
    ask = play.table.ask
    assert ask is not None
    listed = list(GAME.listed(play.table.state, ask))
    assert sorted(listed) == sorted(ask.options)
    at = [listed.index(f"move:{end}") for end in ("e07", "e10", "t11", "e15", "t15")]
    assert at == sorted(at)  # a Horcrux, the Stone, a Death Eater, a spell, a tower
    assert listed[0] == "move:e07"
    beside = GAME.aside(play.table.state, ask)
    assert beside is not None
    assert beside.ends == listed  # a screen's short list begins with these


def test_places_for_relics_and_death_eaters_are_listed_by_distance() -> None:
    play = stage(active="dark", dark="g23", harry="e12", held={"dark": RITUAL}).deal((1, 1))
    play.do("ritual")
    assert play.asked == (0, "eater.place")
    assert far(play, "e12") == sorted(far(play, "e12"))
    for _ in range(6):
        play.do(play.options[0])
    for asked, whom in (((0, "relic"), "e12"), ((1, "relic"), "g23")):
        assert play.asked == asked
        assert far(play, whom) == sorted(far(play, whom), reverse=True)
        play.do(play.options[0])


def far(play: Playing, space: str) -> list[int]:
    """How far the places asked for are from a space, in the order listed."""
    ask = play.table.ask
    assert ask is not None
    away = KIT.roads.distances(BOARD.number[space])
    listed = GAME.listed(play.table.state, ask)
    return [away[BOARD.number[option[3:]]] or 0 for option in listed]


def test_fights_show_the_odds_of_winning() -> None:
    """A hero against a Death Eater, before the move, when it is chosen and in it."""
    play = stage(
        harry="e12", dark="h07", returned=3, eaters={"corban_yaxley": "t11"}, hands={"harry": "stupefy"},
    ).deal((1, 2))  # fmt: skip
    there = choice(play, "move:t11").outlook
    assert there is not None
    (won,) = there.odds
    assert won.label.key == "odds.win"
    assert 50 < won.percent < 100  # four dice against three, and the first strike
    play.do("move:t11")
    inside = choice(play, "dice").outlook
    assert inside is not None
    assert [odds.percent for odds in inside.odds] == [99, won.percent]


# -- secrets -------------------------------------------------------------------------------------------------


def test_heroes_see_each_others_hands_and_nobody_elses() -> None:
    play = stage(
        ron="g01", dark="h07", returned=3, eaters={"corban_yaxley": "g12"},
        hands={"harry": "stupefy", "ron": "protego", "corban_yaxley": "incendio"},
    ).deal((1, 1))  # fmt: skip
    assert play.pawn("harry", 2).spells == ["stupefy"]
    assert play.pawn("harry", 0).spells == play.pawn("harry", None).spells == []
    assert play.seen(0).eaters[4].known == ["incendio"]
    assert play.seen(1).eaters[4].known == []
    assert play.pawn("harry", 0).spell_count == 1


def test_veritaserum_shows_a_death_eaters_cards_to_all_heroes() -> None:
    play = stage(
        harry="g04", ron="g01", dark="h07", returned=3, eaters={"corban_yaxley": "g05"},
        hands={"harry": "veritaserum stupefy", "corban_yaxley": "incendio doxycide"},
    ).deal((1, 1))  # fmt: skip
    play.do("move:g05", "attack:veritaserum")
    assert play.seen(2).eaters[4].known == ["incendio", "doxycide"]
    assert play.seen(None).eaters[4].known == []


# -- choices -------------------------------------------------------------------------------------------------


def test_an_end_shows_the_way_and_what_waits_there() -> None:
    play = stage(harry="e12", held={"harry": "basilisk_fang"}).deal((1, 1))
    found = choice(play, "move:e07")
    assert (found.way, found.to) == (("e06", "e07"), "space:e07")
    assert "object:marvolo_gaunts_ring" in found.about
    assert found.outlook is not None
    assert [odds.percent for odds in found.outlook.odds] == [42]


@pytest.mark.parametrize(
    ("held", "destroyed", "harry", "voldemort"),
    [
        ({"harry": "resurrection_stone"}, "", "win", "lose"),
        ({"dark": "elder_wand"}, "", "lose", "win"),
        ({"harry": "resurrection_stone", "dark": "elder_wand"}, "", "lose", "win"),
        ({"harry": "resurrection_stone", "dark": "elder_wand"}, HORCRUXES, "duel", "duel"),
    ],
)
def test_the_last_step_says_what_it_means(
    held: dict[str, str], destroyed: str, harry: str, voldemort: str
) -> None:
    for active, end, said in (("harry", "g03", harry), ("dark", "g02", voldemort)):
        play = stage(active=active, harry="g02", dark="g03", returned=3, held=held, destroyed=destroyed).deal((1, 1))  # fmt: skip
        detail = choice(play, f"move:{end}").detail
        assert detail is not None
        assert detail.key == f"detail.{said}"


def test_a_card_shows_what_it_would_take() -> None:
    play = stage(
        harry="g04", dark="h07", returned=3, eaters={"corban_yaxley": "g05"}, hands={"harry": "stupefy skele_gro"},
    ).deal((1, 1)).do("move:g05")  # fmt: skip
    attack, defence = (
        choice(play, "attack:stupefy").outlook,
        choice(play, "defend:skele_gro").outlook,
    )
    assert attack is not None
    assert defence is not None
    assert [(c.before, c.after) for c in attack.changes] == [(6, 3)]
    assert [(c.before, c.after) for c in defence.changes] == [(7, 12)]


def test_ways_are_named_by_what_lies_on_them() -> None:
    lying = {"cauldron": "g06", "fathers_bone": "g30"}
    play = stage(active="dark", dark="g04", tokens=lying).deal((4,)).do("move:g27")
    assert play.asked == (0, "way")
    named = {found for option in play.options for found in choice(play, option).about}
    assert named == {"object:cauldron", "object:fathers_bone"}


def test_beside_a_question_stands_what_each_face_means() -> None:
    play = stage(harry="e07", held={"harry": "basilisk_fang"}).deal()
    ask = play.table.ask
    assert ask is not None
    found = GAME.aside(play.table.state, ask)
    assert isinstance(found, ReturnsAside)
    assert found.horcrux is not None
    assert found.horcrux.beats[0] == []
    assert found.horcrux.beats[5] == [1, 2, 3, 4, 5]
    play = stage(harry="g04", dark="h07", returned=3, eaters={"bellatrix_lestrange": "g05"}, hands={"harry": "stupefy"}).deal((1, 1)).do("move:g05")  # fmt: skip
    ask = play.table.ask
    assert ask is not None
    found = GAME.aside(play.table.state, ask)
    assert found is not None
    assert found.attack is not None
    assert (found.attack.dice, found.attack.hits) == (4, [3, 4, 5, 6])  # Harry weakens resistance 4
    assert found.attack.defender == [2, 2, 1, 1, 1, 0]


# -- whole games, in every language --------------------------------------------------------------------------


def played(game: Any, seats: int, seed: int, greedy: bool) -> Iterator[Table[Returns]]:
    bot = make_bot("returns", "greedy")
    table = Table(game, seats, {}, Seeded(seed))
    chance = Seeded(f"screens/{seed}")
    step = 0
    while table.ask is not None and step < 900:
        yield table
        ask = table.ask
        assert ask is not None
        odd = not greedy or chance.below(6) == 0
        step += 1
        table.answer(ask.options[chance.below(len(ask.options))] if odd else decide(table, bot, step))  # fmt: skip
    yield table


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("greedy", [True, False])
def test_everything_can_be_said_in_every_language(seats: int, greedy: bool) -> None:
    """The words' own test meets only what happens before the return."""
    said: set[str] = set()
    bot = make_bot("returns", "greedy")

    def say(what: Any) -> None:
        if repr(what) not in said:
            said.add(repr(what))
            for words in VOICES:
                assert words.say(what).strip()

    last = None
    for step, table in enumerate(played(LateGame(), seats, seats, greedy)):
        last = table
        ask = table.ask
        if ask is None:
            break
        say(table.asked_for(ask.seat))
        for option in ask.options[:40]:
            for text in spoken(GAME.describe(table.state, ask, option)):
                say(text)
        if greedy and step % 3 == 0:
            found = hint(table, bot, step)
            assert found.reason is not None, (ask.prompt, found.option)
            say(found.reason)
    assert last is not None
    for event in last.events or []:
        say(event)
    assert len(said) > 100


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_draws_every_stage(lang: str) -> None:
    words = Words.of(GAME, lang, ["Ann", "Ben", "Cid"])
    render = GAME.screen()
    assert render is not None
    console = Console(width=120, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
    shown = set()
    for step, table in enumerate(played(LateGame(), 3, 5, True)):
        key = (table.state.step, table.state.fight is not None)
        if key not in shown or step % 40 == 0:
            shown.add(key)
            for seat in (0, 1, None):
                console.print(render(table.view(seat), words, seat, GAME.drawing(lang)))
    text = console.export_text()
    assert words.name("eater:fenrir_greyback") in text
    assert "{" not in text
    assert len(shown) > 5


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_drawing_holds_all_that_is_fixed(lang: str) -> None:
    found = GAME.drawing(lang)
    assert len(found.spaces) == len(BOARD.ids)
    assert {s.horcrux for s in found.spaces.values() if s.horcrux} == set(HORCRUXES.split())
    assert len(found.tokens) == 14
    assert (len(found.heroes), len(found.eaters), len(found.villains)) == (3, 6, 2)
    assert found.spaces["g07"].text == ""  # a duel space
    assert found.return_by == {2: 13, 3: 14, 4: 14}
    words = Words.of(GAME, lang)
    listed = GAME.cards_listing(lang)
    assert all(words.name(f"object:{token}") in listed for token in found.tokens)
    assert all(words.name(f"spell:{card}") in listed for card in found.spells)
