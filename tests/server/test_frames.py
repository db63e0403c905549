"""How messages are cut into frames, and frames into what the network carries, makes no difference."""

from itertools import pairwise
from pathlib import Path
from typing import cast

import pytest

from benchmarks.load.socket import PING, TEXT, frame
from saucer.server.web.connections import Connection
from saucer.server.web.frames import ends_whole, message_in
from saucer.server.web.websocket import PeerProtocol
from saucer.server.wire.messages import Pong
from tests.server.house import Chair, House, a_game, served

pytestmark = pytest.mark.anyio

LARGEST = 8_192
CONTINUED = 0
MASK = b"mask"


def asked(name: str) -> bytes:
    return b'{"kind":"ping","id":"%s"}' % name.encode()


def masked(code: int, data: bytes, last: bool = True) -> bytes:
    """A frame as browsers send it; the mask that benchmarks use leaves everything as it is."""
    plain = frame(code, data)
    head = plain[: len(plain) - len(data) - 4]
    covered = bytes(each ^ MASK[at % 4] for at, each in enumerate(data))
    return bytes((head[0] if last else head[0] & 127,)) + head[1:] + MASK + covered


def test_a_message_that_comes_alone_is_read_at_once() -> None:
    for size in (0, 1, 125, 126, 200, LARGEST):
        assert message_in(masked(TEXT, b"x" * size), LARGEST) == b"x" * size


def test_nothing_else_is() -> None:
    whole = masked(TEXT, b"x" * 200)
    unmasked = bytes((0x81, 3)) + b"abc"
    others = (b"", whole[:1], whole[:3], whole[:-1], whole + whole, unmasked, masked(PING, b"x"), masked(2, b"x"))
    for data in (*others, masked(TEXT, b"x", last=False), masked(TEXT, b"x" * (LARGEST + 1))):
        assert message_in(data, LARGEST) is None, data[:8]


def test_where_frames_end_is_known() -> None:
    whole = masked(TEXT, b"x" * 200)
    assert ends_whole(whole + masked(PING, b"") + whole)
    for cut in range(1, len(whole)):
        assert not ends_whole(whole + whole[:cut]), cut
    assert not ends_whole(masked(TEXT, b"x", last=False)), "the rest of the message may begin with anything"


async def heard_in_order(house: House, chair: Chair, pieces: list[bytes], names: list[str]) -> None:
    """Each piece is what the network carries at a time, straight to the connection's own protocol."""
    screen = house.table(chair.lobby.table).screens.all[0]
    peer: PeerProtocol = cast(Connection, screen.sink)._peer
    for piece in pieces:
        peer.data_received(piece)
    for name in names:
        answer = await chair.until(lambda message: isinstance(message, Pong))
        assert answer.id == name


async def test_frames_may_be_cut_anywhere(tmp_path: Path) -> None:
    async with served(tmp_path, limited=False) as house:
        _, chair = await a_game(house)
        whole = masked(TEXT, asked("cut"))
        for cut in range(1, len(whole)):
            await heard_in_order(house, chair, [whole[:cut], whole[cut:]], ["cut"])


async def test_many_may_come_at_once_and_be_cut_between(tmp_path: Path) -> None:
    async with served(tmp_path, limited=False) as house:
        _, chair = await a_game(house)
        names = [f"m{number}" for number in range(6)]
        stream = b"".join(masked(TEXT, asked(name)) for name in names)
        cuts = [0, 7, 40, 41, 90, len(stream) - 5, len(stream)]
        await heard_in_order(house, chair, [stream], names)
        await heard_in_order(house, chair, [stream[one:two] for one, two in pairwise(cuts)], names)
        await heard_in_order(house, chair, [masked(TEXT, asked("again"))], ["again"])


async def test_a_message_in_parts_is_one_message(tmp_path: Path) -> None:
    """Others may come between its parts only as signs of life; then whole ones are heard as before."""
    async with served(tmp_path, limited=False) as house:
        _, chair = await a_game(house)
        text = asked("parts")
        parts = [masked(TEXT, text[:5], last=False), masked(PING, b"?"), masked(CONTINUED, text[5:])]
        await heard_in_order(house, chair, [*parts, masked(TEXT, asked("whole"))], ["parts", "whole"])


async def test_who_begins_a_message_within_another_is_turned_away(tmp_path: Path) -> None:
    async with served(tmp_path, limited=False) as house:
        _, chair = await a_game(house)
        screen = house.table(chair.lobby.table).screens.all[0]
        peer: PeerProtocol = cast(Connection, screen.sink)._peer
        peer.data_received(masked(TEXT, asked("one")[:5], last=False))
        peer.data_received(masked(TEXT, asked("two")))
        await chair.socket.wait_closed()
        assert chair.socket.close_code == 1002
