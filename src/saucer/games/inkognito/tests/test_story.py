"""The sentences of the log."""

from typing import get_args

import pytest

from saucer.core import Seat
from saucer.core.table_events import Spoken
from saucer.games.inkognito import GAME
from saucer.games.inkognito.events import (
    AmbassadorExpelled,
    AmbassadorMoved,
    AnswerGiven,
    AnswerRepeated,
    CardsShown,
    ColoursDrawn,
    DeclarationBegun,
    DeclarationOpened,
    DeclarationSealed,
    FigureExpelled,
    FigureMoved,
    FigureMovedOn,
    FiguresPlaced,
    HandshakeAccepted,
    HandshakeRefused,
    Happening,
    IdentitiesWritten,
    MatchEnded,
    MeetingChosen,
    MissionClaimed,
    MovementEnded,
    Objected,
    PhantomShaken,
    PlacementChosen,
    QuestionAsked,
    SecretDealt,
    SecretsDealt,
    TurnStarted,
)
from saucer.games.inkognito.model import Gesture, Reason, Sign
from saucer.games.inkognito.tests.table import (
    ANNA,
    EVA,
    LLUC,
    LUC,
)
from saucer.games.inkognito.tests.worded import FOUR_AGENTS, FOUR_BUILDS, PEOPLE, every_language
from saucer.wording import LANGUAGES, Language, Wording

STORY: list[tuple[Happening, str]] = [
    (ColoursDrawn(("red", "blue", "green")), "The colours: Anna: red, Luc: blue and Miquel: green."),
    (PlacementChosen(ANNA), "You have chosen where your figures stand."),
    (FiguresPlaced(()), "All figures take their places."),
    (SecretDealt(ANNA, "grey_tall"), "You are dealt a secret card: Tall (secret card)."),
    (SecretsDealt("identities"), "The secret identities are dealt."),
    (SecretsDealt("builds"), "The secret builds are dealt."),
    (SecretsDealt("missions"), "The secret missions are dealt."),
    (TurnStarted(3, LUC), "Turn 3: it is Luc's turn."),
    (PhantomShaken(ANNA, ("white", "white", "purple")), "You shake the Phantom: 2 × white and purple."),
    (FigureMoved(LUC, "blue", "green", "tall", "G1", "N4"), "Luc moves the tall green figure to space 4 (blue)."),
    (AmbassadorMoved(LUC, "E", "P09"), "Luc moves the Ambassador to P9."),
    (MovementEnded(LUC), "Luc ends the movement."),
    (MeetingChosen(LUC, "B1"), "Luc settles the meeting on blue start 1 next."),
    (QuestionAsked(LUC, ANNA, "identity", False, "B1"), "Luc asks you about your identity."),
    (QuestionAsked(LUC, LLUC, "build", False, "B1"), "Luc asks Lluc about the build."),
    (QuestionAsked(ANNA, LUC, "identity", True, "E"), "Through the Ambassador you ask Luc about the identity."),
    (QuestionAsked(LUC, ANNA, "build", True, "E"), "Through the Ambassador Luc asks you about your build."),
    (QuestionAsked(EVA, ANNA, "identity", True, "E"), "Eva, the Ambassador, asks you about your identity."),
    (QuestionAsked(EVA, LUC, "build", True, "E"), "Eva, the Ambassador, asks Luc about the build."),
    (AnswerRepeated(LUC, ("tall", "short")), "Luc has been shown these cards before: Tall and Short."),
    (CardsShown(ANNA, LUC, ("bubble", "tall")), "Luc shows you: Colonel Bubble and Tall."),
    (CardsShown(LUC, ANNA, ("mission_c", "grey_fat")), "You show Luc: Mission C and Fat (secret card)."),
    (CardsShown(LUC, LLUC, ("thin",)), "Lluc shows Luc: Thin."),
    (AnswerGiven(LUC, LLUC), "Lluc shows Luc the answer."),
    (Objected(ANNA, LUC, True, ("tall",)), "You object, and you are right. Left of Luc's answer: Tall."),
    (Objected(LUC, ANNA, False, ()), "Luc objects, but these cards are new. Nothing changes."),
    (FigureExpelled(LUC, "blue", "fat", "B1", "E"), "Luc sends the fat blue figure to the Embassy."),
    (AmbassadorExpelled(ANNA, "P09", "Y3"), "You send the Ambassador to yellow start 3."),
    (FigureMovedOn(LUC, "thin", "B1", "P01"), "Luc asks nothing and moves the thin figure on to P1."),
    (MissionClaimed(LUC, ANNA), "“Mission accomplished!” Luc offers you a hand."),
    (MissionClaimed(LUC, None), "Luc claims to be alone and to have escaped."),
    (HandshakeAccepted(ANNA), "You take the hand."),
    (HandshakeRefused(LUC), "Luc refuses the hand."),
    (DeclarationBegun(EVA), "“I know who you are!” Eva begins a declaration."),
    (
        IdentitiesWritten(FOUR_AGENTS),
        "You write down: Anna: Lord Fiddlebottom, Luc: Colonel Bubble, Miquel: Madame Zsa Zsa and ",
    ),
    (DeclarationSealed(EVA), "Eva has sealed the declaration."),
    (
        DeclarationOpened(FOUR_AGENTS, FOUR_BUILDS, True),
        "The declaration is opened: Anna: Lord Fiddlebottom (tall), Luc: Colonel Bubble (short), ",
    ),
    (DeclarationOpened(FOUR_AGENTS, FOUR_BUILDS, False), "The declaration is opened: Anna: "),
    (MatchEnded("mission", (ANNA, LUC), (), ()), "The winners: you and Luc. The mission is accomplished."),
    (MatchEnded("flight", (LUC,), (), ()), "Luc wins! The lone agent has escaped from Venice."),
    (MatchEnded("two_hundred_turns", (), (), ()), "Nobody wins. Two hundred turns have passed without a claim."),
]


@pytest.mark.parametrize(("event", "sentence"), STORY, ids=[type(event).__name__ for event, _ in STORY])
def test_the_story_in_english(event: Happening, sentence: str) -> None:
    assert Wording("en", GAME, PEOPLE, ANNA).line(event).startswith(sentence)


@every_language
@pytest.mark.parametrize("you", [None, ANNA, LUC, LLUC, EVA])
def test_the_story_for_everybody(you: Seat | None, language: Language) -> None:
    sentences = [Wording(language, GAME, PEOPLE, you).line(event) for event, _ in STORY]
    assert all(sentence.endswith((".", "!")) for sentence in sentences), sentences


def test_the_story_tells_every_event() -> None:
    assert {type(event) for event, _ in STORY} == set(get_args(Happening))


@pytest.mark.parametrize(
    ("gesture", "english", "german", "catalan"),
    [
        (
            Gesture(sign="wink"),
            "Luc winks with the right eye, for all to see.",
            "Luc zuckt vor allen mit dem rechten Auge.",
            "Luc pica l'ullet dret davant de tothom.",
        ),
        (
            Gesture(sign="frown", to=(ANNA,)),
            "Luc frowns at you.",
            "Luc sieht dich an und runzelt die Stirn.",
            "Luc et mira i arrufa les celles.",
        ),
    ],
)
def test_a_gesture_is_told(gesture: Gesture, english: str, german: str, catalan: str) -> None:
    lines = [Wording(language, GAME, PEOPLE, ANNA).line(Spoken(LUC, gesture)) for language in LANGUAGES]
    assert lines == [english, german, catalan]


@every_language
@pytest.mark.parametrize("sign", get_args(Sign))
def test_every_gesture_is_told_to_all_and_to_one(sign: Sign, language: Language) -> None:
    wording = Wording(language, GAME, PEOPLE)
    told = [wording.line(Spoken(LUC, Gesture(sign=sign, to=to))) for to in (None, (ANNA,))]
    assert ["Anna" in line for line in told] == [False, True]
    assert wording.knows(f"see-sign-{sign}")


@every_language
@pytest.mark.parametrize("reason", get_args(Reason))
def test_every_ending_is_told(reason: Reason, language: Language) -> None:
    assert Wording(language, GAME, PEOPLE).line(MatchEnded(reason, (ANNA,), (), ())).startswith("Anna")
