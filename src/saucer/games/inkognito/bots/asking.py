"""Inkognito: how bots settle their meetings: whom they ask what, whether they object, whom they send where."""

from saucer.core.model import Action, Weighed
from saucer.core.random import Random
from saucer.games.inkognito.bots.thoughts import A_LITTLE, SURE_WIN, Thoughts
from saucer.games.inkognito.knowledge.belief import apart
from saucer.games.inkognito.knowledge.liar import LEAST, answer_table, entropy, information, information_about_identity
from saucer.games.inkognito.model import QUESTIONS, Ask, AskThrough, Expel, InkognitoView, Meet, MoveOn, Object
from saucer.games.inkognito.rules.answers import PAIR, is_repeated
from saucer.games.inkognito.rules.board import SPACE_OF
from saucer.games.inkognito.rules.meetings import met_figure
from saucer.games.inkognito.rules.repertoire import codes
from saucer.games.inkognito.rules.state import AMBASSADOR, IDENTITY, values_of

BITS_ENOUGH = 0.2
FEW = 3
"""So many are compared for a hint."""


def choose_meeting(thoughts: Thoughts, legal: tuple[Action, ...]) -> Action:
    """Meets the Ambassador last: by then one knows better whom to ask about."""
    meets = [action for action in legal if isinstance(action, Meet)]
    others = [action for action in meets if SPACE_OF[action.space] != thoughts.state.places[AMBASSADOR]]
    return (others or meets)[0]


def ask(thoughts: Thoughts, legal: tuple[Action, ...], random: Random) -> Action:
    """IK-14 Asks; IK-15 goes on instead only to win."""
    for action in legal:
        if isinstance(action, MoveOn) and wins_by_going_on(thoughts, action):
            return action
    questions = [action for action in legal if isinstance(action, Ask | AskThrough)]
    if thoughts.level.hides is None:
        return questions[int(random.below(len(questions)))]
    gains = [gain(thoughts, question) for question in questions]
    return questions[gains.index(max(gains))]


def weighed(thoughts: Thoughts, legal: tuple[Action, ...], random: Random) -> tuple[Weighed, ...]:
    """The questions that tell most; none where it would go on instead, or does not count what they tell."""
    if not thoughts.level.asks_by_information or isinstance(ask(thoughts, legal, random), MoveOn):
        return ()
    questions = [action for action in legal if isinstance(action, Ask | AskThrough)]
    told = [Weighed(question, gain(thoughts, question), "bits") for question in questions]
    return tuple(sorted(told, key=lambda each: -each.value)[:FEW])


def wins_by_going_on(thoughts: Thoughts, action: MoveOn) -> bool:
    state = thoughts.state
    own = state.standing[state.meeting] & thoughts.row
    return worth_after(thoughts, own.bit_length() - 1, SPACE_OF[action.to], only_wins=True) >= SURE_WIN


def worth_after(thoughts: Thoughts, figure: int, to: int, only_wins: bool) -> float:
    state = thoughts.state
    old, moved = state.places[figure], state.moved
    state.move(figure, to)
    worth = worth_of_winning(thoughts) if only_wins else thoughts.worth(state)
    state.put(figure, old)
    state.moved = moved
    return worth


def worth_of_winning(thoughts: Thoughts) -> float:
    return SURE_WIN if thoughts.wins_at_once(thoughts.state) else 0.0


def gain(thoughts: Thoughts, question: Ask | AskThrough) -> float:
    through = isinstance(question, AskThrough)
    if isinstance(question, AskThrough):
        player = int(question.player)
    else:
        player = int(thoughts.state.owner(met_figure(thoughts.state)))
    asked = QUESTIONS.index(question.question)
    if not thoughts.level.asks_by_information:
        return rough_gain(thoughts, player, asked)
    table = answer_table(LEAST, thoughts.history(player), asked, through)
    types = thoughts.types[player]
    about_identity = information_about_identity(types, table)
    about_build = max(0.0, information(types, table) - about_identity)
    need = A_LITTLE + thoughts.needs[player]
    return about_identity + need * about_build + thoughts.hope_for_the_letter(player)


def rough_gain(thoughts: Thoughts, player: int, asked: int) -> float:
    """The identity of whoever is least known, then the build."""
    types = thoughts.types[player]
    identities, builds = apart(types)
    in_doubt = entropy(identities)
    if asked == IDENTITY:
        return in_doubt + thoughts.partners[player]
    return (entropy(builds) if in_doubt < BITS_ENOUGH else 0.0) + thoughts.partners[player]


def should_object(view: InkognitoView) -> bool:
    """IK-22 Objects whenever the answer is repeated: the asker saw the earlier ones."""
    last = view.replies[-1]
    cards = codes(last.cards or ())
    earlier = [
        values_of(codes(reply.cards or ()))
        for reply in view.replies[:-1]
        if reply.asker == last.asker and reply.asked == last.asked
    ]
    return is_repeated(values_of(cards), len(cards) == PAIR, earlier)


def expel(thoughts: Thoughts, legal: tuple[Action, ...], random: Random) -> Action:
    """IK-24, IK-25"""
    if Object() in legal and should_object(thoughts.view):
        return Object()
    spaces = [action for action in legal if isinstance(action, Expel)]
    figure = met_figure(thoughts.state)
    only_wins = not thoughts.level.expels_with_a_plan
    worths = [worth_after(thoughts, figure, SPACE_OF[action.to], only_wins) for action in spaces]
    best = [action for action, worth in zip(spaces, worths, strict=True) if worth >= max(worths) - 1e-9]
    return best[int(random.below(len(best)))]
