"""How the game ends (H-001, H-192 to H-200, H-244 to H-248, C-21, C-36, C-66, C-189 to C-191)."""

import msgspec

from hallows.games.hogwarts.state import OVER, Cup, Length


class Goal(msgspec.Struct, frozen=True):
    """What triggers the end: so many missions, more than so many points (H-195); the last round."""

    missions: int
    points: int
    rounds: int


GOALS: dict[Length, Goal] = {
    "quick": Goal(1, 210, 30),
    "classic": Goal(2, 260, 40),
    "long": Goal(3, 320, 60),
}


def triggers(g: Cup) -> bool:
    """H-192 to H-196, H-245: one player, or one team, fulfils all parts."""
    goal = GOALS[g.options.length]
    for team, points in enumerate(g.scores):
        if points <= goal.points:
            continue
        players = [player for player in g.players if g.team[player.seat] == team]
        done = sum(len(player.done) for player in players)
        if done >= goal.missions and (g.options.variant != "qualified" or players[0].matches):
            return True
    return False


def alone(g: Cup) -> bool:
    """One player, or one team, against the clock (H-244)."""
    return len(g.scores) == 1


def check(g: Cup, last_of_round: bool) -> None:
    """After every turn. A trigger stands (H-246); the round is completed (H-197); then the cap counts (H-247)."""
    if not g.triggered and triggers(g):
        g.triggered = True
        g.tell("triggered", rule="H-197")
    if alone(g):
        if g.triggered:
            finish(g, "alone", list(range(len(g.players))))
        elif last_of_round and capped(g):
            finish(g, "cap", [])  # H-248
        return
    if last_of_round:
        if g.triggered:
            finish(g, "points", best(g))
        elif capped(g):
            finish(g, "cap", best(g))


def capped(g: Cup) -> bool:
    return g.options.round_cap and g.rounds >= GOALS[g.options.length].rounds


def best(g: Cup) -> list[int]:
    """H-001, H-198: most points, then missions, then HP; else they share the win."""

    def rank(team: int) -> tuple[int, int, int]:
        players = [player for player in g.players if g.team[player.seat] == team]
        done = sum(len(player.done) for player in players)
        return g.scores[team], done, sum(player.hp for player in players)

    top = max(rank(team) for team in range(len(g.scores)))
    return [seat for seat, team in enumerate(g.team) if rank(team) == top]


def finish(g: Cup, reason: str, winners: list[int]) -> None:
    g.ending = reason
    g.winners = winners
    g.step = OVER
    g.tell(f"over.{reason}", rule="H-001", who=[f"seat:{seat}" for seat in winners])
