"""Games that end: in front of somebody whose seat a bot plays on while the page looks on, or before nobody."""

from saucer.registry import all_games
from tests.browser.house import House, bots_of
from tests.browser.person import LONGEST_WAIT, OVER, Person

GIVE_SEAT = """
([address, bot]) => new Promise((done, failed) => {
  const socket = new WebSocket(address.replace(/^http/, "ws"));
  const say = (command) => socket.send(JSON.stringify(command));
  socket.onopen = () => say({ kind: "hello", id: "given-hello" });
  socket.onerror = failed;
  socket.onmessage = ({ data }) => {
    const heard = JSON.parse(data);
    if (heard.kind === "scene") say({ kind: "give_seat", id: "given", seat: 0, bot });
    if (heard.kind === "refused") failed(new Error(heard.why.id));
    if (heard.kind === "accepted" && heard.id === "given") { socket.close(); done(null); }
  };
})
"""

UNTIL_OVER = """
(address) => new Promise((done, failed) => {
  const socket = new WebSocket(address.replace(/^http/, "ws"));
  socket.onopen = () => socket.send(JSON.stringify({ kind: "hello", id: "looks-on" }));
  socket.onerror = failed;
  socket.onmessage = ({ data }) => {
    if (JSON.parse(data).lobby?.state === "over") { socket.close(); done(null); }
  };
})
"""


def finished_table(house: House, anna: Person, slug: str) -> str:
    """Bots play, and nothing is drawn meanwhile."""
    few = all_games()[slug].seats[0]
    table = house.new_table(anna.context.request, [{"who": "bot", "bot": "random"}] * few, game=slug, start=True)
    anna.opens(f"{house.url}/nothing/to/draw").page.evaluate(UNTIL_OVER, f"{house.url}/ws/{table}")
    return table


def sees_the_end(house: House, anna: Person, table: str) -> None:
    """A bot plays on in her place, and she comes back when all is over."""
    aside = anna.context.new_page()
    aside.goto(f"{house.url}/nothing/to/draw")
    aside.evaluate(GIVE_SEAT, [f"{house.url}/ws/{table}", "easy"])
    aside.evaluate(UNTIL_OVER, f"{house.url}/ws/{table}")
    aside.close()
    anna.opens(house.page(table)).page.locator(OVER).wait_for()


def gives_the_seat(house: House, anna: Person, table: str, bot: str) -> None:
    anna.page.evaluate(GIVE_SEAT, [f"{house.url}/ws/{table}", bot])


def ends_with(house: House, anna: Person, slug: str, players: int, bot: str = "random", **more: object) -> str:
    """A game in which the first seat is hers, to its end; says at which table."""
    seats = [{"who": "me"}, *bots_of(slug, players - 1)]
    table = house.new_table(anna.context.request, seats, game=slug, start=True, **more)
    anna.opens(house.page(table)).page.locator(".board").wait_for()
    gives_the_seat(house, anna, table, bot)
    anna.page.locator(OVER).wait_for(timeout=LONGEST_WAIT)
    return table
