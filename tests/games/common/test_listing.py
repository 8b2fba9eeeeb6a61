"""A list of everything: headings, names with their facts and copies, texts below them."""

from hallows.games.common.listing import Item, listing


def test_things_stand_under_their_headings() -> None:
    groups = [
        ("Brews", [Item("Tea", "Drink it.\nTwice.", ("hot",), 2), Item("Water")]),
        ("", [Item("Spoon", facts=("metal", "long"))]),
    ]
    assert listing(groups) == (
        "\n## Brews\n\n**Tea** ×2 · hot\n    Drink it.\n    Twice.\n**Water**\n**Spoon** · metal · long"
    )
