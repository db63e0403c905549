"""How exactly a browser plays what was sent: its lights against the durations that it was told.

python -m tests.browser.playback        prints the largest deviation in milliseconds; 1 if it is 10 or more
"""

import sys
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.browser.chromium import launched
from tests.browser.house import House, served
from tests.browser.person import Person, lit_ones, person
from tests.browser.tapping import NO_HINTS, heard

ALLOWED = 10.0
TRANSMISSIONS = 3
WATCH = """
window.lights = [];
new MutationObserver(() => {
  const hand = document.querySelector(".table")?.dataset.hand;
  if (hand) window.lights.push([hand, performance.now()]);
}).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-hand"] });
"""


def deviation(house: House, anna: Person) -> float:
    """Of one transmission of a bot, played to somebody who listens."""
    seats = [{"who": "me"}, {"who": "bot", "bot": "hard"}]
    table = house.new_table(anna.context.request, seats, game="contact", options={"first": 1}, start=True)
    told = len(anna.capture.messages)
    anna.opens(house.page(table)).page.locator(lit_ones("guess:")).first.wait_for()
    lights: list[list[float]] = anna.page.evaluate("window.lights")
    anna.capture.messages[:told] = []
    sent = heard(anna)
    played = [float(later[1]) - float(earlier[1]) for earlier, later in pairwise(lights)]
    assert len(played) == len(sent), (lights, sent)
    return max(abs(one - other) for one, other in zip(played, sent, strict=True))


def main() -> None:
    with TemporaryDirectory() as kept, served(Path(kept) / "tables.sqlite3") as house, launched() as browser:
        found = []
        for _ in range(TRANSMISSIONS):
            with person(browser) as anna:
                anna.context.add_init_script(NO_HINTS)
                anna.context.add_init_script(WATCH)
                found.append(deviation(house, anna))
    print(f"largest deviation in {TRANSMISSIONS} transmissions: {max(found):.1f} ms (allowed: under {ALLOWED:.0f})")
    sys.exit(0 if max(found) < ALLOWED else 1)


if __name__ == "__main__":
    main()
