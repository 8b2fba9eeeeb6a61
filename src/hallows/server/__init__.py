"""The table service: people at different screens play the same table. ``run`` starts one.

The web stack is loaded by ``run`` only: the processes bots think in import this package as well.
"""

from typing import Any


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str = "",
    open_browser: bool = False,
    **more: Any,
) -> None:
    """Serve until stopped; see ``serving.serve`` for everything that can be said."""
    from hallows.server.serving import serve

    serve(host, port, db, open_browser, **more)


def supervise(workers: int, host: str, port: int, db: str, **more: Any) -> None:
    """The same with several processes; see ``supervisor``."""
    from hallows.server import supervisor

    supervisor.supervise(workers, host, port, db, **more)


__all__ = ["run", "supervise"]
