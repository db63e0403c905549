"""What a game offers for one day goes with what else is told of it."""

from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import msgspec
import pytest

from saucer.core import Options, Over, Text, text
from saucer.registry import all_games
from saucer.server.services.daily import Daily, today_of
from tests.server.house import StillClock, served
from tests.server.lantern import Lantern, LanternOptions

pytestmark = pytest.mark.anyio

LAST_SECOND = datetime(2027, 2, 28, 23, 59, 59, tzinfo=UTC).timestamp()


class DailyLantern(Lantern):
    """As many steps as the month has days so far."""

    def of_the_day(self, day: date) -> tuple[Options, Text, Text]:
        return LanternOptions(steps=day.day), text("today"), text("today-about", number=day.day)


def test_of_the_options_only_those_that_are_not_as_usual_are_told() -> None:
    today = today_of(DailyLantern(), LAST_SECOND)
    assert today is not None
    assert (today.day, today.name, today.options) == ("2027-02-28", text("today"), {"steps": 28})


def test_the_day_changes_at_midnight_in_utc() -> None:
    today = today_of(DailyLantern(), LAST_SECOND + 1)
    assert today is not None
    assert (today.day, today.options) == ("2027-03-01", {"steps": 1})


async def test_the_list_of_games_says_what_there_is_today(tmp_path: Path) -> None:
    clock = StillClock()
    clock.set_wall(LAST_SECOND - clock.now())
    games = {"daily": DailyLantern(), "plain": Lantern()}
    async with served(tmp_path, lambda: games, clock) as house:
        told = await (await house.guest()).get("/api/games")
        assert [each["today"] and each["today"]["day"] for each in told] == ["2027-02-28", None]


@pytest.mark.parametrize("slug", [slug for slug, game in all_games().items() if isinstance(game, Daily)])
def test_what_is_offered_for_a_day_can_be_played_by_one_player(slug: str) -> None:
    game = all_games()[slug]
    assert isinstance(game, Daily)
    for days in range(100):
        today = today_of(game, LAST_SECOND + timedelta(days).total_seconds())
        assert today is not None
        options = msgspec.convert(today.options, game.options)
        assert game.check(1, options) is None
        assert not isinstance(game.start(1, options).next(), Over)
