### Messages of every game: lists, players, the table.

who = { $playerIs ->
    [you] you
   *[other] { $player }
}
list-last = { $one } and { $two }
list-next = { $one }, { $rest }

## The table

spoken = { $playerIs ->
    [you] You:
   *[other] { $player }:
}
seat_changed-person = { $playerIs ->
    [you] You now play at seat { $place }.
   *[other] { $player } now plays at seat { $place }.
}
seat_changed-bot = A bot, { $player }, now plays at seat { $place }.
took_back = { $playerIs ->
    [you] You take your last choice back.
   *[other] { $player } takes the last choice back.
}
table_ended-over = The game is over.
table_ended-abandoned = The table was given up before the game was over.
table_ended-void = The table was ended: this version of the game is no longer held here.

## Bots

bot-random = Random
bot-easy = Easy
bot-medium = Medium
bot-hard = Hard

## Why something cannot be done

why-watching = You are watching: only those who play can use this.
why-over = The game is over.

refused-not_allowed = That is not possible now.
refused-conflict = The table has moved on in the meantime. Look again and choose.
refused-unreadable = The table could not read that.
refused-not_yours = That is not your seat.
refused-not_started = The game has not started yet.
refused-ended = This table has ended.
refused-paused = This table is paused because of an error. The game is kept.
refused-too_fast = Too much at once. Wait a moment.
refused-no_undo = This can no longer be taken back.
refused-silenced = You cannot say that now.

## The terminal

terminal-pass = let it pass
terminal-expected = Please type a number from { $low } to { $high }, or q to leave.

## Boards of one's own

board-game = The file should say game = "{ $expected }".
board-none = This game has no boards of one's own.
board-unreadable = This cannot be read: { $problem }
board-too_large = The board is larger than { $most } bytes.
