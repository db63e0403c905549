"""What axe complains about on a page: whom would it shut out?"""

from axe_playwright_python.base import AXE_SCRIPT, AxeResults
from playwright.sync_api import Page

COLOURS = ("color-contrast", "link-in-text-block")
"""What may differ between day and night; all else axe looks at is the same."""
RUN = """async (only) => {
  const rules = only.length > 0 ? { runOnly: only } : {};
  return (await axe.run({ resultTypes: ["violations"], ...rules })).violations;
}"""


def complaints(page: Page, *only: str) -> str:
    """Of all its rules, or only of these; axe is brought to a page once, however often it looks there."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    violations = page.evaluate(RUN, list(only))
    return AxeResults({"violations": violations}).generate_report() if violations else ""
