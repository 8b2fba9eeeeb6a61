"""Numbered games over any number of processes, here or on a Dask cluster: the one way the lab does its work.

Which process plays a game changes nothing, since everything in it follows from the run and the game's number. Results
come back in the order of the numbers. A cluster's worker may die on the way: its games are played again by another.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from importlib.metadata import version
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, TypeVar

from hallows.kernel import BadOptions

R = TypeVar("R")

#: Games a process is given at a time, at most: the progress bar should move.
CHUNK = 500

#: A number of processes here, or the address of a Dask scheduler.
Workers = int | str

Progress = Callable[[int], None]


def over_processes(
    work: Callable[[Sequence[int]], R],
    numbers: Sequence[int],
    jobs: Workers = 1,
    progress: Progress | None = None,
    at_once: int = CHUNK,
) -> Iterator[R]:
    """What ``work`` makes of some numbers at a time, at most ``at_once``, for all of them. It must survive pickling: a
    function of a module, or ``functools.partial`` of one. ``progress`` is told how many more numbers are done."""
    if isinstance(jobs, int) and jobs < 1:
        raise BadOptions("at least one job is needed", jobs=jobs)
    for chunk, done in _chunks(work, numbers, jobs, at_once):
        if progress is not None:
            progress(len(chunk))
        yield done


def _chunks(
    work: Callable[[Sequence[int]], R], numbers: Sequence[int], jobs: Workers, at_once: int
) -> Iterator[tuple[Sequence[int], R]]:
    if jobs == 1 or (isinstance(jobs, int) and len(numbers) == 1):
        for chunk in _cut(numbers, 1, at_once):
            yield chunk, work(chunk)
        return
    with _pool(jobs, len(numbers)) as (pool, processes):
        futures = [(chunk, pool.submit(work, chunk)) for chunk in _cut(numbers, processes, at_once)]
        try:
            for chunk, future in futures:
                yield chunk, future.result()
        finally:
            for _, future in futures:
                future.cancel()


def _cut(numbers: Sequence[int], processes: int, at_once: int) -> list[Sequence[int]]:
    size = max(1, min(at_once, len(numbers) // (processes * 16)))
    return [numbers[at : at + size] for at in range(0, len(numbers), size)]


@contextmanager
def _pool(jobs: Workers, most: int) -> Iterator[tuple[Executor, int]]:
    """Whoever does the work, and how many there are."""
    if isinstance(jobs, str):
        with _cluster(jobs) as client:
            yield client.get_executor(pure=False), max(1, sum(client.ncores().values()))
        return
    # Spawned, not forked: the same on every system, and safe where the caller has threads.
    context = get_context("spawn")
    with ProcessPoolExecutor(min(jobs, most), context, initializer=_stay_no_longer) as pool:
        yield pool, jobs


def _stay_no_longer() -> None:
    """A process that works for another ends with it, however that ended: nobody waits for what it does any more."""

    def follow() -> None:
        parent = parent_process()
        assert parent is not None
        parent.join()
        os._exit(1)

    Thread(target=follow, daemon=True).start()


def _cluster(address: str) -> Any:
    """A client of the Dask scheduler there, whose workers have the same games as we."""
    try:
        distributed: Any = import_module("distributed")
    except ModuleNotFoundError:
        raise BadOptions("a cluster needs Dask: pip install 'hallows[cluster]'") from None
    try:
        client = distributed.Client(address, timeout="20s")
    except (OSError, ValueError) as wrong:
        raise BadOptions(f"no Dask scheduler at {address}: {wrong}", cluster=address) from wrong
    theirs = client.run(version, "hallows")
    other = {where: found for where, found in theirs.items() if found != version("hallows")}
    if other or not theirs:
        client.close()
        why = f"other versions of hallows: {other}" if other else "no workers"
        raise BadOptions(f"the cluster at {address} has {why}", cluster=address)
    return client
