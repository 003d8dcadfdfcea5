# make play, make test and make lint need nothing but Python 3.11+ and make: each sets up what it uses.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

# Commands start in half the time where Python keeps what it has compiled, and tests start hundreds of them.
unexport PYTHONDONTWRITEBYTECODE

# Node.js comes from this machine or, where there is none, from PyPI into the environment.
export PATH := $(CURDIR)/$(BIN):$(PATH)
NPM := npm --prefix web --loglevel=error
WORDS := $(wildcard src/ridotto/locale/*/*.ftl src/ridotto/games/*/words/*/*.ftl)
WEB_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*') $(WORDS)

.PHONY: play setup dev test siege coverage lint lint-python lint-pages format docs bench protocol twins lock clean

play: setup
	$(BIN)/ridotto serve

setup: $(VENV)/.run-ready $(VENV)/.pages-ready

# Pytest, mypy and ruff, for those who run them themselves.
dev: setup $(VENV)/.dev-ready $(VENV)/.learn-ready $(VENV)/.docs-ready

# Once for all: otherwise every worker of pytest would wait for the one that compiles.
COMPILE := $(BIN)/python -m tests.twins.compilation
# Many tests wait for servers, browsers and clocks: two for each processor keep it busy.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(2 * (os.cpu_count() or 1))')
# OpenBLAS and PyTorch would start a thread for each processor in every process, and they wait busily.
test coverage: export OPENBLAS_NUM_THREADS := 1
test coverage: export OMP_NUM_THREADS := 1
test: setup $(VENV)/.dev-ready $(VENV)/.learn-ready $(VENV)/.docs-ready $(VENV)/.web-ready
	$(COMPILE) & compiling=$$!; $(MAKE) --no-print-directory $(VENV)/.debian-ready && $(NPM) test && wait $$compiling
	$(BIN)/pytest -n $(WORKERS) --dist worksteal

# The long attack on a server of its own, and 500 kills of workers and database: make siege MINUTES=600 for a night.
MINUTES ?= 20
siege: setup $(VENV)/.dev-ready $(VENV)/.debian-ready
	$(BIN)/python -m tests.hostile.siege --minutes $(MINUTES)

# The same with how much of the code it reached; counting takes half as long again.
coverage: setup $(VENV)/.dev-ready $(VENV)/.learn-ready $(VENV)/.docs-ready $(VENV)/.web-ready $(VENV)/.debian-ready
	$(BIN)/pytest -n $(WORKERS) --dist worksteal --cov --cov-report=term

# Tools for the documentation are checked with the types of what they extend.
lint: $(VENV)/.dev-ready $(VENV)/.docs-ready $(VENV)/.web-ready
	$(MAKE) --no-print-directory --jobs 2 lint-python lint-pages

lint-python: $(VENV)/.dev-ready $(VENV)/.docs-ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

lint-pages: $(VENV)/.web-ready
	$(NPM) run lint
	$(NPM) run check

format: $(VENV)/.dev-ready $(VENV)/.web-ready
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NPM) run format

# The documentation site, in build/docs. A link or an anchor that leads nowhere fails it.
docs: $(VENV)/.docs-ready
	$(BIN)/zensical build --strict --clean

# The messages are written down in the server; the schema and the browser's types follow from them.
protocol: $(VENV)/.run-ready $(VENV)/.web-ready
	$(BIN)/python -m ridotto.server.generators.schema_file
	$(NPM) run types

# The rules as WebAssembly, and their types, for the browser. They are kept, so that nobody needs a compiler to play.
twins: $(VENV)/.dev-ready
	$(BIN)/python -m ridotto.server.generators.wasm_files
	$(BIN)/python -m tests.twins.searches

bench: setup $(VENV)/.bench-ready
	$(BIN)/python -m bench

# Each lock pins every package by version and hash; what is pinned stays unless UPGRADE=--upgrade is given.
UPGRADE ?=
LOCK := $(BIN)/uv pip compile $(UPGRADE) --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate pyproject.toml
lock: | $(BIN)/python
	$(INSTALL) uv
	$(LOCK) --extra build -o requirements/run.lock
	$(LOCK) --extra build --extra dev -c requirements/run.lock -o requirements/dev.lock
	$(LOCK) --extra build --extra learn -c requirements/dev.lock -o requirements/learn.lock
	$(LOCK) --extra build --extra docs -c requirements/dev.lock -o requirements/docs.lock
	$(LOCK) --extra pages -c requirements/run.lock -o requirements/node.lock
	$(LOCK) --extra build --extra bench -c requirements/run.lock -o requirements/bench.lock

clean:
	rm -rf $(VENV) build dist web/node_modules src/ridotto/server/pages

INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check
# A lock names every package: pip must not look for others, nor for a newer one that an extra would also allow.
LOCKED := $(INSTALL) --no-deps --require-hashes -r
# The editable install builds with the hatchling of the lock, so that nothing unpinned is fetched.
# Of thousands of files for developers few are ever imported: Python compiles those then.
LOCKED_DEV := $(INSTALL) --no-compile --no-deps --require-hashes -r
EDITABLE := $(INSTALL) --no-deps --no-build-isolation --editable .

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Ridotto needs Python 3.11 or newer: make PYTHON=python3.12")'
	$(PYTHON) -m venv $(VENV)

$(VENV)/.run-ready: requirements/run.lock pyproject.toml | $(BIN)/python
	$(LOCKED) requirements/run.lock
	$(BIN)/python -c 'import hatch_build, sys; sys.exit(not hatch_build.has_node())' || $(LOCKED) requirements/node.lock
	$(EDITABLE)
	touch $@

$(VENV)/.pages-ready: $(WEB_SOURCES) $(VENV)/.run-ready
	$(BIN)/python hatch_build.py
	touch $@

$(VENV)/.web-ready: web/package-lock.json $(VENV)/.run-ready
	$(BIN)/python -c 'import hatch_build; hatch_build.install_packages()'
	touch $@

# Tests use the system's Chromium, nginx, openssl and PostgreSQL; where one is missing and may be installed, it is.
DEBIAN := chromium-headless-shell nginx-light openssl postgresql
IS_CHROMIUM_HERE := command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome
INITDB := $(firstword $(wildcard /usr/lib/postgresql/*/bin/initdb) initdb)
$(VENV)/.debian-ready: | $(VENV)/.dev-ready
	@{ { $(IS_CHROMIUM_HERE); } && command -v nginx && command -v openssl && command -v $(INITDB); } >/dev/null \
	  || { apt-get update -qq && apt-get install -y -qq --no-install-recommends $(DEBIAN); } \
	  || echo 'The tests need Chromium, nginx, openssl and PostgreSQL: install them and put them on the PATH.'
	touch $@

$(VENV)/.dev-ready: requirements/dev.lock $(VENV)/.run-ready
	$(LOCKED_DEV) requirements/dev.lock
	touch $@

# Tests need no graphics card, and PyTorch with CUDA is 6 GB: the small build where there is one for this machine.
$(VENV)/.learn-ready: requirements/learn.lock requirements/torch-cpu.lock | $(VENV)/.dev-ready
	$(LOCKED_DEV) requirements/torch-cpu.lock --retries 1 2>/dev/null || $(LOCKED_DEV) requirements/learn.lock
	touch $@

$(VENV)/.docs-ready: requirements/docs.lock $(VENV)/.run-ready
	$(LOCKED_DEV) requirements/docs.lock
	touch $@

$(VENV)/.bench-ready: requirements/bench.lock $(VENV)/.run-ready
	$(LOCKED_DEV) requirements/bench.lock
	touch $@
