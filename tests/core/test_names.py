"""The names that other people may use. To take one away, or to change it, breaks what they have written."""

from saucer import core

NAMES = """
    Acted Action Aside Attention Board Bot Cards Chance Codec Conflict Decide Decision Dice Disc Draw Drawn Ended Entry
    Event FairDice Flaw Game HandDice Header LAPSE Layout Match Mistake Next NotAllowed Offer Open Options Order Outcome
    Over Pick Player Position Random RandomBot Result SILENT Say Seat SeatName Seated SeededDice Solution Spoke
    StandingOrder Teller Text Thing Told Undone Unreadable Verified View Weighed Words WrongBoard allows board_in choose
    clockwise decode encode export left_of listed read_board seats stream text verify
"""


def test_the_names_are_frozen() -> None:
    assert sorted(core.__all__) == sorted(NAMES.split())


def test_every_name_is_there() -> None:
    assert [name for name in core.__all__ if not hasattr(core, name)] == []
