"""Drawings of what stands in content files, and views of what stands in a state."""

from typing import Any, TypeVar

import msgspec

D = TypeVar("D", bound=msgspec.Struct)


def drawn(kind: type[D], entry: object, **told: Any) -> D:
    """A drawing of ``entry``: what is ``told`` about it in words, and every other field as the entry has it."""
    fields = [field for field in kind.__struct_fields__ if field not in told]
    return kind(**told, **{field: _plain(getattr(entry, field)) for field in fields})


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


def shown(kind: type[D], piece: object, **told: Any) -> D:
    """A view of a piece of the state: what is ``told``, and every other field as it stands there. Those are words and
    figures: a list of cards must be told, so that nothing hidden slips in with it."""
    view = drawn(kind, piece, **told)
    for field in kind.__struct_fields__:
        assert field in told or isinstance(getattr(view, field), int | str), field
    return view
