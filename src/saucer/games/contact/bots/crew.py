"""Contact: what a bot of the Crew does when a guess is due, and what it says in a meeting."""

from typing import Final

from saucer.core.model import Weighed
from saucer.games.contact.bots.decoding import Belief, believe, shares
from saucer.games.contact.bots.levels import Level
from saucer.games.contact.bots.ways import added
from saucer.games.contact.model import (
    PLANETS,
    AskAgain,
    CallMeeting,
    Choice,
    ContactView,
    Guess,
    Reactivate,
    UseFifty,
    UseStopover,
)
from saucer.games.contact.rules.position import NUMBER_OF

NAMED: Final = 3
"""CO-27 So many planets are named in a meeting."""
HOPELESS: Final = 1.6
"""With so many wrong guesses to come a barrel for helper cards is well spent."""
ENOUGH_BARRELS: Final = 3


def choose(view: ContactView, legal: tuple[Choice, ...], level: Level) -> Choice:
    """Ask as long as it helps, then use what helps, then guess."""
    belief = believe(view, level)
    sure = belief.chances[belief.best()]
    if sure < level.sure:
        for action in legal:
            if isinstance(action, AskAgain):
                return action
        if level.helps:
            helped = help_for(belief, view, legal)
            if helped is not None:
                return helped
    return guess(heeded(belief, view), legal)


def help_for(belief: Belief, view: ContactView, legal: tuple[Choice, ...]) -> Choice | None:
    """The stopover tells most, the second guess comes next; talk adds little, and a barrel is dear."""
    for action in legal:
        if isinstance(action, UseStopover):
            return action
    for action in legal:
        if isinstance(action, UseFifty):
            return action
    for action in legal:
        if isinstance(action, CallMeeting) and action.helper == "exchange":
            return action
    if wrong_guesses(belief) > HOPELESS and view.barrels >= ENOUGH_BARRELS:
        for action in legal:
            if isinstance(action, Reactivate):
                return action
    return None


def wrong_guesses(belief: Belief) -> float:
    """Before the right one, if nothing more is heard."""
    expected = 0.0
    for number, place in enumerate(belief.in_order()):
        expected += number * belief.chances[place]
    return expected


def guess(belief: Belief, legal: tuple[Choice, ...]) -> Choice:
    planet = PLANETS[belief.planets[belief.best()]]
    for action in legal:
        if isinstance(action, Guess) and action.planet == planet:
            return action
    raise AssertionError(planet)


def likeliest(view: ContactView, legal: tuple[Choice, ...], level: Level) -> tuple[Weighed, ...]:
    """CO-12 The best guesses, and the chance of each to be right; what comes before a guess, since that is so small.

    Nothing for those who do not guess, but may call a meeting.
    """
    guesses = [action for action in legal if isinstance(action, Guess)]
    if not guesses:
        return ()
    belief = believe(view, level)
    chosen = choose(view, legal, level)
    if chosen not in guesses:
        return (Weighed(chosen, belief.chances[belief.best()], "unsure"),)
    belief = heeded(belief, view)
    best = belief.in_order()[:NAMED]
    return tuple([Weighed(Guess(PLANETS[belief.planets[at]]), belief.chances[at], "right") for at in best])


def advice(belief: Belief) -> str:
    """CO-27 The likeliest planets and how sure it is, as in "K 62 %, C 20 %, F 9 %"."""
    best = belief.in_order()[:NAMED]
    return ", ".join([f"{PLANETS[belief.planets[place]]} {round(100 * belief.chances[place])} %" for place in best])


def heeded(belief: Belief, view: ContactView) -> Belief:
    """What others have said in this meeting counts as much as what one has heard oneself."""
    said = [each.words for each in view.said if each.guesses == len(view.guesses) and each.seat != view.seat]
    weights = belief.chances
    for words in said:
        heard = understood(words, belief)
        if heard:
            weights = [one * other for one, other in zip(weights, heard, strict=True)]
    if weights is belief.chances:
        return belief
    power = 1.0 / (1 + len(said))
    return Belief(belief.planets, shares([weight**power for weight in weights]))


def understood(words: str, belief: Belief) -> list[float]:
    """Nothing, if it is not said as bots say it."""
    told = [0.0 for _ in belief.planets]
    for part in words.split(","):
        letter, _, share = part.strip().partition(" ")
        number = share.removesuffix("%").strip()
        if letter in NUMBER_OF and number.isdecimal() and NUMBER_OF[letter] in belief.planets:
            told[belief.planets.index(NUMBER_OF[letter])] = int(number) / 100.0
    whole = added(told)
    rest = max(0.01, 1.0 - whole) / max(1, told.count(0.0))
    return [each if each > 0.0 else rest for each in told] if whole > 0.0 else []
