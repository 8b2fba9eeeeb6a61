"""Setting up, and starting again (rulebook: Setup; T-012 to T-026, T-234 to T-237, T-371, T-387, T-388,
T-408, T-431, K98)."""

from hallows.games.talisman.compiled import KITS, SEATS, Kit
from hallows.games.talisman.content import Content
from hallows.games.talisman.rules import advantage, board, decks, life, stats, walks
from hallows.games.talisman.state import DEATH_EATERS, ORDER, Hero, Options, Talisman
from hallows.kernel import Ask, Play, Shuffle, reorder


def open_box(content: Content) -> Kit:
    """This content compiled, with its walks laid; once."""
    kit = KITS.get(content.hash)
    if kit is None:
        kit = Kit(content)
        walks.lay(kit)
        KITS[content.hash] = kit
    return kit


def new_table(kit: Kit, seats: int, options: Options) -> Talisman:
    """Everything in its place, nothing shuffled or dealt yet (T-013, T-014)."""
    return Talisman(
        box=kit.content.hash,
        options=options,
        heroes=[Hero(seat) for seat in range(seats)],
        faces=kit.faces[:],
        known=[0] * len(kit.faces),
        outer=list(kit.decks["outer"]),
        middle=list(kit.decks["middle"]),
        spells=list(kit.decks["spells"]),
        purchases=list(kit.decks["purchases"]),
        hallows=list(kit.decks["hallows"]),
        galleons=kit.box.galleons,
        fate=kit.box.fate,
        voldemort=kit.content.voldemort.start,
        unused=list(kit.characters),
        active=options.first_player,
    )


def deal(g: Talisman) -> Play[None]:
    """Shuffle, give out Characters, choose sides, and everything that stands on the sheet."""
    g.outer = yield from decks.shuffled(g, g.outer, "deck.outer")  # T-012
    g.middle = yield from decks.shuffled(g, g.middle, "deck.middle")
    if g.options.free_choice:
        yield from choose_characters(g)
    else:
        yield from deal_characters(g)
    g.spells = yield from decks.shuffled(g, g.spells, "deck.spells")  # T-388
    for hero in in_turn_order(g):
        yield from choose_side(g, hero)
    for hero in in_turn_order(g):
        yield from start(g, hero)
    g.advantage = starting_advantage(g)
    g.begun = True
    g.tell("advantage", rule="T-025", side=f"side:{g.advantage}")


def in_turn_order(g: Talisman) -> list[Hero]:
    first = g.options.first_player
    return [*g.heroes[first:], *g.heroes[:first]]


def deal_characters(g: Talisman) -> Play[None]:
    """T-015: one random card each."""
    g.unused = reorder(g.unused, (yield Shuffle(len(g.unused), "characters")))
    for hero in in_turn_order(g):
        character = g.unused.pop()
        g.drawn("characters", character, by=hero.seat)
        hero.character = character
        g.tell("dealt", rule="T-015", who=SEATS[hero.seat], character=f"character:{hero.character}")


def choose_characters(g: Talisman) -> Play[None]:
    """T-017: freely, the youngest first, then by age."""
    ages = g.options.ages
    order = in_turn_order(g)
    if len(ages) == len(g.heroes):
        order = sorted(g.heroes, key=lambda hero: ages[hero.seat])
    for hero in order:
        options = tuple(f"character:{name}" for name in g.unused)
        choice: str = yield Ask(hero.seat, "character", options, "T-017")
        hero.character = choice[10:]
        g.unused.remove(hero.character)


def choose_side(g: Talisman, hero: Hero, rule: str = "T-016") -> Play[None]:
    """T-016."""
    options = tuple(f"sheet:{sheet}" for sheet in g.kit.characters[hero.character])
    choice: str = yield Ask(hero.seat, "sheet", options, rule)
    hero.sheet = choice[6:]
    hero.side = g.kit.sheets[hero.sheet].side


def start(g: Talisman, hero: Hero) -> Play[None]:
    """T-018, T-019, T-020, T-021, T-022: Spells, start space, dials, Fate, Galleons."""
    sheet = g.kit.sheets[hero.sheet].sheet
    stats.set_dials(g, hero)
    hero.waiting = False
    g.tell("starts", rule="T-020", who=SEATS[hero.seat], sheet=f"sheet:{hero.sheet}")
    board.put(g, hero, sheet.start, "T-019", told="placed")
    stats.gain_fate(g, hero, sheet.fate, "T-021")
    stats.gain_galleons(g, hero, sheet.galleons, "T-022")
    stats.refresh(g, hero)
    for _ in range(sheet.spells):
        yield from decks.draw_spell(g, hero, "T-018")
    decks.arm(g, hero)


def starting_advantage(g: Talisman) -> str:
    """T-025, T-026, T-431: the side with fewer Characters; if equal, not the first player's."""
    order = sum(hero.side == ORDER for hero in g.heroes)
    others = len(g.heroes) - order
    if order != others:
        return ORDER if order < others else DEATH_EATERS
    return advantage.OTHER[g.heroes[g.options.first_player].side]


# -- after 0 Life -----------------------------------------------------------------------------------------


def restart(g: Talisman, hero: Hero) -> Play[None]:
    """The first turn after 0 Life: back from St. Mungo's (T-234), or as somebody else (T-371, T-387)."""
    if hero.character:
        yield from recover(g, hero)
        return
    yield from life.random_unused(g, hero)
    g.tell("dealt", rule="T-371", who=SEATS[hero.seat], character=f"character:{hero.character}")
    yield from choose_side(g, hero)
    yield from start(g, hero)


def recover(g: Talisman, hero: Hero) -> Play[None]:
    """The first turn after 0 Life: either side of the card, starting dials, nothing else (T-234, T-235, T-236,
    T-237, T-408)."""
    yield from choose_side(g, hero, "T-234")
    stats.set_dials(g, hero)
    hero.waiting = False
    if g.options.fate_on_return:
        stats.gain_fate(g, hero, g.kit.sheets[hero.sheet].sheet.fate, "T-235")
    stats.refresh(g, hero)
    g.tell("recovered", rule="T-235", who=SEATS[hero.seat], sheet=f"sheet:{hero.sheet}")


def retire(g: Talisman, hero: Hero) -> None:
    """K98: no Character is left in the box; the last player in the game wins."""
    hero.out = True
    g.tell("out", rule="T-371", who=SEATS[hero.seat])
    playing = [other.seat for other in g.heroes if not other.out]
    if len(playing) == 1 and len(g.heroes) > 1:
        g.winner = playing[0]
        g.win = "last"
    elif not playing:
        g.win = "nobody"
