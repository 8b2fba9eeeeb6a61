"""How a student, or a team, stands in the race for the House Cup as a turn begins, in numbers a judge can weigh. Of others
only what lies open counts."""

from hallows.games.hogwarts.bot.outlook import Errand, Outlook
from hallows.games.hogwarts.rules import missions
from hallows.games.hogwarts.rules.ending import GOALS
from hallows.games.hogwarts.state import Cup, Player

FEATURES = (
    # the way to the end
    *("points", "need", "over", "done", "lacking", "can_end", "match"),
    # what may be hoped for
    *(
        "hope",
        "best",
        "best_turns",
        "best_chance",
        "soon",
        "sooner",
        "second",
        "errands",
        "missing",
    ),
    *("ends_soon", "ends_now", "exams", "exam_near"),
    # what is in hand
    *("hp", "weak", "cards", "few", "books", "floo", "portkeys", "objects", "special", "dice"),
    # the others
    *("lead", "behind", "ahead", "rival", "rival_need", "rival_over", "rival_done", "rival_ends"),
    *("rivals", "rival_cards", "rival_hp", "rival_objects"),
    # the time
    *("triggered", "last_turn", "last_hope", "last_lead", "wait", "rounds", "two", "three"),
)
#: Turns within which a hope is near.
SOON, SOONER = 2.0, 1.0


class Race:
    """What all can see of one team: points, missions laid open, and whether it could end the game."""

    def __init__(self, g: Cup, team: int) -> None:
        options = g.options
        goal = GOALS[options.length]
        self.players = [player for player in g.players if g.team[player.seat] == team]
        self.points = g.scores[team]
        self.done = sum(len(player.done) for player in self.players)
        self.need = max(0, goal.points + 1 - self.points)
        self.lacking = max(0, goal.missions - self.done)
        self.match = options.variant != "qualified" or any(it.matches for it in self.players)
        self.ends = not self.need and not self.lacking and self.match


def measure(g: Cup, seat: int) -> list[float]:
    """In the order of ``FEATURES``, each about -1 to 1."""
    races = [Race(g, team) for team in range(len(g.scores))]
    mine = races.pop(g.team[seat])
    player = g.players[seat]
    return [
        mine.points / 300,
        mine.need / 150,
        float(not mine.need),
        mine.done / 3,
        mine.lacking / 2,
        float(mine.ends),
        float(mine.match),
        *_hopes(g, player, mine),
        *_hand(g, mine),
        *_rivals(mine, races),
        *_time(g, player, mine, races),
    ]


def _hopes(g: Cup, player: Player, mine: Race) -> list[float]:
    outlook = Outlook(g, player)
    space = player.space if player.home < 0 else player.home
    errands: list[tuple[float, float, Errand]] = []
    for errand in outlook.errands():
        turns = errand.turns(space)
        errands.append((errand.worth * outlook.decay(turns), turns, errand))
    errands.sort(key=lambda it: -it[0])
    worth, turns, best = errands[0] if errands else (0.0, 20.0, None)
    soon = sum(errand.worth for _, turns, errand in errands if turns <= SOON)
    sooner = max((errand.worth for _, turns, errand in errands if turns <= SOONER), default=0.0)
    exams = [(points, row[space]) for row, points in outlook.exams]
    last = mine.lacking <= 1
    return [
        outlook.hope(space) / 80,
        worth / 60,
        min(turns, 10.0) / 5,
        best.chance if best is not None else 0.0,
        min(soon, 150.0) / 80,
        sooner / 60,
        (errands[1][0] if len(errands) > 1 else 0.0) / 60,
        len(errands) / 4,
        (best.missing.bit_count() if best is not None else 3) / 3,
        float(last and mine.match and soon >= mine.need),
        float(last and mine.match and sooner >= mine.need),
        sum(points for points, _ in exams) / 40,
        sum(points for points, steps in exams if steps <= 7) / 40,
    ]


def _hand(g: Cup, mine: Race) -> list[float]:
    kit = g.kit
    many = len(mine.players)
    hp = sum(player.hp for player in mine.players)
    cards = sum(len(player.spells) + len(player.potions) for player in mine.players)
    held = missions.held(g, mine.players[0])
    points = [kit.cards[g.faces[card]].points for player in mine.players for card in player.books]
    return [
        min(hp, 20 * many) / (10 * many),
        float(min(player.hp for player in mine.players) <= 3),
        min(cards, 10 * many) / (6 * many),
        float(cards < 2 * many),
        sum(points) / (40 * many),
        sum(player.floo for player in mine.players) / (2 * many),
        sum(player.portkeys for player in mine.players) / many,
        (held & ~kit.special).bit_count() / 4,
        (held & kit.special).bit_count() / 2,
        sum(kit.students[player.sheet].dice for player in mine.players) / (5 * many),
    ]


def _rivals(mine: Race, races: list[Race]) -> list[float]:
    first = max(races, key=lambda race: race.points)
    others = [player for race in races for player in race.players]
    lead = mine.points - first.points
    cards = sum(len(player.spells) + len(player.potions) for player in others)
    return [
        lead / 100,
        max(0, -lead) / 100,
        float(lead > 0),
        first.points / 300,
        min(race.need for race in races) / 150,
        float(any(not race.need for race in races)),
        max(race.done for race in races) / 3,
        float(any(race.ends for race in races)),
        sum(race.points for race in races) / (300 * len(races)),
        cards / (6 * len(others)),
        sum(player.hp for player in others) / (10 * len(others)),
        sum(player.objects.bit_count() for player in others) / (4 * len(others)),
    ]


def _time(g: Cup, player: Player, mine: Race, races: list[Race]) -> list[float]:
    """H-197: once the end is triggered, the round is completed."""
    lead = mine.points - max(race.points for race in races)
    seats = len(g.players)
    last = g.triggered or g.rounds >= GOALS[g.options.length].rounds - 1
    turn = any(it.seat >= g.active for it in mine.players)
    sooner = 0.0
    if last and turn:
        sooner = min(60.0, Outlook(g, player).hope(player.space)) / 60
    return [
        float(g.triggered),
        float(last and turn),
        sooner,
        lead / 50 if last else 0.0,
        min((it.seat - g.active) % seats for it in mine.players) / 3,
        g.rounds / 20,
        float(seats == 2),
        float(seats == 3),
    ]
