"""The kernel needs nothing but the standard library and msgspec."""

import subprocess
import sys

LOADED = """
import sys
before = set(sys.modules)
import hallows.kernel, hallows.kernel.conformance
print(*{name.partition(".")[0] for name in set(sys.modules) - before} - sys.stdlib_module_names)
"""


def test_the_kernel_needs_nothing_but_msgspec() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOADED], capture_output=True, text=True, check=True
    )
    # Newer versions of msgspec bring typing_extensions along where there is one.
    assert set(done.stdout.split()) - {"typing_extensions"} == {"hallows", "msgspec"}
