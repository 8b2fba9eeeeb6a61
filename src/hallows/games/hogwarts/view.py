"""What one seat, or a spectator, may see of the table: everything a client needs to draw it. Built by allow-list.

Of hidden cards only their number is told, and by name those the viewer has seen (C-193): its own and its team's, and
what was played, shown or passed. Things are told by id, spaces as on the boards."""

from __future__ import annotations

import msgspec

from hallows.games.common.pile import EVERYBODY
from hallows.games.hogwarts.compiled import DECKS
from hallows.games.hogwarts.quidditch.view import MatchView
from hallows.games.hogwarts.quidditch.view import look as look_at_match
from hallows.games.hogwarts.rules import ending, enemies, fighting
from hallows.games.hogwarts.state import (
    BUCKBEAK,
    DUEL_FIGHT,
    EATER_FIGHT,
    FLOO,
    MATCH,
    MISSION_FIGHT,
    NOBODY,
    PORTKEY,
    RIVALS,
    SCUFFLE,
    Cup,
    Fight,
    Fighter,
    Player,
    World,
)

STEPS = (
    "setup", "begin", "choose", "move", "meet", "lurk", "mission", "space", "match", "arrive",
    "visit", "close", "over",
)  # fmt: skip
FIGHTS = {
    MISSION_FIGHT: "mission", DUEL_FIGHT: "duel", SCUFFLE: "scuffle", RIVALS: "rivals",
    EATER_FIGHT: "eater",
}  # fmt: skip
VISITS = {0: "", FLOO: "floo", PORTKEY: "portkey", BUCKBEAK: "buckbeak"}


class PlayerView(msgspec.Struct, frozen=True):
    """A player's sheet and what lies around it. ``spells``, ``potions``, ``books`` and ``missions`` are those the viewer
    knows by id; of all there is the number. ``home``: on a visit, where it began."""

    seat: int
    team: int
    student: str
    house: str
    space: str
    home: str
    hp: int
    dice: int
    res: int
    score: int
    objects: list[str]
    floo: int
    floo_cards: int
    portkeys: int
    spell_count: int
    potion_count: int
    book_count: int
    mission_count: int
    spells: list[str]
    potions: list[str]
    books: list[str]
    missions: list[str]
    done: list[str]
    matches: int


class FighterView(msgspec.Struct, frozen=True):
    """One who fights: a seat, or a Death Eater played by ``seat``. ``played`` cards of at most ``limit``; ``apart`` are
    the cards set apart for the mission; ``skips``: attacks cancelled in advance."""

    seat: int | None
    name: str
    hp: int
    dice: int
    res: int
    played: int
    limit: int
    apart: list[str]
    cards: int
    known: list[str]
    skips: int
    dampen: int
    lost: int
    out: bool


class FightView(msgspec.Struct, frozen=True):
    """``turn`` is the index of the fighter whose half-round it is. Against a card ``foe`` is the enemy, and ``cancels``
    of its next triggers will not happen."""

    kind: str
    fighters: list[FighterView]
    turn: int
    round: int
    floor: int
    foe: str
    foe_hp: int
    foe_res: int
    foe_reveal: int
    foe_after: int
    cancels: int
    silenced: bool
    mission: str


class GoalView(ending.Goal, frozen=True):
    """What triggers the end: so many missions, more than so many points; the last round."""

    match: bool


class CupView(msgspec.Struct, frozen=True):
    """``objects`` says what lies on which space; ``decks`` how many cards are left."""

    variant: str
    length: str
    qualified: bool
    goal: GoalView
    step: str
    active: int
    round: int
    turns: int
    total: int
    picked: int
    visit: str
    extra_turn: bool
    triggered: bool
    scores: list[int]
    teams: list[int]
    players: list[PlayerView]
    objects: dict[str, list[str]]
    eaters: list[str]
    closed: list[str]
    decks: dict[str, int]
    fight: FightView | None
    match: MatchView | None
    winners: list[int]
    ending: str


def look(g: Cup, seat: int | None) -> CupView:
    board = g.kit.board
    options = g.options
    end = ending.GOALS[options.length]
    objects: dict[str, list[str]] = {}
    for thing, space in enumerate(g.at):
        if space >= 0:
            objects.setdefault(board.ids[space], []).append(g.kit.objects[thing])
    return CupView(
        variant=options.variant,
        length=options.length,
        qualified=options.qualified,
        goal=GoalView(
            end.missions,
            end.points,
            end.rounds if options.round_cap else 0,
            options.variant == "qualified",
        ),
        step=STEPS[g.step],
        active=g.active,
        round=g.rounds,
        turns=g.turns,
        total=g.total,
        picked=g.picked,
        visit=VISITS[g.visit],
        extra_turn=g.extra,
        triggered=g.triggered,
        scores=g.scores[:],
        teams=g.team[:],
        players=[_player(g, player, seat) for player in g.players],
        objects=objects,
        eaters=list(board.members(g.eaters)),
        closed=list(board.members(g.closed)),
        decks={name: len(pile) for name, pile in zip(DECKS, g.decks, strict=True)},
        fight=_fight(g, g.fight, seat) if g.fight is not None else None,
        match=look_at_match(g.match, seat) if g.step == MATCH else None,
        winners=g.winners[:],
        ending=g.ending,
    )


def seen(g: World, cards: list[int], viewer: int | None) -> list[str]:
    """Of these cards, the ids of those the viewer knows."""
    known, kinds, faces = g.known, g.kit.cards, g.faces
    if viewer is None:
        return [kinds[faces[card]].id for card in cards if known[card] == EVERYBODY]
    return [kinds[faces[card]].id for card in cards if known[card] >> viewer & 1]


def _player(g: Cup, player: Player, viewer: int | None) -> PlayerView:
    kit = g.kit
    sheet = kit.students[player.sheet] if player.sheet != NOBODY else None
    ids = kit.board.ids
    return PlayerView(
        seat=player.seat,
        team=g.team[player.seat],
        student=sheet.id if sheet else "",
        house=sheet.house if sheet else "",
        space=ids[player.space],
        home=ids[player.home] if player.home >= 0 else "",
        hp=player.hp,
        dice=sheet.dice if sheet else 0,
        res=sheet.res if sheet else 0,
        score=g.scores[g.team[player.seat]],
        objects=[kit.objects[thing] for thing in kit.objects_of(player.objects)],
        floo=player.floo,
        floo_cards=len(player.floo_cards),
        portkeys=player.portkeys,
        spell_count=len(player.spells),
        potion_count=len(player.potions),
        book_count=len(player.books),
        mission_count=len(player.missions),
        spells=seen(g, player.spells, viewer),
        potions=seen(g, player.potions, viewer),
        books=seen(g, player.books, viewer),
        missions=seen(g, player.missions, viewer),
        done=seen(g, player.done, viewer),
        matches=player.matches,
    )


def _fight(g: Cup, fight: Fight, viewer: int | None) -> FightView:
    card = fight.kind in (MISSION_FIGHT, DUEL_FIGHT)
    foe = enemies.foe_of(g, fight) if card else None
    shown = foe if fight.begun else None  # before the reveal only who it is
    return FightView(
        kind=FIGHTS[fight.kind],
        fighters=[fighter_view(g, fight, f, viewer) for f in fight.fighters],
        turn=fight.turn,
        round=fight.rounds,
        floor=fight.floor,
        foe=foe.name if foe else "",
        foe_hp=fight.hp,
        foe_res=foe.res if foe else 0,
        foe_reveal=shown.reveal if shown else 0,
        foe_after=foe.after if foe else 0,
        cancels=fight.cancels,
        silenced=fight.silenced,
        mission=g.kit.cards[g.faces[fight.card]].id if fight.kind == MISSION_FIGHT else "",
    )


def fighter_view(g: World, fight: Fight, f: Fighter, viewer: int | None) -> FighterView:
    sheet = fighting.stats(g, f)
    return FighterView(
        seat=f.seat if f.seat != NOBODY else None,
        name=fighting.name(g, f),
        hp=fighting.hp(g, f),
        dice=sheet.dice + f.dice,
        res=sheet.res,
        played=f.spells + f.potions,
        limit=fight.limit,
        apart=seen(g, f.apart, viewer),
        cards=len(f.cards),
        known=seen(g, f.cards, viewer),
        skips=f.skips,
        dampen=f.dampen,
        lost=f.lost,
        out=f.out,
    )
