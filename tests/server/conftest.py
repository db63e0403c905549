"""Everything here runs on one event loop of asyncio."""

from collections.abc import Iterator

import pytest

from saucer.server.services.limits import RATES
from tests.servers import QUICK, Postgres, Valkey, running_postgres, running_valkey


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One for all tests of a process; each has a database of its own in it."""
    with running_postgres(*QUICK) as server:
        yield server


@pytest.fixture(scope="session")
def valkey() -> Iterator[Valkey]:
    with running_valkey() as server:
        yield server


@pytest.fixture
def long_minutes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that is counted is forgotten while the test runs, however slow the machine is."""
    for kind in ("message", "messages", "strike", "request", "replay"):
        times, _, _ = RATES[kind].partition(" ")
        monkeypatch.setitem(RATES, kind, f"{times} per 3600 second")
