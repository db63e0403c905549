"""Moments that frames and pictures need are found, as the server would tell them; no browser is asked."""

import pytest

from saucer.registry import game_named
from saucer.server.table.broadcast import names_of
from tests.browser.sought import climaxes_of, sought

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
