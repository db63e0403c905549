# What people type. Everything is set up in this folder: .venv, web/node_modules, src/saucer/server/static,
# src/saucer/printing/drawings.
PYTHON ?= python3
RUN := .venv/bin/python

.NOTPARALLEL:
.DEFAULT_GOAL := help
.PHONY: help play test suite siege check format web print screens frames engines playback compile benchmark load crowd strength puzzles mutation lock clean set-up-run set-up-print set-up-dev wheel

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 10

play: set-up-run web ## set up and open the table
	.venv/bin/saucer serve --open

test: set-up-dev ## every check and test, in the browser too; GAME=inkognito: what a change of that game can break
	$(RUN) -m tools.test $(GAME)

suite: set-up-dev ## the suite on every combination of players and options, with many more games
	SAUCER_SUITE=every $(RUN) -m pytest --numprocesses 2 tests/test_suite.py

siege: set-up-dev ## the server attacked, killed and let down by disk, clock and stores; PART=frames one of the parts
	nice -n 10 $(RUN) -m tests.siege $(PART)

check: set-up-dev ## lint, format, types and imports, in Python and in the browser
	$(RUN) -m ruff check
	$(RUN) -m ruff format --check
	$(RUN) -m mypy
	.venv/bin/lint-imports --no-logo
	$(RUN) tools/web.py check
	$(RUN) tools/web.py build

format: set-up-dev ## put code into the house format
	$(RUN) -m ruff check --fix --exit-zero
	$(RUN) -m ruff format
	$(RUN) tools/web.py format

web: set-up-run ## build the browser side, unless it is up to date
	@$(RUN) tools/web.py build

print: set-up-print web ## set up what saucer print needs, too: boards and cards on paper

screens: set-up-dev web ## pictures of every page and climax at three sizes, light and dark, in three languages: build/screens
	$(RUN) -m tests.browser.album build/screens

frames: set-up-dev web ## whole games in Chromium with motion, looked at in every frame: climaxes stay, the board is never ahead
	$(RUN) -m tests.browser.frames

engines: set-up-dev web ## a first game of each kind in Firefox and in WebKitGTK, where this machine has them
	$(RUN) -m tests.browser.engines

playback: set-up-dev web ## how exactly a browser plays a rhythm that was sent: under 10 ms
	$(RUN) -m tests.browser.playback

compile: set-up-dev ## compile rules and search with mypyc, for many times the speed
	$(RUN) tools/compile.py

wheel: set-up-dev ## build the wheel, install it into a bare environment, and see that it serves the table
	$(RUN) -m tools.wheel

benchmark: set-up-dev ## All in All beside OpenSpiel's go_fish, in an environment of its own
	$(RUN) benchmarks/openspiel.py

load: compile ## tables under load, beside a boardgame.io server in the same run; then one move a second, and idle ones
	SAUCER_COMPILED=1 $(RUN) -m benchmarks.load
	SAUCER_COMPILED=1 $(RUN) -m benchmarks.load --paced --moves 20
	SAUCER_COMPILED=1 $(RUN) -m benchmarks.load --tables 200 --parts
	SAUCER_COMPILED=1 $(RUN) -m benchmarks.load --idle 2500

crowd: compile ## a hundred tables of hard bots by one guest: does another guest wait?
	SAUCER_COMPILED=1 $(RUN) -m benchmarks.crowd

strength: compile ## how strong the bots of All in All are against the next weaker ones; takes a while
	.venv/bin/saucer simulate all-in-all --players 4 --bots easy,random,random,random --games 500 --seed 1
	.venv/bin/saucer simulate all-in-all --players 4 --bots medium,easy,easy,easy --games 1500 --seed 1
	.venv/bin/saucer simulate all-in-all --players 4 --bots hard,medium,medium,medium --games 1500 --seed 1 --workers 2

puzzles: set-up-dev ## prove the best scores of Don't Talk to Strangers' boards, and make and prove its puzzles
	SAUCER_COMPILED=0 $(RUN) -m saucer.games.strangers.architect.making 66 51

mutation: set-up-dev ## change the rules of GAME=all_in_all bit by bit: do its tests notice?
	nice -n 10 $(RUN) -m tools.mutation $(GAME)

lock: set-up-run ## write the locks anew; UPGRADE=--upgrade takes the newest versions of Python's packages
	$(RUN) tools/lock.py $(UPGRADE)

clean: ## remove all that was set up or built
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis mutants
	rm -rf web/node_modules tests/browser/node_modules src/saucer/server/static src/saucer/printing/drawings
	find src tests tools \( -name __pycache__ -o -name '*.so' \) -prune -exec rm -rf {} +

set-up-run:
	@$(PYTHON) tools/setup.py run

set-up-print:
	@$(PYTHON) tools/setup.py print

set-up-dev:
	@$(PYTHON) tools/setup.py dev
