"""Everything here runs on one event loop of asyncio."""

import gc
from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from saucer.server.services.limits import RATES
from saucer.server.web import app
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
    for kind, rate in RATES.items():
        times, _, _ = rate.partition(" ")
        monkeypatch.setitem(RATES, kind, f"{times} per 3600 second")


@pytest.fixture(autouse=True)
def _left_to_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server looks through all there is when it starts; here that is what all tests need, and stays.

    Those that start a process of their own see it done.
    """
    kept = SimpleNamespace(get_threshold=gc.get_threshold, set_threshold=gc.set_threshold)
    for left in ("collect", "freeze", "unfreeze"):
        setattr(kept, left, lambda: None)
    monkeypatch.setattr(app, "gc", kept)
