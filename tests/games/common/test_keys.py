"""Keys are put together and taken apart in one place."""

from hallows.games.common.keys import key, split, verb_of, what_of, words_of


def test_keys_are_words_set_apart_by_colons() -> None:
    assert key("pass") == "pass"
    assert key("cast", "accio", 2) == "cast:accio:2"


def test_a_key_is_taken_apart() -> None:
    assert split("cast:accio:2") == ("cast", "accio:2")
    assert split("pass") == ("pass", "")
    assert (verb_of("cast:accio:2"), verb_of("pass")) == ("cast", "pass")
    assert (what_of("cast:accio:2"), what_of("pass")) == ("accio:2", "")
    assert (words_of("cast:accio:2"), words_of("pass")) == (["accio", "2"], [])
