"""Games that end in front of somebody who sits at the table: a bot plays that seat on, and the page looks on."""

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
