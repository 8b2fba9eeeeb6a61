"""Rules without a test, by game: what `make rules` prints. See hallows.lab.rulebook."""

import sys

from hallows.lab.rulebook import main

if __name__ == "__main__":
    sys.exit(main())
