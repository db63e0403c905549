"""Who may see what, LI-50, and what holds in every position of whole games, played at random."""

from collections.abc import Iterator
from itertools import cycle
from typing import Any

import pytest

from saucer.core import SILENT, Chance, Decide, Over, Random, choose, encode, seats, stream
from saucer.core.codec import Codec
from saucer.games.los_incognitos import GAME
from saucer.games.los_incognitos.boards import BOARDS
from saucer.games.los_incognitos.model import SYMBOLS, DieAside, Exchange, LosOptions, LosView, OpenChest, Send, Store
from saucer.games.los_incognitos.rules.position import LosPosition
from saucer.games.los_incognitos.tests.table import (
    ANNA,
    BEN,
    B,
    J,
    L,
    R,
    S,
    V,
    a_board,
    a_game,
    a_turn,
    mark,
    run,
    to_the_end_of_turn,
)
from tests.clauses import clause
from tests.positions import check_copies, do

LONGEST = 3000
TABLES = [(name, players, signs) for name in BOARDS for players, signs in ((2, "on"), (3, "off"), (4, "on"))]
every_table = pytest.mark.parametrize(("board", "players", "signs"), TABLES)


def whole_game(board: str, players: int, signs: str, seed: int) -> Iterator[LosPosition]:
    """Every position of a game of random choices, the last one included."""
    options: Any = Codec(GAME).options({"board": board, "signs": signs})
    position, random = GAME.start(players, options), Random(seed)
    assert isinstance(position, LosPosition)
    for _ in range(LONGEST):
        yield position
        now = position.next()
        if isinstance(now, Over):
            return
        if isinstance(now, Chance):
            position.settle(now.draw.sample(random), SILENT)
        elif isinstance(now, Decide):
            seat = now.must[0]
            position.apply(seat, choose(position.legal(seat), random), SILENT)
    raise AssertionError(f"the game has not ended after {LONGEST} steps")


@clause("LI-50")
@every_table
def test_a_view_is_the_whole_position_for_everybody(board: str, players: int, signs: str) -> None:
    """Those who watch and the seats look in turn."""
    for position, seat in zip(whole_game(board, players, signs, 1), cycle((None, *seats(players))), strict=False):
        view = position.view(seat)
        imagined = GAME.imagine(view, stream(3))
        assert imagined.key() == position.key()
        assert imagined.view(seat) == view


@clause("LI-14", "LI-17")
@every_table
def test_a_mark_is_crossed_off_and_every_own_destination_is_reached(board: str, players: int, signs: str) -> None:
    for position in whole_game(board, players, signs, 2):
        crossed = [value for value in range(len(position.markers)) if position.markers[value] >= 0]
        marks = [int(mark) for mark in position.marks if mark >= 0]
        assert sorted(marks) == crossed
        assert len(set(marks)) == len(marks)
        assert 0 <= position.on_pad() <= 2
        for seat in seats(players):
            reached = position.to_mark[seat] | position.to_explore[seat]
            own = [at for at in range(len(position.owners)) if position.owners[at] == seat]
            assert all(at in own for at in range(len(position.owners)) if reached & 1 << at)


@every_table
def test_a_copy_is_equal_and_goes_its_own_way(board: str, players: int, signs: str) -> None:
    check_copies(whole_game(board, players, signs, 4))


@clause("LI-50")
def test_a_view_shows_dice_bans_starts_and_the_die_set_aside() -> None:
    given = a_turn(roll=[L, B, S, R, R], pad=[J], aside=L)
    moved = do(given, run(given, "A", "m2"))
    view = (moved if moved.view().phase == "acting" else do(moved, moved.legal()[0])).view(BEN)
    assert (view.roll, view.spent) == ((S, R, R), (L, B))
    assert [(die.die, die.lay_before) for die in view.pad] == [(J, True)]
    stored = do(a_turn(roll=[S, J, R], pad=[J]), Store(S)).view(BEN)
    assert [(die.die, die.lay_before) for die in stored.pad] == [(J, True), (S, False)]
    assert view.bans == ("marking",)
    assert view.started == (0,)
    assert view.set_aside is not None
    assert (view.set_aside.symbol, view.set_aside.player) == (L, ANNA)


@clause("LI-50")
def test_a_view_shows_functions_zeros_circles_signs_and_who_is_out() -> None:
    board = a_board("bazaar", signs={"yellow": "arrow", "red": "drop"})
    given = a_turn(
        roll=[S, J, S, S, J, V],
        owns={ANNA: ["m1", "m2"]},
        explored={BEN: ["s1"]},
        log={BEN: ["zero", "used_zero"]},
        board=board,
        signs=True,
        players=3,
    )
    given.position.out = 4
    both = to_the_end_of_turn(do(given, mark(given, "m1", "yellow"), mark(given, "m2", "red")))
    both.position.circles[0] = BEN
    view = both.view(None)
    assert [player.functions for player in view.players] == [0, 1, 0]
    assert [entry.kind for entry in view.players[BEN].logbook] == ["zero", "used_zero"]
    assert view.tables[0][0].circled == BEN
    assert [each.kind for each in view.to_sign] == ["yellow", "red"]
    assert [player.out for player in view.players] == [False, False, True]


@clause("LI-50")
def test_views_of_rare_phases_survive_and_are_imagined() -> None:
    bazaar = a_turn(roll=[L, R], pad=[L, S], explored={ANNA: ["s1"]}, board=a_board("bazaar"))
    trading = do(bazaar, Exchange(L, J))
    arena = a_turn(
        roll=[S, J, V],
        owns={ANNA: ["m1"]},
        explored={ANNA: ["s1"]},
        marked={BEN: [("m3", "white")]},
        board=a_board("arena"),
    )
    sent = do(to_the_end_of_turn(do(arena, mark(arena, "m1", "yellow"))), Send("yellow", 1))
    duel = do(sent, sent.legal()[0])
    paid = a_turn(roll=[L, B, R, V], aside=L)
    paying = do(paid, run(paid, "A", "m2"))
    chest = a_turn(roll=[S, J, V, V], explored={ANNA: ["s1"]}, board=a_board("treasure_chest"))
    for table in (trading, sent, duel, paying, do(chest, OpenChest("yellow"))):
        view = Codec(GAME).view(encode(table.view(ANNA)))
        assert isinstance(view, LosView)
        imagined = GAME.imagine(view, Random(1))
        assert imagined.key() == table.position.key()


@clause("LI-51")
def test_a_players_own_board_is_played_and_seen() -> None:
    own = a_board("treasure_chest")
    position = GAME.start(2, LosOptions(), own)
    view = position.view(None)
    assert isinstance(view, LosView)
    assert view.board == own
    assert a_game(own).view().board == own


@clause("LI-44", "LI-50")
def test_everybody_sees_whose_die_is_set_aside_for_the_next_turn() -> None:
    given = a_turn(roll=[L, R])
    assert given.view(BEN).next_set_aside is None
    given.position.next_aside, given.position.next_aside_for = SYMBOLS.index(L), BEN
    assert given.view(ANNA).next_set_aside == given.view().next_set_aside == DieAside(L, BEN, False)
    assert GAME.imagine(given.view(ANNA), Random(1)).key() == given.position.key()


@clause("LI-20", "LI-50")
def test_nothing_is_explored_owned_or_marked_at_first() -> None:
    for each in a_game().view().destinations:
        assert (each.owner, each.mark, each.explored) == (None, None, False)


@clause("LI-50")
def test_before_the_first_turn_there_is_nothing_to_see_of_one() -> None:
    view = a_game().view()
    assert (view.first, view.player, view.set_aside, view.next_set_aside) == (None, None, None, None)
    assert (view.roll, view.pad, view.spent, view.bans, view.started, view.marked) == ((), (), (), (), (), ())
    assert (view.to_duel, view.to_sign, view.paying, view.chest, view.other_die) == ((), (), None, None, None)
    assert (view.duel, view.sign, view.reason, view.winners, view.scores) == (None, None, None, (), ())
    assert [view.extra, view.acted, view.moved, view.scored] == [False] * 4
    assert view.points == 0


@clause("LI-6", "LI-50")
def test_a_turn_begins_as_a_clean_sheet() -> None:
    given = a_turn(roll=[R, R, R, V, V, V], log={ANNA: ["stroke"]})
    view = given.view()
    assert view.player == BEN
    assert [view.extra, view.acted, view.moved, view.scored] == [False] * 4
    assert (view.roll, view.pad, view.spent, view.bans, view.started, view.marked) == ((), (), (), (), (), ())
    assert view.points == 0


@clause("LI-21a", "LI-50")
def test_the_last_roll_stays_in_sight_until_the_next_turn() -> None:
    board = a_board(signs={"yellow": "arrow"})
    given = a_turn(roll=[S, J, V, V, V], pad=[L], owns={ANNA: ["m1"]}, board=board, signs=True)
    when = to_the_end_of_turn(do(given, mark(given, "m1", "yellow")))
    assert when.view().phase == "arrow"
    assert (when.view().roll, when.view().pad) == ((R, R, R), ())


@clause("LI-20", "LI-50")
def test_what_is_explored_cannot_be_explored_in_an_imagined_position_either() -> None:
    given = a_turn(roll=[J, B, L, V], explored={ANNA: ["s1"]}, owns={ANNA: ["m1"]})
    assert GAME.imagine(given.view(ANNA), Random(1)).legal(ANNA) == given.position.legal(ANNA)
