"""Everything here runs on one event loop of asyncio."""

import pytest


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
