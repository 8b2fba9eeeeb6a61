"""Drawings of what stands in content files."""

from typing import Any, TypeVar

import msgspec

D = TypeVar("D", bound=msgspec.Struct)


def drawn(kind: type[D], entry: object, **told: Any) -> D:
    """A drawing of ``entry``: what is ``told`` about it in words, and every other field as the entry has it."""
    fields = [field for field in kind.__struct_fields__ if field not in told]
    return kind(**told, **{field: _plain(getattr(entry, field)) for field in fields})


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value
