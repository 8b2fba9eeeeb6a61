# Every target does the set-up it needs, once. `make test` is what CI runs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMPS := .stamps
PYTEST := $(BIN)/pytest
CLIENT := src/hallows/server/static/index.html
CLIENT_SOURCES := $(shell find web/src web/scripts web/public -type f -not -name '*.gen.ts' 2>/dev/null) \
  $(wildcard web/*.json web/*.ts web/*.js web/index.html src/hallows/locales/*/*.ftl)

# The suite starts Python some hundred times: what was compiled is kept, whatever the shell says.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play wheel test checks lint types client-checks docs kernel long rules bench shots fmt clean

help:
	@echo "make play    set everything up and open the table in the browser"
	@echo "make wheel   a package with the browser client in it: whoever installs it needs no Node"
	@echo "make test    set everything up and run every check"
	@echo "make docs    the documentation as a site, in build/site"
	@echo "make rules   list the rules of the rulebooks that no test is tied to"
	@echo "make bench   measure speeds, as ratios in one run"
	@echo "make long    thousands of random games of everything, and whole games in the browser"
	@echo "make shots   screenshots of every main screen, from real games"
	@echo "make fmt     format and fix what can be fixed"

# -- set-up ---------------------------------------------------------------------------------------------

$(STAMPS)/python: pyproject.toml constraints.txt
	@mkdir -p $(STAMPS)
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

# Not `npm ci`: it refuses a lock file that records no download addresses for other systems' binaries.
$(STAMPS)/node: web/package.json web/package-lock.json
	@mkdir -p $(STAMPS)
	cd web && npm install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

$(CLIENT): $(STAMPS)/node $(CLIENT_SOURCES)
	cd web && npm run --silent build
	@touch $@

# What only tests need from the system, where this user may install it.
$(STAMPS)/system: scripts/chromium.sh scripts/postgres.sh scripts/proxies.sh
	@mkdir -p $(STAMPS)
	sh scripts/chromium.sh
	sh scripts/postgres.sh
	sh scripts/proxies.sh
	@touch $@

# -- for people -----------------------------------------------------------------------------------------

play: $(STAMPS)/python $(CLIENT)
	$(BIN)/hallows play

# What an earlier build left behind would be packed as well.
wheel: $(STAMPS)/python $(CLIENT)
	rm -rf build/lib build/bdist.* dist
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation -w dist .
	@ls dist/*.whl

# The service's tests mostly wait, the browser's mostly draw: hence twice as many of the former at a time.
test:
	$(MAKE) --no-print-directory --jobs=2 --output-sync=target checks
	$(PYTEST) -n 2 tests --ignore=tests/kernel --ignore=tests/server --ignore=tests/browser -m "not long"
	$(PYTEST) -n 4 --dist worksteal tests/server -m "not long"
	$(PYTEST) -n 2 --dist worksteal tests/browser -m "not long"
	$(BIN)/python -m hallows.lab.rulebook --strict

# What uses one core each runs side by side.
checks: client-checks types lint docs kernel $(STAMPS)/system

lint: $(STAMPS)/python
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-cache

types: $(STAMPS)/python
	$(BIN)/mypy

kernel: $(STAMPS)/python
	$(BIN)/coverage run -m pytest tests/kernel
	$(BIN)/coverage report --fail-under=95

# After the client: both draw the icons.
client-checks: $(CLIENT)
	cd web && npm run --silent icons && npm run --silent lint && npm run --silent check && npm test --silent

# Strict: a link that leads nowhere, a page in no list or a name without a docstring page fails.
docs: $(STAMPS)/python
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --quiet

long: $(STAMPS)/python $(CLIENT) $(STAMPS)/system
	$(PYTEST) -n 2 tests -m long --timeout=7200

rules: $(STAMPS)/python
	$(BIN)/python -m hallows.lab.rulebook

bench: $(STAMPS)/python
	$(BIN)/hallows bench

shots: $(STAMPS)/python $(CLIENT) $(STAMPS)/system
	$(BIN)/python scripts/shots.py

fmt: $(STAMPS)/python $(STAMPS)/node
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	cd web && npm run --silent fmt

clean:
	rm -rf $(VENV) $(STAMPS) web/node_modules src/hallows/server/static build dist
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage
