"""Tables in a PostgreSQL, served by one process or by several that talk through a Valkey; all of it on this machine."""

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager

from benchmarks.load.ours import Server, open_tables, our_server
from benchmarks.load.play import Figures, play
from tests.server.house import Person, person
from tests.servers import Postgres, Valkey, running_postgres, running_valkey


class Town:
    """Servers of the same tables, and what they share. PostgreSQL writes to the disk as it does by itself."""

    def __init__(self, postgres: Postgres, valkey: Valkey, servers: Sequence[Server]) -> None:
        self._postgres = postgres
        self._valkey = valkey
        self._servers = servers

    @property
    def urls(self) -> list[str]:
        return [server.url for server in self._servers]

    @property
    def processes(self) -> Mapping[str, int]:
        named = {"server" if number == 0 else f"server {number + 1}": at for number, at in enumerate(self._pids())}
        return named | {"PostgreSQL": self._postgres.id, "Valkey": self._valkey.id}

    def _pids(self) -> list[int]:
        return [server.process for server in self._servers]


@asynccontextmanager
async def town(processes: int, spread: bool) -> AsyncIterator[Town]:
    """All at one address; or `spread`, each at its own."""
    with running_postgres() as postgres, running_valkey() as valkey:
        database = await postgres.new_database()
        async with AsyncExitStack() as stack:
            each = 1 if spread else processes
            more = ["--redis", valkey.url, "--workers", str(each)]
            servers = [stack.enter_context(our_server(database=database, more=more)) for _ in range(processes // each)]
            yield Town(postgres, valkey, servers)


async def measure_shared(
    processes: int, spread: bool, names: Sequence[str], game: str, tables: int, moves: int, pause: float
) -> Figures:
    """Where servers are spread the people of every table are, too."""
    async with town(processes, spread) as place, AsyncExitStack() as stack:
        people: list[Person] = []
        for number, name in enumerate(names):
            url = place.urls[number % len(place.urls)]
            people.append(await stack.enter_async_context(person(url, name)))
        seated = await open_tables(people, game, tables, shared=len(place.urls) > 1)
        figures = await play(seated, place.processes, moves, pause)
        for table in seated:
            table.close()
        return figures
