"""Messages in frames, as a browser sends them and as we do: what is written and read at every move (RFC 6455, 5.2)."""

from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # where they were not compiled
    from websockets.utils import apply_mask

WHOLE_TEXT: Final = 0x81
FINAL: Final = 0x80
MASKED: Final = 0x80


def framed(texts: list[bytes]) -> bytes:
    """Messages as they are sent, each in one frame."""
    parts: list[bytes] = []
    for text in texts:
        parts.append(head_of(text))
        parts.append(text)
    return b"".join(parts)


def head_of(text: bytes) -> bytes:
    """What goes before a message that is sent in one frame; only those of browsers are masked (RFC 6455, 5.2)."""
    length = len(text)
    if 126 <= length < 1 << 16:
        return bytes((WHOLE_TEXT, 126, length >> 8, length & 255))
    if length < 126:
        return bytes((WHOLE_TEXT, length))
    return bytes((WHOLE_TEXT, 127)) + length.to_bytes(8, "big")


def message_in(data: bytes, largest: int) -> bytes | None:
    """The text of a browser's message, if this is one frame of it and nothing else (RFC 6455, 5.2)."""
    frame = frame_at(data, 0)
    if frame is None or data[0] != WHOLE_TEXT:
        return None
    start, end = frame
    if end != len(data) or end - start > largest:
        return None
    return apply_mask(data[start:], data[start - 4 : start])


def ends_whole(data: bytes) -> bool:
    """Whether frames that are each whole, and no parts of a message, end where this ends."""
    end = 0
    while end < len(data):
        frame = frame_at(data, end)
        if frame is None or not data[end] & FINAL:
            return False
        end = frame[1]
    return end == len(data)


def frame_at(data: bytes, at: int) -> tuple[int, int] | None:
    """Where the content of a frame that begins there starts and ends; None if it is not masked or not told in full."""
    if len(data) < at + 2 or data[at + 1] < MASKED:
        return None
    length, start = data[at + 1] - MASKED, at + 2
    if length >= 126:
        more = 2 if length == 126 else 8
        length, start = int.from_bytes(data[start : start + more], "big"), start + more
    return start + 4, start + 4 + length
