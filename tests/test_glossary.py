"""One term per thing: every locale file and every card text keep to ``locales/glossary.toml``."""

import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from importlib import resources
from itertools import chain
from typing import Any

import msgspec
import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import hallows
from hallows.games import names
from hallows.words import LANGUAGES
from tests.test_words import bundle, entries, files


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    term: str
    banned: tuple[str, ...]


class Concept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    games: tuple[str, ...] = ()
    official: str = ""
    en: Term | None = None
    pl: Term | None = None
    it: Term | None = None


class Apart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Things with one name in English that keep two in another language, and why."""

    en: str
    why: str


class Glossary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    concept: tuple[Concept, ...]
    apart: tuple[Apart, ...]


@cache
def glossary() -> Glossary:
    source = (resources.files("hallows") / "locales" / "glossary.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(source), Glossary)


def terms(lang: str) -> Iterator[tuple[Concept, Term]]:
    for concept in glossary().concept:
        term: Term | None = getattr(concept, lang)
        if term is not None:
            yield concept, term


def faults(lang: str, source: str, said: str) -> list[str]:
    """What is said otherwise than the glossary has it; ``source`` is the file, or the game, it stands in."""
    return [
        f"{concept.id}: {found[0]!r} for {term.term!r} in {said!r}"
        for concept, term in terms(lang)
        if not concept.games or source.startswith(concept.games)
        for banned in term.banned
        if (found := re.search(banned, said))
    ]


class Sayings(Visitor):
    """The texts of a message, branch by branch, with ``{}`` for what is put in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        parts = [e.value if isinstance(e, ast.TextElement) else "{}" for e in node.elements]
        self.found.append(str("".join(parts)))
        self.generic_visit(node)


def sayings(node: Any) -> list[str]:
    visitor = Sayings()
    visitor.visit(node)
    return visitor.found


@cache
def messages(lang: str, file: str) -> tuple[tuple[str, str], ...]:
    """What this file says, and under which name."""
    return tuple(
        (name, said) for name, entry in entries(lang, file).items() for said in sayings(entry)
    )


@cache
def cards(lang: str, game: str) -> str:
    return hallows.load_game(game).cards_listing(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_keeps_to_the_glossary(lang: str) -> None:
    wrong = [
        f"{file} {name}: {fault}"
        for file in files(lang)
        for name, said in messages(lang, file)
        for fault in faults(lang, file, said)
    ]
    assert wrong == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_card_keeps_to_the_glossary(game: str, lang: str) -> None:
    assert [
        fault for line in cards(lang, game).splitlines() for fault in faults(lang, game, line)
    ] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_of_the_glossary_is_in_use(lang: str) -> None:
    """A term nobody says would guard nothing."""
    unused = []
    for concept, term in terms(lang):
        told = (
            said
            for file in files(lang)
            if not concept.games or file.startswith(concept.games)
            for _, said in messages(lang, file)
        )
        listed = (
            cards(lang, game)
            for game in names()
            if not concept.games or game.startswith(concept.games)
        )
        wanted = term.term.lower()
        if not any(wanted in said.lower() for said in chain(told, listed)):
            unused.append(f"{concept.id}: {term.term}")
    assert unused == []


# -- the checker itself fails on each banned variant -------------------------------------------------------

#: Something each banned expression must catch.
VARIANTS: dict[str, tuple[str, ...]] = {
    "reroll en": ("You may re-roll one die.",),
    "reroll pl": ("Rerolluj kość.",),
    "repeat a roll it": ("Paga 1 segnalino Fato e ritira.",),
    "counterclockwise en": ("Turn anticlockwise.",),
    "space en": ("Go to any square.",),
    "space of Talisman pl": ("Przejdź na inne pole.",),
    "space of Talisman it": ("Resti sulla casella.",),
    "Region en": ("A gate to the next ring.",),
    "Region pl": ("Idź po swoim pierścieniu.",),
    "Region it": ("Passaggio all’anello successivo.",),
    "encounter a space pl": ("Musisz odbyć spotkanie z obszarem.",),
    "Life en": ("Lose that many Life.",),
    "Character en": (
        "That Character discards all its Spells.",
        "Loses 1 Life (its own choice).",
        "At the start of its turn, before it moves.",
        "A Death Eaters Character.",
    ),
    "standoff en": ("The Battle is a draw.", "If you tie with Voldemort."),
    "attack roll en": ("Your attack die.",),
    "attack roll pl": ("Rzut za atak.",),
    "attack roll it": ("Il tuo dado d’attacco.",),
    "Galleon pl": ("Zyskujesz 1 Galeon.",),
    "Flying Keys en": ("A Winged Key.",),
    "Flying Keys pl": ("Latający klucz.",),
    "Flying Keys it": ("Chiave Alata.",),
    "Hagrid’s Hut pl": ("Idź do Chatki Hagrida.",),
    "Magic Object pl": ("Magiczny Przedmiot.",),
    "Ferret en": ("a ferret",),
    "Ferret pl": ("fretka",),
    "Ferret it": ("un furetto",),
    "Portkey pl": ("Znajdujesz Świstoklik.",),
    "plotting pl": ("Knuj",),
    "Magic and Might of Voldemort en": ("Voldemort has strength {}.", "Voldemort (strength 9)"),
    "Magic and Might of Voldemort pl": ("Atakuje z siłą 9.", "Voldemort (siła 9)"),
    "beat an Enemy it": ("Hai battuto il Nemico.",),
    "Fate token it": ("1 gettone Fato.",),
    "Spell token it": ("1 segnalino Incantesimo.",),
    "St. Mungo’s en": ("You wake up at St Mungo’s.",),
    "Flourish and Blotts en": ("Flourish & Blotts",),
    "Location pl": ("Na tym obszarze.",),
    "Location it": ("In questa casella del tabellone.",),
    "covered symbols en": ("Covered Wizards join you.",),
    "covered symbols pl": ("Zakryty Czarodziej dołącza.", "Czarodziej: zakryty"),
    "covered symbols it": ("Un Mago coperto si unisce a te.",),
    "Corruption pl": ("Przybywa 1 Skażenie.",),
    "remove Damage it": ("Togli 1 Danno a un Mago.", "Danni tolti: 1"),
    "Wizards defeated en": ("Wizards lost: 1.",),
    "Wizards defeated it": ("Maghi persi: 1.",),
    "on your team en": ("With Ron in your team.",),
    "Headquarters en": ("Base",),
    "Headquarters it": ("Dadi dei Quartier Generali.", "Quartiere"),
    "Hogsmeade Station pl": ("Stacja kolejowa w Hogsmeade",),
    "rotation en": ("His last turn: right.",),
    "rotation it": ("Ultimo giro: a destra.",),
    "healing tokens en": ("Heal-two token",),
    "healing tokens it": ("gettone Cura di coppia",),
    "duel it": ("Duello tra maghi",),
    "12 Grimmauld Place it": ("A Grimmauld Place 12.",),
    "roll dice en": ("Throw any of the dice again.", "A new throw may be higher."),
    "roll dice pl": ("Rzut za ruch.",),
    "roll for movement pl": ("Ania rzuca na ruch.",),
    "sheet pl": ("Weź kartę ucznia.", "Czyja karta"),
    "book pl": ("Dobierz książkę.",),
    "conduct card pl": ("Dobierz kartę zachowania.",),
    "opponent pl": ("Wróg traci 1 PŻ.",),
    "opponent it": ("Il nemico perde 1 PV.",),
    "space of A Year at Hogwarts it": ("Gli spazi illuminati.",),
    "Floo powder it": ("Prende Polvere Volante.",),
    "house points pl": ("5 punktów Domu.",),
    "house points it": ("5 punti per la tua casa.",),
    "pursuit of the Snitch pl": ("Następny rzut w wyścigu.",),
    "life points en": ("{} loses {} HP and has {}.", "A hit point."),
    "life points pl": ("{} traci {} PŻ i ma {}.",),
    "life points it": ("{} perde {} PV e ne ha {}.",),
    "Start en": ("You stand at the castle gate.",),
    "waiting en": ("One moment …",),
}
BANNED = [
    (f"{concept.id} {lang}", lang, (concept.games or ("web",))[0], number)
    for lang in LANGUAGES
    for concept, term in terms(lang)
    for number in range(len(term.banned))
]


@pytest.mark.parametrize(("key", "lang", "source", "number"), BANNED)
def test_a_banned_variant_is_caught(key: str, lang: str, source: str, number: int) -> None:
    said = VARIANTS[key][number]
    assert [fault for fault in faults(lang, source, said) if key.startswith(fault.split(":")[0])]


# -- one name for one thing --------------------------------------------------------------------------------

NAMED = re.compile(
    r"(talisman|rising|hogwarts|quidditch|returns|duel)-"
    r"(card|character|space|loc|place|hq|aff|side|spell|potion|object|enemy|region|house|eater|shop)-"
)


def named(lang: str) -> dict[str, str]:
    """The names of things, by message id."""
    found = {}
    for file in files(lang):
        for name in entries(lang, file):
            if NAMED.match(name):
                value: Any = bundle(lang).get_message(name).value
                found[name] = str(bundle(lang).format_pattern(value, {})[0])
    return found


def different(english: dict[str, str], theirs: dict[str, str]) -> dict[str, list[str]]:
    """Things with one name in English and several in another language."""
    together: defaultdict[str, set[str]] = defaultdict(set)
    for name, value in english.items():
        together[value].add(theirs[name])
    return {value: sorted(found) for value, found in together.items() if len(found) > 1}


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_a_thing_has_one_name_in_all_games(lang: str) -> None:
    apart = {one.en for one in glossary().apart}
    found = different(named("en"), named(lang))
    assert {thing: names for thing, names in found.items() if thing not in apart} == {}


def test_two_names_for_one_thing_are_caught() -> None:
    english = {"a-card-hut": "Hut", "b-space-hut": "Hut"}
    assert different(english, {"a-card-hut": "Chata", "b-space-hut": "Chatka"}) == {
        "Hut": ["Chata", "Chatka"]
    }
