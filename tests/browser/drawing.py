"""What a choice costs a page: python -m tests.browser.drawing prints it for every drawn game, in milliseconds."""

from collections.abc import Iterator

from playwright.sync_api import Browser, CDPSession

from saucer.core.random import Random
from tests.browser.house import House
from tests.browser.person import person
from tests.browser.stage import DRAWN, print_figures, sits
from tests.browser.test_inkognito import one_chooses

CHOICES = 40
SPENT = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration", "TaskDuration")
"""As Chromium counts them; the last is everything that the page's thread did."""


def spent(session: CDPSession) -> list[float]:
    """Seconds, since the page was opened."""
    metrics = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    return [metrics[name] for name in SPENT]


def costs(browser: Browser, house: House, game: str) -> list[float]:
    """Milliseconds for each choice, those of three bots that follow included, but for what is painted."""
    with person(browser, picture=False) as anna:
        sits(house, anna, game)
        session = anna.context.new_cdp_session(anna.page)
        session.send("Performance.enable")
        before, made = spent(session), 0
        while made < CHOICES and one_chooses([anna], Random(made), made):
            made += 1
        return [1000 * (now - then) / made for now, then in zip(spent(session), before, strict=True)]


def figures_of(browser: Browser, house: House) -> Iterator[str]:
    """A table in Markdown."""
    yield "| game | script | style | layout | all |"
    yield "|---|---|---|---|---|"
    for game in DRAWN:
        yield f"| {game} | {' | '.join(f'{each:.1f} ms' for each in costs(browser, house, game))} |"


if __name__ == "__main__":
    print_figures(figures_of)
