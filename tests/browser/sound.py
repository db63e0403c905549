"""What axe complains about on a page: whom would it shut out?"""

from axe_playwright_python.base import AXE_SCRIPT, AxeResults
from playwright.sync_api import Page

COLOURS = ("color-contrast", "link-in-text-block")
"""What may differ between day and night, and is the same at every size and in every language: half of axe's work."""
RUN = """async (options) => (await axe.run({ resultTypes: ["violations"], ...options })).violations"""


def complaints(page: Page) -> str:
    return told(page, {})


def complaints_of_colours(page: Page) -> str:
    return told(page, {"runOnly": COLOURS})


def complaints_but_of_colours(page: Page) -> str:
    return told(page, {"rules": {rule: {"enabled": False} for rule in COLOURS}})


def told(page: Page, options: object) -> str:
    """Axe is brought to a page once, however often it looks there."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    violations = page.evaluate(RUN, options)
    return AxeResults({"violations": violations}).generate_report() if violations else ""
