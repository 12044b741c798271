# The two commands that matter are `make play` and `make test`; both set everything up first.
# They need Python 3.11 or newer with pip and venv, and make.

PYTHON ?= python3
VENV := .venv
BENCH := .venv-bench# OpenSpiel and what it brings would slow the starts that are measured
BIN := $(VENV)/bin
TESTS := pytest -q -n 2 --dist worksteal# each process begins at its own half: tests/conftest.py sorts them by game
PYTEST := $(BIN)/$(TESTS)

NPM := $(BIN)/python client/npm.py
PAGE := src/clubroom/server/page/index.html
CLIENT := $(shell find client/src -type f ! -name messages.ts) client/index.html client/vite.config.ts client/svelte.config.js

.PHONY: play test long bench lock check compiled plain bounds client client-test browser-test clean

play: $(VENV)/play.ready client
	@$(BIN)/clubroom serve --home --show

test: check compiled plain bounds client-test

# --- what `make test` runs, each also alone ---

check: $(VENV)/test.ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

compiled: $(VENV)/test.ready
	$(PYTEST)

# The laws run apart: traced for coverage they would take three times as long.
plain: $(VENV)/test.ready
	rm -f .coverage .coverage.*
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m $(TESTS) --ignore tests/test_laws.py
	$(BIN)/coverage combine -q
	$(BIN)/coverage report
	NUMBA_DISABLE_JIT=1 $(PYTEST) tests/test_laws.py

bounds: $(VENV)/test.ready
	NUMBA_BOUNDSCHECK=1 $(PYTEST) tests/test_bounds.py tests/test_laws.py

long: $(VENV)/test.ready browser-test
	$(PYTEST) -m long --long

bench: $(VENV)/play.ready $(BENCH)/bench.ready
	$(BENCH)/bin/python benchmarks/speed.py --program $(BIN)/clubroom
	$(BENCH)/bin/python benchmarks/catan_rival.py
	$(BENCH)/bin/python benchmarks/search.py

# --- the page ---

client: $(PAGE)

$(PAGE): client/node_modules/build.ready client/src/messages.ts $(CLIENT)
	@echo "Building the page ..."
	@$(NPM) run --silent build -- --logLevel warn

# What tests need is not fetched for play; where it is there already it is left alone.
client/node_modules/build.ready: client/package.json client/package-lock.json | $(VENV)/play.ready
	@test client/node_modules/test.ready -nt client/package-lock.json || \
		{ echo "Fetching what the page is built with (once) ..." && $(NPM) ci --silent --no-audit --no-fund --omit=dev; }
	@touch $@

client/node_modules/test.ready: client/package.json client/package-lock.json | $(VENV)/play.ready
	@echo "Fetching what the page is built and tested with (once) ..."
	@$(NPM) ci --silent --no-audit --no-fund
	@touch $@ client/node_modules/build.ready

client/src/messages.ts: $(wildcard src/clubroom/server/*.py) | $(VENV)/play.ready
	@$(BIN)/clubroom messages > $@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@
	@touch $@

client-test: client/node_modules/test.ready client
	$(NPM) run --silent check
	$(NPM) run --silent test

# Whole games in a real browser, on a server of its own; `make browser-test ONLY=screens` runs one file.
browser-test: client/node_modules/test.ready client
	$(BIN)/python client/browser/serve_and_test.py $(ONLY)

# --- setting up ---

$(VENV)/play.ready: requirements/play.txt pyproject.toml
	@$(MAKE) --no-print-directory install SET=play

$(VENV)/test.ready: requirements/test.txt pyproject.toml
	@$(MAKE) --no-print-directory install SET=test

$(BENCH)/bench.ready: requirements/bench.txt pyproject.toml
	@$(MAKE) --no-print-directory install SET=bench VENV=$(BENCH)

.PHONY: install
install:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Clubroom needs Python 3.11 or newer; try: make play PYTHON=python3.12" >&2; exit 2; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || \
		{ echo "Clubroom needs Python's venv module; on Debian: apt install python3-venv" >&2; exit 2; }
	@echo "Setting up Clubroom in $(VENV) (once; a minute or two) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/$(SET).txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $(VENV)/$(SET).ready

# Renew the locks: hashes for every platform, no registry address.
lock: $(VENV)/test.ready
	$(BIN)/python -m pip install --quiet uv
	for set in play test bench; do \
		extra=$$(test $$set = play && echo "--extra server" || echo "--extra test"); \
		test $$set != bench || extra="$$extra --extra bench"; \
		$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
			--no-emit-find-links --no-header --no-annotate $$extra pyproject.toml requirements/build.in \
			--output-file requirements/$$set.txt; \
	done
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
		--no-emit-find-links --no-header --no-annotate requirements/node.in --output-file requirements/node.txt
	$(NPM) install --package-lock-only --no-audit --no-fund
	! grep -q '"resolved"' client/package-lock.json

clean:
	rm -rf $(VENV) $(BENCH) .coverage .coverage.* .mypy_cache .ruff_cache .pytest_cache .hypothesis \
		client/node_modules client/src/messages.ts src/clubroom/server/page
