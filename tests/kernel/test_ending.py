"""A finished game told again: everything that happened by turn, figures as each turn ends, luck against the average."""

from collections.abc import Sequence

from hallows.games.duel.game import DuelGame
from hallows.games.duel.state import Duel
from hallows.kernel import (
    Event,
    Luck,
    Record,
    Seeded,
    Story,
    Table,
    Throw,
    Told,
    luck,
    playout,
    random_chooser,
    record,
    retell,
)
from hallows.kernel.game import Thrown

DIE = (1, 2, 3, 4, 5, 6)


class Counted(DuelGame):
    """The duel with figures: hearts by turn, and dice of which high ones are good."""

    def gauge(self, state: Duel) -> Sequence[int]:
        return [wizard.hearts for wizard in state.wizards]

    def standing(self, state: Duel) -> Sequence[int]:
        return [-wizard.hearts for wizard in state.wizards]

    def throws(self, event: Event) -> Sequence[Throw]:
        thrown = event.thrown
        if thrown is None or thrown.seat is None:
            return ()
        return [Throw(thrown.seat, face, DIE) for face in thrown.faces]


def finished() -> tuple[Table[Duel], Record]:
    table: Table[Duel] = Table(Counted(), 3, None, Seeded(4))
    playout(table, random_chooser(4))
    return table, record(table)


def test_everything_told_comes_again_in_order_with_its_turn() -> None:
    table, kept = finished()
    state, story = retell(Counted(), kept)
    assert [it.event for it in story.told] == table.events
    turns = [it.turn for it in story.told]
    assert turns == sorted(turns)
    assert story.turns == turns[-1] == Counted().progress(state)["turns"] > 3


def test_figures_are_those_at_the_end_of_each_turn() -> None:
    table, kept = finished()
    _, story = retell(Counted(), kept)
    assert [one.turn for one in story.gauges] == sorted({one.turn for one in story.gauges})
    assert story.gauges[-1].values == tuple(wizard.hearts for wizard in table.state.wizards)
    assert [tuple(-n for n in one.values) for one in story.standings] == [
        one.values for one in story.gauges
    ]


def test_a_game_without_figures_has_none() -> None:
    _, kept = finished()
    _, story = retell(DuelGame(), kept)
    assert story.gauges == story.standings == []
    assert luck(DuelGame(), story, 3) == []


def test_what_was_told_is_found_by_its_key() -> None:
    _, kept = finished()
    _, story = retell(Counted(), kept)
    wounds = [it for it in story.told if it.event.key == "wounded"]
    assert wounds
    assert story.of("wounded") == wounds
    assert story.last("wounded") == wounds[-1].event
    assert story.last("never") is None


def thrown(seat: int | None, *faces: int) -> Told:
    return Told(1, Event.throw(Thrown("attack", faces, 6, seat)))


def test_luck_is_what_dice_gave_against_their_average() -> None:
    story = Story([thrown(0, 6, 1), thrown(1, 5), thrown(None, 6), thrown(1, 4)], [], 1)
    even, warm = luck(Counted(), story, 3)  # the third threw nothing
    assert even == Luck(0, 2, 7, 7.0, 0)
    # 9 instead of 7, two dice of variance 35/12: 2 / (2.415 * 2.5)
    assert warm == Luck(1, 2, 9, 7.0, 33)


def test_luck_ends_at_as_warm_or_cold_as_it_is_shown() -> None:
    warm, cold = luck(Counted(), Story([thrown(0, *[6] * 9), thrown(1, *[1] * 9)], [], 1), 2)
    assert (warm.warmth, cold.warmth) == (100, -100)


def test_dice_that_could_not_fall_otherwise_are_no_luck() -> None:
    class Loaded(Counted):
        def throws(self, event: Event) -> Sequence[Throw]:
            return [Throw(0, 3, (3, 3))] if event.thrown else ()

    assert luck(Loaded(), Story([thrown(0, 3)], [], 1), 1) == [Luck(0, 1, 3, 3.0, 0)]
