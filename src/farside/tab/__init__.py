"""Farside in a browser tab: the whole table on Python compiled to WebAssembly, without a server."""
