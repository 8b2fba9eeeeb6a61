"""Where a roll can lead: the golden rules of movement, by hand, against brute force, and in figures.

Marked are the rules that the board alone decides; those that also need a game (who is a halt, where one may stop)
have their scenarios with the game."""

from collections.abc import Iterable, Iterator, Set

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hallows.games.hogwarts.board import load
from hallows.games.hogwarts.ways import Going, Unlock, Way, bits, roads

BOARD = load()
WALKED = list(bits(BOARD.castle | BOARD.alley))
TOTALS = range(2, 13)
TOWERS = Going(stops=BOARD.towers)


def going(
    halts: str = "",
    stops: str = "",
    closed: str = "",
    unlocks: Iterable[tuple[str, str]] = (),
) -> Going:
    """Spaces written as words: ``going(halts="g04 c01")``."""
    return Going(
        BOARD.mask(halts.split()),
        BOARD.mask(stops.split()),
        BOARD.mask(closed.split()),
        tuple(Unlock(BOARD.number[space], BOARD.mask(need.split())) for space, need in unlocks),
    )


NOTHING = going()


def ends(start: str, total: int, going: Going = NOTHING, passages: bool = True) -> set[str]:
    return set(BOARD.members(roads(passages).reach(BOARD.number[start], total, going)))


def ways(
    start: str, total: int, end: str, going: Going = NOTHING, matter: str = ""
) -> list[tuple[str, int]]:
    """The spaces of each way as words, and the movement left."""
    found = roads().ways(
        BOARD.number[start], total, BOARD.number[end], going, BOARD.mask(matter.split())
    )
    return [(" ".join(BOARD.ids[space] for space in way.spaces), way.left) for way in found]


def far(start: str, end: str) -> int | None:
    return roads().distances(BOARD.number[start])[BOARD.number[end]]


# -- along the board -----------------------------------------------------------------------------------


@pytest.mark.rule("H-034")
@pytest.mark.rule("H-035")
def test_one_steps_to_linked_spaces_in_any_direction_and_walls_block() -> None:
    assert ends("g04", 1) == {"g03", "g05", "g06", "g30"}
    # The Entrance Hall lies beside the Hospital Corridor only on paper.
    assert ends("c01", 1) == {"g05", "c02", "c03", "c09", "d01"}


@pytest.mark.rule("H-036")
def test_the_whole_total_is_used() -> None:
    assert ends("d07", 2) == {"d02", "d08", "t17"}
    assert ends("d07", 3) == {"d01", "d03", "d04", "d09", "d10", "t10"}
    assert ways("d07", 3, "d10") == [("d06 d08 d10", 0)]


@pytest.mark.rule("H-037")
def test_no_space_is_entered_twice_in_a_move() -> None:
    # Round the triangle of greenhouses one would come back to g26 on the fourth step.
    assert ways("g06", 4, "g26", NOTHING, "g04 g27 g28") == [("g04 g30 g28 g26", 0)]
    assert ways("g06", 3, "g28") == [("g26 g27 g28", 0)]


@pytest.mark.rule("H-038")
def test_the_space_where_the_move_began_is_entered_already() -> None:
    # g26, g27 and g28 form a triangle.
    assert "g26" not in ends("g26", 3)
    assert "g26" not in ends("g26", 3, going(halts="g26", stops="g26"))


@pytest.mark.rule("H-039")
def test_a_bridge_is_one_space() -> None:
    for before, bridge, after in (
        ("g02", "g03", "g04"),
        ("g07", "g08", "g09"),
        ("g31", "g32", "w14"),
    ):
        assert BOARD.spaces[bridge].symbol == "bridge"
        assert (f"{bridge} {after}", 0) in ways(before, 2, after)


@pytest.mark.rule("H-040")
def test_the_great_hall_is_walked_round_not_entered() -> None:
    hall = set(BOARD.members(BOARD.great_hall))
    assert hall == {"c03", "c04", "c05", "c06", "c07", "c08"}
    # Across the Hall it would be 1 step from the south to the north side; round it there are 3.
    assert far("c03", "c06") == 3
    assert all(len(hall & set(BOARD.spaces[side].steps)) == 2 for side in hall)


# -- links that cost nothing ---------------------------------------------------------------------------

PASSAGES = [
    pytest.param("g29", "h06", marks=pytest.mark.rule("H-041")),
    pytest.param("e11", "h05", marks=pytest.mark.rule("H-042")),
    pytest.param("w07", "h04", marks=pytest.mark.rule("H-043")),
    pytest.param("l04", "l05", marks=pytest.mark.rule("H-047")),
    pytest.param("p1", "p2"),
]


@pytest.mark.parametrize(("here", "there"), PASSAGES)
def test_a_passage_costs_nothing_either_way(here: str, there: str) -> None:
    assert far(here, there) == far(there, here) == 0


@pytest.mark.rule("H-043")
def test_from_the_hospital_wing_honeydukes_is_one_step_away() -> None:
    assert far("w06", "h04") == 1
    assert ways("w06", 1, "h04") == [("w07 h04", 0)]


@pytest.mark.rule("H-044")
def test_honeydukes_is_two_steps_from_the_hogs_head() -> None:
    assert far("h04", "h05") == 2
    assert ways("h04", 2, "h05") == [("h03 h05", 0)]


@pytest.mark.rule("H-045")
def test_gringotts_is_four_steps_from_the_leaky_cauldron() -> None:
    assert far("l00", "l05") == 4
    assert ways("l00", 4, "l05") == [("l01 l02 l03 l04 l05", 0)]


@pytest.mark.rule("H-046")
def test_borgin_and_ollivander_are_four_steps_from_gringotts() -> None:
    assert far("l05", "l09") == far("l05", "l13") == 4


@pytest.mark.rule("H-205")
def test_a_link_is_crossed_before_the_first_step_between_steps_or_after_the_last() -> None:
    assert ways("e11", 1, "h03") == [("h05 h03", 0)]
    assert ways("e10", 2, "h03") == [("e11 h05 h03", 0)]
    assert ways("e10", 1, "h05") == [("e11 h05", 0)]
    assert {"e11", "h05"} <= ends("e10", 1)


@pytest.mark.rule("H-205")
def test_a_link_crossed_before_the_first_step_enters_the_space() -> None:
    """C-98: stops apply there, with the whole total left; C-97: never on the first space."""
    assert ways("g29", 9, "h06", going(stops="g29 h06"))[0] == ("h06", 9)
    assert "g29" not in ends("g29", 9, going(stops="g29 h06"))
    assert ways("g29", 9, "h06", going(halts="h06")) == [("h06", 9)]
    # With somebody in the Shack nobody gets past it.
    assert "h08" not in ends("g29", 1, going(halts="h06"))


def test_without_secret_passages_the_door_of_gringotts_stays_open() -> None:
    """C-102."""
    assert "h03" in ends("e10", 2)
    assert "h03" not in ends("e10", 2, passages=False)
    assert {"l04", "l05"} <= ends("l03", 1, passages=False)


# -- the gate ------------------------------------------------------------------------------------------


@pytest.mark.rule("H-049")
def test_the_gate_is_a_step_from_start_and_back() -> None:
    assert ends("g01", 1) == {"g02", "l00"}
    assert ends("l00", 1) == {"g01", "l01"}
    assert "g02" in ends("l00", 2)


@pytest.mark.rule("H-206")
def test_who_entered_start_does_not_walk_on_to_the_leaky_cauldron() -> None:
    for total in range(2, 14):
        assert "l00" not in ends("g02", total), total
        assert not ends("h01", total) & {f"l{n:02}" for n in range(14)}, total
    assert "l05" in ends("g01", 5)


# -- stops ---------------------------------------------------------------------------------------------


def test_a_tower_may_be_stopped_on_and_be_passed() -> None:
    assert ways("g07", 9, "t01", TOWERS) == [("t01", 8)]
    assert "t01" in ends("g07", 3, TOWERS)
    assert "t01" not in ends("g07", 3)
    assert ("t01 e16", 0) in ways("g07", 2, "e16", TOWERS, "t01")


def test_an_own_mission_may_be_stopped_on() -> None:
    # The Chamber of Secrets is a dead end: no way leads on.
    assert "e14" not in ends("e04", 7)
    assert ways("e04", 7, "e14", going(stops="e14")) == [("e13 e14", 5)]


def test_a_classroom_may_be_stopped_on_with_its_book() -> None:
    charms = Going(stops=BOARD.classrooms["charms"])
    assert "n03" in ends("n01", 5, charms)
    assert ("n02 n03", 3) in ways("n01", 5, "n03", charms)
    assert ("n02 n03", 3) not in ways("n01", 5, "n03")


def test_faq_stops_are_all_that_is_more_than_a_sign() -> None:
    """C-91."""
    named = set(BOARD.members(BOARD.named))
    assert {"g01", "g23", "w02", "w06", "n03", "t18", "c03", "e14", "h08", "l00", "l13"} <= named
    assert not named & {"g02", "g03", "g05", "c10", "h01", "h02", "h03", "w08", "p1", "p8"}


@pytest.mark.rule("H-055")
def test_the_pitch_ends_the_move() -> None:
    assert ways("g22", 9, "g23") == [("g23", 8)]
    assert "g24" not in ends("g22", 2)
    # Who begins there walks away.
    assert ends("g23", 1) == {"g22", "g24"}


def test_a_pawn_or_a_death_eater_ends_the_move() -> None:
    met = going(halts="g04")
    assert ways("g03", 6, "g04", met) == [("g04", 5)]
    assert ends("g03", 6) - ends("g03", 6, met)
    assert all(
        "g04 " not in way for end in ends("g03", 6, met) for way, _ in ways("g03", 6, end, met)
    )


def test_a_closed_tower_is_not_entered() -> None:
    shut = Going(stops=BOARD.towers, closed=BOARD.mask(["t01"]))
    assert "t01" not in ends("g07", 9, shut)
    assert ends("g07", 1, shut) == {"g06", "g08", "e16"}
    assert all("t01" not in way for way, _ in ways("g07", 6, "e06", shut, "t01"))
    # A pawn that stands on one all the same may leave.
    assert ends("t01", 1, shut) == {"g07", "e16"}


@pytest.mark.rule("H-060")
def test_a_walled_in_pawn_goes_as_far_as_it_can() -> None:
    # Only four spaces are left to it, in a row.
    row = going(closed="d05 d03 d04 d02 w02 w04 c01")
    assert ends("d11", 7, row) == {"w03", "d01"}
    assert ways("d11", 7, "w03", row) == [("w03", 6)]
    assert ends("p3", 7) == set()


@pytest.mark.rule("H-060")
@pytest.mark.parametrize("passages", [True, False])
def test_on_the_open_board_every_total_can_be_used(passages: bool) -> None:
    """C-119: the longest way is never needed."""
    for start in WALKED:
        assert all(roads(passages).fan(start, total).ends for total in range(1, 14))


# -- stops that a pick-up on the way allows ------------------------------------------------------------


@pytest.mark.rule("H-204")
def test_a_token_picked_up_on_the_way_allows_a_stop() -> None:
    """C-100: the diary lies in the bathroom before the Chamber, which is a dead end."""
    diary = Going(stops=BOARD.towers, unlocks=going(unlocks=[("e14", "e13")]).unlocks)
    assert "e14" not in ends("e04", 7, TOWERS)
    assert ways("e04", 7, "e14", diary, "e13") == [("e13 e14", 5)]
    # From the Chamber itself the token in the bathroom does not lead back into it.
    assert "e14" not in ends("e14", 7, diary)


@pytest.mark.rule("H-204")
def test_a_space_is_not_entered_in_the_hope_of_what_lies_there() -> None:
    """C-100, C-146: with the South Tower shut and Defence Tower far, the bathroom leads nowhere but the Chamber."""
    alone = going(closed="t18", unlocks=[("e14", "e13")])
    assert "e14" not in ends("e04", 7, alone)
    assert "e14" in ends("e04", 2, alone)  # the total leads there anyhow
    # A token on the last space itself: it may justify stopping there, not entering a dead end.
    assert "e14" not in ends("e13", 7, going(unlocks=[("e14", "e14")]))
    assert ("e13", 6) in ways("e04", 7, "e13", going(unlocks=[("e13", "e13")]))


@pytest.mark.rule("H-204")
def test_a_token_where_the_move_begins_allows_nothing() -> None:
    """C-96: it is not picked up."""
    assert "e04" in ends("e13", 7, going(unlocks=[("e04", "e04")]))
    assert "e04" not in ends("e13", 2, going(unlocks=[("e04", "e13")]))
    assert "e04" in ends("t18", 3, going(unlocks=[("e04", "e13")]))


@pytest.mark.rule("H-204")
def test_both_tokens_are_needed_where_two_are_missing() -> None:
    both = going(stops="t12", unlocks=[("e05", "e01 e04")])
    early = [way for way, left in ways("c12", 9, "e05", both, "e01 e04 e13") if left]
    assert early
    assert all("e01" in way and "e04" in way for way in early)


# -- different ways ------------------------------------------------------------------------------------


def test_ways_differ_in_what_they_pass_and_in_nothing_else() -> None:
    # The Great Hall's north side is three steps away on either side.
    assert len(ways("c03", 3, "c06")) == 1
    assert ways("c03", 3, "c06", NOTHING, "c04") == [("c04 c05 c06", 0), ("c08 c07 c06", 0)]
    assert len(ways("c03", 3, "c06", NOTHING, "c04 c05")) == 2
    assert len(ways("c03", 3, "c06", NOTHING, "c03 c06")) == 1


def test_the_shortest_way_stands_for_its_like_unless_it_brings_a_duty() -> None:
    """C-85: who stops early owes the deed he stopped for, who arrives with the whole total chooses freely."""
    stop = going(stops="n03")
    assert ways("n01", 5, "n03", stop) == [("n02 n03", 3)]
    due = stop._replace(duties=stop.stops)
    assert ways("n01", 5, "n03", due) == [("n07 n12 n13 n14 n03", 0)]
    assert ("n02 n03", 3) in ways("n01", 5, "n03", due, "n02")


def test_the_cloak_leads_five_spaces_past_everybody_to_an_empty_one() -> None:
    """C-101."""
    road = roads()
    start = BOARD.number["g22"]
    everywhere = set(BOARD.members(road.flight(start, 0)))
    assert "g21" in everywhere  # g23 g24 g25 g20 g21, past the pitch
    assert everywhere == ends_past_everybody("g22", 5)
    taken = BOARD.mask(["g21"])
    assert set(BOARD.members(road.flight(start, taken))) == everywhere - {"g21"}
    full = BOARD.mask(everywhere)
    assert (
        set(BOARD.members(road.flight(start, full))) == ends_past_everybody("g22", 4) - everywhere
    )


def ends_past_everybody(start: str, total: int) -> set[str]:
    return {walk[-1] for walk, left in brute(start, total, halts=set(), pitch=False) if not left}


# -- figures -------------------------------------------------------------------------------------------


def test_how_far_everything_lies() -> None:
    """Canon 12.2: in the castle the farthest space is 11 from Start, the mean is 6.5, the largest 15."""
    castle = list(bits(BOARD.castle))
    table = [[roads().distances(a)[b] for b in castle if b != a] for a in castle]
    steps = [n for row in table for n in row if n is not None]
    assert len(steps) == 126 * 125
    assert max(steps) == 15
    assert round(sum(steps) / len(steps), 1) == 6.5
    assert max(n for n in table[castle.index(BOARD.start)] if n is not None) == 11


def test_how_many_ends_and_ways_a_roll_has() -> None:
    """Over all 140 starts and totals 2-12, with tower stops, a transfer from Start counted as an end and a way."""
    count = []
    for start in WALKED:
        for total in TOTALS:
            found = roads().reach(start, total, TOWERS)
            paths = sum(1 for _ in all_paths(start, total, TOWERS.stops, found))
            if found >> BOARD.start & 1:
                found |= 1 << BOARD.cauldron
                paths += sum(1 for _ in all_paths(start, total, TOWERS.stops, 1 << BOARD.start))
            count.append((found.bit_count(), paths))
    ends_, paths_ = zip(*count, strict=True)
    assert (round(sum(ends_) / len(ends_)), max(ends_)) == (61, 126)
    assert (round(sum(paths_) / len(paths_)), max(paths_)) == (553, 4863)
    anywhere = Going(stops=BOARD.castle | BOARD.alley)  # Alohomora
    most = [roads().reach(start, 12, anywhere) for start in WALKED]
    assert max((found | 1 << BOARD.cauldron).bit_count() for found in most) == 140


def all_paths(start: int, total: int, stops: int, wanted: int) -> Iterator[int]:
    """Every path of a move, not only the ways that differ."""
    road = roads()
    pitch = 1 << BOARD.pitch & ~(1 << start)
    for end in bits(wanted):
        costs = range(total + 1) if (stops | pitch) >> end & 1 else (total,)
        for cost in costs:
            for path in road.fan(start, cost).paths.get(end, (0, 0, ()))[2]:
                if not path & pitch & ~(1 << end):
                    yield path


# -- brute force ---------------------------------------------------------------------------------------


def brute(
    start: str,
    total: int,
    halts: Set[str],
    stops: Set[str] = frozenset(),
    closed: Set[str] = frozenset(),
    pitch: bool = True,
) -> Iterator[tuple[tuple[str, ...], int]]:
    """All complete ways with the movement left, step by step from the words of the rules."""
    ends_move = halts | {"g23"} if pitch else halts

    def on(walk: tuple[str, ...], left: int) -> Iterator[tuple[tuple[str, ...], int]]:
        here = BOARD.spaces[walk[-1]]
        moved = len(walk) > 1
        if moved and (not left or here.id in ends_move or here.id in stops):
            yield walk[1:], left
        if moved and here.id in ends_move:
            return
        links = [(to, 0) for to in (here.passage, here.door) if to]
        links += [(to, 1) for to in here.steps if left]
        for to, price in links:
            if to in walk or to in closed or (moved and (here.id, to) == ("g01", "l00")):
                continue
            yield from on((*walk, to), left - price)

    yield from on((start,), total)


SPACES = st.sampled_from([BOARD.ids[n] for n in WALKED])


@settings(max_examples=150, deadline=None)
@given(SPACES, st.integers(1, 6), st.sets(SPACES, max_size=8), st.sets(SPACES, max_size=30),
       st.sets(st.sampled_from(list(BOARD.members(BOARD.towers))), max_size=6), st.sets(SPACES, max_size=30))  # fmt: skip
def test_brute_force_agrees(
    start: str, total: int, halts: set[str], stops: set[str], closed: set[str], matter: set[str]
) -> None:
    closed -= {start}
    expected: dict[str, dict[frozenset[str], set[int]]] = {}
    for walk, left in brute(start, total, halts, stops, closed):
        ways_there = expected.setdefault(walk[-1], {})
        ways_there.setdefault(frozenset(walk) & frozenset(matter), set()).add(left)
    if not expected:
        return  # walled in: H-060 has its own test
    state = Going(BOARD.mask(halts), BOARD.mask(stops), BOARD.mask(closed))
    dutiful = state._replace(duties=state.stops)
    assert ends(start, total, state) == set(expected)
    for end, ways_there in expected.items():
        for seen, best in ((state, max), (dutiful, lambda left: 0 if 0 in left else max(left))):
            found = roads().ways(
                BOARD.number[start], total, BOARD.number[end], seen, BOARD.mask(matter)
            )
            lefts = {frozenset(BOARD.members(way.passed)): way.left for way in found}
            assert len(lefts) == len(found)
            due = seen.duties >> BOARD.number[end] & 1
            rule = best if due else max
            assert lefts == {passed: rule(left) for passed, left in ways_there.items()}
            for way in found:
                lawful(start, total, way, state)


def lawful(start: str, total: int, way: Way, going: Going) -> None:
    """Every single step of a way keeps the rules."""
    at = BOARD.number[start]
    entered = {at}
    left = total
    for to in way.spaces:
        assert at == BOARD.number[start] or not going.halts >> at & 1
        assert at == BOARD.number[start] or at != BOARD.pitch
        assert to not in entered
        assert not going.closed >> to & 1
        if to not in (BOARD.passage[at], BOARD.door[at]):
            assert to in BOARD.steps[at]
            left -= 1
        if (at, to) == (BOARD.start, BOARD.cauldron):
            assert at == BOARD.number[start]
        entered.add(to)
        at = to
    assert left == way.left >= 0
    if left:
        assert (going.halts | going.stops | 1 << BOARD.pitch) >> at & 1


@settings(max_examples=40, deadline=None)
@given(SPACES, st.integers(7, 13), st.sets(SPACES, max_size=5), st.sets(SPACES, max_size=12))
def test_every_way_of_a_long_move_is_lawful(
    start: str, total: int, halts: set[str], matter: set[str]
) -> None:
    state = Going(BOARD.mask(halts), BOARD.towers)
    here = BOARD.number[start]
    for end in bits(roads().reach(here, total, state)):
        found = roads().ways(here, total, end, state, BOARD.mask(matter))
        assert found
        assert len({way.passed for way in found}) == len(found)
        for way in found:
            assert way.spaces[-1] == end
            lawful(start, total, way, state)


@pytest.mark.parametrize("start", ["g01", "w08", "e12", "l04"])
def test_brute_force_agrees_on_the_longest_moves(start: str) -> None:
    towers = set(BOARD.members(BOARD.towers))
    for total in (12, 13):
        expected = {walk[-1] for walk, _ in brute(start, total, {"c10", "g04"}, towers)}
        assert ends(start, total, Going(BOARD.mask(["c10", "g04"]), BOARD.towers)) == expected
