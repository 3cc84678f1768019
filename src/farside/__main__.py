"""`python -m farside` is `farside`."""

from farside.cli import app

if __name__ == "__main__":
    app()
