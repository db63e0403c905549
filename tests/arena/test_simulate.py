import os
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from saucer.arena import Figures, bot_named, read_options, simulate
from saucer.core import Game, Header, Options, Unreadable, verify
from saucer.core.lines import read_header
from saucer.registry import all_games
from tests.arena.bells import BELLS, BellsOptions

LOUD = BellsOptions(loud=True)


def timeless(found: Figures) -> Figures:
    return replace(found, seconds=0.0, decisions_per_second=0.0)


def bells(games: int, seed: int = 7, workers: int = 1, record: Path | None = None) -> Figures:
    return timeless(simulate(BELLS, 3, LOUD, ["random"], games, seed, workers, record))


def records(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.slug)
def test_the_same_seed_gives_the_same_games_with_any_number_of_workers(game: Game, tmp_path: Path) -> None:
    found = [
        timeless(simulate(game, game.seats[0], game.options(), ["random"], 60, 7, workers, tmp_path / str(workers)))
        for workers in (1, 2)
    ]
    assert found[0] == found[1] == timeless(simulate(game, game.seats[0], game.options(), ["random"], 60, 7))
    assert records(tmp_path / "1") == records(tmp_path / "2")
    assert len(records(tmp_path / "1")) == 60


@pytest.mark.parametrize("landing", ["sealed", "race"])
def test_the_same_seed_gives_the_same_games_with_any_hash_seed(landing: str, tmp_path: Path) -> None:
    outputs = set()
    for hash_seed in ("0", "1"):
        folder = tmp_path / hash_seed
        arguments = ["--games", "20", "--seed", "7", "--option", f"landing={landing}", "--record", str(folder)]
        subprocess.run(
            [sys.executable, "-m", "saucer", "simulate", "all-in-all", *arguments],
            env=os.environ | {"PYTHONHASHSEED": hash_seed},
            check=True,
            capture_output=True,
        )
        outputs.add(tuple(records(folder).items()))
    assert len(outputs) == 1


def test_another_seed_gives_other_games() -> None:
    assert bells(50, seed=1).seats != bells(50, seed=2).seats


def test_the_first_games_of_a_longer_run_are_those_of_a_shorter_one(tmp_path: Path) -> None:
    bells(5, record=tmp_path / "short")
    bells(9, record=tmp_path / "long")
    assert records(tmp_path / "short").items() <= records(tmp_path / "long").items()


def test_every_record_verifies(tmp_path: Path) -> None:
    bells(20, record=tmp_path)
    for data in records(tmp_path).values():
        assert verify(BELLS, data).dice == "seeded"


def test_bots_move_one_seat_on_from_game_to_game(tmp_path: Path) -> None:
    own = tmp_path / "own.py"
    own.write_text("from saucer.core import RandomBot\n\n\nclass Mine(RandomBot):\n    pass\n")
    mine = f"{own}:Mine"
    simulate(BELLS, 3, LOUD, [mine, "random", "random"], 4, 7, record=tmp_path / "records")
    seats = [header_seats(read_header(data)).index(mine) for data in records(tmp_path / "records").values()]
    assert seats == [0, 1, 2, 0]


def test_bots_placed_by_role_take_over_when_the_roles_are_dealt(tmp_path: Path) -> None:
    own = tmp_path / "own.py"
    own.write_text(
        "from tests.arena.bells import Guess\nfrom saucer.core import Bot\n\n\n"
        "class Tails(Bot):\n"
        "    def choose(self, view, legal, random):\n"
        "        return Guess(True) if Guess(True) in legal else legal[0]\n\n"
        "    def interrupt(self, view, legal, random):\n"
        "        return None\n"
    )
    tails = f"{own}:Tails"
    roles = ["bellringer=random", f"herald={tails}", "guest=random", "absent=random"]
    found = simulate(BELLS, 3, LOUD, roles, 40, 7, record=tmp_path / "records")
    for data in records(tmp_path / "records").values():
        assert header_seats(read_header(data)) == ["random", "random", tails]
        assert verify(BELLS, data).dice == "seeded"
    assert [(bot.name, bot.games) for bot in found.bots] == [("random", 80), (tails, 40)]
    assert sum(bot.wins for bot in found.bots) == pytest.approx(sum(seat.wins for seat in found.seats))
    assert found.bots[1].wins == pytest.approx(found.seats[2].wins)


@pytest.mark.parametrize(
    ("bots", "message"),
    [
        (["herald=random", "random"], "expected every bot as role=bot, with a role of bellringer, herald, guest"),
        (["herald=random", "cook=random"], "expected every bot as role=bot, with a role of bellringer, herald, guest"),
        (["herald=clever"], "bells has no bot 'clever'"),
        (["herald=random", "guest=random"], "expected a bot for the role bellringer; came herald, guest"),
    ],
)
def test_roles_that_make_no_sense_are_refused(bots: list[str], message: str) -> None:
    with pytest.raises(Unreadable) as refused:
        simulate(BELLS, 3, LOUD, bots, 1, 7)
    assert str(refused.value).startswith(message)


def header_seats(header: Header) -> list[str | None]:
    return [player.bot for player in header.seats]


def test_no_seat_is_favoured() -> None:
    found = simulate(BELLS, 3, LOUD, ["random"], 600, 3)
    fair = (1 - 1 / 8) / 3  # one time in eight nobody guesses right
    assert [seat.low < fair < seat.high for seat in found.seats] == [True, True, True]


def test_progress_hears_of_every_game() -> None:
    heard: list[int] = []
    simulate(BELLS, 3, LOUD, ["random"], 7, 1, progress=heard.append)
    assert sum(heard) == 7
    assert len(heard) == 7


@pytest.mark.parametrize(
    ("players", "bots", "games", "seed", "workers", "message"),
    [
        (7, ["random"], 1, 1, 1, "bells is for 3 to 3 players; came 7"),
        (3, ["clever"], 1, 1, 1, "bells has no bot 'clever'; expected random, or file.py:Name"),
        (3, ["random", "random"], 1, 1, 1, "expected one bot for all seats, or 3, one for each; came 2"),
        (3, ["random"], 0, 1, 1, "expected at least 1 game; came 0"),
        (3, ["random"], -4, 1, 1, "expected at least 1 game; came -4"),
        (3, ["random"], 1, -1, 1, "expected a seed from 0 to 9007199254740991; came -1"),
        (3, ["random"], 1, 1, 0, "expected at least 1 worker; came 0"),
    ],
)
def test_a_call_that_makes_no_sense_is_refused(
    players: int, bots: list[str], games: int, seed: int, workers: int, message: str
) -> None:
    with pytest.raises(Unreadable) as refused:
        simulate(BELLS, players, LOUD, bots, games, seed, workers)
    assert str(refused.value).startswith(message)


def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Unreadable, match=r"expected a folder for records; came .*file: "):
        bells(1, record=tmp_path / "file")


def test_a_record_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "bells-7-000001.jsonl").mkdir()
    with pytest.raises(Unreadable, match=r"expected a file for a record .*; came .*bells-7-000001.jsonl: "):
        bells(3, record=tmp_path)


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ([], BellsOptions()),
        (["loud=true", "bells=3"], BellsOptions(loud=True, bells=3)),
        (["name=big ben"], BellsOptions(name="big ben")),
    ],
)
def test_options_are_read_by_the_type_of_the_game(typed: list[str], read: Options) -> None:
    assert read_options(BELLS, typed) == read


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("loud", "expected an option as key=value; came 'loud'"),
        ("color=red", "bells has no option 'color'; expected loud, bells, name"),
        ("loud=maybe", "the option loud should be true or false; came 'maybe'"),
        ("bells=many", "the option bells should be a whole number; came 'many'"),
    ],
)
def test_an_option_that_cannot_be_read_says_what_was_expected(typed: str, message: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read_options(BELLS, [typed])
    assert str(refused.value) == message


def test_a_bot_of_ones_own_is_made_once(tmp_path: Path) -> None:
    own = tmp_path / "own.py"
    own.write_text("from saucer.core import RandomBot as Mine\n")
    assert bot_named(BELLS, f"{own}:Mine") is bot_named(BELLS, f"{own}:Mine")
