"""LI-2: links join destinations, and all hang together."""

from collections.abc import Iterator

from saucer.core import Mistake, text
from saucer.games.los_incognitos.board_model import Link, LosBoard
from saucer.games.los_incognitos.boards.limits import LINKS_OF_A_DESTINATION, SECTIONS_OF_A_LINK, SHUTTLE_LINKS


def wrong_links(board: LosBoard) -> Iterator[Mistake]:
    """LI-2"""
    kinds = {each.id: each.kind for each in board.destinations}
    for at, link in enumerate(board.links):
        place = f"links[{at}]"
        unknown = [f"{place}.ends[{end}]" for end, name in enumerate(link.ends) if name not in kinds]
        yield from (Mistake(each, text("mistake-no_destination")) for each in unknown)
        if not unknown:
            yield from wrong_ends(link, [kinds[end] for end in link.ends], place)
        yield from wrong_sections(link, place)


def wrong_ends(link: Link, kinds: list[str], place: str) -> Iterator[Mistake]:
    if link.ends[0] == link.ends[1]:
        yield Mistake(f"{place}.ends", text("mistake-own_end"))
    elif kinds == ["shuttle", "shuttle"]:
        yield Mistake(f"{place}.ends", text("mistake-two_shuttles"))


def wrong_sections(link: Link, place: str) -> Iterator[Mistake]:
    """LI-2, LI-33"""
    low, high = SECTIONS_OF_A_LINK
    number = len(link.sections)
    if not low <= number <= high:
        yield Mistake(f"{place}.sections", text("mistake-length", found=number, low=low, high=high))
    for at, section in enumerate(link.sections):
        if section == "carpet" and number > 1:
            yield Mistake(f"{place}.sections[{at}]", text("mistake-carpet"))


def wrong_degrees(board: LosBoard) -> Iterator[Mistake]:
    """LI-2"""
    ends = [end for link in board.links for end in link.ends]
    for at, each in enumerate(board.destinations):
        low, high = (SHUTTLE_LINKS, SHUTTLE_LINKS) if each.kind == "shuttle" else LINKS_OF_A_DESTINATION
        number = ends.count(each.id)
        if not low <= number <= high:
            problem = "mistake-shuttle_links" if each.kind == "shuttle" else "mistake-links"
            yield Mistake(f"destinations[{at}]", text(problem, found=number, low=low, high=high))


def out_of_reach(board: LosBoard) -> Iterator[Mistake]:
    """LI-2 The graph is connected."""
    reached = [board.destinations[0].id]
    for one in reached:
        ends = [other for link in board.links if one in link.ends for other in link.ends]
        reached.extend(dict.fromkeys(end for end in ends if end not in reached))
    for at, each in enumerate(board.destinations):
        if each.id not in reached:
            yield Mistake(f"destinations[{at}]", text("mistake-out_of_reach"))
