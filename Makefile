# Every target does the set-up it needs. `make test` is what CI runs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMPS := .stamps
PYTEST := $(BIN)/pytest -n 2

.PHONY: help play test long rules bench fmt lint types clean

help:
	@echo "make play    set everything up and open the table in the browser"
	@echo "make test    set everything up and run every check"
	@echo "make rules   list the rules of the rulebooks that no test is tied to"
	@echo "make bench   measure speeds, as ratios in one run"
	@echo "make long    thousands of random games of everything"
	@echo "make fmt     format and fix what can be fixed"

$(STAMPS)/python: pyproject.toml constraints.txt
	@mkdir -p $(STAMPS)
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

play: $(STAMPS)/python
	$(BIN)/hallows play

test: lint types
	$(BIN)/coverage run -m pytest -p no:xdist tests/kernel
	$(BIN)/coverage report --fail-under=95
	$(PYTEST) tests --ignore=tests/kernel -m "not long"
	$(BIN)/python tools/rules.py

lint: $(STAMPS)/python
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-cache

types: $(STAMPS)/python
	$(BIN)/mypy

long: $(STAMPS)/python
	$(PYTEST) tests -m long

rules: $(STAMPS)/python
	$(BIN)/python tools/rules.py

bench: $(STAMPS)/python
	$(BIN)/hallows bench

fmt: $(STAMPS)/python
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf $(VENV) $(STAMPS) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
