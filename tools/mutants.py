"""mutmut, with two differences.

    python -P tools/mutants.py run --max-children 2

The tests are collected once, and every mutant is tried in a fork of that process: to collect them again for each costs
more than the few tests that it takes to notice most of them. And mutants come in an order drawn by lot, the same in
every run, so that the first ones are a fair sample: as many as SAUCER_SAMPLE says, or all.
"""

import os
from collections import Counter
from collections.abc import Iterable, Sequence
from hashlib import sha256
from pathlib import Path

import pytest
from _pytest.config import _prepareconfig
from mutmut import __main__ as mutmut_run
from mutmut.mutation.data import SourceFileMutationData
from mutmut.runners.harness import PytestRunner
from mutmut.utils.file_utils import change_cwd
from mutmut.workers import isolation

NOTICED = Path("noticed")
"""In the folder of the mutants: the test that noticed, a line for each mutant."""
Tried = tuple[SourceFileMutationData, str, int | None]
collect = mutmut_run.collect_source_file_mutation_data


class CollectedTests(PytestRunner):
    """The first run notes which test calls what; from the one that must fail on, the tests wait as collected."""

    def __init__(self) -> None:
        super().__init__()
        self.tests: dict[str, pytest.Item] = {}

    def run_forced_fail(self) -> int:
        """The last thing that mutmut does before the first mutant."""
        failed = super().run_forced_fail()
        self.tests = collected(["--capture=no", *self._pytest_add_cli_args_test_selection, *self._pytest_add_cli_args])
        return failed

    def run_tests(self, *, mutant_name: str | None, tests: Iterable[str]) -> int:
        """In a process of its own for a mutant; all of them, without one, in this."""
        if mutant_name is None:
            return super().run_tests(mutant_name=None, tests=tests)
        with change_cwd("mutants"):
            return int(any(fails(self.tests[test]) for test in likeliest_first(tests)))


def collected(arguments: Sequence[str]) -> dict[str, pytest.Item]:
    """As pytest begins a session."""
    with change_cwd("mutants"):
        config = _prepareconfig(["--rootdir=.", "-q", *arguments])
        config._do_configure()
        session = pytest.Session.from_config(config)
        config.hook.pytest_sessionstart(session=session)
        config.hook.pytest_collection(session=session)
    return {item.nodeid: item for item in session.items}


def likeliest_first(tests: Iterable[str]) -> list[str]:
    """Those that have noticed most so far; of those that have noticed as much, the fastest stays first."""
    noticed = Counter(NOTICED.read_text("utf-8").splitlines() if NOTICED.exists() else ())
    return sorted(tests, key=lambda test: -noticed[test])


def fails(test: pytest.Item) -> bool:
    test.config.hook.pytest_runtest_protocol(item=test, nextitem=None)
    if test.session.testsfailed:
        with NOTICED.open("a", encoding="utf-8") as noticed:
            noticed.write(f"{test.nodeid}\n")
    return test.session.testsfailed > 0


def lot(mutant: str) -> float:
    return int.from_bytes(sha256(mutant.encode()).digest()[:6])


def drawn(*, mutant_names: Sequence[str]) -> tuple[list[Tried], dict[str, SourceFileMutationData]]:
    """What is to be tried, and what is known of each file."""
    mutants, files = collect(mutant_names=tuple(mutant_names))
    mutants.sort(key=lambda mutant: lot(mutant[1]))
    return mutants[: int(os.environ.get("SAUCER_SAMPLE", len(mutants)))], files


if __name__ == "__main__":
    mutmut_run.collect_source_file_mutation_data = drawn
    mutmut_run.estimated_worst_case_time = lot  # type: ignore[assignment]
    isolation.PytestRunner = CollectedTests  # type: ignore[attr-defined]
    mutmut_run.cli()
