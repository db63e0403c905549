"""Contact: errors like a person's, in proportion to the duration (log-normal)."""

from math import cos, exp, log, sqrt
from typing import Final

from saucer.core.random import Random, stream

WHOLE: Final = 1 << 30


def normal(random: Random) -> float:
    """A standard normal number."""
    one = (int(random.below(WHOLE)) + 1) / WHOLE
    other = int(random.below(WHOLE)) / WHOLE
    return sqrt(-2.0 * log(one)) * cos(6.283185307179586 * other)


def jittered(value: float, variation: float, random: Random) -> float:
    return value * exp(variation * normal(random))


def heard_as(milliseconds: int, variation: float, seat: int, place: int) -> float:
    """What somebody at this seat takes a flight for: the same, however often it is thought about."""
    return jittered(float(milliseconds), variation, stream(milliseconds, seat + 1, place))


def speed_of(centres: tuple[int, ...], seat: int) -> float:
    """Milliseconds for a tenth of a millimetre: everybody has a speed, and keeps it for a game."""
    own = stream(centres[0] * 4_001 + centres[1], seat + 1)
    return jittered(1.0, 0.3, own)
