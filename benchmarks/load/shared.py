"""Tables in a PostgreSQL, served by one process or by several that talk through a Valkey; all of it on this machine."""

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager

from benchmarks.load.ours import OurTable, Server, open_tables, our_server
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
async def town(processes: int, apart: bool) -> AsyncIterator[Town]:
    """All at one address; or `apart`, each at its own."""
    with running_postgres() as postgres, running_valkey() as valkey:
        database = await postgres.new_database()
        async with AsyncExitStack() as stack:
            each = 1 if apart else processes
            more = ["--redis", valkey.url, "--workers", str(each)]
            servers = [stack.enter_context(our_server(database=database, more=more)) for _ in range(processes // each)]
            yield Town(postgres, valkey, servers)


async def measure_shared(
    processes: int, apart: bool, names: Sequence[str], game: str, tables: int, moves: int, pause: float
) -> Figures:
    """Where servers are apart, all people of a table are at the same one."""
    async with town(processes, apart) as place, AsyncExitStack() as stack:
        seated: list[OurTable] = []
        for number, url in enumerate(place.urls):
            people: list[Person] = [await stack.enter_async_context(person(url, name)) for name in names]
            share = len(range(number, tables, len(place.urls)))
            seated += await open_tables(people, game, share, shared=processes > 1 and not apart)
        figures = await play(seated, place.processes, moves, pause)
        for table in seated:
            table.close()
        return figures
