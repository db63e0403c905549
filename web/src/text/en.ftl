### The browser's own words. What games and tables say comes from src/saucer.

skip = Skip to the content
header-home = Saucer, start page
dialog-close = Close
copy = Copy
copy-done = Copied
title-turn = ● Your turn · { $title }

## Start page

start-lead = Games of aliens, spies and signals. Play at once with bots, or send friends a link. No account.
start-bots = Play with bots
start-invite = Invite friends
rules-title = Rules
join-title = Join with a code
join-go = Join
lists-mine = My games
lists-back = Go on
lists-open = Open tables
lists-open-none = Nobody is waiting right now. Invite friends, or play with bots.
lists-join = Join
lists-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
lists-finished = Finished games
lists-won = { $names } won, { $when }
lists-ended = ended without a winner, { $when }

## A new table

new-title = { $game }: a new table
new-players = Players
new-seat = Seat { $place }
new-seat-me = Me
new-seat-open = Anybody with the link
new-seat-bot = Bot: { $level }
new-seat-local = Somebody at this screen
new-seat-name = Player { $place }
new-clock = Time for a decision
new-clock-none = No limit
new-clock-seconds = { $count } seconds
new-clock-minutes = { $count } minutes
new-clock-day = One day
new-pace = Pace of the bots
new-pace-instant = At once
new-pace-brisk = Brisk
new-pace-calm = Calm
new-public = Show among the open tables
new-create = Open the table
new-start = Start the game

## Before the start

lobby-waiting = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
lobby-full = Everybody is here.
lobby-invite = Invite friends
lobby-code = or with the code
lobby-seats = Seats
lobby-free = Free
lobby-sit = Sit here
lobby-not-here = not here yet
lobby-start = Start the game
lobby-host-starts = Whoever opened the table starts the game.
lobby-dice = Fair dice
lobby-dice-about = This is the table's promise about every roll and draw of the game, made before your device adds a random word of its own. After the game the page shows that it was kept.

## The table

table-others = The other players
table-board = The board
table-mine = My things
table-you = { $name } (you)
table-bot = Bot
table-away = away
table-turn = Turn
table-your-turn = Your turn
table-clock = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}
table-back = Back
table-choices = Choices ({ $count })
table-undo = Take back
table-hint = Hint
table-hinted = The best bot would choose: { $label }
table-can = You can use this now.
number-label = A number from { $low } to { $high }
number-send = Choose
hint-title = New here
hint-seen = Got it
hint-clause = Rule { $clause }
hint-off = No more hints

connection-again = Connection lost. Reconnecting …
connection-offline = You are offline. The game is kept, and goes on when you are back.
notice-watching = { $count ->
    [0] You are watching.
    [one] You are watching.
   *[other] You are watching, with { $count } in the audience.
}
notice-bot-plays = A bot plays for { $name }.
notice-take-back = Take my seat back
notice-away = { $minutes ->
    [0] { $name } is away.
    [one] { $name } has been away for a minute.
   *[other] { $name } has been away for { $minutes } minutes.
}
notice-agree = Let a bot play for { $name }
notice-agreed = { $count ->
    [one] One player agrees so far.
   *[other] { $count } players agree so far.
}
notice-leaving = { $names } would like to give up this table.
notice-leave-too = Give up too

story-title = Story
story-log = Log
story-chat = Chat
story-rules = Rules
log-empty = Nothing has happened yet.
chat-empty = Nobody has said anything yet.
chat-mute = Mute
chat-words = Say something
chat-send = Send
chat-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}

menu-title = Table
menu-link = Link to this table
menu-give = Let a bot play for me
menu-give-about = You can take your seat back at any time.
menu-carry = Go on at another device
menu-carry-about = Makes a link that moves your seat there.
menu-carry-link = Open this on the other device within { $minutes } minutes
menu-abandon = Give up this table
menu-abandon-about = It ends for good once everybody agrees.
menu-leave = Leave
menu-leave-about = A bot goes on for you; without people the table ends.
menu-leave-open = Your seat becomes free again.
menu-lag = The table answers in { $ms } ms.
menu-keys = Keys: arrows go from choice to choice, Enter chooses, Escape goes back, Shift and arrows look around, ? tells why not.

hand-over-title = Pass the screen to { $names }
hand-over-about = Nobody else should look now.
hand-over-take = I am { $name }

over-title = The end
over-you = You win!
over-with = You win, with { $names }!
over-one = { $name } wins
over-shared = Shared victory: { $names }
over-nobody = Nobody wins
over-points = How it came about
over-winner = Winner
over-rematch = Rematch
over-join-rematch = Join the rematch
over-watch-rematch = Watch the rematch
over-replay = Replay

unshown-paused = This table is paused
unshown-paused-about = Something went wrong on our side. Everything played so far is kept.
unshown-void = This table was ended
unshown-abandoned = This table was given up
unshown-over = This game is over
unshown-playing = This game cannot be shown
unshown-about = You can start a new game at any time.

## Replay

replay-title = Replay
replay-back = One step back
replay-next = One step on
replay-play = Play
replay-pause = Pause
replay-at = { $at } of { $last }
replay-slider = Where in the game
replay-viewer = Seen by
replay-open = Everything open
replay-public = As a spectator
replay-seat = As { $name }
replay-download = Download the record
dice-good = The dice were fair
dice-bad = The dice do not fit
dice-about = { $chances ->
    [one] One roll or draw was computed anew from what was revealed at the end.
   *[other] { $chances } rolls and draws were computed anew from what was revealed at the end.
}
dice-commitment = Promised before the game (SHA-256 of the seed)
dice-words = Words of the seats
dice-seed = Seed, revealed at the end
dice-key = Key made from them

## Settings

settings-title = Settings
settings-me = You
settings-name = Name
settings-shape = Shape
settings-me-about = Counts from the next table on.
settings-language = Language
settings-theme = Colours
settings-theme-auto = As on this device
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Motion
settings-motion-auto = As on this device
settings-motion-off = Off
settings-sound = Sound
settings-hints = Hints for what is new
settings-notifications = Notify me when it is my turn
shape-circle = Circle
shape-square = Square
shape-triangle = Triangle
shape-diamond = Diamond
shape-pentagon = Pentagon
shape-hexagon = Hexagon

## When something is missing

state-waiting = One moment …
state-again = Try again
state-home = Start page
state-reload = Load again
missing-title = There is nothing at this address
broken-title = This page has a flaw. Your game is safe.
refused-unreached = The table cannot be reached right now.
