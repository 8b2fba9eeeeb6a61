"""A process that thinks for bots: reads problems from its standard input, writes hints to its output. Its arguments
are the packs of the server it works for.

Each message is four bytes of length and so many bytes. Run by ``workers.Workers``, never by hand.
"""

import os
import struct
import sys
from typing import BinaryIO


def main() -> None:
    from hallows.server import faults
    from hallows.server.shelf import lay_out
    from hallows.server.thinking import answer

    lay_out(sys.argv[1:])
    if hasattr(os, "nice"):
        os.nice(5)  # people's answers go before bots' thoughts
    source = sys.stdin.buffer
    sink = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints goes to the log, not between our messages
    while True:
        packed = _read(source)
        if packed is None:
            return
        faults.in_bot_worker()
        try:
            told = b"+" + answer(packed)
        except Exception as wrong:  # the server makes a quick choice and logs that it had to
            told = b"-" + type(wrong).__name__.encode()
        sink.write(struct.pack(">I", len(told)) + told)
        sink.flush()


def _read(source: BinaryIO) -> bytes | None:
    head = source.read(4)
    if len(head) < 4:
        return None
    (size,) = struct.unpack(">I", head)
    return source.read(size)


if __name__ == "__main__":
    main()
