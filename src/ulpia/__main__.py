"""`python -m ulpia` is `ulpia`."""

import sys

from ulpia.cli import main

if __name__ == "__main__":
    sys.exit(main())
