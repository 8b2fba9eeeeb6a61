"""The rules of Quidditch (Q-…), a chapter a module: set-up, turns of round 1, the balls, the race for the Snitch.

``scene`` plays on from the data of a match alone, up to the next dice within a turn or to the turn's end. Undo never
goes back over dice, so nothing is lost by cutting there, and copies in mid-turn stay cheap.
"""

from hallows.games.hogwarts.quidditch.rules.race import race_turn
from hallows.games.hogwarts.quidditch.rules.setup import choose_houses, line_up, open_box, start
from hallows.games.hogwarts.quidditch.rules.turn import act, turn
from hallows.games.hogwarts.quidditch.state import ACT, BOX, LINEUP, RACE, START, TEAMS, TURN, Match
from hallows.kernel import Play


def scene(m: Match) -> Play[None]:
    return _SCENES[m.phase](m)


_SCENES = {
    BOX: open_box,
    TEAMS: choose_houses,
    LINEUP: line_up,
    START: start,
    TURN: turn,
    ACT: act,
    RACE: race_turn,
}
