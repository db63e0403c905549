"""Requests of every kind that the API's own description allows or forbids, made by schemathesis: none is a fault."""

import asyncio
import re
import sys
from pathlib import Path

from saucer.registry import all_games
from saucer.server.web.shelves import kinds_in
from tests.server.house import person
from tests.siege.ground import Ground, beside, check_steady, memory_of

LEFT_OUT = ("ignored_auth", "missing_required_header", "positive_data_acceptance", "object_level_authorization")
"""Everybody is a guest here, and what is well-formed may still be refused: a table that is full, a name that is not."""


REFUSALS = (400, 403, 404, 405, 409, 413, 429)
LONGEST_LINE = 300


async def http(ground: Ground) -> str:
    with ground.server(limited=False) as server:
        async with beside(server) as party, person(server.url, "Mallory") as mallory:
            (cookie,) = mallory.client.cookies.jar
            own = (await mallory.new_table("me", "open", "open", game="all-in-all")).table
            cases, memory = 0, []
            for seed, table in enumerate((None, own, party.table)):
                cases += await fuzz(server.url, f"{cookie.name}={cookie.value}", table, seed, ground)
                memory.append(memory_of(server))
            steady = check_steady(memory[0], memory[-1])
        return f"{cases} requests by schemathesis, none answered with a fault; {party}; {steady}"


async def fuzz(url: str, cookie: str, table: str | None, seed: int, ground: Ground) -> int:
    """How many requests it made; what it found is shown."""
    program = str(Path(sys.executable).with_name("schemathesis"))
    command = [program, "--config-file", str(settings(ground, table)), "run"]
    command += [f"{url}/api/openapi.json", "--seed", str(seed), "--no-color"]
    command += ["--max-examples", str(ground.wishes.examples), "--continue-on-failure", "--warnings", "off"]
    command += ["--header", f"Cookie: {cookie}", "--header", f"Origin: {url}"]
    running = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT, cwd=ground.folder
    )
    said = "\n".join(line[:LONGEST_LINE] for line in (await running.communicate())[0].decode().splitlines())
    assert running.returncode == 0, said
    found = re.search(r"(\d+) generated", said)
    assert found, said
    return int(found[1])


def settings(ground: Ground, table: str | None) -> Path:
    """Any name of a table, or one that there is; so with the kinds of things that games keep."""
    file = ground.folder / "schemathesis.toml"
    lines = ["[checks]", *[f"{check}.enabled = false" for check in LEFT_OUT]]
    lines += [f"negative_data_rejection.expected-statuses = {list(REFUSALS)}"]
    named = [] if table is None else [f'"path.table" = "{table}"', f'"path.kind" = "{min(kinds_in(all_games()))}"']
    lines += ["[parameters]", *named] if named else []
    file.write_text("\n".join(lines))
    return file
