"""These tests speak of the compiled package alone: without one there is nothing to collect."""

from farside.core import state

collect_ignore_glob = ["test_*.py"] if str(state.__file__).endswith(".py") else []
