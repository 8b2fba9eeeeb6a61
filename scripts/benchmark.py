"""The table service under many people: several processes on a PostgreSQL of its own, measured and audited.

.venv/bin/python scripts/benchmark.py --tables 500 --processes 2
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.server.machines import Postgres

from hallows.server.bench import run_server_bench


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--game", default="")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="hallows-pg-", ignore_cleanup_errors=True) as folder:
        postgres = Postgres(Path(folder))
        postgres.start()
        try:
            found = run_server_bench(
                args.game,
                args.tables,
                seconds=args.seconds,
                db=postgres.database(),
                processes=args.processes,
            )
        finally:
            postgres.stop()
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
