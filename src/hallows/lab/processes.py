"""Numbered games over any number of processes: the one way the lab does its work.

Which process plays a game changes nothing, since everything in it follows from the run and the game's number. Results
come back in the order of the numbers.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

from hallows.kernel import BadOptions

R = TypeVar("R")

#: Games a process is given at a time, at most: the progress bar should move.
CHUNK = 500

Progress = Callable[[int], None]


def over_processes(
    work: Callable[[Sequence[int]], R],
    numbers: Sequence[int],
    jobs: int = 1,
    progress: Progress | None = None,
) -> Iterator[R]:
    """What ``work`` makes of some numbers at a time, for all of them. It must survive pickling: a function of a module,
    or ``functools.partial`` of one. ``progress`` is told how many more numbers are done."""
    if jobs < 1:
        raise BadOptions("at least one job is needed", jobs=jobs)
    for chunk, done in _chunks(work, numbers, jobs):
        if progress is not None:
            progress(len(chunk))
        yield done


def _chunks(
    work: Callable[[Sequence[int]], R], numbers: Sequence[int], jobs: int
) -> Iterator[tuple[Sequence[int], R]]:
    size = max(1, min(CHUNK, len(numbers) // (jobs * 16)))
    chunks = [numbers[at : at + size] for at in range(0, len(numbers), size)]
    if jobs == 1 or len(chunks) == 1:
        for chunk in chunks:
            yield chunk, work(chunk)
        return
    # Spawned, not forked: the same on every system, and safe where the caller has threads.
    pool = ProcessPoolExecutor(min(jobs, len(chunks)), mp_context=get_context("spawn"))
    try:
        futures = [(chunk, pool.submit(work, chunk)) for chunk in chunks]
        for chunk, future in futures:
            yield chunk, future.result()
    finally:
        pool.shutdown(cancel_futures=True)
