PYTHON ?= python3
BIN := .venv/bin
START ?= camarilla serve
COMPILED := $(wildcard tests/rulebook tests/conformance tests/golden tests/envs)
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock'
UPGRADE ?=
COVERED ?=
LEAST_COVERAGE := 92

.DEFAULT_GOAL := help
.PHONY: help serve client screenshots test coverage lab cluster golden lint compile lock bench \
	api rules docs clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

serve: ## set up and serve the table on this machine and its network; compiles the rules beside it for the next start
	@$(PYTHON) tools/environment.py runtime
	@$(BIN)/python tools/client.py
	@nice $(MAKE) --silent compile >build/compile.log 2>&1 &
	@$(BIN)/$(START)

client: ## build the web client, if its sources changed
	@$(PYTHON) tools/environment.py runtime
	@$(BIN)/python tools/client.py

screenshots: client ## take the pictures of docs/screenshots anew
	@$(PYTHON) tools/environment.py dev
	@$(BIN)/python tools/chromium.py >/dev/null
	$(BIN)/python -m tests.browser.screenshots

test: lint client ## lint, types, all tests on the sources, those of what is compiled again on the compiled build
	@$(BIN)/python tools/client.py check
	@$(BIN)/python tools/chromium.py >/dev/null || test $$? -eq 3
	CAMARILLA_PURE=1 $(BIN)/pytest -n auto -q
	@$(BIN)/python tools/compile.py || test $$? -eq 3
	$(if $(COMPILED),@if $(BIN)/python tools/compile.py --check 2>/dev/null; then \
		CAMARILLA_EXPECT=compiled $(BIN)/pytest -n auto -q $(COMPILED); fi)

coverage: client ## line coverage of src by all tests, at least 92 %; COVERED=tests/i18n runs some of them
	@$(PYTHON) tools/environment.py dev
	@$(BIN)/python tools/chromium.py >/dev/null || test $$? -eq 3
	@rm -rf build/coverage
	CAMARILLA_PURE=1 $(BIN)/coverage run -m pytest -n auto -q --timeout 900 $(COVERED)
	@$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --fail-under $(if $(COVERED),0,$(LEAST_COVERAGE))

lab: ## set up what reports and the research environments need
	@$(PYTHON) tools/environment.py dev

cluster: ## install Ray too, and test what runs on it
	@$(PYTHON) tools/environment.py cluster
	CAMARILLA_PURE=1 $(BIN)/pytest -q tests/lab/test_report.py -k "ray or cluster"

golden: ## write the golden playthroughs anew; PLAYS=--new plays other actions
	@$(PYTHON) tools/environment.py dev
	CAMARILLA_PURE=1 $(BIN)/python -m tests.golden $(PLAYS)

lint: ## style and types
	@$(PYTHON) tools/environment.py dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

compile: ## compile the rules beside their sources, if they changed
	@$(PYTHON) tools/environment.py build
	@$(BIN)/python tools/compile.py

lock: ## write requirements/*.txt anew from pyproject.toml; UPGRADE=--upgrade takes newer versions
	@$(PYTHON) tools/environment.py dev
	$(LOCK) $(UPGRADE) pyproject.toml -o requirements/runtime.txt
	$(LOCK) $(UPGRADE) pyproject.toml --group dev -c requirements/runtime.txt -o requirements/dev.txt
	$(LOCK) $(UPGRADE) pyproject.toml --extra postgres --extra notices -c requirements/dev.txt -o requirements/postgres.txt
	$(LOCK) $(UPGRADE) pyproject.toml --extra cluster -c requirements/dev.txt -o requirements/cluster.txt
	$(LOCK) $(UPGRADE) pyproject.toml --extra train --extra rl -c requirements/dev.txt -o requirements/train.txt
	$(LOCK) $(UPGRADE) --group build -c requirements/dev.txt -o requirements/build.txt
	$(LOCK) $(UPGRADE) --group backend -c requirements/dev.txt -o requirements/backend.txt
	$(LOCK) $(UPGRADE) --group docs -c requirements/dev.txt -o requirements/docs.txt
	$(LOCK) $(UPGRADE) --group node -o requirements/node.txt
	$(LOCK) $(UPGRADE) --group release -c requirements/dev.txt -o requirements/release.txt

bench: compile ## decisions a second, against a calibration loop
	@$(BIN)/camarilla bench

api: ## write docs/api.md and docs/api from the docstrings
	@$(PYTHON) tools/api_pages.py

rules: ## write the rules in Ukrainian and Russian, docs/uk and docs/ru, from the catalogues
	@$(PYTHON) tools/environment.py runtime
	@$(BIN)/python tools/rules_pages.py

docs: ## write the documentation as a site into build/site
	@$(PYTHON) tools/environment.py docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet

clean: ## remove what was built, and the environment
	@$(PYTHON) tools/compile.py --clean
	rm -rf client/node_modules src/camarilla/web/static
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
