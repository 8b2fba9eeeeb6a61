"""Option keys: words set apart by colons, the verb first (``move:leaky_cauldron``, ``cast:accio:2``)."""


def key(verb: str, *what: str | int) -> str:
    """A key from its words."""
    return ":".join((verb, *map(str, what)))


def split(option: str) -> tuple[str, str]:
    """The verb, and everything after it as it stands."""
    verb, _, what = option.partition(":")
    return verb, what


def verb_of(option: str) -> str:
    return option.partition(":")[0]


def what_of(option: str) -> str:
    """Everything after the verb; empty if there is nothing."""
    return option.partition(":")[2]


def words_of(option: str) -> list[str]:
    """Everything after the verb, word by word."""
    return option.split(":")[1:]
