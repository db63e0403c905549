"""The files for hosts: well formed, and of one mind with the program. No container engine is needed."""

import configparser
import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from saucer.cli import COMMANDS
from tests.documents import ROOT, make_targets
from tests.test_documents import options_of

HOSTING = ROOT / "hosting"
COMPOSE: dict[str, Any] = yaml.safe_load((HOSTING / "compose.yaml").read_text("utf-8"))
CONTAINER = (HOSTING / "Containerfile").read_text("utf-8")
INSTRUCTIONS = {
    "FROM", "RUN", "WORKDIR", "COPY", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT", "CMD",
}  # fmt: skip
SERVICE_KEYS = {
    "build", "image", "command", "ports", "depends_on", "stop_grace_period", "restart", "environment", "volumes",
    "healthcheck",
}  # fmt: skip


def check_serving(arguments: list[str]) -> None:
    """That `saucer serve` takes these options."""
    assert arguments[0] == "serve"
    assert arguments[0] in COMMANDS
    named = {argument.partition("=")[0] for argument in arguments if argument.startswith("--")}
    assert named
    assert named <= options_of("serve")


def instructions() -> list[tuple[str, str]]:
    lines = [line for line in CONTAINER.splitlines() if line and not line.startswith("#")]
    return [(name, rest) for name, _, rest in (line.partition(" ") for line in lines)]


class TestCompose:
    def test_it_runs_the_server_with_postgresql_and_valkey(self) -> None:
        services = COMPOSE["services"]
        assert set(services) == {"server", "postgres", "valkey"}
        for service in services.values():
            assert set(service) <= SERVICE_KEYS
            assert ("image" in service) != ("build" in service)
        assert set(services["server"]["depends_on"]) == {"postgres", "valkey"}
        check_serving(services["server"]["command"])

    def test_the_addresses_are_those_of_its_services(self) -> None:
        command = " ".join(COMPOSE["services"]["server"]["command"])
        environment = COMPOSE["services"]["postgres"]["environment"]
        user, database = environment["POSTGRES_USER"], environment["POSTGRES_DB"]
        assert f"postgresql://{user}:{environment['POSTGRES_PASSWORD']}@postgres/{database} " in command
        assert "redis://valkey:6379/" in command

    def test_what_it_names_is_there(self) -> None:
        build = COMPOSE["services"]["server"]["build"]
        assert (HOSTING / build["context"]).resolve() == ROOT
        assert (ROOT / build["dockerfile"]) == HOSTING / "Containerfile"
        used = {
            each.partition(":")[0] for service in COMPOSE["services"].values() for each in service.get("volumes", ())
        }
        assert used == set(COMPOSE["volumes"])

    def test_nothing_but_this_machine_reaches_it_without_a_web_server(self) -> None:
        assert all(port.startswith("127.0.0.1:") for port in COMPOSE["services"]["server"]["ports"])
        assert not any("ports" in COMPOSE["services"][name] for name in ("postgres", "valkey"))


class TestContainerfile:
    def test_its_instructions_are_known_and_its_files_are_there(self) -> None:
        assert {name for name, _ in instructions()} <= INSTRUCTIONS
        assert instructions()[0][0] == "FROM"
        for name, rest in instructions():
            if name == "COPY" and not rest.startswith("--from"):
                *sources, _ = rest.split()
                assert all((ROOT / source).exists() for source in sources)

    def test_it_serves_as_a_user_of_its_own(self) -> None:
        found = dict(instructions())
        assert json.loads(found["ENTRYPOINT"]) == ["saucer"]
        check_serving(json.loads(found["CMD"]))
        assert found["USER"] == "saucer"

    def test_whoever_checks_asks_what_the_server_answers(self) -> None:
        kind, _, rest = dict(instructions())["HEALTHCHECK"].partition(" ")
        _, _, program = json.loads(rest)
        compile(program, "HEALTHCHECK", "exec")
        assert (kind, "/healthz" in program) == ("CMD", True)


class TestUnit:
    unit = HOSTING / "saucer.service"

    def test_it_serves_and_reloads(self) -> None:
        parser = configparser.RawConfigParser(strict=False)
        parser.optionxform = str  # type: ignore[assignment,method-assign]
        parser.read(self.unit)
        assert parser.sections() == ["Unit", "Service", "Install"]
        program, *arguments = shlex.split(parser["Service"]["ExecStart"])
        assert program.endswith("/saucer")
        check_serving(arguments)
        for options in re.findall(r"SAUCER_OPTIONS=([^\"\n]+)", self.unit.read_text("utf-8")):
            check_serving(["serve", *shlex.split(options)])

    @pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
    def test_systemd_understands_it(self, tmp_path: Path) -> None:
        """Its program is not installed here; everything else is looked at."""
        unit = tmp_path / self.unit.name
        unit.write_text(self.unit.read_text("utf-8").replace("/opt/saucer/bin/saucer", "/bin/true"))
        verified = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True)
        assert [line for line in verified.stderr.splitlines() if self.unit.name in line] == []


def test_the_page_names_them_all() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    assert all(f"hosting/{file.name}" in page for file in HOSTING.iterdir())
    assert "wheel" in make_targets()
