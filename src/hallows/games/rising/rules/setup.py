"""Setting the table up (R-001 to R-029, R-202). The first scene does all of it that needs chance or choice."""

from hallows.games.rising.compiled import AT, NOBODY, SEATS, Cards
from hallows.games.rising.rules.supply import draw_tokens
from hallows.games.rising.state import TRAVEL, Options, Player, Rising, new_turn
from hallows.kernel import Ask, Pick, Play, Shuffle, reorder


def bare_table(c: Cards, seats: int, options: Options) -> Rising:
    """Everything in the box, nothing shuffled or chosen yet. All tracks are empty (R-007)."""
    return Rising(
        options,
        [Player(seat) for seat in range(seats)],
        new_turn(seats),
        stacks=[places[:] for places in c.places_of],
        corruption=[0, 0, 0],
        damage=[0] * (c.voldemort + 1),
        board=[NOBODY] * 9,
        deck=[],
        supply=c.all_tokens[:],
        discard=[],
    )


def set_up(g: Rising, c: Cards) -> Play[None]:
    """R-005, R-006, R-008, R-027, R-028."""
    for location, stack in enumerate(g.stacks):
        g.stacks[location] = reorder(stack, (yield Shuffle(2, "places")))
    g.figure = yield Pick(3, "figure")
    g.tell("faces", rule="R-006", where=AT[g.figure])
    g.supply = reorder(g.supply, (yield Shuffle(len(g.supply), "tokens")))
    g.first = g.options.first
    if g.first == NOBODY:
        g.first = yield Pick(len(g.players), "first")
    g.active = g.first
    g.tell("first", rule="R-028", who=SEATS[g.first])
    yield from choose_starters(g, c)
    yield from deal_cards(g, c)
    if boosted(g):
        tokens = c.content.box.starting_tokens[str(len(g.players))]
        for step in range(len(g.players)):
            seat = (g.first + step) % len(g.players)
            yield from draw_tokens(g, c, seat, tokens, "R-026")
    g.phase = TRAVEL


def choose_starters(g: Rising, c: Cards) -> Play[None]:
    """R-009, R-012, R-013, R-202: clockwise from the first player. The starter says the affiliation (R-014, R-015,
    R-016); since each has two starters, two may share it (R-010, R-017) and no third can join (R-011)."""
    left = c.starters[:]
    seats = len(g.players)
    for step in range(seats):
        player = g.players[(g.first + step) % seats]
        options = tuple(f"start:{c.ids[card]}" for card in left)
        choice: str = yield Ask(player.seat, "start", options, "R-013")
        card = c.number[choice[6:]]
        left.remove(card)
        player.team = [card]
        player.affiliation = c.affiliation[card]
        g.tell("started", rule="R-012", who=SEATS[player.seat], card=c.names[card])


def deal_cards(g: Rising, c: Cards) -> Play[None]:
    """R-018, R-019, R-020: all cards but Voldemort's are shuffled; R-021, R-022: nine are dealt, whatever they
    are; R-023, R-024: his goes into the middle of the rest."""
    chosen = [card for player in g.players for card in player.team]
    cards = [card for card in range(c.voldemort) if card not in chosen]
    deck = reorder(cards, (yield Shuffle(len(cards), "deck")))
    for slot in range(9):
        card = deck.pop()
        g.drawn("deck", card)
        g.board[slot] = card
    # Under floor(m/2) cards; the top is the end.
    deck.insert(len(deck) - len(deck) // 2, c.voldemort)
    g.deck = deck
    g.reveal()
    for location in range(3):
        cards = g.board[3 * location : 3 * location + 3]
        g.tell("dealt", rule="R-021", where=AT[location], cards=[c.names[card] for card in cards])


def boosted(g: Rising) -> bool:
    """R-025, R-026: starting tokens, unless the rulebook's bare start was chosen (A-62)."""
    said = g.options.four_player_token_boost
    return g.options.mode == "balanced" if said is None else said
