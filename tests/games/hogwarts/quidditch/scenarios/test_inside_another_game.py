"""A match between two seats of a larger game: what the game it lies in relies on."""

from collections.abc import Mapping

import msgspec
import pytest

from hallows.games.hogwarts.quidditch import match as quidditch
from hallows.games.hogwarts.quidditch.state import Match, Options
from hallows.games.hogwarts.quidditch.view import MatchView, look
from hallows.kernel import Event, Game, Outcome, Play, Seeded, State, Table, Veil, playout
from hallows.kernel.conformance import inspect_game, random_chooser

rule = pytest.mark.rule


class Cup(State):
    """The least a House Cup is: scores, and matches of the seats 4 and 2, then 1 and 4."""

    match: Match
    scores: list[int]
    played: list[int]
    matches: int = 0

    def copy(self) -> "Cup":
        new = self.__copy__()
        new.match = self.match.copy()
        new.scores = self.scores[:]
        new.played = self.played[:]
        return new

    def listen(self, sink: list[Event] | None) -> None:
        super().listen(sink)
        self.match.listen(sink)

    def take_revealed(self) -> tuple[int, ...] | None:
        here, there = super().take_revealed(), self.match.take_revealed()
        return None if here is None or there is None else here + there


PAIRS = [(4, 2), (1, 4)]


class NoOptions(msgspec.Struct, frozen=True):
    pass


class CupGame(Game[Cup]):
    name = "cup"
    version = 1
    seats = range(5, 6)
    options_type = NoOptions

    def setup(self, seats: int, options: NoOptions) -> Cup:
        return Cup(quidditch.new_match(Options(lineup="standard")), [0] * seats, [0] * seats)

    def scene(self, state: Cup) -> Play[None]:
        m = state.match
        m.listen(state.sink)
        if not state.matches:
            yield from quidditch.shuffle_deck(m)
        if not quidditch.playing(m):
            quidditch.begin(m, *PAIRS[state.matches])
            state.matches += 1
        yield from quidditch.scene(m)
        if not quidditch.playing(m):
            found = quidditch.result(m)
            state.scores[found.winner] += found.points
            for seat in found.played:
                state.played[seat] += 1

    def outcome(self, state: Cup) -> Outcome | None:
        if state.matches < 2 or quidditch.playing(state.match):
            return None
        return Outcome((state.scores.index(max(state.scores)),), "snitch", tuple(state.scores))

    def view(self, state: Cup, seat: int | None, veil: Veil) -> MatchView:
        return look(state.match, seat)

    def redeal(self, state: Cup, seat: int, source: Seeded) -> None:
        quidditch.redeal(state.match, seat, source)

    def conserved(self, state: Cup) -> Mapping[str, int]:
        return quidditch.conserved(state.match)

    def turn(self, state: Cup) -> int:
        return state.match.players[state.match.active]


def test_it_keeps_every_promise_of_the_house() -> None:
    for seed in range(3):
        assert inspect_game(CupGame(), 5, seed=seed, stride=7).outcome is not None


@rule("Q-062", "Q-063")
def test_both_have_played_and_one_has_won_40_points() -> None:
    for seed in range(5):
        table = Table(CupGame(), 5, None, Seeded(seed))
        playout(table, random_chooser(seed))
        state = table.state
        assert state.played == [0, 1, 1, 0, 2]  # won or lost, challenger or challenged
        assert sum(state.scores) == 80
        assert set(state.scores) <= {0, 40, 80}


@rule("Q-064")
def test_the_deck_stays_whole_from_match_to_match() -> None:
    table = Table(CupGame(), 5, None, Seeded(3))
    playout(table, random_chooser(3))
    assert sorted(table.state.match.deck.cards) == list(range(18))


def test_questions_go_to_the_two_seats_and_events_reach_the_outer_ear() -> None:
    table = Table(CupGame(), 5, None, Seeded(1))
    choose = random_chooser(1)
    asked = set()
    while table.ask is not None:
        asked.add((table.state.matches, table.ask.seat))
        table.answer(choose(table.ask))
    assert asked == {(1, 4), (1, 2), (2, 1), (2, 4)}
    keys = [event.key for event in table.events or []]
    assert keys.count("match.snitch") == 2
    assert keys.count("match.turn") > 10
