"""Moments that frames and pictures need are found, as the server would tell them; no browser is asked."""

import pytest

from saucer.registry import game_named
from saucer.server.table.broadcast import names_of
from tests.browser.sought import climaxes_of, sought
from tests.browser.stage import DRAWN, named

SLUGS = ("all-in-all", "contact")


@pytest.mark.parametrize("slug", SLUGS)
def test_a_climax_is_found_with_all_that_a_browser_needs(slug: str) -> None:
    game, climaxes = game_named(slug), climaxes_of(slug)
    moment = next(iter(sought(game, climaxes, set(climaxes.kinds))))
    assert set(moment.scene["view"]) <= set(names_of(game))
    assert {"phase", "players"} <= set(moment.scene["view"])
    beats = [beat for beat in moment.told["beats"] if beat["line"] is not None]
    assert moment.kinds <= {beat["line"]["event"]["kind"] for beat in beats}
    assert moment.told["count"] == moment.scene["count"] + len(beats)


def test_whoever_names_a_game_that_is_none_is_told_which_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert named([], DRAWN) == DRAWN
    assert named(["contact"], DRAWN) == ["contact"]
    with pytest.raises(SystemExit) as ended:
        named(["contact", "conntact"], DRAWN)
    assert ended.value.code == 2
    assert capsys.readouterr().err == f"expected some of {', '.join(DRAWN)}; found conntact\n"
