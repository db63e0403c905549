"""What a document holds that can be run or compared: commands, files, examples, rooms."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:)([^)#]+)")
NAMED = re.compile(r"# (\w+\.py)\n")
ROOM = re.compile(r"^\| `([\w.]+)/?` \| .*? \| (.*)\|$", re.MULTILINE)


def documents() -> list[Path]:
    return [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]


def name_of(document: Path) -> str:
    return document.relative_to(ROOT).as_posix()


def blocks(document: Path, language: str) -> list[str]:
    return [body for kind, body in BLOCK.findall(document.read_text("utf-8")) if kind == language]


def commands(document: Path) -> list[str]:
    """Lines of `sh` blocks, in order."""
    return [line for block in blocks(document, "sh") for line in block.splitlines() if line]


def named_files(document: Path) -> dict[str, str]:
    """Python blocks whose first line is a comment with a file's name."""
    found = [(NAMED.match(block), block) for block in blocks(document, "python")]
    return {named.group(1): block for named, block in found if named}


def links(document: Path) -> list[str]:
    return LINK.findall(document.read_text("utf-8"))


def make_targets() -> set[str]:
    return set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


def section_of_the_map(title: str) -> str:
    """What stands in docs/architecture.md between a heading and the next of the first rank."""
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    return re.split(rf"^##+ {title}$", text, flags=re.MULTILINE)[1].split("\n## ")[0]


def rooms_of_the_map(title: str) -> dict[str, str]:
    """The rooms in the table of such a section, from the highest down, and what is told of their files."""
    return dict(ROOM.findall(section_of_the_map(title)))
