"""Columns as tables and migrations say them."""

from typing import Any

import sqlalchemy as sa


def filled(**columns: Any) -> list[sa.Column[Any]]:
    """Columns that are never empty: each name with what it holds. Old migrations rest on it, so it stays as it is."""
    return [sa.Column(name, kind, nullable=False) for name, kind in columns.items()]
