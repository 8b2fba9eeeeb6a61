"""What one seat, or a spectator, may see of the table: everything a screen needs to draw castle, insets and trackers. Built
by allow-list.

Of hidden cards only their number is told, and by name those the viewer has seen (C-153): heroes know each other's hands, the
player of Pettigrew and Voldemort his own and the Death Eaters'."""

from __future__ import annotations

import msgspec

from hallows.games.hogwarts.compiled import DECKS
from hallows.games.hogwarts.returns.rules import horcruxes, movement
from hallows.games.hogwarts.returns.rules.sides import (
    eater_cards,
    eater_hp,
    horcruxes_left,
    is_harry,
    is_hero,
    voldemorts_hp,
)
from hallows.games.hogwarts.returns.state import STEPS, Eater, Pawn, Returns
from hallows.games.hogwarts.state import NOBODY, Fight
from hallows.games.hogwarts.view import FighterView, fighter_view, seen


class PawnView(msgspec.Struct, frozen=True):
    """A hero, or Pettigrew and later Voldemort. ``character`` is a name such as ``student:ron_weasley``, empty before the
    choice; ``home``: on a visit, where it began; ``duty``: the Horcrux to be tried again. ``spells`` and ``potions`` are those
    the viewer knows, of all there is the number. Voldemort's ``hp`` are one for each Horcrux left and one of his own."""

    seat: int
    side: str
    character: str
    harry: bool
    space: str
    home: str
    hp: int
    dice: int
    res: int
    move_dice: int
    objects: list[str]
    floo: int
    portkeys: int
    spell_count: int
    potion_count: int
    spells: list[str]
    potions: list[str]
    duty: str


class PlacedView(msgspec.Struct, frozen=True):
    """A figure or token, and the space it is on."""

    id: str
    space: str


class EaterView(PlacedView, frozen=True):
    """A Death Eater; ``space`` is empty once it is beaten. ``moved``: in this turn."""

    hp: int
    dice: int
    res: int
    cards: int
    known: list[str]
    moved: bool
    moving: bool


class HorcruxView(PlacedView, frozen=True):
    destroyed: bool


class RelicView(PlacedView, frozen=True):
    """The Wand or the Stone: set aside, lying on ``space``, or held by ``holder``."""

    holder: int | None


class RitualView(PlacedView, frozen=True):
    """A token of the ritual: where it lies, or whether Pettigrew holds it; after the ritual neither."""

    held: bool


class DuelView(msgspec.Struct, frozen=True):
    """A fight between a hero and a Death Eater; ``turn`` is the index of the fighter whose half-round it is."""

    fighters: list[FighterView]
    turn: int
    round: int


class ReturnsView(msgspec.Struct, frozen=True):
    """``objects`` says what lies on which space, Horcruxes included; ``last_round`` is the round after which the game ends
    at the latest; ``returned`` the round of the return, 0 before it."""

    step: str
    active: int
    dark: int
    harry: int | None
    round: int
    turns: int
    last_round: int
    returned: int
    total: int
    picked: int
    mover: str
    pawns: list[PawnView]
    eaters: list[EaterView]
    horcruxes: list[HorcruxView]
    horcruxes_left: int
    voldemort_hp: int
    ritual: list[RitualView]
    stone: RelicView
    wand: RelicView
    objects: dict[str, list[str]]
    decks: dict[str, int]
    fight: DuelView | None
    winners: list[int]
    ending: str


def look(g: Returns, seat: int | None) -> ReturnsView:
    kit, plan, board = g.kit, g.plan, g.kit.board
    lying: dict[str, list[str]] = {}
    for thing, space in enumerate(g.at):
        if space >= 0:
            lying.setdefault(board.ids[space], []).append(kit.objects[thing])
    scenario = plan.scenario
    return ReturnsView(
        step=STEPS[g.step],
        active=g.active,
        dark=g.dark,
        harry=next((pawn.seat for pawn in g.pawns if is_harry(g, pawn)), None),
        round=g.rounds,
        turns=g.turns,
        last_round=g.returned + scenario.rounds_after if g.returned else scenario.last_return(len(g.pawns)),
        returned=g.returned,
        total=g.total,
        picked=g.picked,
        mover=kit.eaters[g.mover].id if g.mover != NOBODY else "",
        pawns=[_pawn(g, pawn, seat) for pawn in g.pawns],
        eaters=[_eater(g, eater, seat) for eater in g.eaters],
        horcruxes=[
            HorcruxView(kit.objects[thing], board.ids[space], g.at[thing] < 0)
            for thing, space in plan.horcruxes.items()
        ],
        horcruxes_left=horcruxes_left(g),
        voldemort_hp=voldemorts_hp(g),
        ritual=[
            RitualView(kit.objects[thing], _space(g, g.at[thing]), bool(g.pawns[g.dark].objects >> thing & 1))
            for thing in kit.objects_of(plan.ritual)
        ],
        stone=_relic(g, plan.stone),
        wand=_relic(g, plan.wand),
        objects=lying,
        decks={DECKS[deck]: len(pile) for deck, pile in enumerate(g.decks)},
        fight=_fight(g, g.fight, seat) if g.fight is not None else None,
        winners=g.winners[:],
        ending=g.ending,
    )  # fmt: skip


def _space(g: Returns, space: int) -> str:
    return g.kit.board.ids[space] if space >= 0 else ""


def _relic(g: Returns, thing: int) -> RelicView:
    holder = next((pawn.seat for pawn in g.pawns if pawn.objects >> thing & 1), None)
    return RelicView(g.kit.objects[thing], _space(g, g.at[thing]), holder)


def character(g: Returns, pawn: Pawn) -> str:
    """Who somebody is, as the words call him; empty before heroes are chosen."""
    if not is_hero(g, pawn):
        return (g.plan.voldemort if g.returned else g.plan.pettigrew).name
    return g.kit.students[pawn.sheet].name if pawn.sheet != NOBODY else ""


def _pawn(g: Returns, pawn: Pawn, viewer: int | None) -> PawnView:
    kit = g.kit
    hero = is_hero(g, pawn)
    if hero:
        sheet = kit.students[pawn.sheet] if pawn.sheet != NOBODY else None
    else:
        sheet = g.plan.voldemort if g.returned else g.plan.pettigrew
    return PawnView(
        seat=pawn.seat,
        side="light" if hero else "dark",
        character=character(g, pawn),
        harry=is_harry(g, pawn),
        space=kit.board.ids[pawn.space],
        home=_space(g, pawn.home),
        hp=voldemorts_hp(g) if g.returned and not hero else pawn.hp,
        dice=sheet.dice if sheet else 0,
        res=sheet.res if sheet else 0,
        move_dice=movement.dice_of(g, pawn),
        objects=[kit.objects[thing] for thing in kit.objects_of(pawn.objects)],
        floo=pawn.floo,
        portkeys=pawn.portkeys,
        spell_count=len(pawn.spells),
        potion_count=len(pawn.potions),
        spells=seen(g, pawn.spells, viewer),
        potions=seen(g, pawn.potions, viewer),
        duty=kit.objects[pawn.duty] if horcruxes.on_duty(g, pawn) else "",
    )


def _eater(g: Returns, eater: Eater, viewer: int | None) -> EaterView:
    sheet = g.kit.eaters[eater.sheet]
    cards = eater_cards(g, eater)
    return EaterView(
        id=sheet.id,
        space=_space(g, eater.space),
        hp=eater_hp(g, eater),
        dice=sheet.dice,
        res=sheet.res,
        cards=len(cards),
        known=seen(g, cards, viewer),
        moved=eater.moved,
        moving=g.mover == eater.sheet,
    )


def _fight(g: Returns, fight: Fight, viewer: int | None) -> DuelView:
    fighters = [fighter_view(g, fight, f, viewer) for f in fight.fighters]
    return DuelView(fighters, fight.turn, fight.rounds)
