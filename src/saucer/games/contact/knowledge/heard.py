"""Contact: what all have heard of the transmissions of a round."""

from saucer.games.contact.rules.rounds import transmissions
from saucer.games.contact.rules.state import ARRIVE, KINDS_OF_TAPS, LAND, State


class HeardTransmission:
    """A transmission as the Crew knows it."""

    def __init__(self, flights: int, is_complete: bool, shown: tuple[int, ...], avoided: tuple[int, ...]) -> None:
        self.flights = flights
        """CO-11 The legs of its route; at least so many, if it was broken off or is under way."""
        self.is_complete = is_complete
        self.shown = shown
        """Where it started, and the stopovers of it that were shown (CO-25)."""
        self.avoided = avoided
        """CO-25a Where the rocket had been before."""


def heard_in_round(state: State) -> list[HeardTransmission]:
    """From what is public of the state alone."""
    sent = transmissions(state.taps, len(state.plans))
    uses = stopovers_used(state)
    ends = [len(state.taps)]
    for taps in reversed(sent[1:]):
        ends.insert(0, ends[0] - len(taps))
    found: list[HeardTransmission] = []
    for number in range(len(sent)):
        is_complete = sent[number][-1] % KINDS_OF_TAPS == ARRIVE
        before = len([use for use in uses if use < ends[number]])
        after = last_use(sent, ends, uses, number) if is_complete else before
        found.append(
            HeardTransmission(flights(sent[number]), is_complete, state.stood[before : after + 1], state.stood[:before])
        )
    return found


def flights(taps: list[int]) -> int:
    """Those landed, and the one that goes on, or would have."""
    landed = len([tap for tap in taps if tap % KINDS_OF_TAPS in (LAND, ARRIVE)])
    return landed if taps[-1] % KINDS_OF_TAPS == ARRIVE else landed + 1


def stopovers_used(state: State) -> list[int]:
    """CO-25 After how many taps each was shown, in this round."""
    return [
        each.taps
        for each in state.helped
        if each.round == state.round and each.helper == "stopover" and each.use == "itself"
    ]


def last_use(sent: list[list[int]], ends: list[int], uses: list[int], number: int) -> int:
    """CO-25 So many stopovers were shown until the next complete transmission."""
    for later in range(number + 1, len(sent)):
        if sent[later][-1] % KINDS_OF_TAPS == ARRIVE:
            return len([use for use in uses if use < ends[later]])
    return len(uses)
