"""Where dice come from. A source answers questions to chance; every outcome is logged by the table.

All sources share one reduction: a stream of bytes, and ``below(n)`` that draws from it without bias by
refusing the bytes above the largest multiple of ``n``. A die is ``1 + below(sides)``; a shuffle is
Fisher and Yates from the last place down; a pick is ``below(size)``.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Protocol

from hallows.kernel.errors import ScriptError
from hallows.kernel.questions import Chance, Dice, Pick, Result, Roll, Shuffle


class Source(Protocol):
    """Answers questions to chance. ``None`` means: a person will type the outcome in."""

    def draw(self, question: Chance) -> Result | None: ...

    def copy(self) -> "Source": ...


#: Bytes from here on are refused when a number below n is drawn: they would favour the small ones.
_LIMIT = {n: 256 - 256 % n for n in range(1, 257)}


class _Bytes:
    """Unbiased numbers from a stream of bytes. Subclasses refill ``_block`` when it is used up."""

    __slots__ = ("_at", "_block")

    def __init__(self) -> None:
        self._block = b""
        self._at = 0

    def _refill(self) -> None:
        raise TypeError("a byte source must say where its bytes come from")

    def _byte(self) -> int:
        if self._at == len(self._block):
            self._refill()
        byte = self._block[self._at]
        self._at += 1
        return byte

    def below(self, n: int) -> int:
        """A number in ``range(n)``, every one equally likely."""
        if n <= 256:
            top = _LIMIT[n]
            while True:  # as ``_byte`` does: most of all numbers are drawn here
                at = self._at
                if at == len(self._block):
                    self._refill()
                    at = 0
                byte = self._block[at]
                self._at = at + 1
                if byte < top:
                    return byte % n
        width = (n.bit_length() + 7) // 8
        space: int = 256**width
        top = space - space % n
        while True:
            value = 0
            for _ in range(width):
                value = value << 8 | self._byte()
            if value < top:
                return value % n

    def permutation(self, n: int) -> tuple[int, ...]:
        order = list(range(n))
        for i in range(n - 1, 0, -1):
            at = self._at
            if i < 256 and at < len(self._block) and (byte := self._block[at]) < _LIMIT[i + 1]:
                self._at = at + 1  # as ``below`` does
                j = byte % (i + 1)
            else:
                j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return tuple(order)

    def draw(self, question: Chance) -> Result:
        if isinstance(question, Roll):
            return 1 + self.below(question.sides)
        if isinstance(question, Dice):
            return self._throw(question.count, question.sides)
        if isinstance(question, Shuffle):
            return self.permutation(question.size)
        return self.below(question.size)

    def _throw(self, count: int, sides: int) -> tuple[int, ...]:
        """Several dice, mostly from one look at the stream."""
        at = self._at
        ahead = self._block[at : at + count]
        if len(ahead) == count and max(ahead, default=0) < _LIMIT.get(sides, 0):
            self._at = at + count
            return tuple([1 + byte % sides for byte in ahead])
        return tuple([1 + self.below(sides) for _ in range(count)])


class Seeded(_Bytes):
    """Fast, repeatable and the same on every machine: SHAKE-128 of the seed and a block counter, a
    kilobyte at a time. Copying it copies a reference and two numbers."""

    __slots__ = ("_blocks", "_key")

    def __init__(self, seed: int | str) -> None:
        super().__init__()
        self._key = f"hallows/1/{seed}/".encode()
        self._blocks = 0

    def _refill(self) -> None:
        self._block = hashlib.shake_128(self._key + str(self._blocks).encode()).digest(1024)
        self._blocks += 1
        self._at = 0

    def copy(self) -> "Seeded":
        new = Seeded.__new__(Seeded)
        new._key = self._key
        new._blocks = self._blocks
        new._block = self._block
        new._at = self._at
        return new


class Fair(_Bytes):
    """Provably fair. Before play the table publishes ``commitment(secret)``; players may add salts; the
    n-th question to chance is answered from HMAC-SHA256(secret, "table|n|block|salts"). At the end the
    secret is revealed, and anybody can compute every roll again."""

    __slots__ = ("_blocks", "index", "salts", "secret", "table")

    def __init__(
        self, secret: bytes, table: str, salts: Sequence[str] = (), index: int = 0
    ) -> None:
        super().__init__()
        self.secret = secret
        self.table = table
        self.salts = tuple(salts)
        self.index = index
        self._blocks = 0

    @staticmethod
    def new_secret() -> bytes:
        return secrets.token_bytes(32)

    @staticmethod
    def commitment(secret: bytes) -> str:
        return hashlib.sha256(secret).hexdigest()

    def _refill(self) -> None:
        # Salts are hashed first, so that no choice of separators in them can imitate another table; in ASCII,
        # as repr() writes letters out or escapes them depending on the Unicode a Python knows.
        salt = hashlib.sha256(ascii(self.salts).encode()).hexdigest()
        message = f"{self.table}|{self.index}|{self._blocks}|{salt}".encode()
        self._block = hmac.digest(self.secret, message, "sha256")
        self._blocks += 1
        self._at = 0

    def draw(self, question: Chance) -> Result:
        self._block = b""
        self._at = self._blocks = 0
        result = super().draw(question)
        self.index += 1
        return result

    def copy(self) -> "Fair":
        return Fair(self.secret, self.table, self.salts, self.index)


class Scripted:
    """For tests: outcomes in the order they will be asked for. Dice by their faces; a tuple answers
    several dice or a shuffle. Shuffles not scripted (``loose_shuffles``) leave the order as it is."""

    __slots__ = ("_at", "_results", "loose_shuffles")

    def __init__(self, *results: Result, loose_shuffles: bool = True) -> None:
        self._results = list(results)
        self._at = 0
        self.loose_shuffles = loose_shuffles

    def add(self, *results: Result) -> None:
        self._results.extend(results)

    @property
    def left(self) -> list[Result]:
        return self._results[self._at :]

    def draw(self, question: Chance) -> Result:
        if isinstance(question, Shuffle) and self.loose_shuffles:
            return tuple(range(question.size))
        if self._at == len(self._results):
            raise ScriptError(f"the script has no outcome left for {question}")
        result = self._results[self._at]
        refusal = refused(question, result)
        if refusal:
            raise ScriptError(f"the script says {result} for {question}: {refusal}")
        self._at += 1
        return result

    def copy(self) -> "Scripted":
        new = Scripted(*self._results, loose_shuffles=self.loose_shuffles)
        new._at = self._at
        return new


class TypedIn:
    """People roll real dice and type the outcome in: the table asks for it, see ``Table.happen``."""

    __slots__ = ()

    def draw(self, question: Chance) -> Result | None:
        return None

    def copy(self) -> "TypedIn":
        return self


def refused(question: Chance, result: Result) -> str:
    """Why ``result`` cannot be the outcome of ``question``; empty when it can."""
    if isinstance(question, Roll | Pick):
        low, high = (1, question.sides) if isinstance(question, Roll) else (0, question.size - 1)
        if type(result) is not int or not low <= result <= high:
            return f"one number from {low} to {high} is needed"
        return ""
    if not isinstance(result, tuple) or not all(type(r) is int for r in result):
        return "a list of whole numbers is needed"
    if isinstance(question, Dice):
        if len(result) != question.count or not all(1 <= r <= question.sides for r in result):
            return f"{question.count} numbers from 1 to {question.sides} are needed"
        return ""
    if sorted(result) != list(range(question.size)):
        return f"an order of 0 to {question.size - 1} is needed"
    return ""
