"""Something asked of the table that it will not do: a text for the person, and a number for HTTP."""

from saucer.core import Mistake, Text, WrongBoard, text


class Refusal(Exception):
    """`detail` is for people who write programs: what was expected and what came. Never a secret."""

    def __init__(
        self, why: Text, status: int = 409, detail: str | None = None, mistakes: tuple[Mistake, ...] = ()
    ) -> None:
        super().__init__(why.id)
        self.why = why
        self.status = status
        self.detail = detail
        self.mistakes = mistakes


class NotNow(Refusal):
    """The store cannot be written or read at this moment: nothing was done, and the same can be asked again."""

    def __init__(self) -> None:
        super().__init__(text("refused-not_saved"), 503)


def refuse(reason: str, status: int = 409, detail: str | None = None) -> Refusal:
    return Refusal(text(f"refused-{reason}"), status, detail)


def refuse_board(wrong: WrongBoard) -> Refusal:
    return Refusal(text("refused-board"), 400, str(wrong), wrong.mistakes)
