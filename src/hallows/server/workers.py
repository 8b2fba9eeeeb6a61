"""Bots think in processes of their own, a fixed number of them, never in the server's.

A worker that dies is replaced and its problem given to another once; one that thinks too long is killed. Whoever
asked then gets None, and makes a quick choice that is legal.
"""

import asyncio
import contextlib
import struct
import sys
import time

import msgspec
import structlog

from hallows.server import metrics
from hallows.server.shelf import laid_out
from hallows.server.thinking import Thought

_logger = structlog.get_logger("bots")


class _Worker:
    """One process; thinks about one problem at a time."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, packed: bytes) -> bytes:
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "hallows.server.worker",
                *laid_out(),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(struct.pack(">I", len(packed)) + packed)
        await process.stdin.drain()
        (size,) = struct.unpack(">I", await process.stdout.readexactly(4))
        answer = await process.stdout.readexactly(size)
        if answer[:1] != b"+":
            raise RuntimeError(answer[1:].decode())
        return answer[1:]

    async def kill(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Workers:
    def __init__(self, count: int, seconds: float) -> None:
        self.seconds = seconds
        self._all = [_Worker() for _ in range(count)]
        self._free: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
        for worker in self._all:
            self._free.put_nowait(worker)

    async def think(self, packed: bytes) -> Thought | None:
        """What the bot chooses, and why if that was asked; None if it crashed twice or took too long."""
        told = await self._ask(packed)
        return None if told is None else msgspec.json.decode(told, type=Thought)

    async def look_back(self, packed: bytes) -> bytes | None:
        """A finished game looked back on, as JSON ready to be sent; None if it took too long."""
        return await self._ask(packed)

    async def _ask(self, packed: bytes) -> bytes | None:
        started = time.perf_counter()
        deadline = started + self.seconds
        result = "slow"
        for _ in range(2):
            left = deadline - time.perf_counter()
            try:
                worker = await asyncio.wait_for(self._free.get(), max(left, 0.01))
            except TimeoutError:
                result = "busy"
                break
            try:
                left = max(deadline - time.perf_counter(), 0.01)
                thought = await asyncio.wait_for(worker.ask(packed), left)
            except TimeoutError:
                await worker.kill()
                result = "slow"
                break
            except RuntimeError as wrong:
                result = "failed"
                _logger.error("bot failed", error=str(wrong))
                break
            except (OSError, asyncio.IncompleteReadError):
                await worker.kill()
                result = "crashed"
            except asyncio.CancelledError:
                await worker.kill()
                raise
            else:
                metrics.BOT_SECONDS.observe(time.perf_counter() - started)
                metrics.BOT_CHOICES.labels("thought").inc()
                return thought
            finally:
                self._free.put_nowait(worker)
        metrics.BOT_CHOICES.labels(result).inc()
        _logger.warning("bot replaced by a quick choice", why=result)
        return None

    async def close(self) -> None:
        for worker in self._all:
            await worker.kill()
