"""The balance report reads what games have left."""

from saucer.games.inkognito import GAME
from saucer.games.inkognito.tests.balance import balance
from saucer.games.inkognito.tests.finished import FOLDER


def test_the_balance_report_reads_records_of_every_ending() -> None:
    lines = balance([FOLDER])
    assert lines[0].startswith(f"{len(list(FOLDER.glob('*.jsonl')))} games of ")
    assert all(f"{reason} " in lines[1] for reason in GAME.reasons)
    assert "wins by mission:" in lines
    assert any(line.startswith("  alone: ") for line in lines)
