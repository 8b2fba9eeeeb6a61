"""Blocks: each has its plain words, and tables are found wherever they stand."""

import msgspec

from hallows.games.common.text import (
    Block,
    PartsText,
    PartText,
    RollRow,
    RollTable,
    Sentence,
    plain,
    said,
    sentence,
    span,
    tables,
)

TABLE = RollTable(
    "Roll a die: 1–2: fall. 3: fly.", "Roll a die", [RollRow(1, 2, "fall"), RollRow(3, 3, "fly")]
)
SHOPS = PartsText(
    "Visit one:\nInn: Rest.",
    "shop",
    "Visit one",
    [PartText("inn", "Inn", [*said("Rest."), TABLE])],
)


def test_the_plain_words_of_blocks_flow_on() -> None:
    assert (
        plain([*said("Draw 1 card.", "Stay."), SHOPS])
        == "Draw 1 card. Stay. Visit one:\nInn: Rest."
    )
    assert plain([]) == ""


def test_tables_are_found_inside_parts() -> None:
    assert list(tables([Sentence("Wait."), SHOPS, TABLE])) == [TABLE, TABLE]


def test_blocks_go_over_the_wire_and_back() -> None:
    blocks: list[Block] = [SHOPS, TABLE, Sentence("Wait.")]
    assert msgspec.json.decode(msgspec.json.encode(blocks), type=list[Block]) == blocks


def test_small_words() -> None:
    assert [sentence(text) for text in ("go", "Go!", "ło")] == ["Go.", "Go!", "Ło."]
    assert [span(2, 2), span(2, 4)] == ["2", "2–4"]
