"""A game in pictures: moments of records that the rules of today still rebuild, told as data in the game's folder."""

from pathlib import Path

import pytest

from saucer.core import Game, Unreadable, text
from saucer.registry import all_games
from saucer.server.web import pictures
from saucer.server.web.pictures import has_pictures, match_until, pictures_of, plans
from saucer.server.wire.http import PICTURES
from saucer.wording import LANGUAGES, Wording
from tests.tiny.beacon import GAME as BEACON

every_game = pytest.mark.parametrize(
    "game", [game for game in all_games().values() if has_pictures(game)], ids=lambda game: game.slug
)
EMPTY = """
[[picture]]
name = "aim"
record = "game"
after = 0
viewer = "public"
room = [600, 400]
shows = ["board"]
"""


@every_game
def test_every_picture_can_be_seen_as_the_rules_are_today(game: Game) -> None:
    seen = pictures_of(game)
    assert tuple(each.name for each in seen) == PICTURES
    for picture, plan in zip(seen, plans(game), strict=True):
        seats = range(len(picture.names))
        assert picture.viewer is None if plan.viewer == "public" else picture.viewer in seats
        assert set(picture.view) >= set(game.views.__struct_fields__)


@every_game
def test_every_picture_has_a_sentence_in_every_language(game: Game) -> None:
    for language in LANGUAGES:
        wording = Wording(language, game)
        for name in PICTURES:
            assert 20 < len(wording.render(text(f"picture-{name}"))) < 200


def test_a_game_without_pictures_has_none() -> None:
    assert not has_pictures(BEACON)
    assert pictures_of(BEACON) == ()


def test_a_moment_after_the_end_of_its_record_is_refused() -> None:
    game = all_games()["all-in-all"]
    with pytest.raises(Unreadable, match=r"game.jsonl of all-in-all has 277 entries, expected 9999"):
        match_until(game, "game", 9999)


def test_a_page_of_other_pictures_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "pictures.toml"
    monkeypatch.setattr(pictures, "file_of", lambda game: file)
    file.write_text(EMPTY)
    with pytest.raises(Unreadable, match=r"pictures.toml of beacon: expected the pictures"):
        plans(BEACON)
    file.write_text(EMPTY.replace("viewer", "ears"))
    with pytest.raises(Unreadable, match=r"pictures.toml of beacon: Object contains unknown field `ears`"):
        plans(BEACON)
