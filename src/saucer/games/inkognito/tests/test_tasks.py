"""The missions in words are the missions of the rules."""

import re

import pytest

from saucer.core import text
from saucer.games.inkognito import GAME
from saucer.games.inkognito.knowledge.passport import READ_BY_FIVE, READ_BY_THREE
from saucer.games.inkognito.model import (
    LETTERS,
)
from saucer.games.inkognito.rules.board import NAMES
from saucer.games.inkognito.rules.missions import (
    AGENT_ONTO_AMBASSADOR,
    AGENT_TO_SPACE,
    AMBASSADOR_TO_SPACE,
    MISSIONS,
    TEAM_ONTO_AGENT,
    TEAM_ONTO_AMBASSADOR,
    Mission,
)
from saucer.games.inkognito.tests.worded import every_language, said
from saucer.wording import LANGUAGES, Language, rules

FULL_NAMES = ("Lord Fiddlebottom", "Colonel Bubble", "Madame Zsa Zsa", "Agent X")


def in_english(mission: Mission, team: int) -> str:
    """What the rules look at, as a task."""
    if mission.kind == TEAM_ONTO_AGENT:
        return f"Any figure of the team onto {FULL_NAMES[mission.agent]}."
    if mission.kind == TEAM_ONTO_AMBASSADOR:
        return "Any figure of the team onto the Ambassador."
    if mission.kind == AGENT_ONTO_AMBASSADOR:
        return f"{FULL_NAMES[mission.agent]} onto the Ambassador."
    if mission.kind in (AGENT_TO_SPACE, AMBASSADOR_TO_SPACE):
        who = "The Ambassador" if mission.kind == AMBASSADOR_TO_SPACE else FULL_NAMES[mission.agent]
        name = NAMES[mission.space]
        return f"{who} to the Embassy." if name == "E" else f"{who} to space {name[1:]}."
    return f"{('Colonel Bubble onto Lord Fiddlebottom', 'Madame Zsa Zsa onto Agent X')[team]}, or the other way round."


MISSION_IDS = [
    (team, f"{one}{two}", f"{('fb', 'zx')[team]}-{one}-{two}")
    for team in (0, 1)
    for one in LETTERS
    for two in LETTERS
    if one != two
]


@pytest.mark.parametrize(("team", "letters", "mission"), MISSION_IDS, ids=[each[2] for each in MISSION_IDS])
def test_a_task_is_what_the_rules_look_at(team: int, letters: str, mission: str) -> None:
    wanted = MISSIONS[team][letters]
    english = said(text(f"task-{mission}"))
    assert english == in_english(wanted, team)
    for language in LANGUAGES:
        worded = said(text(f"task-{mission}"), language)
        assert re.findall(r"\d", worded) == re.findall(r"\d", english)
        assert [name in worded for name in ("Fiddlebottom", "Bubble", "Zsa Zsa", "Agent X")] == [
            name in english for name in ("Fiddlebottom", "Bubble", "Zsa Zsa", "Agent X")
        ]
        assert said(text(f"mission-{mission}"), language).endswith((".", "!"))


def test_readings_for_three_and_five() -> None:
    named = {mission for team, letters, mission in MISSION_IDS if MISSIONS[team][letters].kind == TEAM_ONTO_AGENT}
    sent = {mission for team, letters, mission in MISSION_IDS if MISSIONS[team][letters].kind == AMBASSADOR_TO_SPACE}
    assert set(READ_BY_THREE) == named
    assert set(READ_BY_FIVE) == sent
    for mission in READ_BY_THREE:
        plain, read = said(text(f"task-{mission}")), said(text(f"task-{mission}-three"))
        assert read.startswith(plain.removesuffix("."))
    for mission in READ_BY_FIVE:
        where = said(text(f"task-{mission}")).removeprefix("The Ambassador ").removesuffix(".")
        assert said(text(f"task-{mission}-five")) == f"One of the team's two true figures {where} (IK-41)."


@every_language
def test_the_rules_list_the_same_missions(language: Language) -> None:
    rows = re.findall(r"^\| ([A-D])-([A-D]) \| (.+) \| (.+) \|$", rules(GAME, language), flags=re.MULTILINE)
    assert [f"{one}{two}" for one, two, _, _ in rows] == [letters for team, letters, _ in MISSION_IDS if team == 0]
    for one, two, *tasks in rows:
        for team, task in zip(("fb", "zx"), tasks, strict=True):
            assert short(said(text(f"task-{team}-{one}-{two}"), language)) == short(f"{task}.")


def short(task: str) -> str:
    """The table leaves out titles and capitals."""
    return re.sub(r"(?i)\b(lord|colonel|madame|el coronel) ", "", task).lower()
