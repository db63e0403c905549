"""OpenSpiel's go_fish(players=4) with random play, on one core; prints decisions a second of processor time as JSON.

Runs in an environment with benchmarks/requirements.txt: `driven` by Python, one call for each question, and in
OpenSpiel's `own` rollouts in C++ (as its tree search makes them, from the position after the deal).

    python benchmarks/go_fish.py SECONDS
"""

import json
import sys
from random import Random
from time import process_time
from typing import Any

import pyspiel

CHANCE = -1
ROLLOUTS = 500


def main() -> None:
    seconds = float(sys.argv[1])
    game = pyspiel.load_game("go_fish(players=4)")
    random = Random(1)
    dealt = after_the_deal(game, random)
    found = {"driven": driven(game, random, seconds), "own": own_rollouts(game, dealt, random, seconds)}
    work = {"driven": work_of(game.new_initial_state(), random), "own": work_of(dealt, random)}
    print(json.dumps({**found, "work": work}))


def after_the_deal(game: Any, random: Random) -> Any:
    state = game.new_initial_state()
    while state.current_player() == CHANCE:
        state.apply_action(drawn(state, random))
    return state


def work_of(start: Any, random: Random) -> tuple[float, float]:
    """Chance moves, and legal actions listed, for each decision; not timed."""
    decisions = chances = listed = 0
    for _ in range(ROLLOUTS):
        state = start.clone()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state, random))
                chances += 1
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random.random() * len(legal))])
                decisions += 1
                listed += len(legal)
    return chances / decisions, listed / decisions


def driven(game: Any, random: Random, seconds: float) -> float:
    """Whole games; legal actions listed and one applied at each step, chance drawn by its weights."""
    decisions = 0
    started = process_time()
    while process_time() - started < seconds:
        decisions += play(game.new_initial_state(), random)
    return decisions / (process_time() - started)


def play(state: Any, random: Random) -> int:
    """As few calls as Python needs; says how many decisions there were."""
    decisions = 0
    while True:
        player = state.current_player()
        if player >= 0:
            legal = state.legal_actions()
            state.apply_action(legal[int(random.random() * len(legal))])
            decisions += 1
        elif player == CHANCE:
            state.apply_action(drawn(state, random))
        else:
            return decisions


def drawn(state: Any, random: Random) -> int:
    rest = random.random()
    outcomes = state.chance_outcomes()
    for action, chance in outcomes:
        rest -= chance
        if rest < 0:
            return int(action)
    return int(outcomes[-1][0])


def own_rollouts(game: Any, state: Any, random: Random, seconds: float) -> float:
    """A tree search of one simulation is so many rollouts from its root; their mean length is counted in Python."""
    length = sum(play(state.clone(), random) for _ in range(ROLLOUTS)) / ROLLOUTS
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1), 1.0, 1, 100, False, 1, False)
    searches = 0
    started = process_time()
    while process_time() - started < seconds:
        bot.mcts_search(state)
        searches += 1
    return searches * ROLLOUTS * length / (process_time() - started)


if __name__ == "__main__":
    main()
