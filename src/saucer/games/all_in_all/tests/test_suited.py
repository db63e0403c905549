"""What the tests of every game take from this one: its clauses, and the tables at which it is played."""

from saucer.core.codec import plain
from saucer.games.all_in_all import GAME
from saucer.wording import rules
from tests.clauses import clauses_in
from tests.suite import pairwise_tables


def test_the_rules_for_players_have_all_clauses() -> None:
    numbers = [*range(1, 26), *range(30, 37), 40]
    extra = {13: ["AA-13a", "AA-13b"], 20: ["AA-20a"]}
    expected = [each for number in numbers for each in [f"AA-{number}", *extra.get(number, [])]]
    assert clauses_in(rules(GAME, "en"), "AA") == expected


def test_three_to_six_players_meet_both_ways_of_landing() -> None:
    met = {(table.players, plain(table.options)["landing"]) for table in pairwise_tables(GAME)}
    assert met == {(players, landing) for players in range(3, 7) for landing in ("sealed", "race")}
