"""DS-39 to DS-46 and DS-51: teams, Gauntlet, Solo, Architect, puzzles, and what goes together."""

from itertools import product
from typing import Any

import pytest

from saucer.core import Result, Say, Seat, text
from saucer.games.strangers import GAME
from saucer.games.strangers.boards import BOARDS
from saucer.games.strangers.boards.puzzles import PUZZLES
from saucer.games.strangers.events import (
    CardDrawn,
    CardDrawnUnseen,
    ContactMade,
    DateSetAside,
    GameStarted,
    HandDealt,
    MatchEnded,
)
from saucer.games.strangers.model import (
    CARDS,
    BoardName,
    ChooseBoard,
    GamePlayed,
    GoTo,
    LetOut,
    NameCard,
    NamePlayer,
    PlaceStranger,
    StrangersOptions,
    TakeCard,
)
from saucer.games.strangers.tests.table import (
    ANNA,
    BEN,
    CARL,
    DORA,
    MOST_STEPS,
    SAUCER_SIDE,
    A,
    B,
    Table,
    a_game,
    a_start,
    draws,
    flips,
    play,
    played_at_random,
)
from tests.clauses import clause
from tests.positions import chance, do, left_to_chance

SEVEN = ["e3", "e7", "a4", "i6", "h1", "b9", "g4"]
EVERYBODY = (ANNA, BEN, CARL, DORA)
COPIES_OF = (0, 0, 10, 10, 10, 10, 10, 10, 3, 3, 3, 0, 1, 1, 1, 1, 1, 0, 0)
"""DS-45 What an Architect may choose from."""


def last_stranger(given: Table) -> Table:
    when = draws(play(given, "walk"), "stranger_sighting")
    return do(when, when.legal(PlaceStranger)[0])


@clause("DS-39")
def test_partners_sit_side_by_side_or_opposite() -> None:
    assert GAME.teams(4, StrangersOptions(variant="teams_open")) == ((ANNA, BEN), (CARL, DORA))
    assert GAME.teams(4, StrangersOptions(variant="teams_silent")) == ((ANNA, CARL), (BEN, DORA))
    assert GAME.teams(4, StrangersOptions()) == ()


@clause("DS-39", "DS-50")
def test_open_partners_see_each_others_hands_and_nobody_elses() -> None:
    given = a_game(variant="teams_open", hand={seat: ["run"] * (seat + 1) for seat in EVERYBODY[:2]})
    assert given.view(ANNA).players[BEN].known == ("run", "run")
    assert given.view(BEN).players[ANNA].known == ("run",)
    assert given.view(CARL).players[ANNA].known == ()
    assert given.view().players[ANNA].known == ()
    when = chance(chance(a_start(4, variant="teams_open"), (0,)), (2, 3, 4))
    assert HandDealt(ANNA, ("walk", "run", "skateboard")) in when.heard(BEN)
    assert HandDealt(ANNA, ("walk", "run", "skateboard")) not in when.heard(CARL)
    silent = a_game(variant="teams_silent", hand={ANNA: ["run"]})
    assert silent.view(CARL).players[ANNA].known == ()


@clause("DS-39", "DS-50")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_what_is_drawn_is_told_to_an_open_partner_and_to_nobody_else(seat: Seat) -> None:
    partners = {ANNA: BEN, BEN: ANNA, CARL: DORA, DORA: CARL}
    when = draws(play(a_game(turn=seat, variant="teams_open"), "walk"), "rad_bike")
    listeners = [other for other in (*EVERYBODY, None) if CardDrawn(seat, "rad_bike") in when.heard(other)]
    assert listeners == sorted([seat, partners[seat]])
    assert CardDrawnUnseen(seat) not in when.heard(seat)


@clause("DS-39")
def test_nothing_passes_between_silent_partners() -> None:
    silent = a_game(variant="teams_silent").position
    for seat, to in product((*EVERYBODY, None), (None, (ANNA,), (BEN,))):
        why = silent.silenced(seat, Say(words="hello", to=to))
        assert why == text("silenced-watching" if seat is None else "silenced-teams")
    free = a_game(variant="teams_open").position
    assert free.silenced(ANNA, Say(words="hello", to=(BEN,))) is None
    over = last_stranger(a_game(variant="teams_silent", strangers=SEVEN)).position
    assert over.silenced(ANNA, Say(words="well played")) is None


@clause("DS-39")
def test_points_of_partners_are_added_and_scores_stay_ones_own() -> None:
    scored = {"a1": [ANNA], "i1": [CARL], "a9": [DORA], "c4": [CARL]}
    silent = last_stranger(a_game(variant="teams_silent", strangers=SEVEN, scored=scored)).result
    assert silent is not None
    assert (silent.winners, silent.scores) == ((ANNA, CARL), (10, 0, 12, 9))
    open_teams = last_stranger(a_game(variant="teams_open", strangers=SEVEN, scored=scored)).result
    assert open_teams is not None
    assert open_teams.winners == (CARL, DORA)
    tied = last_stranger(a_game(variant="teams_open", strangers=SEVEN)).result
    assert tied is not None
    assert tied.winners == EVERYBODY


@clause("DS-39", "DS-32")
def test_contact_wins_for_the_team_but_only_own_kids_count() -> None:
    hand = {ANNA: ["science_club_saviors", "walk", "walk"]}
    given = a_game(variant="teams_open", scored={"b4": [ANNA, ANNA]}, hand=hand)
    when = flips(play(given, "science_club_saviors"), SAUCER_SIDE, SAUCER_SIDE)
    assert when.result is not None
    assert when.result.winners == (ANNA, BEN)
    given = a_game(variant="teams_open", scored={"b4": [ANNA, BEN]}, hand=hand)
    assert play(given, "science_club_saviors").phase == "drawing"


@clause("DS-38", "DS-39")
def test_a_date_shows_a_hand_to_its_player_alone_not_to_the_partner() -> None:
    given = a_game(variant="teams_open", hand={ANNA: ["soda_shop_date", "walk", "walk"], CARL: ["run", "moms_car"]})
    when = play(given, "soda_shop_date", NamePlayer(CARL))
    assert when.view(ANNA).players[CARL].known == ("run", "moms_car")
    assert when.view(BEN).players[CARL].known == ()
    assert do(when, NameCard("run")).view(BEN).players[CARL].known == ("run",)
    assert NamePlayer(BEN) in play(given, "soda_shop_date").legal(), "a partner, too"


def gauntlet(*games: GamePlayed, first: Seat = ANNA, board: BoardName = "a", **given: Any) -> Table:
    """The games so far; the last Stranger of the next one is about to be placed."""
    laid = BOARDS[board]
    all_but_one = [street.space for street in laid.streets if street.stranger][: laid.strangers - 1]
    table = a_game(players=2, variant="gauntlet", board=laid, strangers=all_but_one, **given)
    table.position.games = games
    table.position.game = len(games) + 1
    table.position.first = first
    return table


def played(winners: tuple[Seat, ...], scores: tuple[int, int], first: Seat = ANNA) -> GamePlayed:
    return GamePlayed("a", "last_stranger", first, winners, scores)


@clause("DS-43")
def test_game_two_is_on_board_b_and_the_winner_begins() -> None:
    when = last_stranger(gauntlet(scored={"a1": [BEN]}))
    assert when.view().board == BOARDS["b"]
    assert when.view().game == 2
    assert when.view().games == (played((BEN,), (0, 12)),)
    assert GameStarted(2, "b", BEN) in when.heard()
    assert when.view().players[BEN].supply == 10
    assert (when.view().discarded, when.view().acted) == (False, False)
    assert left_to_chance(when).asked == BEN
    shared = last_stranger(gauntlet())
    assert GameStarted(2, "b", BEN) in shared.heard(), "after a shared game, whoever went second"


@clause("DS-43")
def test_a_game_is_written_down_with_its_board() -> None:
    when = last_stranger(gauntlet(played((ANNA,), (1, 0)), board="b"))
    assert [game.board for game in when.view().games] == ["a", "b"]


@clause("DS-43")
def test_two_wins_take_the_match() -> None:
    when = last_stranger(gauntlet(played((BEN,), (3, 10)), scored={"a1": [BEN]}))
    assert when.result == Result("two_wins", (BEN,), (3, 22), games=(
        Result("last_stranger", (BEN,), (3, 10)), Result("last_stranger", (BEN,), (0, 12)),
    ))  # fmt: skip
    assert MatchEnded("two_wins", (BEN,)) in when.heard()


@clause("DS-43")
def test_otherwise_a_third_game_is_played_on_the_board_chosen_by_who_has_more_points() -> None:
    when = last_stranger(gauntlet(played((ANNA,), (20, 10)), scored={"a1": [BEN], "d4": [ANNA]}))
    assert when.asked == ANNA, "25 to 22"
    assert when.legal() == [ChooseBoard("a"), ChooseBoard("b")]
    third = do(when, ChooseBoard("a"))
    assert third.view().board == BOARDS["a"]
    assert third.view().game == 3
    assert left_to_chance(third).asked == BEN, "the winner of the last game begins"
    ben_has_more = last_stranger(gauntlet(played((ANNA,), (3, 2)), scored={"a1": [BEN]}))
    assert ben_has_more.asked == BEN, "3 to 14"
    equal = last_stranger(gauntlet(played((ANNA,), (12, 0)), scored={"a1": [BEN]}))
    assert equal.asked == ANNA, "12 to 12: Ben begins, so Anna chooses"


@clause("DS-43")
@pytest.mark.parametrize(
    ("games", "winners"),
    [
        (((ANNA,), (BEN,), (BEN,)), (BEN,)),
        (((ANNA,), (ANNA, BEN), (ANNA, BEN)), (ANNA,)),
        (((ANNA, BEN), (ANNA, BEN), (BEN,)), (BEN,)),
    ],
)
def test_after_three_games_more_wins_decide(games: tuple[tuple[Seat, ...], ...], winners: tuple[Seat, ...]) -> None:
    before = [played(each, (50, 0)) for each in games[:2]]
    scored = {(ANNA, BEN): {}, (BEN,): {"a1": [BEN]}}[games[2]]
    when = last_stranger(gauntlet(*before, scored=scored))
    assert when.result is not None
    assert when.result.winners == winners
    assert when.result.reason == ("two_wins" if games[1:] == ((BEN,), (BEN,)) else "third_game")


@clause("DS-43")
def test_then_more_points_in_all_and_else_the_match_is_shared() -> None:
    one_each = [played((ANNA,), (9, 3)), played((BEN,), (2, 8))]
    shared_third = last_stranger(gauntlet(*one_each)).result
    assert shared_third is not None
    assert (shared_third.winners, shared_third.scores) == ((ANNA, BEN), (11, 11))
    more = last_stranger(gauntlet(played((ANNA,), (9, 3)), played((BEN,), (2, 9)))).result
    assert more is not None
    assert more.winners == (BEN,)


@clause("DS-43")
def test_contact_wins_its_game_and_points_count_as_they_stand() -> None:
    given = gauntlet(scored={"b3": [ANNA, ANNA], "a1": [BEN]}, hand={ANNA: ["science_club_saviors"]})
    when = flips(play(given, "science_club_saviors"), SAUCER_SIDE, SAUCER_SIDE)
    assert when.view().games == (GamePlayed("a", "contact", ANNA, (ANNA,), (10, 12)),)


@clause("DS-44")
def test_alone_contact_brings_ten_points_and_the_game_goes_on() -> None:
    given = a_game(players=1, scored={"b4": [ANNA, ANNA]}, hand={ANNA: ["science_club_saviors", "walk", "walk"]})
    when = flips(play(given, "science_club_saviors"), SAUCER_SIDE, SAUCER_SIDE)
    assert ContactMade(ANNA, 10) in when.heard()
    assert when.phase == "drawing"
    assert when.points(ANNA) == 13
    assert when.view().bonus == 10
    given.position.bonus = 10
    again = flips(play(given, "science_club_saviors"), SAUCER_SIDE, SAUCER_SIDE)
    assert again.view().bonus == 20, "after a new shuffle"


@clause("DS-44")
def test_alone_a_soda_shop_date_is_replaced_in_the_opening_hand_too() -> None:
    when = chance(a_start(1), (2, 3, 18))
    assert when.hand(ANNA) == ["walk", "run"]
    assert when.discarded("soda_shop_date") == 1
    when = draws(play(a_game(players=1), "walk"), "soda_shop_date")
    assert DateSetAside(ANNA) in when.heard()
    assert when.phase == "drawing"
    assert len(when.hand(ANNA)) == 2


@clause("DS-5", "DS-44", "DS-45")
def test_who_is_alone_begins() -> None:
    assert a_start(1).view().first == a_start(1, variant="architect").view().first == ANNA


@clause("DS-44")
def test_alone_there_is_a_score_to_beat() -> None:
    result = last_stranger(a_game(players=1, strangers=SEVEN, scored={"a1": [ANNA]})).result
    assert result is not None
    assert (result.winners, result.scores, result.par) == ((ANNA,), (10,), None)


def architect(*cards: str) -> Table:
    return do(a_start(1, A, variant="architect"), *[TakeCard(card) for card in cards])  # type: ignore[arg-type]


@clause("DS-45")
def test_the_architect_chooses_a_hand_of_three_and_every_card_but_the_sightings() -> None:
    given = a_start(1, variant="architect")
    offered = {action.card for action in given.legal() if isinstance(action, TakeCard)}
    left_out = {"stranger_sighting", "saucer", "science_club_saviors", "soda_shop_date", "hitchhiking"}
    assert offered == set(CARDS) - left_out
    when = architect("moms_car", "walk", "walk")
    assert when.hand(ANNA) == ["walk", "walk", "moms_car"]
    assert when.phase == "turn"
    assert when.view().deck == 16
    assert a_start(1, B, variant="architect").view().deck == 20


@clause("DS-45")
def test_a_sighting_lies_on_every_even_place() -> None:
    when = do(architect("walk", "walk", "run"), LetOut())
    when = play(when, "walk", GoTo("d5"))
    assert when.phase == "choosing_card", "place 1"
    assert TakeCard("walk") in when.legal()
    when = play(do(when, TakeCard("moms_car")), "walk", GoTo("c5"))
    assert when.phase == "stranger", "place 2"
    when = do(when, PlaceStranger("e3"))
    assert when.phase == "choosing_card", "place 3"
    assert TakeCard("moms_car") not in when.legal(), "there is only one"
    assert when.view().deck == 14


@clause("DS-45")
def test_nine_cards_are_played_on_board_a() -> None:
    when = do(architect("walk", "walk", "walk"), LetOut())
    plays = 0
    for _ in range(MOST_STEPS):
        if when.phase == "over":
            break
        if when.phase == "turn":
            plays += 1
            when = do(when, next(a for a in when.legal() if type(a).__name__ == "PlayCard"))
        elif when.phase == "stranger":
            when = do(when, when.legal()[0])
        else:
            when = do(when, TakeCard("walk") if TakeCard("walk") in when.legal() else when.legal()[-1])
    assert (plays, when.phase) == (9, "over")


@clause("DS-45", "DS-50")
def test_all_is_open_and_nothing_is_left_to_chance() -> None:
    given = architect("walk", "run", "moms_car")
    assert given.view().players[ANNA].known == given.view(ANNA).hand == ("walk", "run", "moms_car")
    when = played_at_random(a_start(1, variant="architect"), 1)
    assert not any(told.event.reveals for told in when.told), "everything can be taken back"


REFUSED: list[tuple[int, dict[str, Any], str]] = [
    (2, {"variant": "teams_open"}, "check-teams"),
    (3, {"variant": "teams_silent"}, "check-teams"),
    (1, {"variant": "gauntlet"}, "check-gauntlet"),
    (4, {"variant": "gauntlet"}, "check-gauntlet"),
    (2, {"variant": "gauntlet", "board": "b"}, "check-gauntlet_board"),
    (2, {"variant": "gauntlet", "puzzle": 1}, "check-puzzle"),
    (2, {"variant": "architect"}, "check-architect"),
    (1, {"variant": "architect", "well_read": True}, "check-architect_alone"),
    (1, {"variant": "architect", "brainiac": True}, "check-architect_alone"),
    (1, {"variant": "architect", "total_invasion": True}, "check-architect_alone"),
    (1, {"variant": "architect", "five_sightings": True}, "check-architect_alone"),
    (1, {"variant": "architect", "free_first_kid": True}, "check-architect_alone"),
    (1, {"puzzle": 1}, "check-puzzle"),
    (1, {"variant": "architect", "puzzle": 1, "board": "b"}, "check-puzzle_board"),
]


@clause("DS-46")
@pytest.mark.parametrize(("players", "options", "reason"), REFUSED)
def test_what_does_not_go_together_is_refused_with_the_reason(
    players: int, options: dict[str, Any], reason: str
) -> None:
    why = GAME.check(players, StrangersOptions(**options))
    assert why is not None
    assert why.id == reason


@clause("DS-46")
def test_all_else_goes_together() -> None:
    extras = ("well_read", "brainiac", "total_invasion", "five_sightings", "free_first_kid")
    counts = {"standard": (1, 2, 3, 4), "teams_open": (4,), "teams_silent": (4,), "gauntlet": (2,)}
    for chosen in product((False, True), repeat=len(extras)):
        for variant, players in counts.items():
            options = StrangersOptions(variant=variant, **dict(zip(extras, chosen, strict=True)))  # type: ignore[arg-type]
            assert [GAME.check(each, options) for each in players] == [None] * len(players)


@clause("DS-51")
@pytest.mark.parametrize("number", range(1, len(PUZZLES) + 1))
def test_a_puzzle_gives_a_hand_a_choice_of_cards_and_a_shorter_deck(number: int) -> None:
    puzzle = PUZZLES[number - 1]
    given = a_start(1, variant="architect", puzzle=number)
    assert sorted(given.hand(ANNA)) == sorted(puzzle.hand)
    assert given.view().deck == 2 * puzzle.strangers
    assert given.view().strangers_left == puzzle.strangers
    assert 5 <= puzzle.strangers + 1 <= 7, "so many cards are played"
    assert sum(puzzle.cards.values()) >= puzzle.strangers
    held_or_left = {card: puzzle.cards.get(card, 0) + puzzle.hand.count(card) for card in CARDS}
    assert given.view().pool == tuple(puzzle.cards.get(card, 0) for card in CARDS)
    assert all(count <= most for count, most in zip(held_or_left.values(), COPIES_OF, strict=True))


@clause("DS-51")
def test_the_last_stranger_of_a_puzzle_ends_it_and_par_is_told() -> None:
    result = played_at_random(a_start(1, variant="architect", puzzle=1), 3).result
    assert result is not None
    assert result.reason == "last_stranger"
    assert result.par == PUZZLES[0].par
    assert result.scores[0] <= PUZZLES[0].par
