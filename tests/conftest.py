"""What the suite prints at the end: how long twins lasted."""

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    passed = [report for report in terminalreporter.stats.get("passed", []) if hasattr(report, "user_properties")]
    lasted = [str(value) for report in passed for name, value in report.user_properties if name == "twins"]
    if lasted:
        terminalreporter.section("entries that twins lasted on average")
        for line in lasted:
            terminalreporter.line(line)
