"""Everything fixed that a screen needs to draw the game: names, texts and the data of the cards."""

import msgspec

from hallows.games.common.content import Entry
from hallows.games.rising.content import Content
from hallows.games.rising.effects import TRAITS
from hallows.games.rising.text import (
    ability_text,
    benefit_text,
    say_all,
    villainy_text,
    words_of,
)
from hallows.kernel import Arg, Text
from hallows.words import Words

Thing = dict[str, object]


def drawing(content: Content, lang: str) -> dict[str, object]:
    """Kinds of things, each by id, with name and text; beside them the plain data of the content."""
    words = words_of(content, lang)

    def thing(kind: str, card: Entry, text: list[str]) -> Thing:
        data: Thing = msgspec.to_builtins(card)
        return {**data, "name": words.name(f"{kind}:{card.id}"), "text": text}

    return {
        "wizards": {
            card.id: thing("card", card, [say_all(words, ability_text(card.ability))])
            for card in content.wizards
        },
        "death_eaters": {
            card.id: thing(
                "card",
                card,
                [
                    say_all(words, villainy_text(effect))
                    for effect in (card.regular, card.special)
                    if effect is not None
                ],
            )
            for card in content.death_eaters
        },
        "voldemort": {content.voldemort.id: thing("card", content.voldemort, _voldemort(words))},
        "locations": {card.id: thing("loc", card, []) for card in content.locations},
        "places": {
            card.id: thing("place", card, [say_all(words, villainy_text(card.penalty))])
            for card in content.places
        },
        "headquarters": {
            card.id: thing(
                "hq",
                card,
                [say_all(words, map(benefit_text, part.effects)) for part in card.abilities],
            )
            for card in content.headquarters
        },
        "spells": {
            token.id: thing("spell", token, [words.say(benefit_text(token.effect))])
            for token in content.spells
        },
        "dice": {die.id: thing("die", die, [_faces(words, die.faces)]) for die in content.dice},
        "affiliations": {
            entry.id: {"name": words.name(f"aff:{entry.id}"), "colour": entry.colour}
            for entry in content.box.affiliations
        },
        "traits": {trait: {"name": words.name(f"trait:{trait}")} for trait in TRAITS},
    }


def _voldemort(words: Words) -> list[str]:
    return [words.say(Text("voldemort.cap")), words.say(Text("voldemort.redeploy"))]


def _faces(words: Words, faces: tuple[str, ...]) -> str:
    names: list[Arg] = [f"face:{face}" for face in faces]
    return words.say(Text("fact.faces", {"faces": names}))
