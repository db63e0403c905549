"""What holds in every position of whole games, played at random."""

from collections.abc import Iterator

import pytest

from saucer.core import LAPSE, SILENT, Chance, Decide, Over, Random, choose, seats
from saucer.games.all_in_all import GAME
from saucer.games.all_in_all.model import ALIENS, RELICS
from saucer.games.all_in_all.rules.position import AllInAllPosition
from saucer.games.all_in_all.tests.table import BOTH, SABORTAL, Landing, a_start
from tests.clauses import clause
from tests.positions import check_copies

every_table = pytest.mark.parametrize(("players", "landing"), [(n, way) for n in (3, 4, 5, 6) for way in BOTH])

LONGEST = 2000
"""Steps: twice as many as any of these games takes."""


def whole_game(players: int, landing: Landing, seed: int) -> Iterator[AllInAllPosition]:
    """Every position of a game of random choices, the last one included."""
    position, random = a_start(players, landing=landing).position, Random(seed)
    for _ in range(LONGEST):
        yield position
        now = position.next()
        if isinstance(now, Over):
            return
        if isinstance(now, Chance):
            position.settle(now.draw.sample(random), SILENT)
        elif now.lapses and random.below(2):
            position.settle(LAPSE, SILENT)
        else:
            asked = now.must or now.may
            seat = asked[int(random.below(len(asked)))]
            position.apply(seat, choose(position.legal(seat), random), SILENT)
    raise AssertionError(f"the game has not ended after {LONGEST} steps")


@clause("AA-2", "AA-5", "AA-21", "AA-40")
@every_table
def test_every_card_is_in_play_and_every_alien_where_all_can_see_it(players: int, landing: Landing) -> None:
    for position in whole_game(players, landing, 1):
        view = position.view(None)
        hands = [card for seat in seats(players) for card in position.view(seat).hand or ()]
        lying = [portal.card for portal in view.portals]
        placed = [relic for player in view.players for relic in player.planet]
        in_pile = dict(zip(RELICS, position.pile, strict=True))
        assert all(
            hands.count(relic) + lying.count(relic) + placed.count(relic) + in_pile[relic] == 9 for relic in RELICS
        )
        assert all(player.planet.count(relic) <= 3 for player in view.players for relic in RELICS)
        known = [card for player in view.players for card in player.known]
        assert view.phase == "set_up" or all(known.count(alien) + lying.count(alien) == 1 for alien in ALIENS)
        assert view.phase == "set_up" or hands.count(SABORTAL) == players


@clause("AA-40")
@every_table
def test_an_imagined_position_looks_and_feels_the_same_to_its_seat(players: int, landing: Landing) -> None:
    for position in whole_game(players, landing, 2):
        for seat in (None, *seats(players)):
            view = position.view(seat)
            imagined = GAME.imagine(view, Random(3))
            assert imagined.view(seat) == view
            assert seat is None or imagined.legal(seat) == position.legal(seat)
            assert type(imagined.next()) is type(position.next())


@every_table
def test_a_copy_is_equal_and_goes_its_own_way(players: int, landing: Landing) -> None:
    check_copies(whole_game(players, landing, 4))


@clause("AA-13b")
@every_table
def test_whoever_is_asked_has_a_choice_and_nobody_else_has(players: int, landing: Landing) -> None:
    for position in whole_game(players, landing, 6):
        now = position.next()
        asked = (now.must or now.may) if isinstance(now, Decide) else ()
        assert not isinstance(now, Decide) or bool(now.lapses) == (
            landing == "race" and position.view(None).phase == "landing"
        )
        assert [seat for seat in seats(players) if position.legal(seat)] == list(asked)
