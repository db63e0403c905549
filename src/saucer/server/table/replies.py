"""Every command is answered once; sent again, it gets the same answer and counts no second time."""

from collections import OrderedDict

from saucer.core import Text
from saucer.server.storage.contract import KeptEntry
from saucer.server.table.broadcast import Sink
from saucer.server.wire.messages import Accepted, FromTable, Refused

REMEMBERED = 128
"""So many replies are remembered for each guest at a table."""


class Replies:
    def __init__(self, entries: list[KeptEntry]) -> None:
        self._given: dict[str, OrderedDict[str, FromTable]] = {}
        for kept in entries:
            self.note(kept)

    def note(self, kept: KeptEntry) -> None:
        """Whoever's command made it, it was accepted."""
        if kept.command is not None:
            session, _, command_id = kept.command.partition(":")
            self.remember(session, command_id, Accepted(command_id))

    def remember(self, session: str, command_id: str, answer: FromTable) -> None:
        given = self._given.setdefault(session, OrderedDict())
        given[command_id] = answer
        while len(given) > REMEMBERED:
            given.popitem(last=False)

    def given(self, session: str, command_id: str) -> FromTable | None:
        given = self._given.get(session)
        return None if given is None else given.get(command_id)


class CommandReply:
    """The reply to one command of one guest: accepted, refused or answered otherwise, but once."""

    def __init__(self, replies: Replies, session: str, sink: Sink, command_id: str, remembered: bool) -> None:
        self._replies = replies
        self._session = session
        self._sink = sink
        self._remembered = remembered
        self.command_id = command_id
        self.is_given = False

    @property
    def command(self) -> str:
        """The command as it is kept with the entry that it made."""
        return f"{self._session}:{self.command_id}"

    def accept(self) -> None:
        self.give(Accepted(self.command_id))

    def refuse(self, why: Text, detail: str | None = None) -> None:
        self.give(Refused(self.command_id, why, detail))

    def give(self, answer: FromTable) -> None:
        if self.is_given:
            return
        self.is_given = True
        if self._remembered:
            self._replies.remember(self._session, self.command_id, answer)
        self._sink.send(answer)
