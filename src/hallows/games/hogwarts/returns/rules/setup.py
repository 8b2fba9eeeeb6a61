"""Setting up (V-001 to V-013, V-066, C-46, C-116, C-142, C-144): sides, tokens, cards."""

from hallows.games.common.pile import Pile
from hallows.games.hogwarts.compiled import DECKS, POTION, SEATS, SPELL, Kit
from hallows.games.hogwarts.returns.content import Plan
from hallows.games.hogwarts.returns.rules.sides import dark, heroes
from hallows.games.hogwarts.returns.state import BEGIN, Options, Pawn, Returns
from hallows.games.hogwarts.rules.cards import draw
from hallows.games.hogwarts.state import NOWHERE
from hallows.kernel import Ask, Play, Shuffle

#: The decks this mode has a use for (V-004).
USED = (SPELL, POTION)


def new_table(kit: Kit, plan: Plan, seats: int, options: Options) -> Returns:
    """Everything in its place, nothing shuffled or dealt yet."""
    cards = kit.decks[USED[-1]].stop
    at = [NOWHERE] * len(kit.objects)
    for thing, space in plan.horcruxes.items():  # V-008
        at[thing] = space
    light = sum(1 << seat for seat in range(seats) if seat != options.pettigrew)
    return Returns(
        box=kit.hash,
        faces=kit.faces[:cards],
        known=[0] * cards,
        decks=[Pile(list(kit.decks[deck])) for deck in USED],
        at=at,
        allies=[1 << seat if seat == options.pettigrew else light for seat in range(seats)],
        options=options,
        dark=options.pettigrew,
        pawns=[Pawn(seat, space=kit.board.start) for seat in range(seats)],  # V-013
        spare=plan.tokens & ~plan.horcrux_mask,
    )


def deal(g: Returns) -> Play[None]:
    """Shuffle, choose heroes, scatter tokens, deal."""
    plan = g.plan
    for deck in USED:
        yield from g.decks[deck].shuffle(f"deck.{DECKS[deck]}", g.known)
    yield from choose_heroes(g)
    rosettes = list(plan.rosettes)
    order: tuple[int, ...] = yield Shuffle(len(rosettes), "tokens")
    for thing, index in zip(plan.scattered, order, strict=False):  # V-009; the relics wait (V-010)
        g.at[thing] = rosettes[index]
        g.spare &= ~(1 << thing)
    if g.sink is not None:
        names = [g.kit.object_names[thing] for thing in plan.scattered]
        g.tell("scattered", rule="V-009", objects=list(names))
    _equip(g)
    g.active = g.dark  # V-013
    g.rounds = 1
    g.step = BEGIN


def choose_heroes(g: Returns) -> Play[None]:
    """V-002, V-003: in the order of turns; the last takes Harry if he is still free."""
    plan, students = g.plan, g.kit.students
    free = list(plan.heroes)
    everybody = heroes(g)
    g.tell("cast", rule="V-002", who=SEATS[g.dark], character=plan.pettigrew.name)
    for hero in everybody:
        last = hero is everybody[-1]
        allowed = [plan.harry] if last and plan.harry in free else free
        options = tuple([f"student:{students[sheet].id}" for sheet in allowed])
        choice: str = yield Ask(hero.seat, "hero", options, "V-003")
        hero.sheet = allowed[options.index(choice)]
        free.remove(hero.sheet)
        g.tell("cast", rule="V-002", who=SEATS[hero.seat], character=choice)


def _equip(g: Returns) -> None:
    """V-005 to V-007: HP and cards of the sheets, no books; heroes also tokens."""
    plan = g.plan
    for pawn in (dark(g), *heroes(g)):
        hero = pawn.seat != g.dark
        sheet = g.kit.students[pawn.sheet] if hero else plan.pettigrew
        pawn.hp = sheet.hp
        if hero:
            pawn.floo = plan.scenario.floo
            pawn.portkeys = plan.scenario.portkeys
        rule = "V-005" if hero else "V-007"
        for deck, count in ((SPELL, sheet.spells), (POTION, sheet.potions)):
            for _ in range(count):
                draw(g, pawn, deck, rule)
