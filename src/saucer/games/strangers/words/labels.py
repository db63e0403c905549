"""Don't Talk to Strangers: what can be done, as texts and as parts of the board to click."""

from typing import assert_never

from saucer.core import SeatName, Text, text
from saucer.games.strangers.board_model import Space
from saucer.games.strangers.model import (
    Card,
    Choice,
    ChooseBoard,
    ChooseKid,
    ChooseScored,
    ChooseStranger,
    DiscardCard,
    GoTo,
    KeepCards,
    LetOut,
    NameCard,
    NamePlayer,
    PlaceStranger,
    PlayCard,
    RunAway,
    SaucerFirst,
    Stop,
    StrangerFirst,
    StrangersView,
    TakeCard,
)
from saucer.games.strangers.words.nouns import at, named, owners_at, scoring_at, worth_next


def label(action: Choice, view: StrangersView) -> Text:
    match action:
        case PlayCard(card) | DiscardCard(card) | NameCard(card) | TakeCard(card):
            return label_of_card(action, card)
        case ChooseKid() | ChooseScored() | GoTo():
            return label_of_kid(action, view)
        case LetOut():
            return text("label-let_out")
        case RunAway(space):
            return text("label-run_away", space=at(space))
        case KeepCards():
            return text("label-keep_cards")
        case Stop():
            return text("label-stop")
        case NamePlayer(player):
            return text("label-name_player", player=SeatName(player), cards=view.players[player].cards)
        case ChooseStranger(space):
            return text("label-choose_stranger", space=at(space))
        case PlaceStranger(space):
            return label_of_stranger(view, space)
        case StrangerFirst():
            return text("label-stranger_first")
        case SaucerFirst():
            return text("label-saucer_first")
        case ChooseBoard(board):
            return text(f"label-choose_board-{board}")
        case _:
            assert_never(action)


def label_of_card(action: PlayCard | DiscardCard | NameCard | TakeCard, card: Card) -> Text:
    match action:
        case PlayCard():
            return text("label-play_card", card=named(card))
        case DiscardCard():
            return text("label-discard_card", card=named(card))
        case NameCard():
            return text("label-name_card", card=named(card))
        case TakeCard():
            return text("label-take_card", card=named(card))
        case _:
            assert_never(action)


def label_of_kid(action: ChooseKid | ChooseScored | GoTo, view: StrangersView) -> Text:
    match action:
        case ChooseKid(player, space):
            return text("label-choose_kid", player=SeatName(player), space=at(space))
        case ChooseScored(space, spot):
            place = scoring_at(view, space)
            assert place is not None
            owner = owners_at(view, place)[spot - 1]
            assert owner is not None
            return text("label-choose_scored", player=SeatName(owner), place=text(f"kind-{place.kind}"),
                        space=at(space), spot=spot)  # fmt: skip
        case GoTo(space):
            return label_of_destination(view, space)
        case _:
            assert_never(action)


def label_of_destination(view: StrangersView, space: Space) -> Text:
    place = scoring_at(view, space)
    if place is None:
        return text("label-go_to", space=at(space))
    points = worth_next(view, place)
    return text("label-score", place=text(f"kind-{place.kind}"), space=at(space), points=points)


def label_of_stranger(view: StrangersView, space: Space) -> Text:
    """With the number of Kids it would take."""
    kids = sum(player.kids.count(space) for player in view.players)
    return text("label-place_stranger", space=at(space), kids=kids)


def path(action: Choice, view: StrangersView) -> tuple[str, ...]:
    """The parts of the board to click in order; none is the beginning of another."""
    match action:
        case PlayCard(card):
            return (f"card:{card}",)
        case DiscardCard(card):
            return ("discard", f"card:{card}")
        case NameCard(card):
            return (f"named:{card}",)
        case TakeCard(card):
            return (f"take:{card}",)
        case ChooseKid(player, space):
            return (f"kid:{player}@{space}",)
        case ChooseScored(space, spot):
            return (f"spot:{space}:{spot}",)
        case GoTo(space) | PlaceStranger(space):
            return (f"space:{space}",)
        case RunAway(space):
            return ("run_away", f"kid:{view.turn}@{space}")
        case ChooseStranger(space):
            return (f"stranger:{space}",)
        case NamePlayer(player):
            return (f"seat:{player}",)
        case ChooseBoard(board):
            return (f"board:{board}",)
        case LetOut() | KeepCards() | Stop() | StrangerFirst() | SaucerFirst():
            return (BUTTONS[type(action)],)
        case _:
            assert_never(action)


BUTTONS: dict[type[Choice], str] = {
    LetOut: "let_out",
    KeepCards: "keep",
    Stop: "stop",
    StrangerFirst: "stranger_first",
    SaucerFirst: "saucer_first",
}
