# Farside. `make` tells what can be made.

SHELL := /bin/sh
MAKEFLAGS += --no-print-directory

# Any Python from 3.11 on that can make an environment; the one called python3 is asked first.
PYTHON ?= $(shell for name in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$name -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo $$name && break; \
	done)
PIP := -m pip --disable-pip-version-check -qq

PACKAGE := build/compiled
TESTED := build/tested
COMPILED_TESTS ?= tests/compiled
WORKERS ?= 3
# Idle workers take tests over from busy ones: some take a minute, most take no time.
SIDE_BY_SIDE = -n $(WORKERS) --dist worksteal
GAMES ?= 200
ROUNDS ?= 200

# Changes when anything that goes into the package does.
SOURCES := $(wildcard src docs/rules setup.py tools/backend.py tools/build_page.py tools/subset_font.cjs tools/compiled.py \
	pyproject.toml package-lock.json requirements.txt)
FINGERPRINT := $(shell find $(SOURCES) -type f ! -path '*/__pycache__/*' ! -path '*/static/built/*' ! -path '*.egg-info/*' ! -name '*.pyc' \
	-exec cksum {} + | LC_ALL=C sort | cksum | cut -d ' ' -f 1)

DEV := .venv/ready
NODE := node_modules/ready
BUILT := $(PACKAGE)/ready-$(FINGERPRINT)

.PHONY: help play fingerprint test check copies numbers bench growth crowds promises kills trust mutants site tab-games taps clean python page chromium postgresql lint format types imports pytest checked-pytest pytest-compiled tested built

help:
	@echo "make play      install Farside into .venv-play and open a table      (ARGS=... is handed to farside)"
	@echo "               it is compiled in the background for the next start   (COMPILED=1 waits for that)"
	@echo "make test      everything: lints, types, tests, the compiled package"
	@echo "make check     lints and types only"
	@echo "make format    puts Python, templates, styles and scripts into their form"
	@echo "make copies    write each game's copies.py from the fields its state declares"
	@echo "make bench     decisions, copies and games per second, compiled      (ARGS=antarctica)"
	@echo "make growth    ten thousand running tables for ten minutes           (ARGS='--seconds 180 --database postgresql://...')"
	@echo "make crowds    many who listen, remember, finish; news between servers  (ARGS='--only lobby')"
	@echo "make trust     how far win chances, advice and analysis can be trusted  (ARGS='mars --games 2 --only order')"
	@echo "make mutants   small mistakes in rules and kernel: do the tests notice?  (ARGS='antarctica --sample 200')"
	@echo "make promises  the long run: GAMES=$(GAMES) random games a promise, slow tests included"
	@echo "make kills     ROUNDS=$(ROUNDS) times a server is killed, a database restarted or locked, a connection cut"
	@echo "make site      Farside in a browser tab: a folder of files, without a server, in dist/site"
	@echo "make tab-games whole games of every title in a tab, in chromium, to their end"
	@echo "make taps      whole games of every title on a phone and a tablet, by tapping only what is in view"
	@echo "make clean     remove all that was built"

# Plain Python at once, compiled from the next start on; COMPILED=1 waits for it, COMPILED=0 does without.
play: python
	@MAKE="$(MAKE)" $(PYTHON) tools/play.py $(FINGERPRINT) "$(COMPILED)" $(ARGS)

fingerprint:
	@echo $(FINGERPRINT)

test: python
	@$(MAKE) -j 2 $(DEV) postgresql
	@$(MAKE) page
	@$(MAKE) -j 2 checked-pytest tested
	@$(MAKE) pytest-compiled PACKAGE=$(TESTED)

check: lint types imports

# A test compares them with what is committed.
copies: $(DEV)
	@.venv/bin/farside copies $(notdir $(patsubst %/state.py,%,$(wildcard src/farside/games/*/state.py)))

# Compiling takes longest: it begins while lints and types are looked at.
checked-pytest: check
	@$(MAKE) pytest

# The same C code, translated in half the time; what is played and measured is translated for speed.
tested:
	@FARSIDE_OPTIMISE=1 $(MAKE) built PACKAGE=$(TESTED)

built: $(BUILT)

# The compiled package, so that the long run says something about what is played.
promises: $(DEV) page $(BUILT)
	@FARSIDE_GAMES=$(GAMES) PYTHONPATH=$(PACKAGE) .venv/bin/python -m pytest $(SIDE_BY_SIDE) tests

# Every value of the component files, changed one at a time: some minutes, and with --played an hour.
numbers: $(DEV)
	@.venv/bin/python tools/idle.py $(ARGS)

bench: $(DEV) $(BUILT)
	@PYTHONPATH=$(PACKAGE) .venv/bin/farside bench $(ARGS)

# How far chances, advice and analysis can be trusted: hours; the figures are in docs/analysis.md.
trust: $(DEV) $(BUILT)
	@PYTHONPATH=$(PACKAGE) .venv/bin/python tools/trust.py $(ARGS)

# Half of the rounds on SQLite, half on PostgreSQL.
kills: $(DEV) page postgresql
	@.venv/bin/python -m tests.table.kills --rounds $(ROUNDS)

# A real server, visited as by people; say --picture FILE for the drawing in docs/hosting.md.
growth crowds: $(DEV) page
	@.venv/bin/python tools/$@.py $(ARGS)

# A folder of files that any web server can serve.
site: $(DEV) $(NODE) page
	@$(WITH_NODE) .venv/bin/python tools/build_site.py $(OUT)

# Whole games of every title in a tab, pressed in chromium to their end.
tab-games: $(DEV) $(NODE) page
	@$(WITH_NODE) .venv/bin/python -m pytest -q -m slow tests/table/browser/test_tab.py $(ARGS)

# Every kind of game that set-up offers, with the compiled package, so that bots are quick.
taps: $(DEV) page $(BUILT)
	@PYTHONPATH=$(PACKAGE) .venv/bin/python -m pytest -q -m slow tests/table/browser/test_taps.py $(ARGS)

mutants: $(DEV)
	@.venv/bin/python tools/mutants.py $(ARGS)

clean:
	rm -rf .venv .venv-play build dist node_modules src/*.egg-info src/farside/web/static/built
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .grimp_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# The parts.

# Node.js is the one on the path, or the one that requirements-node.txt has put beside Python.
WITH_NODE := PATH="$$PATH:$(CURDIR)/.venv/bin"
PRETTIER := $(WITH_NODE) node node_modules/prettier/bin/prettier.cjs --log-level warn
TSC := $(WITH_NODE) node node_modules/typescript/bin/tsc
PAGE := 'src/**/*.{css,html,js}'

lint: $(DEV) $(NODE)
	@.venv/bin/ruff check --quiet
	@.venv/bin/ruff format --check --quiet || { .venv/bin/ruff format --check; exit 1; }
	@$(PRETTIER) --check $(PAGE) || { echo "make format puts that right."; exit 1; }

format: $(DEV) $(NODE)
	@.venv/bin/ruff format --quiet
	@$(PRETTIER) --write $(PAGE)

types: $(DEV) $(NODE)
	@.venv/bin/mypy
	@$(TSC)

imports: $(DEV)
	@.venv/bin/lint-imports --no-logo

pytest: $(DEV) $(NODE) page
	@.venv/bin/python -m pytest $(SIDE_BY_SIDE) -m "not slow and not long" --ignore=$(COMPILED_TESTS) $(ARGS)

# Whole games with bots, and what speaks of the compiled package; only the files that hold them are looked through.
pytest-compiled: $(DEV) $(BUILT)
	@without=; ls $(PACKAGE)/*.so >/dev/null 2>&1 || { without=--exclude-dir=$(notdir $(COMPILED_TESTS)); \
		echo "Not compiled: the tests in $(COMPILED_TESTS) are skipped, whole games take their time."; }; \
	PYTHONPATH=$(PACKAGE) .venv/bin/python -m pytest $(SIDE_BY_SIDE) -m "long and not slow" \
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

# What the page is checked with; playing needs none of it.
$(NODE): package.json package-lock.json .npmrc | $(DEV)
	@$(WITH_NODE) npm ci --ignore-scripts --loglevel=error >/dev/null
	@touch $@

# In CI the compiled package is no matter of luck: no compiler, no green.
$(BUILT): $(DEV) | page
	@rm -rf $(PACKAGE)
	@FARSIDE_COMPILE=$${FARSIDE_COMPILE-$${CI:+1}} .venv/bin/python $(PIP) install \
		--no-build-isolation --no-deps --target $(PACKAGE) .
	@touch $@

# The one without windows, which tests start in a fifth of the time; an older Debian has the other alone.
chromium:
	@if command -v chromium-headless-shell >/dev/null; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing Debian's chromium for the browser tests ..."; \
		apt-get update -qq; \
		for name in chromium-headless-shell chromium; do \
			DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends \
				$$name fonts-dejavu-core >/dev/null && break; \
		done; \
	elif command -v chromium >/dev/null; then :; \
	else echo "Browser tests need chromium on the path; there is none, so they are skipped."; fi

# After chromium, because Debian installs one thing at a time. No cluster is made or started: tests make their own.
postgresql: chromium
	@if command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing Debian's PostgreSQL for the tests of the store ..."; \
		mkdir -p /etc/postgresql-common && echo "create_main_cluster = false" >> /etc/postgresql-common/createcluster.conf; \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends \
			postgresql >/dev/null; \
	else echo "Tests of PostgreSQL need its initdb; there is none, so they are skipped."; fi
