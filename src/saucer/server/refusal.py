"""Something asked of the table that it will not do: a text for the person, and a number for HTTP."""

from saucer.core import Text, text


class Refusal(Exception):
    """`detail` is for people who write programs: what was expected and what came. Never a secret."""

    def __init__(self, why: Text, status: int = 409, detail: str | None = None) -> None:
        super().__init__(why.id)
        self.why = why
        self.status = status
        self.detail = detail


def refuse(reason: str, status: int = 409, detail: str | None = None) -> Refusal:
    return Refusal(text(f"refused-{reason}"), status, detail)
