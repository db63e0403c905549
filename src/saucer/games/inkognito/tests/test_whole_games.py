"""What holds in every position of whole games, played at random."""

from collections.abc import Iterator

import pytest

from saucer.core import SILENT, Action, Chance, Decide, Over, Random, Seat, choose, seats
from saucer.games.inkognito import GAME
from saucer.games.inkognito.model import Claim, Declare
from saucer.games.inkognito.rules.position import InkognitoPosition
from saucer.games.inkognito.tests.table import MOST_STEPS, Referee, a_start
from tests.clauses import clause
from tests.positions import check_copies

every_table = pytest.mark.parametrize(
    ("players", "referee"), [(players, referee) for players in (3, 4, 5) for referee in ("strict", "table")]
)


def whole_game(players: int, referee: Referee, seed: int) -> Iterator[InkognitoPosition]:
    """Every position of a game of random choices."""
    position, random = a_start(players, referee, "by_lot").position, Random(seed)
    for _ in range(MOST_STEPS):
        yield position
        now = position.next()
        if isinstance(now, Over):
            return
        if isinstance(now, Chance):
            position.settle(now.draw.sample(random), SILENT)
        else:
            asked = now.may if now.may and not random.below(10) else now.must
            seat = asked[int(random.below(len(asked)))]
            position.apply(seat, any_action(position, seat, random), SILENT)
    raise AssertionError(f"the game goes on after {MOST_STEPS} steps")


def any_action(position: InkognitoPosition, seat: Seat, random: Random) -> Action:
    """Seldom a claim, so that games last."""
    legal = position.legal(seat)
    harmless = tuple(each for each in legal if not isinstance(each, Claim))
    return choose(harmless if harmless and random.below(30) else legal, random)


@clause("IK-4a", "IK-10", "IK-10a")
@every_table
def test_every_turn_starts_with_one_figure_in_each_space(players: int, referee: Referee) -> None:
    for position in whole_game(players, referee, 1):
        for figure, space in enumerate(position.places):
            assert space < 0 or position.standing[space] >> figure & 1
        standing = [bits.bit_count() for bits in position.standing]
        assert sum(standing) == len([space for space in position.places if space >= 0])
        if position.view(None).phase in ("shaking", "closing"):
            assert max(standing) == 1
        elif position.view(None).phase in ("meeting", "asking", "answering", "expelling"):
            assert max(standing) == 2


@clause("IK-50", "IK-50a")
@every_table
def test_an_imagined_position_looks_and_feels_the_same_to_its_seat(players: int, referee: Referee) -> None:
    viewers = (None, *seats(players))
    for number, position in enumerate(whole_game(players, referee, 2)):
        seat = viewers[number % len(viewers)]
        view = position.view(seat)
        imagined = GAME.imagine(view, Random(3))
        assert imagined.view(seat) == view
        assert seat is None or imagined.legal(seat) == position.legal(seat)
        now, then = position.next(), imagined.next()
        assert type(now) is type(then)
        if isinstance(now, Decide) and isinstance(then, Decide):
            assert (now.must, now.may) == (then.must, then.may)


@every_table
def test_a_copy_is_equal_and_goes_its_own_way(players: int, referee: Referee) -> None:
    check_copies(whole_game(players, referee, 4))


@clause("IK-43")
@every_table
def test_whoever_is_asked_has_a_choice_and_nobody_else_has(players: int, referee: Referee) -> None:
    for position in whole_game(players, referee, 6):
        now = position.next()
        asked = [*now.must, *now.may] if isinstance(now, Decide) else []
        assert [seat for seat in seats(players) if position.legal(seat)] == sorted(asked)
        if isinstance(now, Decide):
            assert all(position.legal(seat) == (Declare(),) for seat in now.may)


@clause("IK-20", "IK-21")
@pytest.mark.parametrize("players", [3, 5])
def test_the_strict_referee_never_lets_an_answer_be_repeated(players: int) -> None:
    for seed in range(5):
        *_, last = whole_game(players, "strict", seed)
        shown = [(each.asker, each.asked, each.values) for each in last.replies if len(each.cards) > 1]
        assert len(set(shown)) == len(shown)
