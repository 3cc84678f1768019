# Farside. `make` tells what can be made.

SHELL := /bin/sh
MAKEFLAGS += --no-print-directory

# Any Python from 3.11 on that can make an environment; the one called python3 is asked first.
PYTHON ?= $(shell for name in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$name -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo $$name && break; \
	done)
PIP := -m pip --disable-pip-version-check -qq

COMPILED := build/compiled
TESTED := build/tested
COMPILED_TESTS ?= tests/compiled
WORKERS ?= 3
# Idle workers take tests over from busy ones: some take a minute, most take no time.
SIDE_BY_SIDE = -n $(WORKERS) --dist worksteal
GAMES ?= 200

# Changes when anything that goes into the package does.
SOURCES := $(wildcard src docs/rules setup.py tools/backend.py tools/build_page.py tools/compiled.py \
	pyproject.toml package-lock.json requirements.txt)
FINGERPRINT := $(shell find $(SOURCES) -type f ! -path '*/__pycache__/*' ! -path '*/vendor/*' ! -path '*.egg-info/*' ! -name '*.pyc' \
	-exec cksum {} + | LC_ALL=C sort | cksum | cut -d ' ' -f 1)

DEV := .venv/ready
PLAY := .venv-play/ready-$(FINGERPRINT)
BUILT := $(COMPILED)/ready-$(FINGERPRINT)

.PHONY: help play test check bench promises clean python page chromium lint types imports pytest checked-pytest pytest-compiled tested built

help:
	@echo "make play      install Farside into .venv-play and open a table      (ARGS=... is handed to farside)"
	@echo "make test      everything: lints, types, tests, the compiled package"
	@echo "make check     lints and types only"
	@echo "make bench     decisions, copies and games per second, compiled      (ARGS=antarctica)"
	@echo "make promises  the long run: GAMES=$(GAMES) random games a promise, slow tests included"
	@echo "make clean     remove all that was built"

play: $(PLAY)
	@.venv-play/bin/farside $(ARGS)

test: python
	@$(MAKE) -j 2 $(DEV) chromium
	@$(MAKE) page
	@$(MAKE) -j 2 checked-pytest tested
	@$(MAKE) pytest-compiled COMPILED=$(TESTED)

check: lint types imports

# Compiling takes longest: it begins while lints and types are looked at.
checked-pytest: check
	@$(MAKE) pytest

# The same C code, translated in half the time; what is played and measured is translated for speed.
tested:
	@FARSIDE_OPTIMISE=1 $(MAKE) built COMPILED=$(TESTED)

built: $(BUILT)

# The compiled package, so that the long run says something about what is played.
promises: $(DEV) page $(BUILT)
	@FARSIDE_GAMES=$(GAMES) PYTHONPATH=$(COMPILED) .venv/bin/python -m pytest $(SIDE_BY_SIDE) tests

bench: $(DEV) $(BUILT)
	@PYTHONPATH=$(COMPILED) .venv/bin/farside bench $(ARGS)

clean:
	rm -rf .venv .venv-play build dist node_modules src/*.egg-info src/farside/web/static/vendor
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .grimp_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# The parts.

lint: $(DEV)
	@.venv/bin/ruff check --quiet
	@.venv/bin/ruff format --check --quiet || { .venv/bin/ruff format --check; exit 1; }

types: $(DEV)
	@.venv/bin/mypy

imports: $(DEV)
	@.venv/bin/lint-imports --no-logo

pytest: $(DEV) page
	@.venv/bin/python -m pytest $(SIDE_BY_SIDE) -m "not slow and not long" --ignore=$(COMPILED_TESTS) $(ARGS)

# Whole games with bots, and what speaks of the compiled package; only the files that hold them are looked through.
pytest-compiled: $(DEV) $(BUILT)
	@without=; ls $(COMPILED)/*.so >/dev/null 2>&1 || { without=--exclude-dir=$(notdir $(COMPILED_TESTS)); \
		echo "Not compiled: the tests in $(COMPILED_TESTS) are skipped, whole games take their time."; }; \
	PYTHONPATH=$(COMPILED) .venv/bin/python -m pytest $(SIDE_BY_SIDE) -m "long and not slow" \
		$$(grep -rl $$without --include='test_*.py' 'mark\.long' tests) $(ARGS)

page: $(DEV)
	@.venv/bin/python tools/build_page.py

python:
	@[ -n "$(PYTHON)" ] || { echo "Farside needs Python 3.11 or newer with its venv module; none was found on the path." >&2; exit 1; }

$(DEV): requirements.txt requirements-dev.txt requirements-node.txt pyproject.toml setup.py | python
	@echo "Preparing .venv ..."
	@[ -x .venv/bin/python ] || $(PYTHON) -m venv .venv
	@.venv/bin/python $(PIP) install --no-compile -r requirements-dev.txt
	@command -v npm >/dev/null || .venv/bin/python $(PIP) install -r requirements-node.txt
	@.venv/bin/python $(PIP) install --no-build-isolation -c requirements.txt -e .
	@touch $@

$(PLAY): | python
	@echo "Installing Farside into .venv-play; with a C compiler this takes a few minutes ..."
	@[ -x .venv-play/bin/python ] || $(PYTHON) -m venv .venv-play
	@rm -f .venv-play/ready-*
	@.venv-play/bin/python $(PIP) install -c requirements.txt . || { \
		echo "That did not work; once more without compiling ..."; \
		FARSIDE_COMPILE=0 .venv-play/bin/python $(PIP) install -c requirements.txt .; }
	@ls .venv-play/lib/python*/site-packages/farside*__mypyc*.so >/dev/null 2>&1 \
		|| echo "Farside is not compiled: it plays the same games, and bots think more slowly."
	@touch $@

# In CI the compiled package is no matter of luck: no compiler, no green.
$(BUILT): $(DEV) | page
	@rm -rf $(COMPILED)
	@FARSIDE_COMPILE=$${FARSIDE_COMPILE-$${CI:+1}} .venv/bin/python $(PIP) install \
		--no-build-isolation --no-deps --target $(COMPILED) .
	@touch $@

chromium:
	@if command -v chromium >/dev/null; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing Debian's chromium for the browser tests ..."; \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends \
			chromium fonts-dejavu-core >/dev/null; \
	else echo "Browser tests need chromium on the path; there is none, so they are skipped."; fi
