"""The kernel: standard library only, compiled with mypyc, ignorant of every game."""
