"""Whatever a content file can say is carried out by the rules, put into words in three languages, and weighed by the
bot: for every kind of effect of every game. A new effect that somebody forgot is named here."""

import ast
import re
from collections.abc import Iterable
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from hallows.games import load_game, names
from hallows.games.common.content import Layout
from hallows.games.hogwarts.effects import Life
from hallows.games.hogwarts.loading import LAYOUT as HOGWARTS
from hallows.games.hogwarts.quidditch import content as quidditch
from hallows.games.hogwarts.quidditch.text import effect_text
from hallows.games.hogwarts.text import brief, sentence_of
from hallows.games.rising import effects as r
from hallows.games.rising.bot.worth import Worth
from hallows.games.rising.loading import LAYOUT as RISING
from hallows.games.rising.text import ability_text, benefit_text, villainy_text
from hallows.games.talisman import effects as e
from hallows.games.talisman import passives as p
from hallows.games.talisman import perks
from hallows.games.talisman.bot import appraisal
from hallows.games.talisman.loading import LAYOUT as TALISMAN
from hallows.games.talisman.loading import load
from hallows.games.talisman.phrases import Phrases
from hallows.games.talisman.rules import texts
from hallows.kernel import Seeded, Table, random_chooser
from hallows.words import LANGUAGES, MissingWords, Words
from tests.games.hogwarts.test_text import SAMPLES
from tests.games.rising.stage import CARDS, stage
from tests.games.rising.test_short import ABILITIES, TOKENS, VILLAINY
from tests.games.talisman.test_text import EFFECTS, PASSIVES


def vocabulary(*roots: Any) -> set[type[msgspec.Struct]]:
    """Every tagged struct that content of these types may hold."""
    found: set[type[msgspec.Struct]] = set()
    seen: set[Any] = set()
    todo = list(roots)
    while todo:
        kind = todo.pop()
        if hasattr(kind, "__struct_config__") and kind not in seen:
            seen.add(kind)
            if kind.__struct_config__.tag:
                found.add(kind)
            todo += get_type_hints(kind, include_extras=True).values()
        todo += get_args(kind)
    return found


def of(layout: Layout) -> set[type[msgspec.Struct]]:
    return vocabulary(*(t.type for t in layout.tables), *(one.type for one in layout.singles))


def named_in(package: str, *modules: str) -> set[str]:
    """Every name the code of these modules and packages refers to, imports aside."""
    found: set[str] = set()
    for module in modules:
        home = files(package).joinpath(module)
        for file in _code(home) if home.is_dir() else [files(package).joinpath(f"{module}.py")]:
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Name):
                    found.add(node.id)
                elif isinstance(node, ast.Attribute):
                    found.add(node.attr)
    return found


def _code(folder: Traversable) -> list[Traversable]:
    return [file for file in folder.iterdir() if file.name.endswith(".py")]


def missing(kinds: Iterable[type[Any]], known: set[str]) -> set[str]:
    return {kind.__name__ for kind in kinds} - known


# -- Talisman ----------------------------------------------------------------------------------------------

#: Carried out where the board is walked, not where texts are: the ways inward and the draw of a space.
WALKED = {e.Barrier, e.Gates, e.Halt, e.HallowDoor, e.Finale, e.DrawDifference}
#: Worth nothing of their own to the bot: ways it plans for, choices weighed at their own question, hooks.
UNWEIGHED = WALKED | {
    e.InsteadOfRoll, e.Drift, e.ToTarget, e.Look, e.VoldemortMoves, e.Grant, e.DiscardSelf, e.Hook,
}  # fmt: skip
#: A little something to have, all alike.
ALIKE = {
    p.Nudge, p.MoveLess, p.PriceCut, p.ShopAt, p.Safe, p.NoFerret, p.VoldemortSpares, p.VoldemortRoll,
    p.DrawMore, p.Redraw, p.ObjectsFirst, p.ResistSpell,
}  # fmt: skip
WEIGHED_BY_THEIR_FIGURES = {p.Bonus, p.Score, p.Prevent, p.SpareDie, p.Evade, p.Ride, e.Trigger}


def test_talisman_the_samples_are_the_whole_vocabulary() -> None:
    assert {type(x) for x in (*EFFECTS, *PASSIVES)} == of(TALISMAN)


def test_talisman_every_effect_is_carried_out() -> None:
    assert set(get_args(e.Effect)) - set(texts.DO) <= WALKED
    walked = named_in("hallows.games.talisman", "compiled", "rules")
    assert missing(WALKED - set(texts.DO), walked) == set()
    sums = {p.SpellLimit, p.ObjectLimit, p.FollowerLimit}
    assert set(get_args(p.Standing)) | {e.Trigger} == set(perks.MASKS) | sums
    looked_for = named_in("hallows.games.talisman", "compiled", "perks", "rules")
    assert missing(set(get_args(p.Standing)), looked_for) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_talisman_every_effect_has_words(lang: str) -> None:
    say = Phrases(load(), lang)
    assert all(say.clause(effect) for effect in EFFECTS)
    assert all(say.passive(passive) for passive in PASSIVES)


def test_talisman_every_effect_is_weighed() -> None:
    assert set(get_args(e.Effect)) == set(appraisal.WORTH) | UNWEIGHED
    assert not set(appraisal.WORTH) & UNWEIGHED
    weighed = set(appraisal.PLAIN) | WEIGHED_BY_THEIR_FIGURES | ALIKE
    assert set(get_args(p.Standing)) | {e.Trigger} == weighed


# -- Death Eaters Rising -----------------------------------------------------------------------------------


def test_rising_the_samples_are_the_whole_vocabulary() -> None:
    paid = [x for one in ABILITIES if isinstance(one, r.Paid | r.Wound) for x in one.effects]
    assert {type(x) for x in (*ABILITIES, *VILLAINY, *TOKENS, *paid)} == of(RISING)


def test_rising_every_effect_is_carried_out() -> None:
    assert missing(of(RISING), named_in("hallows.games.rising", "compiled", "rules")) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rising_every_effect_has_words(lang: str) -> None:
    words = Words(lang, "rising")
    told = [text for one in ABILITIES for text in ability_text(one)]
    told += [text for one in VILLAINY for text in villainy_text(one)]
    told += [benefit_text(one) for one in TOKENS]
    assert all(words.say(text) for text in told)


def test_rising_every_effect_is_weighed() -> None:
    """Benefits one by one, each worth something where it can help; abilities by what they are."""
    state = stage(
        "harry ron",
        "albus",
        board={"ministry": "luna bellatrix filch"},
        damage={"harry": 1, "ron": 2, "albus": 1},
        corruption={"ministry": 2},
    ).state
    worth = Worth(state, CARDS)
    benefits = [x for one in ABILITIES if isinstance(one, r.Paid | r.Wound) for x in one.effects]
    assert {type(x) for x in benefits} == set(get_args(r.Benefit))
    for effect in benefits:
        assert worth.effects((effect,), 0, 0) > 0.0
    thought_of = named_in("hallows.games.rising", "bot", "compiled")
    assert (
        missing({r.PoolDie, r.Paid, r.Reroll, r.SetFace, r.Wound, r.Corrupt}, thought_of) == set()
    )


# -- Hogwarts ----------------------------------------------------------------------------------------------


def test_hogwarts_every_effect_is_carried_out() -> None:
    known = named_in("hallows.games.hogwarts", "compiled", "rules")
    assert missing(of(HOGWARTS), known) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hogwarts_every_effect_has_words(lang: str) -> None:
    assert {type(effect) for effect in SAMPLES} == of(HOGWARTS)
    words = Words(lang, "hogwarts")
    for effect in SAMPLES:
        for_all = isinstance(effect, Life)  # only events give and take life
        assert sentence_of(words, effect, for_all)
        assert brief(words, effect, for_all)


# -- Quidditch ---------------------------------------------------------------------------------------------

QUIDDITCH = {type(card.effect) for card in quidditch.standard().cards}


def test_quidditch_every_effect_is_carried_out_and_weighed() -> None:
    """One Die is what is left when the card is none of the others."""
    assert set(get_args(quidditch.Effect)) == QUIDDITCH
    others = QUIDDITCH - {quidditch.OneDie}
    home = "hallows.games.hogwarts.quidditch"
    assert missing(others, named_in(home, "rules")) == set()
    assert missing(others, named_in(home, "mind")) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_quidditch_every_effect_has_words(lang: str) -> None:
    words = Words(lang, "quidditch")
    said = [words.say(effect_text(card.effect)) for card in quidditch.standard().cards]
    assert len(set(said)) == len(said)


def test_a_forgotten_effect_would_be_named() -> None:
    class Explode(msgspec.Struct, tag="explode"):
        pass

    assert vocabulary(tuple[Explode, ...]) == {Explode}
    assert missing({Explode}, named_in("hallows.games.rising", "compiled", "rules")) == {"Explode"}
    assert import_module("hallows.games.rising.rules")


# -- every game: what it names, it has a name for ----------------------------------------------------------

NAME = re.compile(r"[a-z_]+:[a-z0-9_]+")


def named(what: object) -> set[str]:
    """Every ``kind:id`` within."""
    if isinstance(what, str):
        return {what} if NAME.fullmatch(what) else set()
    inside = (
        what.values() if isinstance(what, dict) else what if isinstance(what, list | tuple) else ()
    )
    return {name for item in inside for name in named(item)}


@pytest.mark.parametrize("game", names())
def test_every_kind_in_views_and_options_has_words(game: str) -> None:
    """The game's own words and those of its ``vocabulary`` know whatever a screen is told about."""
    loaded = load_game(game)
    seats = 2 if 2 in loaded.seats else loaded.seats.start
    table = Table(loaded, seats, None, Seeded(7))
    choose = random_chooser(7)
    words = Words.of(loaded, "en", [f"P{seat}" for seat in range(seats)])
    found: set[str] = set()
    for _ in range(150):
        ask = table.ask
        if ask is None:
            break
        for option in ask.options:
            choice = loaded.describe(table.state, ask, option)
            texts = [choice.label, choice.detail, choice.blocked]
            found |= named([text.args for text in texts if text is not None])
        found |= named(ask.args) | named(msgspec.to_builtins(table.view(ask.seat)))
        table.answer(choose(ask))
    assert found
    assert {name for name in found if not _known(words, name)} == set()


def _known(words: Words, name: str) -> bool:
    try:
        return bool(words.name(name))
    except MissingWords:
        return False
