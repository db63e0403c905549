"""saucer new-game: the folders of a game to be written."""

import re
from pathlib import Path

from saucer.cli._output import print_all
from saucer.core import Unreadable

SKELETON = Path(__file__).parent / "_skeleton"
SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def command(slug: str, /, *, into: Path = Path()) -> None:
    """Lay out the folders of a new game: small, whole and playable, with tests that name what is missing.

    Parameters
    ----------
    slug
        What it is called in addresses and commands: `hidden-coins`.
    into
        The folder of Saucer's sources, if it is not the one you are in.
    """
    if not SLUG.fullmatch(slug):
        raise Unreadable(f"{slug!r} cannot be the name of a game; expected small letters, digits and dashes")
    folder = into / "src" / "saucer" / "games" / slug.replace("-", "_")
    if folder.exists():
        raise Unreadable(f"{folder} is already there")
    lay_out(folder, slug)
    print_all(f"{folder}", *what_next(into, slug))


def what_next(into: Path, slug: str) -> tuple[str, ...]:
    """A game is found, played and tested where Saucer's sources are, and nowhere else."""
    if not (into / "tools" / "web.py").exists():
        return (f"No sources of Saucer are in {into}: move it to src/saucer/games where they are.",)
    return (
        "Write its types for the browser: .venv/bin/python tools/web.py types",
        f"Play it: .venv/bin/saucer play {slug}",
        f"Follow the red tests: make test GAME={slug}",
    )


def lay_out(folder: Path, slug: str) -> None:
    for pattern in sorted(SKELETON.rglob("*.txt")):
        file = folder / pattern.relative_to(SKELETON).with_suffix("")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(filled_in(pattern.read_text("utf-8"), slug), "utf-8")


def filled_in(pattern: str, slug: str) -> str:
    for blank, words in names_of(slug).items():
        pattern = pattern.replace(f"{{{blank}}}", words)
    return pattern


def names_of(slug: str) -> dict[str, str]:
    """`hidden-coins` is HiddenCoins in code, "Hidden Coins" in words, and its clauses begin with HC."""
    parts = slug.split("-")
    initials = "".join(part[0] for part in parts) if len(parts) > 1 else slug
    return {
        "slug": slug,
        "folder": slug.replace("-", "_"),
        "Name": "".join(part.capitalize() for part in parts),
        "Title": " ".join(part.capitalize() for part in parts),
        "prefix": f"{initials}X"[:2].upper(),
    }
