# make play, make test and make lint need nothing but Python 3.11+ and make: each sets up what it uses.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play setup test lint format bench lock clean

play: setup
	$(BIN)/ridotto play

setup: $(VENV)/.run-ready

test: $(VENV)/.dev-ready
	$(BIN)/pytest -n auto --cov --cov-report=term

lint: $(VENV)/.dev-ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

format: $(VENV)/.dev-ready
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/.bench-ready
	$(BIN)/python -m bench

# Each lock pins every package by version and hash; make lock writes them anew.
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate pyproject.toml
lock: | $(BIN)/python
	$(INSTALL) uv
	$(LOCK) --extra build -o requirements/run.lock
	$(LOCK) --extra build --extra dev -c requirements/run.lock -o requirements/dev.lock
	$(LOCK) --extra build --extra bench -c requirements/run.lock -o requirements/bench.lock

clean:
	rm -rf $(VENV) build dist

INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check
# The editable install builds with the hatchling of the lock, so that nothing unpinned is fetched.
EDITABLE := $(INSTALL) --no-deps --no-build-isolation --editable .

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Ridotto needs Python 3.11 or newer: make PYTHON=python3.12")'
	$(PYTHON) -m venv $(VENV)

$(VENV)/.run-ready: requirements/run.lock pyproject.toml | $(BIN)/python
	$(INSTALL) --require-hashes -r requirements/run.lock
	$(EDITABLE)
	touch $@

$(VENV)/.dev-ready: requirements/dev.lock $(VENV)/.run-ready
	$(INSTALL) --require-hashes -r requirements/dev.lock
	touch $@

$(VENV)/.bench-ready: requirements/bench.lock $(VENV)/.run-ready
	$(INSTALL) --require-hashes -r requirements/bench.lock
	touch $@
