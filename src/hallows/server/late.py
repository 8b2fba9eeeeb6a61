"""A table as it was a while ago, for whoever is behind: a copy of its own, read from the log like everything."""

from hallows.server.rebuilding import rebuilt
from hallows.server.show import Shown
from hallows.server.store import Store


class Late:
    """One table's late copy. There is none until somebody needs it."""

    def __init__(self, store: Store, code: str, secret: bytes) -> None:
        self._store = store
        self._code = code
        self._secret = secret
        self._shown: Shown | None = None

    @property
    def shown(self) -> Shown:
        assert self._shown is not None
        return self._shown

    def drop(self) -> None:
        self._shown = None

    async def catch_up(self, v: int) -> None:
        """Let it see what is old enough by now, up to version ``v``. Call with the room's lock held."""
        late = self._shown.live if self._shown is not None else None
        if late is None or late.v > v:
            rows = await self._store.rows(self._code, 0, v)
            self._shown = Shown(await rebuilt(self._code, self._secret, rows))
        elif late.v < v:
            for row in await self._store.rows(self._code, late.v, v):
                late.take(row)
