"""`python -m tools.screenshots`: take pictures of every page."""

import sys

from tools.screenshots.take import main

if __name__ == "__main__":  # the processes that take.py starts import this module again
    main(sys.argv[1:])
