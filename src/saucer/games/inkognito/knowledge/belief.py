"""Inkognito: how likely every world is to one seat, by the cards it saw and the gestures made to it.

From an agent's seat there are 36 deals of identities and builds, and six of missions; nothing is sampled.
"""

from typing import Final

from saucer.games.inkognito.knowledge.liar import TYPES, History, Shown, answer_table, chance_of
from saucer.games.inkognito.knowledge.memory import replies_seen
from saucer.games.inkognito.knowledge.worlds import ANYTHING, WITH_BUILD, WITH_IDENTITY, possible_missions, proven_by
from saucer.games.inkognito.model import AGENTS, BUILDS, LETTERS, QUESTIONS, InkognitoView, ReplyView
from saucer.games.inkognito.rules.arrangements import ARRANGEMENTS
from saucer.games.inkognito.rules.gestures import SIGNS
from saucer.games.inkognito.rules.repertoire import codes
from saucer.games.inkognito.rules.state import AGENTS_IN_THE_BOX, FIRST_GREY, FIRST_MISSION, UNKNOWN, values_of

Four = tuple[int, int, int, int]
TRUE_SIGNS: Final = 1.0
FALSE_SIGNS: Final = 3.0
"""Gestures are cheap talk: before the first, one in four is held to be true, which tells nothing."""


class Belief:
    """Deals with their chances, which add up to 1; the letters that go with them, each order as likely."""

    def __init__(self, deals: list[tuple[Four, Four]], chances: list[float], letters: list[Four]) -> None:
        self.deals = deals
        self.chances = chances
        self.letters = letters

    def types_of(self, player: int) -> list[float]:
        """How likely each type of this player is."""
        types = [0.0] * TYPES
        for place, (identities, builds) in enumerate(self.deals):
            types[4 * identities[player] + builds[player]] += self.chances[place]
        return types

    def letters_of(self, player: int) -> list[float]:
        chances = [0.0] * AGENTS_IN_THE_BOX
        for order in self.letters:
            chances[order[player]] += 1 / len(self.letters)
        return chances

    def chance_of_identity(self, player: int, agent: int) -> float:
        total = 0.0
        for place, (identities, _) in enumerate(self.deals):
            if identities[player] == agent:
                total += self.chances[place]
        return total


def apart(types: list[float]) -> tuple[list[float], list[float]]:
    """How likely each identity is, and each build, by how likely each type is."""
    identities = [sum(types[4 * agent : 4 * agent + 4]) for agent in range(AGENTS_IN_THE_BOX)]
    builds = [sum(types[build::4]) for build in range(AGENTS_IN_THE_BOX)]
    return identities, builds


def as_shown(reply: ReplyView) -> Shown:
    cards = codes(reply.cards or ())
    left = proven_by(cards)
    if reply.replacement is not None:
        left &= proven_by(codes(reply.replacement))
    return (QUESTIONS.index(reply.question), reply.through_ambassador, values_of(cards), left)


def history_between(view: InkognitoView, asker: int, asked: int) -> History:
    """What one player showed to another, as far as this seat saw it."""
    return tuple([as_shown(reply) for reply in seen_of(view, asked) if reply.asker == asker])


def seen_of(view: InkognitoView, player: int) -> list[ReplyView]:
    """The answers of this player that the viewer saw while they were secret."""
    seen = [view.replies[place] for place in replies_seen(view, view.seat)]
    return [reply for reply in seen if reply.asked == player]


def believe(view: InkognitoView, models: list[int]) -> Belief:
    """What follows if players lie as these models do, each as likely for every answer."""
    return weighed(view, [likelihoods(view, player, models) for player in range(AGENTS_IN_THE_BOX)])


def likelihoods(view: InkognitoView, player: int, models: list[int], memory: int = 0) -> list[float]:
    """How likely each type of this player is to show what the viewer saw; with a memory, of so many last answers."""
    if player == view.seat:
        return [float(own_types(view) >> kind & 1) for kind in range(TYPES)]
    parts = [1.0] * TYPES
    history: list[Shown] = []
    for reply in seen_of(view, player)[-memory:]:
        shown = as_shown(reply)
        is_hiding = reply.asker == view.seat and not shows_secrets(reply)
        multiply(parts, tuple(history), shown, models if is_hiding else [])
        if reply.asker == view.seat:
            history.append(shown)
    return parts


def shows_secrets(reply: ReplyView) -> bool:
    """IK-18, IK-19 Whether an answer has a grey card or the mission in it."""
    return any([card >= FIRST_GREY for card in codes(reply.cards or ())])


def multiply(parts: list[float], history: History, shown: Shown, models: list[int]) -> None:
    """Without a model an answer only proves what it proves."""
    question, through, values, left = shown
    tables = [answer_table(model, history, question, through) for model in models]
    for kind in range(TYPES):
        if parts[kind] > 0:
            if tables:
                parts[kind] *= sum([chance_of(table, kind, values, left) for table in tables]) / len(tables)
            elif not left >> kind & 1:
                parts[kind] = 0.0


def weighed(view: InkognitoView, likely: list[list[float]]) -> Belief:
    """Weighs every deal by what each player's type makes likely; every card exists once."""
    signs = [sign_chances(view, player) for player in range(AGENTS_IN_THE_BOX)]
    deals: list[tuple[Four, Four]] = []
    chances: list[float] = []
    for identities in ARRANGEMENTS:
        rows = [likely[player][4 * agent : 4 * agent + 4] for player, agent in enumerate(identities)]
        signed = signs_together(signs, identities)
        if any([max(row) <= 0 for row in rows]):
            continue
        for builds in ARRANGEMENTS:
            chance = rows[0][builds[0]] * rows[1][builds[1]] * rows[2][builds[2]] * rows[3][builds[3]]
            if chance > 0:
                deals.append((identities, builds))
                chances.append(chance * signed)
    total = sum(chances)
    letters = [ARRANGEMENTS[order] for order in possible_missions(letters_seen(view))]
    return Belief(deals, [chance / total for chance in chances], letters)


def own_types(view: InkognitoView) -> int:
    types = ANYTHING
    if view.identity is not None:
        types &= WITH_IDENTITY[AGENTS.index(view.identity)]
    if view.build is not None:
        types &= WITH_BUILD[BUILDS.index(view.build)]
    return types


def letters_seen(view: InkognitoView) -> list[int]:
    """IK-19 The letters that this seat was shown while they were secret, and its own."""
    seen = [UNKNOWN] * AGENTS_IN_THE_BOX
    for place in replies_seen(view, view.seat):
        reply = view.replies[place]
        for card in codes(reply.cards or ()):
            if card >= FIRST_MISSION:
                seen[reply.asked] = card - FIRST_MISSION
    if view.seat is not None and view.mission is not None:
        seen[view.seat] = LETTERS.index(view.mission)
    return seen


def sign_chances(view: InkognitoView, player: int) -> list[float]:
    """IK-33 How likely the gestures seen are, for each identity the player may have.

    How honest the player is is learned with every gesture: in a world where the first was true, so will be more of
    those that follow. The first alone is as likely in every world.
    """
    made = [SIGNS.index(each.sign) for each in view.gestures if each.seat == player and player != view.seat]
    return [chance_of_signs(made, agent) for agent in range(AGENTS_IN_THE_BOX)]


def chance_of_signs(made: list[int], agent: int) -> float:
    chance = 1.0
    true, false = TRUE_SIGNS, FALSE_SIGNS
    for sign in made:
        if sign == agent:
            chance *= true / (true + false)
            true += 1
        else:
            chance *= false / (true + false) / (AGENTS_IN_THE_BOX - 1)
            false += 1
    return chance


def signs_together(signs: list[list[float]], identities: Four) -> float:
    chance = 1.0
    for player, agent in enumerate(identities):
        chance *= signs[player][agent]
    return chance
