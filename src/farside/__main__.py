"""`farside`, and `python -m farside`: Ctrl-C is quiet, also while the rest is read in."""

import sys

INTERRUPTED = 130  # what shells call it


def main() -> None:
    try:
        from farside.cli import app

        app()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


if __name__ == "__main__":
    main()
