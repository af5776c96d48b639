"""`python3 -m tools.web`: build or test the pages of the browser, or run npm."""

import sys

from tools.web.pages import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
