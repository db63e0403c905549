"""Contact: the view for a terminal, a text for each line; chips are described by row and column."""

from saucer.core import Text, text
from saucer.games.contact.model import PLANETS, ChipView, ContactView
from saucer.games.contact.words import nouns
from saucer.games.contact.words.story import plan_shown


def drawing(view: ContactView) -> list[Text]:
    lines = [text("draw-round", round=view.round, barrels=view.barrels)]
    lines += signals(view)
    if view.options.variant == "professional":
        lines.append(text("draw-helpers", helpers=nouns.helpers(view.active)))
    lines += [chip(view, each) for each in view.chips]
    lines += plans(view)
    if view.target is not None:
        lines.append(text("draw-target", target=nouns.named(view.target)))
    if view.plan:
        lines.append(text("draw-plan", route=nouns.route((view.rocket, *view.plan))))
    return lines


def signals(view: ContactView) -> list[Text]:
    """CO-5, CO-17"""
    left = text("draw-signals", cards=nouns.numbers(view.signals), won=nouns.numbers(view.won))
    return [left] if view.signal is None else [text("draw-signal", value=view.signal), left]


def chip(view: ContactView, shown: ChipView) -> Text:
    """CO-14 A candidate, used, dark, or only a stop; and the rocket."""
    line = text("draw-chip", chip=nouns.named(shown.chip), place=nouns.place(shown), state=condition(view, shown))
    return text("draw-rocket", line=line) if shown.chip == view.rocket else line


def condition(view: ContactView, shown: ChipView) -> Text:
    """CO-14"""
    if shown.chip in view.used:
        return text("draw-used")
    wrong = [each.planet for each in view.guesses if each.round == view.round and not each.right]
    if shown.chip in wrong:
        return text("draw-wrong")
    if shown.chip not in PLANETS or shown.chip in view.stood:
        return text("draw-stop")
    return text("draw-candidate" if shown.chip in view.turned_up else "draw-dark")


def plans(view: ContactView) -> list[Text]:
    """CO-33 Of the last round, between two rounds, void ones too."""
    if view.phase not in ("between", "over"):
        return []
    last = [plan for plan in view.plans if plan.round == view.round]
    return [plan_shown(plan) for plan in last]
