"""What recorded games say about map, missions and bots: `python -m saucer.games.inkognito.tests.balance FOLDER...`

The records come from `saucer simulate inkognito --record FOLDER`. Prints length, endings, claims right and wrong, and
the wins by seat, team, mission and bot, with 95 % intervals.
"""

import sys
from collections import Counter
from collections.abc import Iterable
from math import sqrt
from pathlib import Path
from statistics import mean, quantiles

from saucer.core import Acted, Match, Seat
from saucer.core.lines import read_entries, read_header
from saucer.games.inkognito import GAME
from saucer.games.inkognito.model import AGENTS, LETTERS, Claim
from saucer.games.inkognito.rules.position import InkognitoPosition

NORMAL_95 = 1.96
TEAMS = ("Fiddlebottom and Bubble", "Zsa Zsa and Agent X")


class Shares:
    """Wins of games, for each of several things."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.games: Counter[str] = Counter()
        self.wins: Counter[str] = Counter()

    def count(self, name: str, won: bool) -> None:
        self.games[name] += 1
        self.wins[name] += won

    def lines(self) -> list[str]:
        rows = [
            f"  {name}: {self.wins[name]} of {games}, {share_of(self.wins[name], games)}"
            for name, games in sorted(self.games.items())
        ]
        return [f"{self.title}:", *rows]


def share_of(wins: int, games: int) -> str:
    """Wilson's 95 % interval."""
    share, spread = wins / games, NORMAL_95 * NORMAL_95 / games
    middle, half = share + spread / 2, sqrt(share * (1 - share) * spread + spread * spread / 4)
    low, high = (middle - half) / (1 + spread), (middle + half) / (1 + spread)
    return f"{100 * share:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


class Balance:
    def __init__(self) -> None:
        self.turns: list[int] = []
        self.replies: list[int] = []
        self.endings: Counter[str] = Counter()
        self.seats = Shares("wins by seat")
        self.first = Shares("wins by who starts")
        self.teams = Shares("wins by team")
        self.agents = Shares("wins by agent")
        self.missions = Shares("wins by mission")
        self.bots = Shares("wins by the bots of a team")
        self.right = Shares("claims that were right, by bot")

    def count(self, match: Match) -> None:
        position, result = match.position, match.result
        assert isinstance(position, InkognitoPosition)
        assert result is not None
        self.turns.append(position.turn)
        self.replies.append(len(position.replies))
        self.endings[result.reason] += 1
        names = [player.bot or "person" for player in match.players]
        first = (position.on_turn - position.turn + 1) % position.players
        for seat in range(position.players):
            won = Seat(seat) in result.winners
            self.seats.count(f"seat {seat}", won)
            self.first.count("starts" if seat == first else "does not", won)
            if seat < position.agents:
                self.agents.count(AGENTS[position.identities[seat]], won)
        self.count_teams(position, result.winners, names)
        self.count_claim(match, result.reason, names)

    def count_teams(self, position: InkognitoPosition, winners: tuple[Seat, ...], names: list[str]) -> None:
        for team in range(2):
            seats = [seat for seat in range(position.agents) if position.identities[seat] // 2 == team]
            won = any(Seat(seat) in winners for seat in seats)
            self.bots.count(" and ".join(sorted({names[seat] for seat in seats})), won)
            if len(seats) == 2:
                self.teams.count(TEAMS[team], won)
                first, second = sorted(seats, key=position.identities.__getitem__)
                letters = f"{LETTERS[position.missions[first]]}-{LETTERS[position.missions[second]]}"
                self.missions.count(f"{TEAMS[team]} {letters}", won)
            else:
                self.teams.count("alone", won)

    def count_claim(self, match: Match, reason: str, names: list[str]) -> None:
        """IK-43 Whether a claim was right that a declaration beat is not on record."""
        for entry in match.entries:
            if isinstance(entry, Acted) and isinstance(entry.action, Claim) and reason != "declaration":
                self.right.count(names[entry.seat], reason in ("mission", "flight"))

    def lines(self) -> list[str]:
        deciles = quantiles(self.turns, n=10)
        tables = (self.seats, self.first, self.teams, self.agents, self.missions, self.bots, self.right)
        return [
            f"{len(self.turns)} games of {mean(self.turns):.1f} turns of all seats "
            f"(10 % at most {deciles[0]:.0f}, half {deciles[4]:.0f}, 90 % {deciles[8]:.0f}), "
            f"{mean(self.replies):.1f} answers each",
            f"endings: {', '.join(f'{reason} {count}' for reason, count in self.endings.most_common())}",
            *[line for table in tables for line in table.lines()],
        ]


def balance(folders: Iterable[Path]) -> list[str]:
    found = Balance()
    for folder in folders:
        for path in sorted(folder.glob("*.jsonl")):
            data = path.read_bytes()
            found.count(Match.rebuilt(GAME, read_header(data), read_entries(data)))
    return found.lines()


if __name__ == "__main__":
    print("\n".join(balance([Path(folder) for folder in sys.argv[1:]])))
