"""Which clauses the rules of a game have, which of them tests prove, and which are cited anywhere."""

import ast
import inspect
import re
from pathlib import Path

import pytest

from saucer.core import Game

clause = pytest.mark.clause
"""`@clause("AA-35")` above a test: this is the rule that it proves."""


def folder_of(game: Game) -> Path:
    return Path(inspect.getfile(type(game))).parent


def clauses_in(rules: str, prefix: str) -> list[str]:
    """The clauses that the rules for players have, in their order: lines that begin `- **AA-13** `."""
    return re.findall(rf"^- \*\*({prefix}-\d+[a-z]?)\*\*", rules, flags=re.MULTILINE)


def cited_in(source: str, prefix: str) -> set[str]:
    """Every clause that this text names."""
    return set(re.findall(rf"\b{prefix}-\d+[a-z]?\b", source))


def proved_in(source: str) -> set[str]:
    """The clauses above the tests of a file."""
    tests = [node for node in ast.walk(ast.parse(source)) if is_test(node)]
    return {number for test in tests for number in numbers_above(test)}


def is_test(node: ast.AST) -> bool:
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")


def numbers_above(test: ast.AST) -> list[str]:
    assert isinstance(test, ast.FunctionDef | ast.AsyncFunctionDef)
    calls = [each for each in test.decorator_list if isinstance(each, ast.Call)]
    marks = [call for call in calls if ast.unparse(call.func) in ("clause", "pytest.mark.clause")]
    return [ast.literal_eval(number) for mark in marks for number in mark.args]


def sources(folder: Path) -> dict[str, str]:
    """The Python files below a folder, by their path."""
    return {str(file.relative_to(folder)): file.read_text("utf-8") for file in sorted(folder.rglob("*.py"))}


def unproved(folder: Path, prefix: str) -> list[str]:
    """Clauses of the rules without a test."""
    proved = {number for source in sources(folder / "tests").values() for number in proved_in(source)}
    return [number for number in clauses_in(rules_in(folder), prefix) if number not in proved]


def unknown(folder: Path, prefix: str) -> list[str]:
    """Where a clause is cited that the rules do not have."""
    known = set(clauses_in(rules_in(folder), prefix))
    return [
        f"{path}: {number}"
        for path, source in sources(folder).items()
        for number in sorted(cited_in(source, prefix) - known)
    ]


def rules_in(folder: Path) -> str:
    return (folder / "text" / "rules.en.md").read_text("utf-8")
