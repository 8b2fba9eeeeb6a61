"""The balance report: the same numbers for any number of processes, facts as the events tell them, honest intervals."""

import csv
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hallows.games import load_game
from hallows.kernel import Event
from hallows.lab.balance import Balance, balance
from hallows.lab.balance.facts import GameFacts, SeatFacts, befallen, facts_of, things
from hallows.lab.balance.findings import findings
from hallows.lab.balance.page import Page
from hallows.lab.balance.saved import save
from hallows.lab.balance.weigh import (
    Effect,
    changes_of,
    compare,
    paired,
    share_of,
    surely,
    team_kind,
)
from hallows.lab.simulate import Run
from hallows.words import LANGUAGES, Words
from tests.cli.run import hallows
from tests.test_docs import packs_of_the_page

TALISMAN: Any = load_game("talisman")
Groups = dict[tuple[str, ...], list[int]]


def test_the_number_of_processes_changes_nothing() -> None:
    alone, parts = balance("duel", 3, 40, "greedy", seed=3, jobs=1)
    shared, other = balance("duel", 3, 40, "greedy", seed=3, jobs=2)
    assert msgspec.json.encode(alone) == msgspec.json.encode(shared)
    assert parts[0].games == other[0].games
    assert list(parts[0].examples) == list(other[0].examples)
    words = Words.of(load_game("duel"), "en")
    assert Page(words, alone, parts).html() == Page(words, shared, other).html()


# -- facts -----------------------------------------------------------------------------------------------


def test_an_event_befalls_who_did_it_or_whose_side_did_or_who_alone_knows() -> None:
    sides = [{"house": "gryffindor"}, {"house": "hufflepuff"}]
    assert befallen(Event("took", {"who": "seat:1", "whom": "seat:0"}), sides) == [1]
    assert befallen(Event("won", {"who": ["seat:0", "seat:1"]}), sides) == [0, 1]
    assert befallen(Event("goal", {"team": "team:hufflepuff"}), sides) == [1]
    assert befallen(Event("forgot", {"who": "eater:x", "whom": "seat:0"}), sides) == [0]
    assert befallen(Event("drew", {"card": "card:x"}, to=(1,)), sides) == [1]
    assert befallen(Event("villain", {"card": "card:x"}), sides) == []


def test_a_walk_meets_where_it_ends_and_a_sum_meets_nothing() -> None:
    walk = Event(
        "moved",
        {
            "who": "seat:0",
            "space": "space:the_burrow",
            "origin": "space:privet_drive_4",
            "way": ["space:london_streets_c", "space:the_burrow"],
        },
    )
    assert list(things(TALISMAN, walk)) == ["space:the_burrow"]
    terms: list[Any] = [["card:doxies", 3], ["part:die", 2]]
    scores: dict[str, Any] = {
        "who": "seat:0",
        "foe": ["card:doxies"],
        "mine": 5,
        "mine_parts": terms,
    }
    summed = Event("battle.scores", {**scores, "theirs": 5, "theirs_parts": terms})
    assert list(things(TALISMAN, summed)) == []
    fight = Event("battle", {"who": "seat:0", "foe": ["card:doxies"], "stat": "stat:magic"})
    assert list(things(TALISMAN, fight)) == ["card:doxies"]


def test_a_seat_has_met_what_its_events_name() -> None:
    part = facts_of(Run("duel", 2, 3, ("greedy", "greedy"), seed=5), range(3))
    assert [game.number for game in part.games] == [0, 1, 2]
    for game in part.games:
        assert sum(seat.won for seat in game.seats) == 1
        assert [seat.sides["seat"] for seat in game.seats] == ["0", "1"]
        assert {seat.sides["order"] for seat in game.seats} == {"1", "2"}
        for seat in game.seats:
            assert {fact.split()[-1] for fact in seat.met} == {f for f in seat.met if " " not in f}
    drawn = part.examples["drew card:hex"]
    assert drawn.args == {"card": "card:hex"}
    assert part.times["card:hex"] >= part.times["played card:hex"] > 0


# -- figures ---------------------------------------------------------------------------------------------


def test_a_share_has_its_interval() -> None:
    share = share_of("side", "order", 40, 100)
    assert (share.share, share.low, share.high) == (0.4, 0.3094, 0.498)
    assert (share_of("side", "nobody", 0, 0).low, share_of("side", "nobody", 0, 0).high) == (0, 1)


def test_what_a_thing_does_is_compared_among_equals_only() -> None:
    """It helps neither the strong nor the weak; taken together it would seem to, since the strong meet it more."""
    total: Groups = {("strong",): [200, 160], ("weak",): [200, 40]}
    met: Groups = {("strong",): [150, 120], ("weak",): [50, 10]}
    same = compare(met, total)
    assert same is not None
    assert same.diff == pytest.approx(0)
    assert same.low < 0 < same.high
    weak: Groups = {("weak",): [200, 40]}
    helped = compare({("weak",): [100, 40]}, weak)
    assert helped is not None
    assert (helped.diff, helped.low > 0.2) == (0.4, True)
    assert compare({("weak",): [5, 5]}, total) is None


def test_of_many_comparisons_few_called_sure_are_chance() -> None:
    assert surely([0.04] + [0.5] * 19) == [False] * 20
    assert surely([0.001, 0.5, 0.5, 0.5]) == [True, False, False, False]
    assert surely([]) == []


def test_a_pair_of_games_with_the_same_dice_is_compared_as_a_pair() -> None:
    change = paired("length", "turns", [(10, 12), (50, 52), (30, 32)])
    assert (change.box, change.pack, change.diff, change.low, change.high) == (30, 32, 2, 2, 2)


def test_a_game_that_failed_in_one_arm_leaves_the_others_paired() -> None:
    box, pack = (
        facts_of(Run("duel", 2, 6, ("greedy", "greedy"), seed=5), numbers)
        for numbers in (range(6), (0, 2, 3, 4, 5))
    )
    assert {change.diff for change in changes_of(box, pack) if change.kind != "bot"} == {0}


def played(*results: tuple[str, bool]) -> GameFacts:
    seats = tuple(SeatFacts({"side": side}, won, ()) for side, won in results)
    return GameFacts(0, "0/0", "over", False, 9, 3, 9, 9, seats, ())


def test_who_wins_together_is_seen_from_the_games() -> None:
    assert team_kind([played(("a", True), ("b", True)), played(("a", False), ("b", False))]) == ""
    assert team_kind([played(("a", True), ("a", True), ("b", False))]) == "side"
    assert team_kind([played(("a", True), ("a", False), ("b", False))]) is None


def effect(fact: str, won_not: float) -> Effect:
    return Effect(fact, 1.0, 1.0, 100, 0.5, won_not, 0.3, 0.2, 0.4, True)


def test_findings_say_a_thing_once_and_leave_out_what_winning_needs(report: Any) -> None:
    box = report[0].box
    twice = [share_of(kind, "albus_dumbledore", 60, 100, True) for kind in ("character", "sheet")]
    arm = msgspec.structs.replace(
        box,
        won=0.25,
        shares=twice,
        effects=[effect("space:great_hall", 0.0), effect("space:hogsmeade", 0.2)],
    )
    said = findings(msgspec.structs.replace(report[0], box=arm))
    assert [text.args["name"] for text in said if text.key == "more"] == ["sheet:albus_dumbledore"]
    assert [text.args["name"] for text in said if text.key == "good"] == ["space:hogsmeade"]


# -- the page --------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def report() -> tuple[Balance, list[Any]]:
    return balance("quidditch", 2, 24, "greedy", seed=1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_one_file_in_every_language(lang: str, report: Any) -> None:
    weighed, parts = report
    page = Page(Words.of(load_game("quidditch"), lang), weighed, parts)
    html = page.html()
    assert f'<html lang="{lang}">' in html
    assert html.count("<svg") >= 4
    assert "http" not in html
    assert "<script" not in html
    assert page.sentences()[-1] in html
    assert len(page.sentences()) == len(findings(weighed))


def test_the_games_are_saved_for_notebooks(tmp_path: Path, report: Any) -> None:
    weighed, parts = report
    files = save(tmp_path, parts, [weighed.box])
    assert {file.name for file in files} >= {"games.csv", "things.csv"}
    with (tmp_path / "games.csv").open() as stream:
        lines = list(csv.DictReader(stream))
    assert len(lines) == 24 * 2
    assert sum(int(line["won"]) for line in lines) == 24 - weighed.box.draws
    assert lines[0]["house"] == "gryffindor"


def test_a_pack_is_compared_with_the_box_on_the_same_dice(tmp_path: Path) -> None:
    packs = packs_of_the_page(tmp_path)
    pack = next(name for name, game in packs.items() if game == "rising")
    out = tmp_path / "report"
    said = hallows(
        *("balance", "rising", "--games", "2", "--players", "2", "--jobs", "1", "--json"),
        *("--pack", str(tmp_path / pack), "--out", str(out), "--option", "max_turns=12"),
    )
    assert said.exit_code == 0, said.output
    data = msgspec.json.decode(said.stdout)
    assert data["packs"] == [pack]
    assert data["pack"]["games"] == data["box"]["games"] == 2
    assert [change["kind"] for change in data["changes"]][:1] == ["length"]
    with (out / "games.csv").open() as stream:
        lines = list(csv.DictReader(stream))
    assert [line["dice"] for line in lines if line["arm"] == "box"] == [
        line["dice"] for line in lines if line["arm"] == "pack"
    ]
    assert (out / "index.html").read_text(encoding="utf-8").startswith("<!doctype html>")
