"""docs/hosting.md says what is true."""

import re
from pathlib import Path

import pytest

from saucer.cli.serve import checked_days, checked_url, data_folder
from saucer.core import Unreadable
from saucer.core.board import LARGEST
from saucer.server.services.leases import LEASE_SECONDS
from saucer.server.services.limits import (
    PLAYING_OF_A_GUEST,
    PUBLIC_OF_A_GUEST,
    RATES,
    SOCKETS_OF_A_GUEST,
    SOCKETS_OF_A_TABLE,
    SOCKETS_OF_AN_ADDRESS,
)
from saucer.server.storage.places import place_named
from saucer.server.storage.postgres.connecting import MOST_CONNECTIONS, shown
from saucer.server.storage.postgres.versions import bring_up_to_date
from saucer.server.storage.shelf import MOST, MOST_OWN
from saucer.server.table.expiry import NEVER_BEGUN_DAYS, PUBLIC_SECONDS, SWEEP_SECONDS
from saucer.server.table.talk import LONGEST_TALK, MOST_CHAT, MOST_TALK
from saucer.server.web.clocked import REQUEST_SECONDS
from saucer.server.web.connections import LARGEST_FRAME, MOST_QUEUED, SEND_SECONDS
from saucer.server.web.endpoints import LARGEST_BODY
from saucer.server.web.run import KEEP_SECONDS, listen

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")


def row(name: str) -> list[int]:
    found = re.search(rf"\| {name} \| (.*) \|", PAGE)
    assert found is not None, name
    return [int(number) for number in re.findall(r"\d+", found[1].replace(",", "").replace("a minute", "60"))]


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("messages of one connection", "message"),
        ("messages of one guest", "messages"),
        ("requests of one guest", "request"),
        ("replays of one guest", "replay"),
        ("new guests from one address", "guest"),
        ("new names of one guest", "name"),
    ],
)
def test_the_limits_on_the_page_are_those_of_the_program(name: str, kind: str) -> None:
    assert row(name) == [int(number) for number in re.findall(r"\d+", RATES[kind])]  # type: ignore[index]


def test_the_other_limits_too() -> None:
    assert f"at most {MOST['best']}, {MOST['certificate']} and {MOST_OWN}" in PAGE
    assert row("one message") == [LARGEST_FRAME // 1024]
    assert row("one request") == [LARGEST_BODY // 1024, 2 * LARGEST // 1024]
    assert row("sockets") == [SOCKETS_OF_A_GUEST, SOCKETS_OF_A_TABLE, SOCKETS_OF_AN_ADDRESS]
    assert row("the time in which a request must arrive whole") == [REQUEST_SECONDS]
    assert row("a connection without a request") == [KEEP_SECONDS]
    assert row("talk of one guest") == [12, 20, LONGEST_TALK, MOST_TALK, MOST_CHAT]
    assert RATES["talk"] == "12 per 20 second"
    assert row("tables of a guest that play at once") == [PLAYING_OF_A_GUEST]
    assert row("public tables of a guest that wait for people at once") == [PUBLIC_OF_A_GUEST]
    assert row("a public table that waits for people, with nobody at it") == [PUBLIC_SECONDS / 60]
    assert row("any table that nobody began") == [NEVER_BEGUN_DAYS, 2 * NEVER_BEGUN_DAYS]
    assert f"every {SWEEP_SECONDS / 60:.0f} minutes" in PAGE
    assert row("new tables") == [30, 60, 120]
    assert (RATES["table"], RATES["tables"]) == ("30 per 60 second", "120 per 60 second")
    assert row("codes and links tried") == [10, 60, 60]
    assert (RATES["code"], RATES["codes"]) == ("10 per 60 second", "60 per 60 second")
    assert f"leases of {LEASE_SECONDS:.0f} seconds" in PAGE
    assert f"at most {MOST_CONNECTIONS} connections to PostgreSQL" in PAGE
    assert f"after {MOST_QUEUED} waiting messages or {SEND_SECONDS:.0f} seconds" in PAGE


@pytest.mark.parametrize(
    ("named", "path"),
    [("saucer.db", "saucer.db"), ("sqlite:///data/s.db", "data/s.db"), ("sqlite:////var/s.db", "/var/s.db")],
)
def test_a_database_is_a_file(named: str, path: str) -> None:
    assert place_named(named) == Path(path)


@pytest.mark.parametrize("named", ["mysql://host/saucer", "postgresql://", "sqlite://", "sqlite://host"])
def test_another_database_is_refused(named: str) -> None:
    with pytest.raises(Unreadable, match="sqlite:///file"):
        place_named(named)


@pytest.mark.parametrize(
    "named", ["saucer.example", "ftp://saucer.example", "https://saucer.example/table", "https://["]
)
def test_a_public_address_is_a_host(named: str) -> None:
    with pytest.raises(Unreadable, match="https://host"):
        checked_url(named)


@pytest.mark.parametrize(
    "rest",
    ["anna:sec/ret@host/db", "anna:sec?ret@host/db", "anna:sec@ret@host/db", "anna:secret", "h?password=sec@ret", "["],
)
def test_of_an_address_that_cannot_be_told_apart_from_its_password_nothing_is_shown(rest: str) -> None:
    assert shown(f"postgresql://{rest}") == "postgresql://..."


@pytest.mark.anyio
async def test_nor_is_what_somebody_says_of_it() -> None:
    with pytest.raises(Unreadable) as told:
        await bring_up_to_date("postgresql://anna:sec/ret@127.0.0.1/db")
    assert "sec" not in str(told.value)


def test_the_default_is_in_the_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert data_folder() == Path("/data/saucer")


def test_a_port_in_use_is_told_with_what_to_do() -> None:
    first = listen("127.0.0.1", 0)
    first.listen()
    port = first.getsockname()[1]
    with pytest.raises(Unreadable, match=f"port {port}: .*try another --port"):
        listen("127.0.0.1", port)
    first.close()


def test_finished_games_are_kept_for_a_day_at_least() -> None:
    assert checked_days(1) == 1
    with pytest.raises(Unreadable, match="one day or more"):
        checked_days(0)
