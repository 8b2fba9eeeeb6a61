"""Setting up (H-011 to H-032, C-03, C-43, C-49, C-122): sheets, tokens, decks, missions, Death Eaters."""

from hallows.games.common.pile import Pile
from hallows.games.hogwarts.compiled import BOOK, MISSION, POTION, SEATS, SPELL, Kit
from hallows.games.hogwarts.quidditch import match
from hallows.games.hogwarts.rules.cards import draw, show_to
from hallows.games.hogwarts.state import BEGIN, NOWHERE, USUAL_TEAMS, Cup, Options, Player
from hallows.kernel import Ask, Pick, Play, Shuffle

EATERS = 6
#: Closed towers of a solo game spare the one with missions of its own (C-03).
OPEN_TOWER = "t02"


def teams_of(seats: int, options: Options) -> list[int]:
    """H-235: the team of every seat; without teams everybody is one."""
    if options.variant != "team":
        return list(range(seats))
    if options.teams:
        return list(options.teams)
    return [seat % USUAL_TEAMS[seats] for seat in range(seats)]


def new_table(kit: Kit, seats: int, options: Options) -> Cup:
    """Everything in its place, nothing shuffled or dealt yet."""
    team = teams_of(seats, options)
    return Cup(
        box=kit.hash,
        faces=kit.faces[:],
        known=[0] * len(kit.faces),
        decks=[Pile(list(deck)) for deck in kit.decks],
        at=[NOWHERE] * len(kit.objects),
        allies=[sum(1 << s for s in range(seats) if team[s] == mine) for mine in team],
        options=options,
        players=[Player(seat, space=kit.board.start) for seat in range(seats)],  # H-024
        team=team,
        scores=[0] * (max(team) + 1),
    )


def deal(g: Cup) -> Play[None]:
    """H-013 to H-031, in the order of the book."""
    kit = g.kit
    for deck, pile in enumerate(g.decks):
        yield from pile.shuffle(f"deck.{_DECKS[deck]}", g.known)
    g.match = g.match.copy()
    yield from match.shuffle_deck(g.match)
    yield from choose_sheets(g)
    for player in g.players:
        start(g, player)
    order: tuple[int, ...] = yield Shuffle(len(kit.objects), "objects")  # H-020 to H-023
    for rosette, thing in zip(kit.rosettes, order, strict=True):
        g.at[thing] = rosette
    missions = 5 if len(g.players) <= 6 else 3  # H-025, H-026
    for player in g.players:
        for _ in range(missions):
            card = g.decks[MISSION].draw()
            show_to(g, card, g.allies[player.seat], player.seat)
            player.missions.append(card)
    if g.options.qualified:
        yield from place_eaters(g)
    g.step = BEGIN
    g.rounds = 1


_DECKS = ("spell", "potion", "book", "conduct", "event", "duel", "mission")


def choose_sheets(g: Cup) -> Play[None]:
    """H-014: a different student each."""
    students = g.kit.students
    free = list(range(len(students)))
    for player in g.players:
        options = tuple([f"student:{students[sheet].id}" for sheet in free])
        choice: str = yield Ask(player.seat, "student", options, "H-014")
        player.sheet = free.pop(options.index(choice))
        g.tell("student", rule="H-014", who=SEATS[player.seat], student=choice)


def start(g: Cup, player: Player) -> None:
    """H-015 to H-019: tokens, HP and cards of the sheet."""
    sheet = g.kit.students[player.sheet]
    player.hp = sheet.hp
    player.floo = 1 if g.options.qualified else 2
    player.portkeys = 1
    for deck, count in ((BOOK, sheet.books), (SPELL, sheet.spells), (POTION, sheet.potions)):
        for _ in range(count):
            draw(g, player, deck, "H-019")


def place_eaters(g: Cup) -> Play[None]:
    """H-027, H-028: six different towers, by lot or chosen in turn; for a solo player they are closed (H-031)."""
    kit = g.kit
    solo = g.options.variant == "solo"
    towers = kit.objects_of(kit.board.towers)
    if solo:
        towers.remove(kit.board.number[OPEN_TOWER])
    for turn in range(EATERS):
        if solo or g.options.eaters == "random":
            index: int = yield Pick(len(towers), "eaters")
        else:
            seat = turn % len(g.players)
            options = tuple([kit.to[tower] for tower in towers])
            choice: str = yield Ask(seat, "eaters", options, "H-027")
            index = options.index(choice)
        tower = towers.pop(index)
        if solo:
            g.closed |= 1 << tower
        else:
            g.eaters |= 1 << tower
        key = "tower.closed" if solo else "tower.eater"
        g.tell(key, rule="H-031" if solo else "H-027", where=kit.space_names[tower])
