"""What the suite prints at the end: how long twins lasted, and what they met."""

import pytest

SECTIONS = {"twins": "entries that twins lasted on average", "met": "what twins met"}


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reports = [each for kind in ("passed", "failed") for each in terminalreporter.stats.get(kind, [])]
    noted = [each for report in reports for each in getattr(report, "user_properties", [])]
    for section, title in SECTIONS.items():
        lines = [str(value) for name, value in noted if name == section]
        if lines:
            terminalreporter.section(title)
            for line in lines:
                terminalreporter.line(line)
