"""The messages in the Fluent files: what they are called, what they take, and whether they keep to plain Fluent."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

from saucer.core import Game
from saucer.wording import SHARED, Language, folder_of


def shared_files(language: Language) -> list[Path]:
    """`en.ftl`, and its companions such as `table.en.ftl`."""
    return [SHARED / f"{language}.ftl", *sorted(SHARED.glob(f"*.{language}.ftl"))]


def own_file(language: Language, game: Game) -> Path:
    return folder_of(game) / f"{language}.ftl"


def files(language: Language, game: Game) -> list[Path]:
    """All that a table of this game is worded from."""
    return [*shared_files(language), own_file(language, game)]


@cache
def entries(file: Path) -> list[ast.EntryType]:
    """Read once: whoever asks only looks at them."""
    return FluentParser().parse(file.read_text(encoding="utf-8")).body


def messages(file: Path) -> list[ast.Message]:
    return [entry for entry in entries(file) if isinstance(entry, ast.Message)]


def ids(file: Path) -> list[str]:
    return [message.id.name for message in messages(file)]


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    reader = Variables()
    reader.visit(message)
    return reader.found


class Fancy(visitor.Visitor):
    """What the two renderers might not do alike."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.found.append(f"the function {node.id.name}")

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.found.append(f"the term {node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.append(f"the message {node.id.name}")

    def visit_Attribute(self, node: ast.Attribute) -> None:
        self.found.append(f"the attribute {node.id.name}")


def fancy(message: ast.Message) -> list[str]:
    reader = Fancy()
    reader.visit(message)
    return reader.found
